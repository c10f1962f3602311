import type { PlayoutPolicy, Seat } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { type LabRecord, type LabState, lab, open } from '../games/lab.js';
import { magpie } from '../games/magpie.js';
import { fewer } from '../support/depth.js';
import { issues } from './caught.js';

type LabAction = ReturnType<typeof lab.legalActions>[number];
type LabPolicy = PlayoutPolicy<LabState, LabAction> & { readonly seen: string[] };

/** Weights by type and by word; it keeps what it was asked. */
function leaning(types: Record<string, number>, words: Record<string, number> = {}): LabPolicy {
  const seen: string[] = [];
  return {
    seen,
    consider: ({ log }, seat) => seen.push(`${seat} after ${log.length}`),
    weightOfType: (type) => {
      seen.push(type);
      return types[type] ?? 1;
    },
    weightOf: (action) => {
      if (action.type === 'pass') return 1;
      seen.push(action.word);
      return words[action.word] ?? 1;
    },
  };
}

const ask = (...words: string[]): LabRecord => ({ kind: 'ask', seat: 0, words: [words] });
const round = (...words: string[]): LabRecord => ({ kind: 'round', seat: -1, left: [0], words: [words] });
/** What was done by a playout from these records. */
function played(policy: LabPolicy | 'uniform', seed: string, ...agenda: LabRecord[]): string {
  const simulation = lab.simulate(open(...agenda), seed);
  simulation.playout(policy);
  return simulation.state.log.join(', ');
}
/** In how many of all playouts each log comes. */
function shares(policy: LabPolicy | 'uniform', ...agenda: LabRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const playouts = fewer(3000, { day: 6 });
  for (let i = 0; i < playouts; i++) {
    const log = played(policy, `${i}`, ...agenda);
    counts[log] = (counts[log] ?? 0) + 1 / playouts;
  }
  return counts;
}

describe('a playout by weights', () => {
  test('draws the type first, then an action of that type', () => {
    const share = shares(leaning({ say: 1, pass: 3 }, { yes: 1, no: 4 }), round('yes', 'no'));
    expect(Object.keys(share).sort()).toEqual(['0 no', '0 passes', '0 yes']);
    expect(share['0 passes']).toBeCloseTo(0.75, 1);
    expect(share['0 no']).toBeCloseTo(0.2, 1);
    expect(share['0 yes']).toBeCloseTo(0.05, 1);
  });

  test.each([
    ['never takes a type of weight 0 while there is another', { say: 0 }, {}, ['0 passes']],
    ['never takes an action of weight 0 while there is another of its type', { pass: 0 }, { no: 0 }, ['0 yes']],
    ['takes any where all weigh 0', { say: 0, pass: 0 }, { yes: 0, no: 0 }, ['0 no', '0 passes', '0 yes']],
  ] as const)('%s', (_, types, words, logs) => {
    expect(Object.keys(shares(leaning(types, words), round('yes', 'no'))).sort()).toEqual(logs);
  });

  test('takes another type when the one that was drawn has no legal action', () => {
    // who has no word may only pass, though to say something is all that the weights want
    const dumb: LabRecord = { kind: 'round', seat: 0, left: [], words: [[]] };
    expect(Object.keys(shares(leaning({ say: 9, pass: 0 }), dumb))).toEqual(['0 passes']);
  });

  test('weighs only what has to be drawn', () => {
    const policy = leaning({});
    // one type, one word; one type, two words; two types, of which one is drawn
    played(policy, 'a', ask('go'), ask('yes', 'no'));
    expect(policy.seen).toEqual(['0 after 0', '0 after 1', 'yes', 'no']);
    const other = leaning({ pass: 0 });
    played(other, 'a', round('yes', 'no'));
    expect(other.seen).toEqual(['0 after 0', 'say', 'pass', 'yes', 'no']);
  });

  test('is by itself where a choice is forced', () => {
    const policy = leaning({});
    const must: LabRecord = { kind: 'must', seat: 0, words: [['go']] };
    expect(played(policy, 'a', ask('on'), must)).toBe('0 on, 0 go');
    expect(policy.seen).toEqual(['0 after 0']);
  });

  test('asks sealed seats one after the other', () => {
    const policy = leaning({});
    const vote: LabRecord = {
      kind: 'vote',
      asked: [0, 1],
      waiting: [0, 1],
      sealed: [],
      words: [['a'], ['b']],
    };
    expect(played(policy, 'a', vote)).toBe('0 a, 1 b, revealed, counted');
    expect(policy.seen).toEqual(['0 after 0', '1 after 0']);
  });

  test.each([[-1], [Number.NaN], [Number.POSITIVE_INFINITY], ['heavy']])('refuses the weight %s', (weight) => {
    const bad = { ...leaning({}), weightOf: () => weight as number };
    expect(issues(() => lab.simulate(open(ask('yes', 'no'))).playout(bad))).toEqual([
      { path: '', message: `${weight}` },
    ]);
  });
});

describe('a uniform playout', () => {
  test('takes each action as often as the next, whatever its type', () => {
    const share = shares('uniform', round('yes', 'no'));
    for (const log of ['0 no', '0 passes', '0 yes']) expect(share[log]).toBeCloseTo(1 / 3, 1);
  });
});

const even: PlayoutPolicy<object, object> = { consider: () => {}, weightOfType: () => 1, weightOf: () => 1 };

describe.each([
  ['uniform', 'uniform'],
  ['weighted', even],
] as const)('any playout (%s)', (_, policy) => {
  const start = hush.init('played on', { players: 3 });

  test('stops after so many decisions, and gives how many it took', () => {
    const whole = hush.simulate(start, 'a');
    const decisions = whole.playout(policy);
    expect(whole.outcome()).toBeDefined();
    expect(whole.playout(policy)).toBe(0);

    const parts = hush.simulate(start, 'a');
    expect(parts.playout(policy, 0)).toBe(0);
    expect(parts.state).toEqual(hush.reseed(start, 'a'));
    expect(parts.playout(policy, 4)).toBe(4);
    expect(hush.validate(parts.state)).toEqual([]);
    expect(parts.playout(policy, 10_000)).toBe(decisions - 4);
    expect(parts.state).toEqual(whole.state);
  });

  test('depends on the generator of the simulation alone', () => {
    const end = (seed: string) => {
      const simulation = hush.simulate(start, seed);
      simulation.playout(policy);
      return simulation.state;
    };
    expect(end('a')).toEqual(end('a'));
    expect(end('a')).not.toEqual(end('b'));
  });

  test('leaves a simulation that goes on like any other', () => {
    const simulation = hush.simulate(start, 'a');
    simulation.playout(policy, 7);
    expect(simulation.legalActions()).toEqual(hush.legalActions(hush.load(simulation.state)));
    const [action] = simulation.legalActions();
    if (action === undefined) throw new Error('the game is over');
    const after = hush.apply(hush.load(simulation.state), action);
    simulation.apply(action);
    expect(simulation.state).toEqual(after);
    expect(simulation.playout(policy, 3)).toBe(3);
  });

  test('uses up scripted draws for what the rules draw, not for its own choices', () => {
    const roll: LabRecord = { kind: 'roll', sides: 6 };
    const state = lab.scriptDraws(open(ask('yes', 'no'), roll, ask('yes', 'no'), roll), [2, 5], true);
    const simulation = lab.simulate(state);
    expect(simulation.playout(policy)).toBe(2);
    expect(simulation.state.log.filter((entry) => typeof entry === 'number')).toEqual([2, 5]);
    expect(simulation.state.rng.script).toEqual([]);
  });
});

test('a policy gets the seat that is asked, the live position and the questions about it', () => {
  const simulation = hush.simulate(hush.init('asked', { players: 3 }));
  const asked: Seat[] = [];
  const expected: Seat[] = [];
  const decisions = simulation.playout({
    consider: (position, seat, ask) => {
      expect(position).toBe(simulation.state);
      expect(ask).toBe(simulation.ask());
      asked.push(seat);
      expected.push(simulation.deciders()[0] ?? -1);
    },
    weightOfType: () => 1,
    weightOf: () => 1,
  });
  expect(asked).toEqual(expected);
  expect(asked).toHaveLength(decisions);
});

test('a simulation answers the questions of its game as the engine does, at every moment', () => {
  const simulation = magpie.simulate(magpie.init('asked', { players: 3 }));
  const ask = simulation.ask();
  const copy = simulation.clone();
  const before = ask.left();
  while (simulation.playout('uniform', 1) === 1) {
    const engine = magpie.ask(simulation.state);
    expect(ask.left()).toBe(engine.left());
    for (const seat of [0, 1, 2]) expect(ask.worth(seat)).toBe(engine.worth(seat));
  }
  expect(ask.left()).not.toBe(before);
  expect(copy.ask().left()).toBe(before);
});
