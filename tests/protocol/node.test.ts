import { match, uniform } from '@rulewright/bots';
import { isInputError, isRuleError } from '@rulewright/core';
import { describe, expect, test, vi } from 'vitest';
import { isProtocolError, serve } from '../../packages/protocol/src/index.js';
import { type ProgramSettings, program, startServer } from '../../packages/protocol/src/node.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull } from '../support/depth.js';
import { SERVER } from '../support/modules.js';
import { gone } from '../support/running.js';
import { clientOn, games, Pipe } from './served.js';

/** A program of a few lines: `tell` is called with each message and gives what it answers. */
const written = (tell: string): readonly string[] => [
  process.execPath,
  '--eval',
  `process.stderr.write('pid ' + process.pid + '\\n');
   require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
     const { id, method, params } = JSON.parse(line);
     const result = (${tell})(method, params);
     if (id !== undefined && result !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
   });`,
];
const FIRST = `(method) => (method === 'hello' ? { protocol: 1 } : { choice: 0 })`;

async function played(command: string | readonly string[], settings: ProgramSettings = {}) {
  let heard = '';
  const onError = (text: string): void => {
    heard += text;
  };
  const seat = program(ticTacToe, command, { ...settings, onError });
  const result = await match(ticTacToe, [seat, uniform(ticTacToe)], { seed: 'node' });
  return { ...result, pid: Number(/pid (\d+)/.exec(heard)?.[1]) };
}

/** Waits until there is no such process. */
async function ended(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(0);
  await gone(pid);
}

describe('A program', () => {
  test('plays a match, and is gone after it', async () => {
    const { end, faults, pid } = await played(written(FIRST));
    expect({ end, faults }).toEqual({ end: 'game-over', faults: [] });
    await ended(pid);
  });

  test('that has ended keeps nobody waiting for the time that it had for it', async () => {
    const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    const { pid } = await played(written(FIRST), { grace: 3_600_000 });
    await ended(pid);
    const timer = set.mock.results[set.mock.calls.findIndex(([, after]) => after === 3_600_000)]?.value;
    expect(timer).toBeDefined();
    await expect.poll(() => clear.mock.calls.map(([each]) => each)).toContain(timer);
    set.mockRestore();
    clear.mockRestore();
  });

  test('that does not end by itself is killed', async () => {
    const { faults, pid } = await played(written(`(setInterval(() => {}, 1000), ${FIRST})`), { grace: 10 });
    expect(faults).toEqual([]);
    await ended(pid);
  });

  test.each([
    ['crashes', `() => { throw new Error('I am lost'); }`, 'start', /has ended with exit code 1: Error: I am lost$/],
    ['leaves', `() => process.exit(0)`, 'start', /has ended with exit code 0/],
    ['leaves later', `(m) => (m === 'hello' ? { protocol: 1 } : process.exit(3))`, 'choose', /exit code 3/],
    ['is silent', '() => undefined', 'start', /no answer to hello within 300 ms/],
  ])('that %s is at fault, and gone', async (_, tell, during, message) => {
    const patience = tell.includes('undefined') ? 300 : 60_000;
    const { faults, pid, end } = await played(written(tell), { patience });
    expect(end).toBe('forfeit');
    expect(faults).toEqual([{ seat: 0, decision: 0, during, kind: 'error', message: expect.stringMatching(message) }]);
    if (patience > 300) await ended(pid);
  });

  test('that cannot be started is at fault', async () => {
    const { faults } = await played('no-such-program --flag');
    expect(faults).toMatchObject([
      { during: 'start', message: expect.stringMatching(/no-such-program could not be started/) },
    ]);
  });

  test('is named by a command that is not empty', () => {
    for (const command of ['', '   ', [], ['']]) expect(() => program(ticTacToe, command)).toThrow('no command');
  });
});

describe('A client in TypeScript', () => {
  test('plays a game on a server that it has started', inFull, async () => {
    const client = startServer(SERVER);
    const { at } = await client.request('new', { game: 'ecologic', seed: 'client' });
    for (let i = 0; i < 5; i++) await client.request('apply', { at, choice: 0 });
    const [actions, { outcome }] = await client
      .batch([
        ['actions', { at }],
        ['explain', { at, action: null }],
      ])
      .then(([list, why]) => [list, { outcome: why }] as const);
    expect(actions.length).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ rule: 'CORE-ACT.1' });
    client.close();
    await expect(client.request('games')).rejects.toThrow('closed');
  });

  test('gets the errors of the engine, of the protocol, and of a connection that ends', async () => {
    const [to, from] = [new Pipe(), new Pipe()];
    const served = serve({ input: to, write: (text) => from.write(text) }, { games, limits: { handles: 1 } });
    const client = clientOn(to, from);
    const { at } = await client.request('new', { game: 'ecologic', seed: 'errors' });
    const illegal = client.request('apply', { at, action: { type: 'pass', seat: 0 } });
    expect(await caught(illegal)).toSatisfy(isRuleError);
    expect(await caught(illegal)).toMatchObject({ violation: { rule: 'ECO-AUC.4', code: 'not-asked' } });
    const wrong = await caught(client.request('new', { game: 'go', seed: 1 }));
    expect(wrong).toSatisfy(isInputError);
    expect(wrong).toMatchObject({ summary: 'not a game of this server', issues: [{ path: 'game' }] });
    const beyond = await caught(client.request('copy', { at: at as number }));
    expect(beyond).toSatisfy(isProtocolError);
    expect(beyond).toMatchObject({ code: 3, data: { limit: 'handles', most: 1 } });
    await expect(client.batch([])).resolves.toEqual([]);
    await expect(client.batch([['hello'], ['copy', { at: 1 }]])).rejects.toThrow('handles');
    from.close();
    await expect(client.request('games')).rejects.toThrow('ended');
    to.close();
    await served;
  });
});

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
