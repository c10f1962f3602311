import { valuesFrom } from '@rulewright/bots';

console.log(valuesFrom([0, 0]), valuesFrom([Math.log(3), 0])[0]?.toFixed(2)); // [ 0.5, 0.5 ] 0.75
