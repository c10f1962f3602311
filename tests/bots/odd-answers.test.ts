import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewer } from '../support/depth.js';
import { answering, handWatch, last, ticMatch } from './tables.js';

// Players that answer with what only looks like a promise, or with anything.

const boom = (): never => {
  throw new Error('boom');
};
/** What `await` takes for a promise. */
const withThen = (then: unknown): object => Object.fromEntries([['then', then]]);

/** Nothing can be done with it, not even asked what it is. */
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('an answer that only looks like a promise', () => {
  const silent = withThen(() => {});
  const twoFaced = new Proxy(silent, { has: () => false });
  test.each<[string, () => unknown, string, string]>([
    ['an object whose then never comes', () => silent, 'time', 'no answer within 50 ms'],
    ['a function whose then never comes', () => Object.assign(() => {}, silent), 'time', 'no answer within 50 ms'],
    ['a proxy that hides its then', () => twoFaced, 'time', 'no answer within 50 ms'],
    ['a then that gives itself up', () => withThen(boom), 'error', 'boom'],
    [
      'a then that says no to nobody',
      () => withThen((_: unknown, no: () => void) => no()),
      'error',
      'undefined was thrown',
    ],
    ['a then that is no function', () => withThen(7), 'illegal', 'CORE-ACT.1 malformed'],
    [
      'a then that gives a silent one',
      () => withThen((give: (x: unknown) => void) => give(silent)),
      'time',
      'no answer',
    ],
    ['a promise of a function', () => Promise.resolve(() => {}), 'illegal', 'the answer holds a function'],
    ['a proxy that was revoked', revoked, 'error', "Cannot perform 'get' on a proxy that has been revoked"],
    ['a promise of a proxy that was revoked', async () => revoked(), 'error', "Cannot perform 'get' on a proxy"],
    [
      'an action with a proxy in it that was revoked',
      () => ({ type: 'mark', seat: 0, cell: revoked() }),
      'illegal',
      'revoked',
    ],
  ])('%s is a fault within its time, and leaves nothing behind', async (_, answer, kind, message) => {
    const left: unknown[] = [];
    const note = (reason: unknown): void => void left.push(reason);
    process.on('unhandledRejection', note);
    const { faults, end } = await ticMatch([answering(answer), last], { time: { move: 50, watch: handWatch() } });
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(faults).toEqual([
      { seat: 0, decision: 0, during: 'choose', kind, message: expect.stringContaining(message) },
    ]);
    expect({ end, left }).toEqual({ end: 'forfeit', left: [] });
  });

  test('whatever a player answers, the match ends within its time', async () => {
    const nasty = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
      fc.constantFrom(
        silent,
        Object.assign(() => {}, silent),
        Symbol('x'),
      ),
      fc.func(fc.anything()),
      fc.anything().map((value) => Promise.resolve(value)),
      fc.anything().map(withThen),
      fc.func(fc.anything()).map((then) => Object.assign(() => {}, withThen(then))),
    );
    const left: unknown[] = [];
    const note = (reason: unknown): void => void left.push(reason);
    process.on('unhandledRejection', note);
    await fc.assert(
      fc.asyncProperty(nasty, async (answer) => {
        const player = answering(() => answer);
        const { end, faults } = await ticMatch([player, last], { time: { move: 50, watch: handWatch() } });
        expect([end, faults.length]).toEqual(['forfeit', 1]);
      }),
      { numRuns: fewer(400, { day: 8 }), seed: 24 },
    );
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(left).toEqual([]);
  });
});
