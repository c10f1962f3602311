import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acts, spent } from './happened.js';
import { asked, changes } from './look.js';
import { acting, charging, next, ownEffect, ownPower } from './phases.js';
import { activate, discards, give, hand, karma, type Options, pool, row, setPool, slot } from './table.js';

// EMX-PWR: the row of active powers.

const [A, B, C] = [0, 1, 2];
const FIVE = ['optimism', 'calm', 'love', 'wisdom', 'faith'];

/** Seat 0 holds these cards, has emons for all of them, and a row. */
const holding = (cards: readonly string[], powers: readonly string[], options: Options = {}) =>
  acting((state) => {
    setPool(state, A, 9, 9);
    activate(state, A, ...powers);
    give(state, A, ...cards);
  }, options);

rule(['EMX-PWR.1', 'EMX-R7'], 'a power goes on anybody, and belongs to that human from then on', () => {
  const t = acting((state) => {
    setPool(state, A, 3, 0);
    give(state, A, 'creativity', 'joy');
  });
  expect(t.legal('play').filter(({ card }) => card === 'creativity')).toEqual(
    [A, B, C].map((target) => play('creativity', target, 3)),
  );
  t.play(play('creativity', B, 3));
  expect([row(t, A), row(t, B)]).toEqual([[], ['creativity']]);
  t.edit((state) => {
    slot(state, A, { kind: 'slot', seat: B });
    give(state, A, 'anger');
    give(state, B, 'joy');
  });
  expect([t.legal('use'), t.refusal({ type: 'use', seat: A, power: 'creativity', target: A })]).toEqual([
    [],
    { rule: 'EMX-INF.6', code: 'not-in-the-row', details: { power: 'creativity' } },
  ]);
  t.play({ type: 'draw', seat: A });
  expect(t.legal('use').map(({ seat, target }) => [seat, target])).toEqual([
    [B, A],
    [B, B],
    [B, C],
  ]);
});

rule(
  ['EMX-PWR.1', 'EMX-CHG.3', 'EMX-R7'],
  'a power that another one paid for brings its emons to the owner of the row',
  () => {
    const t = charging((state) => activate(state, A, 'pessimism'));
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([1, 3]);
  },
);

rule.each(
  ['EMX-PWR.1', 'EMX-SET.10'],
  'a card may limit on whom it is activated',
  [
    { onto: undefined, targets: [A, B, C] },
    { onto: 'any', targets: [A, B, C] },
    { onto: 'self', targets: [A] },
    { onto: 'other', targets: [B, C] },
  ] as const,
  ({ onto, targets }) => {
    const fields = onto === undefined ? {} : { onto };
    const customCards = [ownPower('own', 'charge self: gain pos 1', fields)];
    const t = acting((state) => give(state, A, 'own'), { customCards });
    expect(t.legal('play').map(({ target }) => target)).toEqual(targets);
    for (const target of [A, B, C].filter((human) => !targets.includes(human)))
      expect(t.refusal(play('own', target))).toEqual({
        rule: 'EMX-PWR.1',
        code: 'wrong-target',
        details: { target, player: target },
      });
  },
);

rule('EMX-PWR.1', 'a power goes on a human that is there', () => {
  const t = holding(['optimism'], []);
  expect(t.refusal(play('optimism', 3, 2))).toEqual({
    rule: 'EMX-PWR.1',
    code: 'wrong-target',
    details: { target: 3, player: 3 },
  });
});

rule(['EMX-PWR.2', 'EMX-INF.5'], 'a new power stands at the right end, and none of its properties is applied', () => {
  const t = holding(['love', 'kindness'], ['calm', 'faith']);
  expect(changes(t, play('love', A, 4))).toEqual({
    'hands.0': ['kindness'],
    'rows.0': ['calm', 'faith', 'love'],
    'pool.pos.0': 5,
    'supply.pos': 175,
  });
});

rule('EMX-PWR.2', 'a gap closes, and the next power stands at the right end again', () => {
  const t = acting((state) => {
    setPool(state, A, 9, 0);
    activate(state, B, 'calm', 'faith', 'love');
    give(state, A, 'clarity-of-mind', 'optimism');
    slot(state, A, { kind: 'slot', seat: A }, next);
  });
  t.play(play('clarity-of-mind', B, 3), { type: 'discard-power', seat: A, human: B, place: 1 });
  expect(row(t, B)).toEqual(['calm', 'love']);
  t.play(play('optimism', B, 2));
  expect(row(t, B)).toEqual(['calm', 'love', 'optimism']);
});

rule.each(
  ['EMX-PWR.3', 'EMX-PWR.5', 'EMX-R9', 'EMX-VOC.24'],
  'a human has five different powers, and one more for every slot',
  [
    { powers: FIVE.slice(0, 4), card: 'kindness', pos: 2, most: undefined },
    { powers: FIVE, card: 'kindness', pos: 2, most: 5 },
    { powers: FIVE, card: 'self-development', pos: 2, most: 5 },
    { powers: [...FIVE.slice(0, 4), 'self-development'], card: 'kindness', pos: 2, most: undefined },
    { powers: [...FIVE, 'self-development'], card: 'kindness', pos: 2, most: 6 },
  ],
  ({ powers, card, pos, most }) => {
    const t = holding([card], powers);
    if (most === undefined) {
      t.play(play(card, A, pos));
      expect(row(t, A)).toEqual([...powers, card]);
    } else {
      expect(t.legal('play').map(({ target }) => target)).not.toContain(A);
      expect(t.refusal(play(card, A, pos))).toEqual({
        rule: 'EMX-PWR.3',
        code: 'row-full',
        details: { human: A, most },
      });
    }
  },
);

rule(['EMX-PWR.3', 'EMX-PWR.1'], 'the row of the target is full or not, whoever plays', () => {
  const t = acting((state) => {
    setPool(state, A, 9, 9);
    activate(state, B, ...FIVE);
    give(state, A, 'kindness');
  });
  expect(t.legal('play').map(({ target }) => target)).toEqual([A, C]);
  expect(t.refusal(play('kindness', B, 2))).toMatchObject({ rule: 'EMX-PWR.3', details: { human: B, most: 5 } });
});

rule(['EMX-VOC.24', 'EMX-PWR.3'], 'every active copy of a slot power counts, with as many slots as it gives', () => {
  const slots = ownPower('own', 'slot 2', { limit: 2 });
  const others = ['kindness', 'malice', 'anxiety', 'hatred', 'greed', 'cruelty'];
  for (const [copies, room] of [
    [1, 7],
    [2, 9],
  ] as const) {
    const powers = [...Array(copies).fill('own'), ...FIVE, ...others].slice(0, copies + room - 1);
    const full = holding(['chaos'], powers, { customCards: [slots] });
    expect(full.refusal(play('chaos', A, 0))).toMatchObject({ rule: 'EMX-PWR.3', details: { most: room } });
    const free = holding(['chaos'], powers.slice(0, -1), { customCards: [slots] });
    free.play(play('chaos', A, 0));
    expect(row(free, A)).toHaveLength(copies + room - 1);
  }
});

rule(['EMX-PWR.4', 'EMX-PWR.3'], 'further copies need no slot: six cards of five kinds and more are fine', () => {
  const t = holding(['optimism', 'calm'], [...FIVE, 'optimism']);
  t.play(play('calm', A, 2));
  expect(row(t, A)).toEqual([...FIVE, 'optimism', 'calm']);
});

rule.each(
  ['EMX-PWR.4', 'EMX-SET.10'],
  'no human has more copies of a power than its limit',
  [
    { limit: undefined, copies: 0, legal: true },
    { limit: undefined, copies: 1, legal: false },
    { limit: 1, copies: 1, legal: false },
    { limit: 3, copies: 2, legal: true },
    { limit: 3, copies: 3, legal: false },
  ],
  ({ limit, copies, legal }) => {
    const fields = limit === undefined ? {} : { limit };
    const customCards = [ownPower('own', 'charge self: gain pos 1', { copies: 5, ...fields })];
    const t = holding(['own'], Array(copies).fill('own'), { customCards });
    const refused = { rule: 'EMX-PWR.4', code: 'copies-at-their-limit', details: { human: A, limit: limit ?? 1 } };
    if (legal) expect(t.legal('play').map(({ target }) => target)).toEqual([A, B, C]);
    else {
      expect(t.legal('play').map(({ target }) => target)).toEqual([B, C]);
      expect(t.refusal(play('own'))).toEqual(refused);
    }
  },
);

rule(['EMX-PWR.4', 'EMX-MANY.2'], 'the limit counts for each human, also with copies of several sets', () => {
  const t = acting(
    (state) => {
      setPool(state, A, 9, 0);
      activate(state, A, 'love');
      activate(state, B, 'calm');
      give(state, A, 'love');
    },
    { sets: 2 },
  );
  expect(t.legal('play').map(({ target }) => target)).toEqual([B, C]);
});

rule(['EMX-PWR.6', 'EMX-R9'], 'when a slot is lost nothing is discarded, but the row is closed for new kinds', () => {
  const t = acting(
    (state) => {
      setPool(state, A, 9, 9);
      activate(state, A, 'own', ...FIVE, 'kindness');
      give(state, A, 'clarity-of-mind', 'pessimism', 'calm');
      slot(state, A, { kind: 'slot', seat: A }, next);
    },
    { customCards: [ownPower('own', 'slot 2')] },
  );
  t.play(play('clarity-of-mind', A, 3), { type: 'discard-power', seat: A, human: A, place: 0 });
  expect([row(t, A), asked(t)]).toEqual([[...FIVE, 'kindness'], { kind: 'action', seat: A }]);
  expect(t.refusal(play('pessimism'))).toMatchObject({ rule: 'EMX-PWR.3', details: { most: 5 } });
  t.play(play('calm', A, 2));
  expect(row(t, A)).toEqual([...FIVE, 'kindness', 'calm']);
});

rule('EMX-PWR.7', 'discarding a power removes one copy, the chosen one, and lays it face up', () => {
  const t = acting((state) => {
    setPool(state, A, 3, 0);
    activate(state, B, 'optimism', 'calm', 'optimism', 'optimism');
    give(state, A, 'clarity-of-mind');
  });
  const copies = t.state.rows[B] ?? [];
  t.play(play('clarity-of-mind', B, 3), { type: 'discard-power', seat: A, human: B, place: 2 });
  expect(t.state.rows[B]).toEqual([copies[0], copies[1], copies[3]]);
  expect(t.state.discardPiles[0]?.[0]).toBe(copies[2]);
  expect(discards(t)).toEqual(['optimism', 'clarity-of-mind']);
  expect(t.events.slice(2)).toEqual([
    { type: 'discard-attempted', rule: 'EMX-VOC.20', seat: A, human: B, card: 'optimism' },
    { type: 'power-discarded', rule: 'EMX-PWR.7', human: B, card: 'optimism', place: 2 },
    spent('clarity-of-mind'),
    acts(C),
  ]);
});

rule('EMX-PWR.8', 'one human may have powers of all signs', () => {
  const t = holding(['pessimism'], ['optimism', 'intuition', 'hatred']);
  t.play(play('pessimism', A, 0));
  expect(row(t, A)).toEqual(['optimism', 'intuition', 'hatred', 'pessimism']);
});

rule(['EMX-PWR.1', 'EMX-KRM.1'], 'a power on another makes karma, one on oneself does not', () => {
  for (const [target, kept] of [
    [A, [0, 0]],
    [B, [4, 0]],
  ] as const) {
    const t = holding(['optimism'], []);
    t.play(play('optimism', target, 2));
    expect(karma(t, A)).toEqual(kept);
  }
});

rule(['EMX-PWR.5', 'EMX-VOC.21'], 'a free activation keeps to the same limits', () => {
  const t = acting(
    (state) => {
      activate(state, A, ...FIVE);
      give(state, A, 'own', 'kindness', 'love', 'optimism', 'calm');
    },
    { sets: 2, customCards: [ownEffect('own', 'play self: activate 9')] },
  );
  t.play(play('own'));
  expect(t.legal()).toEqual([
    { type: 'activate', seat: A, card: 'optimism' },
    { type: 'activate', seat: A, card: 'calm' },
  ]);
  for (const card of ['kindness', 'love'])
    expect(t.refusal({ type: 'activate', seat: A, card })).toEqual({
      rule: 'EMX-VOC.21',
      code: 'not-placeable',
      details: { card },
    });
  t.play({ type: 'activate', seat: A, card: 'calm' }, { type: 'activate', seat: A, card: 'optimism' });
  expect([row(t, A), hand(t, A), asked(t)]).toEqual([[...FIVE, 'calm', 'optimism'], ['kindness', 'love'], next]);
});
