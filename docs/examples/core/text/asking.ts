import { asking } from '@rulewright/core/text';

console.log(asking('Do you agree?')); // {<ask}Do you agree?{>}
console.log(asking('P2 offers you a coin. {<ask}Do you agree?{>}')); // P2 offers you a coin. {<ask}Do you agree?{>}
