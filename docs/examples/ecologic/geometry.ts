import { geometry, init } from '@rulewright/ecologic';

const { coords } = geometry(init('seed').options);
console.log(coords.length); // 19
