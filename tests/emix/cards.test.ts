import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { activated, acts, piles, setAside } from './happened.js';
import { asked, changes } from './look.js';
import { acting, charging, next, ownEffect, ownMoment, ownPower } from './phases.js';
import { activate, allTo, deck, discard, discards, end, give, hand, karma, row, setPool } from './table.js';

// EMX-CRD: where cards and emons go. What a card costs stands in `payments.test.ts`.

const [A, B, C] = [0, 1, 2];

rule('EMX-CRD.1', 'an Effect is discarded after its use, a Power stays, and a Moment is no action', () => {
  const t = acting((state) => {
    setPool(state, A, 9, 9);
    give(state, A, 'celebration', 'optimism', 'composure', 'conviction');
  });
  for (const [card, target, pos] of [
    ['composure', A, 2],
    ['composure', B, 2],
    ['conviction', A, 1],
  ] as const)
    expect(t.refusal(play(card, target, pos))).toEqual({
      rule: 'EMX-MOM.1',
      code: 'only-in-its-window',
      details: { card },
    });
  expect(new Set(t.legal('play').map(({ card }) => card))).toEqual(new Set(['celebration', 'optimism']));
  expect(changes(t, play('optimism', A, 2))).toEqual({
    'hands.0': ['celebration', 'composure', 'conviction'],
    'rows.0': ['optimism'],
    'pool.pos.0': 7,
    'supply.pos': 173,
  });
  expect(discards(t)).toEqual([]);
});

rule('EMX-CRD.2', 'cards in hand change nothing: no emon, no property, no slot', () => {
  const hidden = charging((state) => give(state, A, 'optimism', 'love', 'self-development'));
  expect(changes(hidden.script([2, 3]), { kind: 'charge', seat: A })).toEqual({
    'charged.0': true,
    'pool.pos.0': 2,
    'pool.neg.0': 3,
    'supply.pos': 178,
    'supply.neg': 177,
  });
  const full = acting((state) => {
    setPool(state, A, 9, 9);
    activate(state, A, 'optimism', 'calm', 'love', 'wisdom', 'faith');
    give(state, A, 'kindness', 'self-development');
  });
  expect(full.refusal(play('kindness', A, 2))).toMatchObject({ rule: 'EMX-PWR.3' });
});

rule(['EMX-CRD.6', 'EMX-KRM.2'], 'emons paid for a card of one’s own go to the supply', () => {
  const t = acting((state) => {
    setPool(state, A, 3, 3);
    give(state, A, 'self-development');
  });
  expect(changes(t, play('self-development', A, 1))).toEqual({
    'hands.0': [],
    'rows.0': ['self-development'],
    'pool.pos.0': 2,
    'pool.neg.0': 2,
    'supply.pos': 178,
    'supply.neg': 178,
  });
  expect(t.events).toEqual([
    activated('self-development', A, A, [1, 1]),
    { type: 'emons-returned', rule: 'EMX-CRD.6', human: A, pos: 1, neg: 0, pool: piles([3, 3], [2, 3]) },
    { type: 'emons-returned', rule: 'EMX-CRD.6', human: A, pos: 0, neg: 1, pool: piles([2, 3], [2, 2]) },
    { type: 'power-placed', rule: 'EMX-PWR.2', seat: A, human: A, card: 'self-development' },
    acts(C),
  ]);
});

rule(['EMX-CRD.6', 'EMX-KRM.1', 'EMX-KRM.3'], 'emons paid for a card on another are set aside, and doubled', () => {
  const t = acting((state) => {
    setPool(state, A, 3, 3);
    give(state, A, 'self-development');
  });
  expect(changes(t, play('self-development', B, 1))).toEqual({
    'hands.0': [],
    'rows.1': ['self-development'],
    'pool.pos.0': 2,
    'pool.neg.0': 2,
    'supply.pos': 176,
    'supply.neg': 176,
    'karmaNew.pos.0': 2,
    'karmaNew.neg.0': 2,
  });
  expect(t.events.slice(1)).toEqual([
    setAside(A, [3, 3], [2, 2]),
    { type: 'power-placed', rule: 'EMX-PWR.2', seat: A, human: B, card: 'self-development' },
    acts(C),
  ]);
});

rule(['EMX-CRD.6', 'EMX-KRM.2'], 'a free card moves no emons and sets nothing aside', () => {
  const t = acting((state) => {
    setPool(state, B, 0, 1);
    give(state, A, 'cleansing');
  });
  t.play(play('cleansing', B));
  expect(t.events.map(({ type }) => type)).toEqual(['card-activated', 'emons-returned', 'card-spent', 'action-began']);
  expect(karma(t, A)).toEqual([0, 0]);
});

rule('EMX-CRD.7', 'only active powers count at the end, with the sign of the card', () => {
  const t = acting((state) => {
    end(state);
    activate(state, A, 'love', 'pessimism');
    activate(state, B, 'cynicism');
    give(state, A, 'faith', 'euphoria', 'fear');
  });
  expect(engine.outcome(t.state)?.scores).toEqual([2, -3, 0]);
});

rule('EMX-CRD.8', 'an Effect lies in limbo while it asks, and is discarded when it is resolved', () => {
  const t = acting((state) => {
    give(state, A, 'memory');
    discard(state, 'joy');
  });
  expect(changes(t, play('memory'))).toEqual({ 'hands.0': [], limbo: ['memory'] });
  expect(asked(t)).toMatchObject({ kind: 'split', seat: A });
  expect(changes(t, { type: 'split', seat: A, pos: 1 })).toEqual({
    limbo: [],
    'discardPiles.0': ['joy', 'memory'],
    'pool.pos.0': 1,
    'pool.neg.0': 1,
    'supply.pos': 179,
    'supply.neg': 179,
  });
});

rule(['EMX-CRD.8', 'EMX-R28', 'EMX-SUP.5'], 'a card that is being resolved is not reshuffled', () => {
  const t = acting((state) => {
    setPool(state, A, 1, 0);
    give(state, A, 'insight');
    give(state, B, 'love');
    give(state, C, 'faith');
    activate(state, C, 'calm');
    discard(state, 'joy', 'anger');
    allTo(state, B);
  });
  t.script(['anger']).play(play('insight', A, 1));
  expect([hand(t, A), deck(t), discards(t)]).toEqual([['anger', 'joy'], [], ['insight']]);
});

rule(['EMX-CRD.8', 'EMX-INF.4'], 'an Effect is discarded before its extra action, which may draw it', () => {
  const own = ownEffect('own', 'play self: gain pos 1; action 1', { copies: 1 });
  const t = acting(
    (state) => {
      give(state, A, 'own', 'joy');
      give(state, C, 'love');
      allTo(state, B);
    },
    { customCards: [own] },
  );
  t.play(play('own'));
  expect([asked(t)?.kind, discards(t)]).toEqual(['action', ['own']]);
  t.play({ type: 'draw', seat: A });
  expect([hand(t, A), discards(t)]).toEqual([['joy', 'own'], []]);
});

rule('EMX-SET.10', 'own cards of each type are played like base cards', () => {
  const customCards = [
    ownEffect('own-effect', 'play any: gain neg 1', { sign: 'neg', value: 1 }),
    ownPower('own-power', 'charge self: gain pos 1', { sign: 'pos', value: 1, limit: 2 }),
    ownMoment('own-moment', 'cancel', { sign: 'pos', value: 1 }),
  ];
  const t = acting(
    (state) => {
      setPool(state, A, 1, 1);
      setPool(state, B, 1, 0);
      give(state, A, 'own-effect', 'own-power', 'own-power');
      give(state, B, 'own-moment');
    },
    { customCards },
  );
  expect(t.legal('play')).toEqual([
    ...[A, B, C].map((target) => play('own-effect', target, 0)),
    ...[A, B, C].map((target) => play('own-power', target, 1)),
  ]);
  t.play(play('own-power', A, 1));
  expect(asked(t)).toMatchObject({ kind: 'cancel', seat: B });
  t.play({ type: 'pass', seat: B });
  expect([row(t, A), hand(t, A), asked(t)]).toEqual([['own-power'], ['own-effect', 'own-power'], next]);
});

rule('EMX-CRD.4', 'a card that is not in the hand is refused, and so is one that nobody knows', () => {
  const t = acting((state) => give(state, B, 'joy'));
  expect(t.refusal(play('joy'))).toEqual({ rule: 'EMX-INF.3', code: 'not-in-hand', details: { card: 'joy' } });
  const unknown = { rule: 'CORE-ACT.1', code: 'unknown-name' };
  expect(t.refusal(play('jyo'))).toEqual({ ...unknown, details: { field: 'card', found: 'jyo', similar: 'joy' } });
  expect(t.refusal(play(''))).toEqual({ ...unknown, details: { field: 'card', found: '' } });
});
