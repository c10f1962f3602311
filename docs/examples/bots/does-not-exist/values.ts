import { values } from '@rulewright/bots/does-not-exist';
import { engine } from '@rulewright/does-not-exist';

const [mine = 0, theirs = 0] = values(engine)(engine.init('seed'));
console.log((mine + theirs).toFixed(3)); // 1.000
