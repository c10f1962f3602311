import { type EmixAction, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acts, piles, setAside } from './happened.js';
import { asked, eventTypes } from './look.js';
import { acting, next, ownEffect } from './phases.js';
import { expectPaid, fear, leftOver, threatened } from './restored.js';
import {
  allTo,
  deck,
  discard,
  discards,
  give,
  hand,
  ids,
  karma,
  NONE,
  pool,
  row,
  type State,
  setKarma,
  setPool,
  setShared,
  slot,
} from './table.js';

// EMX-MOM.4 to EMX-MOM.7, EMX-MOM.10: what a cancelled action gives back, and what it leaves behind.

const [A, B, C] = [0, 1, 2];

rule.each(
  ['EMX-MOM.4', 'EMX-MOM.7', 'EMX-KRM.8', 'EMX-CRD.8'],
  'everything is as before the action, but for the Moment and its price',
  [
    { action: play('joy', C), scripted: [4], answers: [] },
    { action: play('optimism', C, 2), scripted: [], answers: [] },
    { action: play('calm', A, 2), scripted: [], answers: [] },
    { action: play('memory', B), scripted: [], answers: [{ type: 'split', seat: A, pos: 1 }] },
    { action: play('envy', B), scripted: [], answers: [] },
    { action: play('insight', A, 1), scripted: [], answers: [] },
    { action: { type: 'use', seat: A, power: 'creativity', target: B }, scripted: [], answers: [] },
    { action: { type: 'draw', seat: A }, scripted: [], answers: [] },
    {
      action: { type: 'exchange', seat: A, card: 'calm', colour: 'pos' },
      scripted: [],
      answers: [
        { type: 'exchange', seat: A, card: 'joy', colour: 'neg' },
        { type: 'stop', seat: A },
      ],
    },
    {
      action: play('brainwashing', B),
      scripted: [],
      answers: [
        { type: 'discard-power', seat: A, human: B, place: 1 },
        { type: 'pass', seat: B },
      ],
    },
    {
      action: play('brainwashing', B),
      scripted: [],
      answers: [
        { type: 'discard-power', seat: A, human: B, place: 0 },
        { type: 'protect', seat: B, card: 'habit', pos: 0 },
      ],
    },
  ] satisfies { action: EmixAction; scripted: number[]; answers: EmixAction[] }[],
  ({ action, scripted, answers }) => {
    const t = threatened(() => {}).script(scripted, 'first');
    expect(leftOver(t, action, ...answers, fear)).toEqual({});
    expectPaid(t);
    expect(asked(t)).toEqual(next);
  },
);

rule(
  ['EMX-MOM.4', 'EMX-MOM.14', 'EMX-KRM.8'],
  'a Moment played inside the action returns to its hand, and is refunded',
  () => {
    const t = threatened((state) => {
      give(state, C, 'conviction');
      setPool(state, C, 3, 0);
    });
    t.play(play('brainwashing', B), { type: 'discard-power', seat: A, human: B, place: 1 });
    t.play({ type: 'pass', seat: B }, { type: 'protect', seat: C, card: 'conviction', pos: 1 });
    expect([hand(t, C), pool(t, C), karma(t, C), discards(t)]).toEqual([
      [],
      [2, 0],
      [2, 0],
      ['conviction', 'brainwashing'],
    ]);
    t.play(fear);
    expect([hand(t, C), pool(t, C), karma(t, C), discards(t), row(t, B)]).toEqual([
      ['conviction'],
      [3, 0],
      [0, 0],
      ['fear'],
      ['kindness', 'hatred'],
    ]);
  },
);

rule(['EMX-MOM.4', 'EMX-MOM.12'], 'stolen and forced-away cards go back to their places in the hands', () => {
  const t = threatened((state) => give(state, B, 'anger'));
  const held = hand(t, B);
  t.script(['anger', 'love'], 'first').play(play('charm', B, 1));
  expect([hand(t, A).slice(-2), hand(t, B)]).toEqual([
    ['anger', 'love'],
    ['fear', 'habit'],
  ]);
  t.play(fear);
  expect(hand(t, B)).toEqual(held.filter((card) => card !== 'fear'));
  expect(hand(t, A)).toContain('charm');
});

rule(['EMX-MOM.12', 'EMX-MOM.4'], 'a thief keeps what they saw, and what they knew before', () => {
  const number = (id: string) => engine.content.cards.findIndex((card) => card.id === id);
  const t = threatened((state) => {
    give(state, B, 'anger');
    // seat 2 has seen one card of the victim, and the thief another one
    state.memory['hands.1'] = [[number('habit')], [], [number('anger')], []];
  });
  t.script(['anger', 'love'], 'first').play(play('charm', B, 1));
  const known = (viewer: number) => engine.view(t.state, viewer).position.hands[B]?.filter((card) => card >= 0);
  expect(known(A)).toEqual([number('habit')]);
  t.play(fear);
  expect([A, C].map((viewer) => ids(t.state, known(viewer)).toSorted())).toEqual([
    ['anger', 'habit', 'love'],
    ['anger'],
  ]);
  expect(t.state.hands[A]?.some((card) => card === number('love'))).toBe(false);
});

rule(['EMX-MOM.4', 'EMX-SUP.3'], 'a draw pile that was reshuffled lies again as it lay before', () => {
  const t = acting((state) => {
    give(state, A, 'insight', 'joy');
    give(state, B, 'fear');
    setPool(state, A, 1, 0);
    setPool(state, B, 0, 2);
    discard(state, 'love', 'calm');
    give(state, B, 'despair');
    allTo(state, C, 'anger');
    slot(state, B, { kind: 'slot', seat: A }, next);
  });
  // seat 1 knows which card lies face down
  t.play({ type: 'exchange', seat: B, card: 'despair', colour: 'pos' }, { type: 'stop', seat: B });
  expect(asked(t)).toEqual({ kind: 'action', seat: A });
  const { discardPiles, faceDown, memory } = t.state;
  t.play(play('insight', A, 1));
  expect(eventTypes(t)).toContain('deck-reshuffled');
  expect(t.state.memory['faceDown.0']?.[B] ?? []).toEqual([]);
  t.play(fear);
  expect([deck(t), t.state.faceDown]).toEqual([['anger'], faceDown]);
  expect(t.state.memory['faceDown.0']?.[B]).toEqual(memory['faceDown.0']?.[B]);
  expect(t.state.discardPiles[0]?.slice(0, 2)).toEqual(discardPiles[0]);
  expect(ids(t.state, t.state.discardPiles[0]).at(-1)).toBe('fear');
});

rule(['EMX-MOM.5', 'EMX-SET.12'], 'the generator is not rewound: the next roll is another one', () => {
  const twice = (state: State): void => {
    slot(state, A, { kind: 'slot', seat: A }, next);
  };
  const t = threatened(twice);
  const fresh = t.state.rng;
  t.play(play('joy'));
  const rolled = t.state.rng;
  expect(rolled).not.toEqual(fresh);
  t.play(fear);
  expect(t.state.rng).toEqual(rolled);
  const again = t.play(play('joy')).state.rng;
  expect(again).toEqual(engine.apply({ ...threatened(twice).state, rng: rolled }, play('joy')).rng);
});

rule(['EMX-MOM.5', 'EMX-MOM.6', 'EMX-INF.14'], 'the cancelled action is spent, and what it granted is lost', () => {
  const t = threatened((state) => {
    give(state, A, 'inspiration');
    setShared(state, { slot: { todo: 2, done: 3, granted: 0 } });
  });
  t.play(play('inspiration'));
  expect(t.state.slot).toEqual({ todo: 2, done: 3, granted: 1 });
  t.play(fear);
  // two extra actions were granted before: one of them begins
  expect([t.state.slot, asked(t)]).toEqual([
    { todo: 1, done: 4, granted: 0 },
    { kind: 'action', seat: A },
  ]);
});

rule(['EMX-MOM.6', 'EMX-MOM.8'], 'only the action itself is undone, not those before it in the slot', () => {
  const t = threatened((state) => give(state, A, 'inspiration', 'inspiration'));
  t.play(play('inspiration'), { type: 'pass', seat: B }, play('inspiration'), fear);
  expect([pool(t, A), hand(t, A).filter((card) => card === 'inspiration').length, asked(t)]).toEqual([[7, 6], 1, next]);
  expect(discards(t)).toEqual(['inspiration', 'fear']);
});

rule('EMX-MOM.8', 'a cancel cannot be cancelled, although another player could pay for it', () => {
  const t = threatened((state) => {
    give(state, C, 'composure');
    setPool(state, C, 9, 9);
  });
  t.script([1], 'first').play(play('joy'), fear);
  expect([asked(t), hand(t, C)]).toEqual([next, ['composure']]);
});

rule(['EMX-MOM.7', 'EMX-MOM.1', 'EMX-KRM.1'], 'the events tell the cancel, its price and its karma', () => {
  const t = threatened(() => {});
  t.script([3], 'first').play(play('joy'));
  t.play(fear);
  expect(t.events).toEqual([
    {
      type: 'card-activated',
      rule: 'EMX-MOM.1',
      seat: B,
      human: B,
      card: 'fear',
      target: NONE,
      player: NONE,
      pos: 0,
      neg: 2,
    },
    { type: 'action-cancelled', rule: 'EMX-MOM.4', seat: B, actor: A, card: 'fear' },
    { type: 'emons-restored', rule: 'EMX-MOM.4', human: A, pool: piles([8, 6], [5, 6]), karma: piles([0, 0], [0, 0]) },
    setAside(B, [4, 5], [4, 3]),
    acts(C),
  ]);
});

rule(['EMX-MOM.7', 'EMX-R4'], 'a neutral Moment is paid as its player says', () => {
  const t = threatened((state) => {
    give(state, B, 'indifference');
    setPool(state, B, 2, 2);
  });
  t.script([3], 'first').play(play('joy'), { type: 'cancel', seat: B, card: 'indifference', pos: 2 });
  expect([pool(t, B), karma(t, B), discards(t)]).toEqual([[0, 1], [4, 2], ['indifference']]);
});

rule(['EMX-MOM.3', 'EMX-MOM.7', 'EMX-KRM.7'], 'the price is paid from the pool that the cancel brings back', () => {
  const own = ownEffect('own', 'play other: take neg 9');
  const t = acting(
    (state) => {
      give(state, A, 'own');
      give(state, B, 'fear');
      setPool(state, B, 0, 2);
      setKarma(state, C, 0, 177);
    },
    { customCards: [own] },
  );
  t.play(play('own', B));
  expect([pool(t, A), pool(t, B)]).toEqual([
    [0, 2],
    [0, 0],
  ]);
  t.play(fear);
  expect([pool(t, A), pool(t, B), karma(t, B), t.state.supply.neg]).toEqual([[0, 0], [0, 0], [0, 3], 0]);
});
