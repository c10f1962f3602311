import { fields } from '@rulewright/bots/euphoria';
import { engine } from '@rulewright/euphoria';

// how many numbers a field can hold, and words that are no ids of the content
const { ranges, words = [] } = fields(engine.init('seed', { players: 3 }).options);
console.log(ranges, words.includes('morale')); // { partner: 3 } true
