import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';

const text = createText(engine, { seats: (seat) => ['Ann', 'Ben'][seat] ?? `player ${seat}` });
const state = engine.init('seed', { players: 2 });
const seen = engine.view(state, engine.deciders(state)[0] ?? 0);
console.log(text.question(seen).short.length > 0); // true
const [action] = engine.legalActions(seen);
if (action === undefined) throw new Error('the game is over');
console.log(text.action(seen, action).label.length > 0); // true
