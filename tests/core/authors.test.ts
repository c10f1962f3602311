import { at, EngineBug, InputError } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { numbers, upTo, whole } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { caught } from './caught.js';

// What an author's code throws is a bug of the handler that has thrown it, never of the state or the action.

type Fault =
  | 'setup'
  | 'candidates'
  | 'check'
  | 'perform'
  | 'task'
  | 'outcome'
  | 'answer'
  | 'complete'
  | 'stuck'
  | 'none';

/** Each of two players takes a stone; one handler is broken. */
function broken(fault: Fault) {
  const oops = (handler: Fault): void => {
    if (fault === handler) throw new TypeError(`${handler} has crashed`);
  };
  const { action, refuse, query, create } = smallGame({
    id: 'broken',
    players: 2,
    state: { left: whole, hands: numbers },
    tasks: { count: {} },
    choices: { turn: {} },
    rules: { 'BRK-1': 'Take a stone.' },
    refusals: { none: 'There is none.' },
  });
  const take = action('take', {
    during: ['turn'],
    fields: { stones: upTo(1) },
    candidates(_, seat, offer) {
      oops('candidates');
      offer({ type: 'take', seat, stones: 1 });
    },
    check({ state }) {
      oops('check');
      return state.left > 0 && fault !== 'stuck' ? undefined : refuse('BRK-1', 'none');
    },
    perform({ state, queue }, { seat }) {
      oops('perform');
      state.left--;
      queue({ kind: 'count' });
      if (seat === 0) queue({ kind: 'turn', seat: 1 });
    },
  });
  return create({
    setup() {
      oops('setup');
      return { left: 2, hands: [], agenda: [{ kind: 'turn', seat: 0 }] };
    },
    tasks: { count: () => oops('task') },
    choices: { turn: { rule: 'BRK-1', actions: [take] } },
    queries: {
      left: query([], ({ state }) => {
        oops('answer');
        return state.left;
      }),
      hand: query([whole], ({ state }, seat) => at(state.hands, seat)),
    },
    outcome({ state }) {
      oops('outcome');
      return byScore([state.left, 0], 'taken');
    },
    secrets: {
      zones: {},
      pools: () => ({}),
      complete() {
        oops('complete');
        return true;
      },
    },
  });
}
type Broken = ReturnType<typeof broken>;

const take = (seat: number) => ({ type: 'take', seat, stones: 1 }) as const;
const played = (engine: Broken) => engine.apply(engine.apply(engine.init(1), take(0)), take(1));

function blame(work: () => unknown): EngineBug {
  const error = caught(work);
  expect(error).toBeInstanceOf(EngineBug);
  return error as EngineBug;
}

describe('what an author\u2019s handler throws names it, its record and its rule, and keeps the cause', () => {
  test.each<[Fault, string, (engine: Broken) => unknown]>([
    ['setup', 'setup', (engine) => engine.init(1)],
    ['candidates', 'candidates of take at turn (BRK-1)', (engine) => engine.legalActions(engine.init(1))],
    ['check', 'check of take at turn (BRK-1)', (engine) => engine.legalActions(engine.init(1))],
    ['check', 'check of take at turn (BRK-1)', (engine) => engine.apply(engine.init(1), take(0))],
    ['perform', 'perform of take at turn (BRK-1)', (engine) => engine.apply(engine.init(1), take(0))],
    ['perform', 'perform of take at turn (BRK-1)', (engine) => engine.simulate(engine.init(1)).apply(take(0))],
    ['perform', 'perform of take at turn (BRK-1)', (engine) => engine.simulate(engine.init(1)).playout('uniform')],
    ['task', 'task of count', (engine) => engine.step(engine.init(1), take(0))],
    ['task', 'task of count', (engine) => engine.chanceOutcomes(engine.init(1), take(0))],
    ['outcome', 'outcome', (engine) => engine.outcome(played(engine))],
    ['answer', 'answer of left', (engine) => engine.ask(engine.init(1)).left()],
    ['complete', 'complete', (engine) => engine.determinize(engine.view(engine.init(1), 0), 1)],
  ])('%s: %s', (fault, place, work) => {
    const bug = blame(() => work(broken(fault)));
    expect(bug.message).toBe(`${place} failed: ${fault} has crashed`);
    expect(bug.cause).toBeInstanceOf(TypeError);
    expect((bug.cause as Error).stack).toContain('authors.test.ts');
  });

  test('as data too', () => {
    const engine = broken('perform');
    const failed = { handler: 'perform', of: 'take', item: 'turn', rule: 'BRK-1' };
    expect(blame(() => engine.apply(engine.init(1), take(0))).failed).toEqual(failed);
  });
});

test('a playout that is stuck says which choice has no answer', () => {
  const engine = broken('stuck');
  const stuck = 'turn (BRK-1) has no answer: seat 0 has no legal action';
  expect(blame(() => engine.simulate(engine.init(1)).playout('uniform')).message).toBe(stuck);
  const policy = { consider: () => {}, weightOfType: () => 1, weightOf: () => 1 };
  expect(blame(() => engine.simulate(engine.init(1)).playout(policy)).message).toBe(stuck);
});

test('a question without an answer is no end of the game: whoever asks what is legal is told, with a code of its own', () => {
  const engine = broken('stuck');
  const state = engine.init(1);
  for (const ask of [() => engine.legalActions(state), () => engine.legalActions(state, 0)])
    expect(blame(ask)).toMatchObject({
      code: 'stuck',
      message: 'turn (BRK-1) has no answer: seat 0 has no legal action',
    });
  expect(engine.legalActions(state, 1)).toEqual([]);
  expect(new EngineBug('anything else').code).toBe('fault');
  expect(new InputError('no state').code).toBe('input');
});

describe('what a caller gives is the caller\u2019s', () => {
  test('data that is no state, even where a handler stumbles over it', () => {
    const { left: _, ...rest } = broken('none').init(1);
    expect(caught(() => broken('check').legalActions(rest as never))).toBeInstanceOf(InputError);
  });

  test('an action of a simulation that is none', () => {
    const engine = broken('none');
    expect(caught(() => engine.simulate(engine.init(1)).apply({ type: 'fly' } as never))).toBeInstanceOf(InputError);
  });

  test('a question about what is not there', () => {
    const engine = broken('none');
    const error = caught(() => engine.ask(engine.init(1)).hand(7));
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).cause).toBeInstanceOf(EngineBug);
  });
});
