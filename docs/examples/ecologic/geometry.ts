import { engine, geometry } from '@rulewright/ecologic';

const { init } = engine;
const { coords } = geometry(init('seed').options);
console.log(coords.length); // 19
