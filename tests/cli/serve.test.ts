import { writeFileSync } from 'node:fs';
import { net } from '@rulewright/bots/ecologic/net';
import { expect, test } from 'vitest';
import { linesOf, rulewright, scratch } from './console.js';

const hello = '{"jsonrpc":"2.0","id":1,"method":"hello"}\n';

test('serve answers a message a line until the input ends, with the limits of the command line', async () => {
  const { code, out, err } = await rulewright(['serve', '--limit', 'handles=3', '--limit', 'message=50'], undefined, [
    hello,
    'nonsense\n',
    `${' '.repeat(51)}\n`,
    hello.trimEnd(),
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [first, nonsense, long, last] = linesOf(out).map((line) => JSON.parse(line));
  expect(first).toMatchObject({ id: 1, result: { protocol: 1, limits: { handles: 3, message: 50, batch: 10_000 } } });
  expect(nonsense).toMatchObject({ id: null, error: { code: -32700 } });
  expect(long).toMatchObject({ id: null, error: { code: 3, data: { limit: 'message', most: 50 } } });
  expect(last).toEqual(first);
});

test('serve --net takes a file that holds a net, and tells of any other before it serves', async () => {
  const folder = scratch();
  writeFileSync(`${folder}/record.json`, '{"game":"ecologic"}');
  const { code, out, err } = await rulewright(['serve', '--net', `${folder}/record.json`]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^rulewright: .*record\.json: no net: format: another format than 1; [^\n]*\n$/);
  writeFileSync(`${folder}/net.json`, JSON.stringify(net));
  const served = await rulewright(['serve', '--net', `${folder}/net.json`], undefined, [hello]);
  expect([served.code, served.err]).toEqual([0, '']);
});

test.each([
  ['handles', 'limit "handles" is not of the form name=number'],
  ['handles=many', 'limit "handles=many" is not of the form name=number'],
  ['handles=0', '--limit "0" is not a whole number from 1 to 1099511627776'],
  ['hands=3', 'no limit is called hands: did you mean handles?'],
])('serve --limit %s is used wrongly', async (limit, complaint) => {
  expect(await rulewright(['serve', '--limit', limit])).toEqual({
    code: 2,
    out: '',
    err: `rulewright: ${complaint}\n`,
  });
});

test('programs take part in an arena in this process, and not in its threads', async () => {
  const players = '"no-such-program --flag",uniform';
  const { code, out } = await rulewright(['arena', 'ecologic', '--players', players, '--games', '1', '--json']);
  expect(code).toBe(0);
  const { faults } = JSON.parse(out);
  expect(faults[0]).toMatchObject({ during: 'start', message: expect.stringContaining('could not be started') });
  const args = ['arena', 'ecologic', '--players', players, '--workers', '2'];
  expect(await rulewright(args)).toMatchObject({
    code: 2,
    err: 'rulewright: programs are processes of their own: they play without --workers\n',
  });
});
