import { values } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const [mine = 0, theirs = 0] = values(engine)(engine.init('seed'));
console.log((mine + theirs).toFixed(3)); // 1.000
