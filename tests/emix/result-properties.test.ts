import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { harvesting, ownPower } from './phases.js';
import { activate, give, type Options, pool, row, type State, setPool } from './table.js';

// EMX-RES.1: the Result properties, step 1 of a Result turn.

const [A, B, C] = [0, 1, 2];

/** A hand of five that needs no refill. */
const FIVE = ['joy', 'joy', 'anger', 'anger', 'memory'] as const;

/** A harvests with five cards in hand. */
const full = (recipe: (state: State) => void, options: Options = {}) =>
  harvesting((state) => {
    give(state, A, ...FIVE);
    recipe(state);
  }, options);

const applied = (t: ReturnType<typeof harvesting>): string[] =>
  t.events.flatMap((event) => (event.type === 'property-applied' ? [`${event.card} → ${event.target}`] : []));

describe('step 1: Result properties', () => {
  const double = ownPower('double', 'result self: gain pos all', { limit: 2 });
  const three = ownPower('three', 'result self: gain pos 3');
  const purge = ownPower('purge', 'result self: discardPower 1');
  const comfort = ownPower('comfort', 'result other: take neg 2');
  const feed = ownPower('feed', 'result all: gain neg 1');
  const customCards = [double, three, purge, comfort, feed];

  rule.each(
    ['EMX-RES.1', 'EMX-APP.2', 'EMX-R8'],
    'applies each card at its own place, from left to right',
    [
      { powers: ['double', 'three'], result: 2 + 3 },
      { powers: ['three', 'double'], result: 8 },
      { powers: ['double', 'double', 'three'], result: 7 },
      { powers: ['double', 'three', 'double'], result: 10 },
      { powers: ['love', 'charisma', 'double', 'wisdom'], result: 2 },
    ],
    ({ powers, result }) => {
      const t = full(
        (state) => {
          activate(state, A, ...powers);
          setPool(state, A, 1, 0);
        },
        { customCards },
      );
      t.run({ kind: 'result', seat: A });
      expect(t.events.find(({ type }) => type === 'absorbed')).toEqual({
        type: 'absorbed',
        rule: 'EMX-RES.2',
        seat: A,
        human: A,
        pos: result,
        neg: 0,
        result,
      });
    },
  );

  rule(['EMX-RES.1', 'EMX-CHG.5', 'EMX-R11'], 'reaches what enters, skips what leaves and never turns left', () => {
    const t = harvesting(
      (state) => {
        activate(state, A, 'comfort', 'feed', 'self-development', 'purge', 'three');
        give(state, A, 'faith', 'joy');
        setPool(state, A, 1, 0);
      },
      { customCards },
    );
    t.run({ kind: 'result', seat: A }).play({ type: 'activate', seat: A, card: 'faith' });
    expect(row(t, A)).toEqual(['comfort', 'feed', 'self-development', 'purge', 'three', 'faith']);
    expect([pool(t, A), pool(t, B)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    t.play({ type: 'discard-power', seat: A, human: A, place: 4 });
    expect([applied(t), row(t, A), t.state.marker[A], pool(t, B)]).toEqual([
      ['faith → 0'],
      ['comfort', 'feed', 'self-development', 'purge', 'faith'],
      1,
      [0, 1],
    ]);
  });

  rule.each(
    ['EMX-RES.1', 'EMX-CHG.5'],
    'misses no property because a power has left',
    [
      { place: 0, result: 2 * 4 },
      { place: 1, result: 2 * 4 },
      { place: 2, result: 2 },
    ],
    ({ place, result }) => {
      const t = full(
        (state) => {
          activate(state, A, 'love', 'purge', 'three', 'double');
          setPool(state, A, 1, 0);
        },
        { customCards },
      );
      t.run({ kind: 'result', seat: A }).play({ type: 'discard-power', seat: A, human: A, place });
      expect(t.state.marker[A]).toBe(result);
    },
  );

  rule(['EMX-RES.1', 'EMX-CHG.6', 'EMX-R13'], 'asks the owner for a target among those that are possible', () => {
    const t = full(
      (state) => {
        activate(state, A, 'comfort');
        setPool(state, B, 0, 3);
        setPool(state, C, 1, 1);
      },
      { customCards },
    );
    t.run({ kind: 'result', seat: A });
    expect(asked(t)).toMatchObject({ kind: 'property-target', seat: A, human: A, part: 'result' });
    expect(t.legal()).toEqual([
      { type: 'aim', seat: A, target: B },
      { type: 'aim', seat: A, target: C },
    ]);
    t.play({ type: 'aim', seat: A, target: B });
    expect([pool(t, B), t.state.marker[A]]).toEqual([[0, 1], -2]);
  });

  rule(['EMX-RES.1', 'EMX-R12'], 'applies as far as possible and skips what is impossible', () => {
    const t = full((state) => {
      activate(state, A, 'calm', 'calm', 'harmony');
      setPool(state, A, 0, 3);
    });
    t.run({ kind: 'result', seat: A });
    expect([applied(t), pool(t, A), t.state.marker[A]]).toEqual([['calm → 0', 'calm → 0'], [0, 0], 0]);
  });
});

rule(['EMX-CHG.5', 'EMX-RES.1'], 'a power discarded left of the pointer does not hold up those on the right', () => {
  const shed = ownPower('shed', 'result self: discardPower 1');
  const t = full(
    (state) => {
      activate(state, A, 'calm', 'shed', 'faith', 'anxiety');
      setPool(state, A, 5, 4);
    },
    { customCards: [shed] },
  );
  t.run({ kind: 'result', seat: A });
  expect(asked(t)).toMatchObject({ kind: 'power-discard', seat: A, human: A, more: 1 });
  // calm has taken 2 negative emons; with calm gone, faith brings one emon for itself, and anxiety takes two
  t.play({ type: 'discard-power', seat: A, human: A, place: 0 });
  expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 4, neg: 2 });
});

rule.each(
  ['EMX-CHG.5', 'EMX-RES.1'],
  'a power that leaves the row is skipped, and no other one',
  [
    { leaves: 'shed', place: 1, pos: 5 + 2 - 2 },
    { leaves: 'faith', place: 2, pos: 5 - 2 },
    { leaves: 'anxiety', place: 3, pos: 5 + 2 },
  ],
  ({ place, pos }) => {
    const shed = ownPower('shed', 'result self: discardPower 1');
    const t = full(
      (state) => {
        activate(state, A, 'optimism', 'shed', 'faith', 'anxiety');
        setPool(state, A, 5, 0);
      },
      { customCards: [shed] },
    );
    t.run({ kind: 'result', seat: A }).play({ type: 'discard-power', seat: A, human: A, place });
    expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos, neg: 0 });
  },
);

rule('EMX-CHG.5', 'powers that leave another row do not move the pointer in this one', () => {
  const shed = ownPower('shed', 'result other: discardPower 2; gain pos 5 @actor');
  const t = full(
    (state) => {
      activate(state, A, 'anxiety', 'shed', 'calm');
      activate(state, B, 'love', 'faith');
      setPool(state, A, 0, 4);
    },
    { customCards: [shed] },
  );
  t.run({ kind: 'result', seat: A }).play(
    { type: 'aim', seat: A, target: B },
    { type: 'discard-power', seat: A, human: B, place: 0 },
  );
  // the Anxiety had nothing to take when it was its turn, and does not come again
  expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 5, neg: 2 });
});

rule(['EMX-CHG.5', 'EMX-R11'], 'a power that enters during the step is still reached', () => {
  const t = harvesting((state) => {
    activate(state, A, 'self-development');
    setPool(state, A, 1, 4);
    give(state, A, 'calm', 'joy', 'joy', 'anger', 'anger', 'fear');
  });
  t.run({ kind: 'result', seat: A }).play({ type: 'activate', seat: A, card: 'calm' });
  expect(row(t, A)).toEqual(['self-development', 'calm']);
  expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 1, neg: 2 });
});
