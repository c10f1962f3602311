import { engine } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { connect, createSession } from '@rulewright/protocol';

const ecologic = { title: 'EcoLogic', engine, rules };
// a session in this process; usually it is a process or a socket
const session = createSession({ games: [ecologic] });
const { readable, writable } = new TransformStream<string, string>();
const writer = writable.getWriter();
const client = connect({
  input: readable,
  write: (text) => session.receive(text).then((answer) => void writer.write(`${answer}\n`)),
});
const { at } = await client.request('new', { game: 'ecologic', seed: 7 });
const [decision, actions] = await client.batch([
  ['decision', { at }],
  ['actions', { at }],
]);
console.log(decision?.kind, actions.length > 0); // setup-first true
client.close();
