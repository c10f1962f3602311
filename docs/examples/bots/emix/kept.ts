import { kept, moodReader } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const mood = moodReader(engine.content)(state, 0);
const [card] = engine.content.cards;
if (card === undefined) throw new Error('a pack has cards');
console.log(kept(mood, card) >= 0); // true
