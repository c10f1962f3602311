import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { spent } from './happened.js';
import { asked, changes } from './look.js';
import { playing, playOwn, targets, useless } from './own-effect.js';
import { next, ownPower } from './phases.js';
import { activate, discards, give, hand, pool, row, type State, setPool, setShared } from './table.js';

// EMX-VOC.20 to EMX-VOC.22: operations on powers and actions, each as the text of a free effect.

const [A, B, C, D] = [0, 1, 2, 3];

// discardPower

const drop = (human: number, place: number) => ({ type: 'discard-power', seat: A, human, place }) as const;

rule('EMX-VOC.20', 'discardPower lets the actor pick powers of the target only, one after another', () => {
  const t = playing('play any: discardPower 2', (state) => {
    activate(state, A, 'faith');
    activate(state, B, 'optimism', 'calm', 'love');
  });
  t.play(playOwn(B));
  expect([asked(t), t.legal()]).toEqual([
    { kind: 'power-discard', seat: A, human: B, more: 2, tried: [] },
    [drop(B, 0), drop(B, 1), drop(B, 2)],
  ]);
  for (const [human, place] of [
    [A, 0],
    [B, 3],
    [C, 0],
    [3, 0],
  ] as const)
    expect(t.refusal(drop(human, place))).toEqual({
      rule: 'EMX-VOC.20',
      code: 'no-such-power',
      details: { human, place },
    });
  expect(changes(t, drop(B, 1))).toEqual({ 'rows.1': ['optimism', 'love'], 'discardPiles.0': ['calm'] });
  expect(asked(t)).toMatchObject({ kind: 'power-discard', more: 1 });
  t.play(drop(B, 1));
  expect([row(t, B), discards(t), asked(t)]).toEqual([['optimism'], ['calm', 'love', 'own'], next]);
});

rule(['EMX-VOC.20', 'EMX-APP.3', 'EMX-RND.4'], 'discardPower takes fewer when the row is shorter', () => {
  const t = playing('play any: discardPower 3', (state) => activate(state, B, 'optimism', 'calm'));
  t.play(playOwn(B), drop(B, 0));
  expect([row(t, B), discards(t), asked(t)]).toEqual([[], ['optimism', 'calm', 'own'], next]);
});

rule(['EMX-VOC.20', 'EMX-MOM.14'], 'an attempt that was protected is not repeated on the same card', () => {
  const t = playing('play any: discardPower 2', (state) => {
    activate(state, B, 'optimism', 'calm', 'optimism');
    give(state, C, 'habit');
  });
  t.play(playOwn(B), drop(B, 0), { type: 'protect', seat: C, card: 'habit', pos: 0 });
  expect(t.refusal(drop(B, 0))).toEqual({
    rule: 'EMX-VOC.20',
    code: 'tried-already',
    details: { human: B, place: 0 },
  });
  expect(t.legal()).toEqual([drop(B, 1), drop(B, 2)]);
  t.play(drop(B, 2));
  expect([row(t, B), discards(t)]).toEqual([
    ['optimism', 'calm'],
    ['habit', 'optimism', 'own'],
  ]);
});

rule(['EMX-VOC.20', 'EMX-VOC.9'], 'discardPower is impossible where no power is active', () => {
  const t = playing('play any: discardPower 1', (state) => activate(state, B, 'optimism'));
  expect(targets(t)).toEqual([B]);
  expect([t.refusal(playOwn(A)), t.refusal(playOwn(C))]).toEqual([useless, useless]);
  expect(row(t.play(playOwn(B)), B)).toEqual([]);
});

// activate

const place = (seat: number, card: string) => ({ type: 'activate', seat, card }) as const;

rule(
  ['EMX-VOC.21', 'EMX-KRM.2', 'EMX-RND.7'],
  'activate puts powers of one’s own hand at the right end for free',
  () => {
    const t = playing(
      'play any: activate 2',
      (state) => {
        setPool(state, B, 9, 9);
        activate(state, B, 'calm');
        give(state, B, 'joy', 'love', 'optimism', 'love', 'conviction', 'hatred');
      },
      { sets: 2 },
    );
    t.play(playOwn(B));
    expect([asked(t), t.legal()]).toEqual([
      { kind: 'free-power', seat: B, human: B, isOwn: true, more: 2 },
      [place(B, 'love'), place(B, 'optimism'), place(B, 'hatred')],
    ]);
    for (const [card, code] of [
      ['joy', 'not-placeable'],
      ['conviction', 'not-placeable'],
      ['calm', 'not-in-hand'],
    ] as const)
      expect(t.refusal(place(B, card))).toEqual({ rule: 'EMX-VOC.21', code, details: { card } });
    expect(changes(t, place(B, 'love'))).toEqual({
      'hands.1': ['joy', 'optimism', 'love', 'conviction', 'hatred'],
      'rows.1': ['calm', 'love'],
    });
    expect([t.events, t.legal()]).toEqual([
      [{ type: 'power-placed', rule: 'EMX-VOC.21', seat: B, human: B, card: 'love' }],
      [place(B, 'optimism'), place(B, 'hatred')],
    ]);
    t.play(place(B, 'hatred'));
    expect([row(t, B), pool(t, B), asked(t)]).toEqual([['calm', 'love', 'hatred'], [9, 9], next]);
  },
);

rule(
  ['EMX-VOC.21', 'EMX-APP.3', 'EMX-RND.4'],
  'activate asks for a single power too, for nobody else knows that it is the only one, and places no more than there are',
  () => {
    const one = playing('play self: activate 3', (state) => give(state, A, 'love')).play(playOwn(A));
    expect([row(one, A), asked(one)]).toEqual([['love'], next]);
    const t = playing('play self: activate 3', (state) => give(state, A, 'joy', 'love'));
    t.play(playOwn(A));
    expect(t.legal()).toEqual([place(A, 'love')]);
    t.play(place(A, 'love'));
    expect([row(t, A), hand(t, A), asked(t)]).toEqual([['love'], ['joy'], next]);
  },
);

rule(
  ['EMX-VOC.21', 'EMX-VOC.9'],
  'activate is possible for another one with any card in hand, for oneself with a power',
  () => {
    const t = playing(
      'play any: activate 1',
      (state) => {
        give(state, A, 'joy');
        give(state, B, 'fear');
      },
      { players: 4 },
    );
    expect(targets(t)).toEqual([B, D]);
    expect([t.refusal(playOwn(A)), t.refusal(playOwn(C))]).toEqual([useless, useless]);
    expect(changes(t, playOwn(B))).toEqual({ 'hands.0': ['joy'], 'discardPiles.0': ['own'] });
    expect(asked(t)).toEqual({ ...next, seat: D });
    const able = playing('play any: activate 1', (state) => give(state, A, 'love'));
    expect(targets(able)).toEqual([A, C]);
  },
);

rule(['EMX-VOC.21', 'EMX-PWR.1'], 'a power that goes on others only is not activated on one’s own row', () => {
  const customCards = [ownPower('mine', 'charge self: gain pos 1', { onto: 'other' })];
  const t = playing(
    'play any: activate 1',
    (state) => {
      give(state, A, 'mine');
      give(state, B, 'mine', 'love');
    },
    { customCards },
  );
  expect(targets(t)).toEqual([B, C]);
  t.play(playOwn(B));
  expect(t.legal()).toEqual([place(B, 'love')]);
  t.play(place(B, 'love'));
  expect([row(t, B), hand(t, B)]).toEqual([['love'], ['mine']]);
});

rule(['EMX-VOC.18', 'EMX-VOC.20', 'EMX-VOC.21'], 'a number of three asks three times while there are more', () => {
  const many = (state: State): void => {
    give(state, B, 'love', 'faith', 'wisdom', 'harmony', 'creativity');
    activate(state, B, 'optimism', 'calm', 'kindness', 'charisma', 'compassion');
  };
  const discarding = playing('play other: discard 3', many).play(playOwn(B));
  const dropping = playing('play other: discardPower 3', many).play(playOwn(B));
  const placing = playing('play other: activate 3', (state) => {
    give(state, B, 'love', 'faith', 'wisdom', 'harmony', 'creativity');
  }).play(playOwn(B));
  for (const t of [discarding, dropping, placing])
    for (const more of [3, 2, 1]) {
      expect(asked(t)).toMatchObject({ more });
      const [action] = t.legal();
      if (action !== undefined) t.play(action);
    }
  expect([hand(discarding, B), row(dropping, B), row(placing, B)]).toEqual([
    ['harmony', 'creativity'],
    ['charisma', 'compassion'],
    ['love', 'faith', 'wisdom'],
  ]);
  for (const t of [discarding, dropping, placing]) expect(asked(t)).toEqual(next);
});

// action

rule.each(
  ['EMX-VOC.22', 'EMX-INF.14', 'EMX-APP.3'],
  'action grants extra actions up to the cap of the slot',
  [
    { cap: 12, n: 3, done: 1, todo: 0, granted: 3 },
    { cap: 12, n: 9, done: 4, todo: 2, granted: 6 },
    { cap: 5, n: 3, done: 2, todo: 0, granted: 3 },
    { cap: 5, n: 3, done: 2, todo: 1, granted: 2 },
    { cap: 5, n: 3, done: 4, todo: 0, granted: 1 },
    { cap: 5, n: 3, done: 4, todo: 1, granted: 0 },
    { cap: 5, n: 3, done: 5, todo: 0, granted: 0 },
    { cap: 1, n: 1, done: 1, todo: 0, granted: 0 },
  ],
  ({ cap, n, done, todo, granted }) => {
    const t = playing(
      `play other: action ${n}`,
      (state) => {
        setShared(state, { slot: { todo, done, granted: 0 } });
        give(state, A, 'joy', 'joy');
      },
      { maxActionsPerSlot: cap },
    );
    expect(targets(t)).toEqual(granted > 0 ? [B, C] : []);
    if (granted === 0) {
      expect(t.refusal(playOwn(B))).toEqual(useless);
      return;
    }
    t.play(playOwn(B));
    expect(t.events[1]).toEqual({ type: 'actions-granted', rule: 'EMX-VOC.22', seat: A, count: granted });
    expect([asked(t), t.state.slot]).toEqual([
      { kind: 'action', seat: A },
      { todo: todo + granted - 1, done: done + 1, granted: 0 },
    ]);
  },
);

rule(['EMX-VOC.22', 'EMX-INF.14'], 'several action operations of one card share the cap', () => {
  const t = playing('play other: action 2; action 2', (state) => give(state, A, 'joy', 'joy'), {
    maxActionsPerSlot: 4,
  });
  t.play(playOwn(B));
  expect(t.events.slice(1)).toEqual([
    { type: 'actions-granted', rule: 'EMX-VOC.22', seat: A, count: 2 },
    { type: 'actions-granted', rule: 'EMX-VOC.22', seat: A, count: 1 },
    spent('own'),
    { type: 'action-began', rule: 'EMX-INF.13', seat: A, action: 2, left: 2 },
  ]);
  expect(t.state.slot).toEqual({ todo: 2, done: 2, granted: 0 });
});
