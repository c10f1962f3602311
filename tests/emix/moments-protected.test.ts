import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { protect } from './answers.js';
import { attempting, drop, FREE } from './attempts.js';
import { acts, piles, spent } from './happened.js';
import { asked, changes, window } from './look.js';
import { playing, playOwn } from './own-effect.js';
import { next } from './phases.js';
import { activate, discards, give, hand, karma, pool, row, setPool } from './table.js';

// EMX-MOM.14 to EMX-MOM.16: what a protection does, and what cannot be protected.

const [A, B, C] = [0, 1, 2];

rule(
  ['EMX-MOM.14', 'EMX-KRM.1', 'EMX-CRD.8'],
  'the power stays; the Effect is discarded, and its cost and karma stand',
  () => {
    const t = attempting(B, (state) => {
      give(state, B, 'conviction');
      setPool(state, B, 1, 0);
    });
    t.play(drop(B, 1));
    expect(changes(t, protect(B, 'conviction', 1))).toEqual({
      'hands.1': [],
      'pool.pos.1': 0,
      'supply.pos': 180 - 6,
      limbo: [],
      'discardPiles.0': ['conviction', 'clarity-of-mind'],
    });
    expect(t.events).toEqual([
      {
        type: 'card-activated',
        rule: 'EMX-MOM.1',
        seat: B,
        human: B,
        card: 'conviction',
        target: B,
        player: -1,
        pos: 1,
        neg: 0,
      },
      { type: 'emons-returned', rule: 'EMX-CRD.6', human: B, pos: 1, neg: 0, pool: piles([1, 0], [0, 0]) },
      { type: 'power-protected', rule: 'EMX-MOM.14', seat: B, human: B, card: 'calm' },
      spent('clarity-of-mind'),
      acts(C),
    ]);
    expect([row(t, B), pool(t, A), karma(t, A), asked(t)]).toEqual([['love', 'calm'], [0, 3], [6, 0], next]);
  },
);

rule(['EMX-MOM.14', 'EMX-VOC.20'], 'the other operations of the Effect are carried out', () => {
  const t = playing('play other: discardPower 1; gain pos 2 @actor; draw 1', (state) => {
    activate(state, B, 'love');
    give(state, B, FREE);
  });
  t.play(playOwn(B), protect(B, FREE));
  expect([row(t, B), pool(t, A), hand(t, B).length, discards(t)]).toEqual([['love'], [2, 0], 1, [FREE, 'own']]);
});

rule(
  ['EMX-MOM.14', 'EMX-VOC.20', 'EMX-MOM.13'],
  'each attempt of several has a window, and a protected one is used up',
  () => {
    const t = playing('play other: discardPower 2', (state) => {
      activate(state, B, 'love', 'calm', 'faith');
      give(state, B, FREE, 'conviction');
      setPool(state, B, 1, 0);
    });
    t.play(playOwn(B), drop(B, 0), protect(B, FREE));
    expect(asked(t)).toMatchObject({ kind: 'power-discard', more: 1, tried: [0] });
    t.play(drop(B, 2));
    expect(window(t)).toEqual([B, C]);
    t.play(protect(B, 'conviction', 1));
    expect([row(t, B), discards(t), asked(t)]).toEqual([['love', 'calm', 'faith'], [FREE, 'conviction', 'own'], next]);
  },
);

rule.each(
  ['EMX-MOM.15', 'EMX-KRM.1', 'EMX-KRM.2'],
  'a protection makes karma only for a power on another human',
  [
    { target: B, card: 'conviction', pos: 1, paid: [0, 1], karma: [0, 0] },
    { target: C, card: 'conviction', pos: 1, paid: [0, 1], karma: [2, 0] },
    { target: A, card: 'conviction', pos: 1, paid: [0, 1], karma: [2, 0] },
    { target: C, card: 'obstinacy', pos: 0, paid: [1, 0], karma: [0, 2] },
    { target: C, card: FREE, pos: 0, paid: [1, 1], karma: [0, 0] },
  ],
  ({ target, card, pos, paid, ...kept }) => {
    const t = attempting(target, (state) => {
      give(state, B, card);
      setPool(state, B, 1, 1);
    });
    t.play(drop(target), protect(B, card, pos));
    expect([pool(t, B), karma(t, B), row(t, target)]).toEqual([paid, kept.karma, ['love', 'calm']]);
    expect(discards(t)).toEqual([card, 'clarity-of-mind']);
  },
);

rule(['EMX-MOM.16', 'EMX-VOC.18'], 'cards discarded from a hand cannot be protected', () => {
  const t = playing('play other: discard 1', (state) => give(state, B, FREE, 'love'));
  t.play(playOwn(B));
  expect([asked(t)?.kind, t.legal('protect')]).toEqual(['hand-discard', []]);
  expect(asked(t.play({ type: 'discard', seat: B, card: 'love' }))).toEqual(next);
});

rule(['EMX-MOM.2', 'EMX-MOM.14'], 'after a protection the action may still be cancelled', () => {
  const t = attempting(B, (state) => {
    give(state, B, FREE);
    give(state, C, 'fear');
    setPool(state, C, 0, 2);
  });
  t.play(drop(B), protect(B, FREE));
  expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? []]).toEqual(['cancel', [C]]);
});
