import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acting, ownPower } from './phases.js';
import { activate, give, karma, type Options, setPool } from './table.js';

// EMX-PWR: the row of active powers.

const [A, B, C] = [0, 1, 2];
/** Seat 0 holds these cards, has emons for all of them, and a row. */
const holding = (cards: readonly string[], powers: readonly string[], options: Options = {}) =>
  acting((state) => {
    setPool(state, A, 9, 9);
    activate(state, A, ...powers);
    give(state, A, ...cards);
  }, options);

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
