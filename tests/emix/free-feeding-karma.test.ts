import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw } from './answers.js';
import { free, playFor } from './free.js';
import { acting } from './phases.js';
import { activate, give, hand, karma, NONE, type Options, pool, row, type State, setPool } from './table.js';

// Free feeding: Moments, and the karma of all payments.

const [A, B, C] = [0, 1, 2];

describe('Moments', () => {
  const cancelFor = (human: number, pos = 0) => ({ type: 'cancel', seat: B, human, card: 'fear', pos }) as const;
  const watched = (options: Options, recipe: (state: State) => void) =>
    acting((state) => {
      give(state, A, 'joy', 'clarity-of-mind');
      give(state, B, 'fear', 'habit');
      recipe(state);
    }, options);

  rule(['EMX-FREE.6', 'EMX-FREE.7'], 'a cancel is paid by any human that can, and makes karma for it', () => {
    const t = watched(free(), (state) => {
      setPool(state, 0, 0, 2);
      setPool(state, 1, 0, 1);
      setPool(state, 2, 0, 5);
    });
    t.play(draw);
    expect(t.legal()).toEqual([cancelFor(0), cancelFor(2), { type: 'pass', seat: B }]);
    expect(t.refusal(cancelFor(1))).toEqual({
      rule: 'EMX-MOM.3',
      code: 'not-eligible',
      details: { card: 'fear', pos: 0 },
    });
    expect(t.refusal({ type: 'cancel', seat: B, card: 'fear', pos: 0 })).toEqual({
      rule: 'EMX-FREE.6',
      code: 'names-no-human',
    });
    t.play(cancelFor(2));
    expect([pool(t, 2), karma(t, 2), hand(t, A).length]).toEqual([[0, 3], [0, 4], 2]);
  });

  rule('EMX-FREE.1', 'without free feeding a Moment is paid from its player’s pool', () => {
    const t = watched({}, (state) => setPool(state, B, 0, 2));
    t.play(draw);
    expect(t.refusal(cancelFor(1))).toEqual({ rule: 'EMX-FREE.1', code: 'not-free' });
  });

  const attempt = (options: Options) => {
    const t = watched(options, (state) => {
      setPool(state, 0, 3, 0);
      activate(state, 1, 'love');
    });
    const aim = { seat: A, card: 'clarity-of-mind', target: 1, pos: 3 } as const;
    return t.play({ type: 'play', ...aim, ...(options.freeFeeding !== undefined && { human: 0 }) });
  };

  rule('EMX-FREE.6', 'a protection names the human that pays for it', () => {
    const t = attempt(free());
    expect(t.legal('protect').map(({ human }) => human)).toEqual([0, 1, 2]);
    expect(t.refusal({ type: 'protect', seat: B, card: 'habit', pos: 0 })).toEqual({
      rule: 'EMX-FREE.6',
      code: 'names-no-human',
    });
    t.play({ type: 'protect', seat: B, human: 2, card: 'habit', pos: 0 });
    expect([row(t, 1), hand(t, B)]).toEqual([['love'], ['fear']]);
  });

  rule('EMX-FREE.1', 'without free feeding a protection names no human', () => {
    const t = attempt({});
    expect(t.refusal({ type: 'protect', seat: B, human: 1, card: 'habit', pos: 0 })).toEqual({
      rule: 'EMX-FREE.1',
      code: 'not-free',
    });
  });

  rule.each(
    'EMX-FREE.7',
    'protecting makes karma unless the payer is the human that is protected',
    [
      { payer: 0, booked: [2, 0] },
      { payer: 1, booked: [0, 0] },
      { payer: 2, booked: [2, 0] },
    ],
    ({ payer, booked }) => {
      const t = acting((state) => {
        give(state, A, 'clarity-of-mind');
        give(state, B, 'conviction');
        for (const human of [0, 1, 2]) setPool(state, human, human === 0 ? 4 : 1, 0);
        activate(state, 1, 'love');
      }, free());
      t.play(playFor(0, 'clarity-of-mind', { target: 1, player: NONE, pos: 3 }));
      const before = karma(t, payer).map((emons = 0) => emons);
      t.play({ type: 'protect', seat: B, human: payer, card: 'conviction', pos: 1 });
      expect(karma(t, payer).map((emons = 0, i) => emons - (before[i] ?? 0))).toEqual(booked);
      expect([row(t, 1), pool(t, payer)]).toEqual([['love'], [0, 0]]);
    },
  );
});

describe('karma', () => {
  rule.each(
    ['EMX-FREE.7', 'EMX-KRM.1', 'EMX-R35'],
    'arises from another human, or from an Effect at another player',
    [
      { card: 'optimism', target: 2, player: NONE, pos: 2, booked: 0 },
      { card: 'optimism', target: 0, player: NONE, pos: 2, booked: 4 },
      { card: 'catharsis', target: 2, player: NONE, pos: 2, booked: 0 },
      { card: 'catharsis', target: 1, player: NONE, pos: 2, booked: 4 },
      { card: 'insight', target: NONE, player: A, pos: 1, booked: 0 },
      { card: 'insight', target: NONE, player: C, pos: 1, booked: 2 },
      { card: 'charm', target: NONE, player: B, pos: 1, booked: 2 },
      { card: 'euphoria', target: 2, player: A, pos: 3, booked: 0 },
      { card: 'celebration', target: 2, player: A, pos: 1, booked: 2 },
    ],
    ({ card, target, player, pos, booked }) => {
      const t = acting((state) => {
        give(state, A, card);
        give(state, B, 'joy', 'anger');
        for (const human of [1, 2]) setPool(state, human, 4, 4);
      }, free());
      t.play(playFor(2, card, { target, player, pos }));
      expect([0, 1, 2].map((human) => karma(t, human))).toEqual([
        [0, 0],
        [0, 0],
        [booked, 0],
      ]);
    },
  );
});
