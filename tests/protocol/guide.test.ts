import { readFileSync } from 'node:fs';
import { createSession } from '@rulewright/protocol';
import { describe, expect, test } from 'vitest';
import { methods } from '../../packages/protocol/src/methods.js';
import { playerMessages } from '../../packages/protocol/src/player-messages.js';
import { exchanged, GUIDE, guide } from './reference.js';
import { games } from './served.js';
import { shortened } from './shortened.js';

const text = readFileSync(GUIDE, 'utf8');
const [handWritten = ''] = text.split('## Reference');

/** The lines of a block that begin with an arrow. */
const messagesIn = (block: string) =>
  [...block.matchAll(/^([→←]) (.*)$/gm)].map(([, arrow, json = '']) => ({ arrow, json: JSON.parse(json) }));
const [dialogue = '', table = ''] = [...handWritten.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, block]) => block);

describe('The guide to the protocol', () => {
  test('has the reference that the table of methods gives: npm run docs -- protocol', async () => {
    expect(await guide()).toBe(text);
  });

  test('shows a dialogue that a server holds, word for word', async () => {
    const session = createSession({ games });
    const messages = messagesIn(dialogue);
    expect(messages).toHaveLength(8);
    for (let i = 0; i < messages.length; i += 2) {
      const answer = await session.receive(JSON.stringify(messages[i]?.json));
      expect(JSON.parse(answer ?? '')).toEqual(messages[i + 1]?.json);
    }
  });

  test('shows what a player is sent, with the fields of the table', () => {
    const asked = messagesIn(table).filter(({ arrow }) => arrow === '→');
    expect(asked.map(({ json }) => json.method)).toEqual(Object.keys(playerMessages));
    for (const { json } of asked) {
      const { params } = playerMessages[json.method as keyof typeof playerMessages];
      expect(Object.keys(json.params)).toEqual(Object.keys(params.def.shape));
    }
  });

  test('has an example of every method, which is answered by a result that fits', async () => {
    const exchanges = await exchanged();
    expect([...exchanges.keys()]).toEqual(Object.keys(methods));
    for (const [name, { answer }] of exchanges) {
      expect({ name, error: answer.error }).toEqual({ name, error: undefined });
      expect(methods[name as keyof typeof methods].result.safeParse(answer.result).success).toBe(true);
    }
  });

  test('lists every limit and every code of an error', async () => {
    for (const code of [1, 2, 3, -32700, -32600, -32601, -32602, -32603])
      expect(handWritten).toContain(`| ${String(code).replace('-', '−')} |`);
  });
});

test.each([
  ['short', 'short'],
  ['a long text that is cut', 'a long text that is c…'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], ['…']],
  [
    { a: 1, b: 'x'.repeat(50) },
    { a: 1, b: '…' },
  ],
])('%j is shortened to %j', (value, short) => {
  expect(shortened(value, 21)).toEqual(short);
});
