import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';

const text = createText(engine, { seats: (seat) => ['Ann', 'Ben'][seat] ?? `player ${seat}` });
const seen = engine.view(engine.init('seed', { players: 2 }), 0);
const [action] = engine.legalActions(seen);
console.log(text.question(seen).length > 0); // true
if (action !== undefined) console.log(text.action(seen, action).length > 0); // true
