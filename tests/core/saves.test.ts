import { InputError, type Replay } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { hush, spec } from '../games/hush.js';
import { draw } from '../games/hush-actions.js';
import { content } from '../games/hush-state.js';
import { issues } from './caught.js';

// Releases of Hush that might come: what each does with the saves and records of today's.

type Json = Record<string, unknown>;
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A whole game; which action is taken follows from the number of the decision. */
function play(engine: typeof hush, step: number) {
  const states = [engine.init('saves', { players: 3 })];
  const actions: ReturnType<typeof hush.legalActions>[number][] = [];
  for (let state = states[0]; state !== undefined; state = states[actions.length]) {
    const legal = engine.legalActions(state);
    const action = legal[(step * actions.length) % legal.length];
    if (action === undefined) break;
    actions.push(action);
    states.push(engine.apply(state, action));
  }
  return { states, actions, record: engine.record({ seed: 'saves', options: { players: 3 }, actions }) };
}
const { states, record } = play(hush, 5);
const [, , saved] = states;

/** Today's game with more in it. The types of tomorrow's are not written out: what counts is what is saved. */
type Change = { readonly [F in keyof typeof spec]?: unknown } & {
  readonly migrations?: unknown;
  readonly replaysFrom?: number;
  readonly olderOptions?: object;
};
const release = (change: Change): typeof hush => createEngine({ ...spec, ...change } as typeof spec);

const whole = z.int().check(z.minimum(0));
const widened = (schema: unknown, more: z.Fields) =>
  z.strictObject({ ...(schema as { shape: z.Fields }).shape, ...more });
const optionsWith = (more: z.Fields) => widened(spec.options, more);
const schemaWith = (more: z.Fields) => widened(spec.schema, more);
const calm = { options: optionsWith({ calm: z._default(z.boolean(), false) }) };
const noise = { schema: schemaWith({ noise: z._default(z.array(whole), []) }) };

describe('a release with a new option', () => {
  const next = release(calm);

  test('loads a save: the option has its default', () => {
    for (const state of states) {
      expect(next.validate(json(state))).toEqual([]);
      expect(next.load(json(state))).toEqual({ ...state, options: { ...state.options, calm: false } });
    }
  });

  test('replays a record, to the end and to any decision', () => {
    expect(next.replay(json(record))).toEqual({ ...states.at(-1), options: { ...record.options, calm: false } });
    expect(next.replay(json(record), 2)).toEqual(next.load(json(saved)));
  });

  test('gives older games the value that keeps them as they were, where it is another one', () => {
    const kept = release({ ...calm, olderOptions: { calm: true } });
    expect(kept.load(json(saved)).options).toEqual({ ...saved?.options, calm: true });
    expect(kept.replay(json(record)).options).toEqual({ ...record.options, calm: true });
    expect(kept.init(1).options).toEqual({ ...hush.init(1).options, calm: false });
    expect(kept.record({ seed: 1 }).options).toEqual({ ...hush.init(1).options, calm: false });
    const own = { ...json(saved), options: { ...saved?.options, calm: false } };
    expect(kept.load(own).options).toEqual(own.options);
  });

  test('still takes no position that lacks it: only what is loaded is filled in', () => {
    const found = [{ path: 'options.calm', message: 'expected false, found undefined: a state holds every option' }];
    expect(issues(() => next.legalActions(saved as never))).toEqual(found);
  });

  test('refuses a value that is none, with its path', () => {
    const odd = { ...json(saved), options: { ...saved?.options, calm: 3 } };
    expect(next.validate(odd)).toEqual([
      { path: 'options.calm', message: 'Invalid input: expected boolean, received number' },
    ]);
  });

  test('needs no players in a save that has none', () => {
    const { players: _, ...rest } = hush.init(1).options;
    expect(hush.load({ ...json(hush.init(1)), options: rest })).toEqual(hush.init(1));
  });
});

describe('a release with a new field of the state', () => {
  const setup = (start: Parameters<typeof spec.setup>[0]) => ({ ...spec.setup(start), noise: [] });
  const next = release({ ...noise, setup });

  test('loads a save: the field has its default', () => {
    for (const state of states) expect(next.load(json(state))).toEqual({ ...state, noise: [] });
  });

  test('replays a record: a state is the same with and without a field that has its default', () => {
    expect(next.replay(json(record))).toEqual({ ...states.at(-1), noise: [] });
    expect(play(next, 5).record).toEqual(record);
  });

  test('sees that a field has another value in the end', () => {
    const loud = release({ ...noise, setup: (start: never) => ({ ...setup(start), noise: [1] }) });
    expect(issues(() => loud.replay(json(record)))).toEqual([
      { path: 'final', message: `${play(loud, 5).record.final} was reached, the record says ${record.final}` },
    ]);
  });

  test('finds defaults at any depth, in every kind of schema', () => {
    const mute = z._default(whole, 0);
    const part = z.strictObject({ mute, kept: z.optional(whole) });
    const deep = (value: unknown) =>
      release({
        schema: schemaWith({
          box: z._default(
            z.strictObject({
              list: z.array(part),
              map: z.record(z.string(), part),
              pair: z.tuple([whole, part], part),
              one: z.union([
                whole,
                z.strictObject({ kind: z.literal('a'), mute }),
                z.strictObject({ kind: z.literal('b') }),
              ]),
              none: z.nullable(part),
              later: z.lazy(() => part),
            }),
            {} as never,
          ),
        }),
        setup: (start: never) => ({ ...spec.setup(start), box: value }),
      }).record({ seed: 1 }).final;
    const bare = { list: [{}], map: { x: {} }, pair: [1, {}, {}], one: { kind: 'a' }, none: {}, later: {} };
    const full = {
      list: [{ mute: 0 }],
      map: { x: { mute: 0 } },
      pair: [1, { mute: 0 }, { mute: 0 }],
      one: { kind: 'a', mute: 0 },
      none: { mute: 0 },
      later: { mute: 0 },
    };
    expect(deep(full)).toBe(deep(bare));
    for (const change of [
      { list: [{ mute: 1 }] },
      { map: { x: { mute: 1 } } },
      { pair: [1, { mute: 1 }, {}] },
      { pair: [1, {}, { mute: 1 }] },
      { one: { kind: 'a', mute: 1 } },
      { one: { kind: 'b' } },
      { none: { mute: 1 } },
      { none: null },
      { later: { mute: 1 } },
      { list: [{ kept: 0 }] },
    ])
      expect(deep({ ...full, ...change })).not.toBe(deep(bare));
  });
});

describe('a release with other rules', () => {
  /** Whoever draws pays a coin, unless the option says that it is free. */
  const dear = {
    ...draw,
    perform: ((turn, action, choice) => {
      const { options } = turn.state as { options: object };
      const coins = turn.state.coins[action.seat] ?? 0;
      if (!('drawing' in options && options.drawing === 'free')) turn.state.coins[action.seat] = Math.max(0, coins - 1);
      draw.perform(turn, action, choice);
    }) satisfies typeof draw.perform,
  };
  const turn = {
    ...spec.choices.turn,
    actions: spec.choices.turn.actions.map((each) => (each === draw ? dear : each)),
  };
  const other: Change = { rulesVersion: 2, choices: { ...spec.choices, turn } };
  const kept: Change = {
    ...other,
    options: optionsWith({ drawing: z._default(z.enum(['free', 'a-coin']), 'a-coin') }),
    replaysFrom: 1,
    olderOptions: { drawing: 'free' },
  };
  const { record: later, states: laterStates } = play(release(kept), 5);

  test('plays other games', () => {
    expect(laterStates.at(-1)?.coins).not.toEqual(states.at(-1)?.coins);
    expect(release(kept).replay(json(later))).toEqual(laterStates.at(-1));
  });

  test('brings a save to them by its migration', () => {
    const migrations = { 1: (save: Json) => ({ ...save, coins: (save.coins as number[]).map((count) => count + 1) }) };
    const expected = { ...saved, rulesVersion: 2, coins: saved?.coins.map((count) => count + 1) };
    expect(release({ ...other, migrations }).load(json(saved))).toEqual(expected);
  });

  test('takes several steps, each from one version to the next', () => {
    const step = (mark: number) => (save: Json) => ({ ...save, noise: [...((save.noise as number[]) ?? []), mark] });
    const migrations = { 1: step(1), 2: step(2), 3: step(3) };
    const fourth = release({ ...noise, rulesVersion: 4, migrations });
    expect(fourth.load(json(saved))).toEqual({ ...saved, rulesVersion: 4, noise: [1, 2, 3] });
    expect(fourth.load({ ...json(saved), rulesVersion: 3 })).toEqual({ ...saved, rulesVersion: 4, noise: [3] });
  });

  test('gives a migration a copy, and leaves the save alone', () => {
    const save = json(saved);
    const before = json(save);
    const migrations = { 1: (own: Json) => Object.assign(own, { coins: [9, 9, 9] }) };
    expect(release({ ...other, migrations }).load(save).coins).toEqual([9, 9, 9]);
    expect(save).toEqual(before);
  });

  test.each<[string, Change, unknown, string]>([
    [
      'without a migration',
      other,
      1,
      'found 1, expected 2: this release plays other rules and cannot bring a save of version 1 to them',
    ],
    [
      'without one of the steps',
      { ...other, rulesVersion: 3, migrations: { 1: (save: Json) => save } },
      1,
      'found 1, expected 3: this release plays other rules and cannot bring a save of version 2 to them',
    ],
    ['of a later release', {}, 2, 'found 2, expected at most 1: a later release wrote this save'],
    ['of no version', { ...other, migrations: {} }, '1', 'expected 2, found 1'],
    [
      'that its migration cannot read',
      {
        ...other,
        migrations: {
          1: () => {
            throw new TypeError('no coins');
          },
        },
      },
      1,
      'a save of version 1 could not be brought to version 2: no coins',
    ],
    [
      'of which a migration makes what is not JSON',
      { ...other, migrations: { 1: (save: Json) => ({ ...save, coins: () => 1 }) } },
      1,
      'a save of version 1 could not be brought to version 2: not JSON\n  coins: function is not JSON',
    ],
  ])('refuses a save %s with a sentence', (_, change, rulesVersion, message) => {
    const save = { ...json(saved), rulesVersion };
    expect(release(change).validate(save)).toEqual([{ path: 'rulesVersion', message }]);
    expect(issues(() => release(change).load(save))).toEqual([{ path: 'rulesVersion', message }]);
  });

  test('checks what a migration makes', () => {
    const migrations = { 1: (save: Json) => ({ ...save, coins: [1] }) };
    expect(release({ ...other, migrations }).validate(json(saved))).toEqual([
      { path: 'coins', message: 'broken: every seat has coins, a hand and a stake' },
    ]);
  });

  test('replays a record of the old ones through an option that keeps them', () => {
    const end = release(kept).replay(json(record));
    expect(end).toEqual({ ...states.at(-1), rulesVersion: 2, options: { ...record.options, drawing: 'free' } });
    expect(release(kept).replay(json(record), 2)).toMatchObject({ coins: saved?.coins, hands: saved?.hands });
  });

  test('may keep its states in another form: the end is not compared with what it was', () => {
    const noisy: Change = { ...kept, ...noise, setup: (start: never) => ({ ...spec.setup(start), noise: [1] }) };
    expect(release(noisy).replay(json(record))).toMatchObject({ noise: [1], coins: states.at(-1)?.coins });
    for (const change of [{ asked: record.final }, { outcome: null }])
      expect(issues(() => release(noisy).replay({ ...json(record), ...change })).map(({ path }) => path)).toEqual(
        Object.keys(change),
      );
  });

  test.each<[string, Change, Partial<Replay>, string]>([
    [
      'no option that keeps them',
      other,
      {},
      'record is of 1: this release plays other rules, and no option keeps the old ones',
    ],
    ['options for later ones only', { ...kept, rulesVersion: 3, replaysFrom: 2 }, {}, 'this release plays other rules'],
    ['a version of its own that is older', {}, { rulesVersion: 7 }, 'the record is of 7: a later release wrote it'],
  ])('refuses a record with a sentence when it has %s', (_, change, odd, message) => {
    for (const decisions of [undefined, 0])
      expect(issues(() => release(change).replay({ ...json(record), ...odd }, decisions))).toEqual([
        { path: 'rulesVersion', message: expect.stringContaining(message) },
      ]);
  });

  test('refuses a record that an option does not keep after all', () => {
    const pretence = { ...kept, olderOptions: { drawing: 'a-coin' } };
    expect(() => release(pretence).replay(json(record))).toThrow(InputError);
  });
});

describe('a corrected pack', () => {
  const [first, ...others] = content.base.cards;
  const corrected = { ...content.base, cards: [{ ...first, provenance: 'attested' }, ...others] };
  const identity = ({ id, cards }: typeof content.base) => ({
    id,
    cards: cards.map(({ provenance: _, ...card }) => card),
  });
  const today = release({ content: { ...content, identity } });
  const next = createEngine({ ...spec, content: { ...content, identity } }, { content: corrected });
  const { states: played, record: recorded } = play(today, 5);

  test('refuses nothing when the rules read the same', () => {
    expect(next.contentName).toBe(today.contentName);
    expect(next.load(json(played[2]))).toEqual(played[2]);
    expect(next.replay(json(recorded))).toEqual(played.at(-1));
  });

  test('is another one when the rules read something else', () => {
    const changed = { ...content.base, cards: [{ ...first, count: 9 }, ...others] };
    const other = createEngine({ ...spec, content: { ...content, identity } }, { content: changed });
    expect(issues(() => other.load(json(played[2]))).map(({ path }) => path)).toEqual(['content']);
    expect(issues(() => other.replay(json(recorded))).map(({ path }) => path)).toEqual(['content']);
  });
});
