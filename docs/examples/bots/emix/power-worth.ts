import { moodReader, powerWorth } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const mood = moodReader(engine.content)(state, 0);
const power = engine.content.cards.find(({ type }) => type === 'power');
if (power === undefined) throw new Error('a pack has powers');
console.log(Number.isFinite(powerWorth(mood, power, 0))); // true
