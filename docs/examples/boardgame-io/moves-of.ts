import { movesOf } from '@rulewright/boardgame-io';
import { engine } from '@rulewright/ecologic';

// a client of boardgame.io, or the props of its board; here one that keeps what is sent
const sent: unknown[] = [];
const client = { moves: { act: (action: unknown) => void sent.push(action) } };
movesOf(engine, client).act({ type: 'pass', seat: 0 });
console.log(sent); // [ { type: 'pass', seat: 0 } ]
