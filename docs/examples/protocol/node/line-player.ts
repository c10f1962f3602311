import { match, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';
import { linePlayer } from '@rulewright/protocol/node';

/** The other end of a stream: a program that takes the first action each time. */
function open() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const write = (line: string) => {
    const { id, method } = JSON.parse(line);
    const result = method === 'hello' ? { protocol: 1 } : { choice: 0 };
    if (id !== undefined) void writer.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
  };
  return { input: readable, write };
}
const { end, faults } = await match(engine, [linePlayer(engine, open), uniform(engine)], { seed: 7, limit: 20 });
console.log(end, faults); // limit []
