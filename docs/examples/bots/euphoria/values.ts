import { values } from '@rulewright/bots/euphoria';
import { engine } from '@rulewright/euphoria';

const [mine = 0, theirs = 0] = values(engine)(engine.init('seed'));
console.log((mine + theirs).toFixed(3)); // 1.000
