import { cardsOfDeck } from '@rulewright/core';
import { type EmixAction, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { changesBetween } from '../changes.js';
import { rule } from '../rule.js';
import { asked, type EmixScenario, eventTypes } from './look.js';
import { acting, next, ownEffect } from './phases.js';
import {
  activate,
  deck,
  discardClosed,
  discardOpen,
  discards,
  empty,
  give,
  hand,
  ids,
  karma,
  NONE,
  type Options,
  pool,
  row,
  type State,
  setPool,
  stack,
} from './table.js';

// EMX-MOM.4 to EMX-MOM.7, EMX-MOM.10: what a cancelled action gives back, and what it leaves behind.

const [A, B, C] = [0, 1, 2];
const play = (card: string, target = A, pos = 0) => ({ type: 'play', seat: A, card, target, pos }) as const;
const cancel = { type: 'cancel', seat: B, card: 'fear', pos: 0 } as const;

/** Seat 0 may act with two actions left in the slot; seat 1 can pay for a Fear. */
const watched = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    give(state, A, 'joy', 'calm', 'memory', 'brainwashing', 'optimism', 'insight', 'charm', 'confusion', 'envy');
    give(state, B, 'fear', 'habit', 'love');
    activate(state, A, 'creativity');
    activate(state, B, 'kindness', 'hatred');
    setPool(state, A, 5, 6);
    setPool(state, B, 4, 5);
    recipe(state);
  }, options);

/** A position with the cards of its decks, whose order is another matter. */
const laid = (state: EmixScenario['state']) => ({
  ...state,
  drawPiles: state.drawPiles.map((deck) => cardsOfDeck(deck).sort((a, b) => a - b)),
});

/** All that is different from the position before the action, but the generator, the agenda and what the Moment cost. */
function leftOver(t: EmixScenario, ...actions: EmixAction[]): Record<string, unknown> {
  const before = t.state;
  t.play(...actions);
  const found = changesBetween(laid(before), laid(t.state));
  for (const path of ['hands.1', 'pool.neg.1', 'karmaNew.neg.1', 'supply.neg', 'discardPiles.0']) delete found[path];
  return Object.fromEntries(Object.entries(found).filter(([path]) => !/^(agenda|rng|memory)\b/.test(path)));
}

/** What everybody holds afterwards: the hand of seat 1 has lost a Fear, its pool two emons, which became karma. */
function expectPaid(t: EmixScenario): void {
  expect([hand(t, B), pool(t, B), karma(t, B), discards(t), t.state.supply.neg]).toEqual([
    ['habit', 'love'],
    [4, 3],
    [0, 4],
    ['fear'],
    180 - 6 - 3 - 4,
  ]);
}

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
    const t = watched(() => {}).script(scripted, 'first');
    expect(leftOver(t, action, ...answers, cancel)).toEqual({});
    expectPaid(t);
    expect(asked(t)).toEqual(next);
  },
);

rule(
  ['EMX-MOM.4', 'EMX-MOM.14', 'EMX-KRM.8'],
  'a Moment played inside the action returns to its hand, and is refunded',
  () => {
    const t = watched((state) => {
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
    t.play(cancel);
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
  const t = watched((state) => give(state, B, 'anger'));
  const held = hand(t, B);
  t.script(['anger', 'love'], 'first').play(play('charm', B, 1));
  expect([hand(t, A).slice(-2), hand(t, B)]).toEqual([
    ['anger', 'love'],
    ['fear', 'habit'],
  ]);
  t.play(cancel);
  expect(hand(t, B)).toEqual(held.filter((card) => card !== 'fear'));
  expect(hand(t, A)).toContain('charm');
});

rule(['EMX-MOM.4', 'EMX-SUP.3'], 'a draw pile that was reshuffled lies again as it lay before', () => {
  const t = acting((state) => {
    give(state, A, 'insight', 'joy');
    give(state, B, 'fear');
    setPool(state, A, 1, 0);
    setPool(state, B, 0, 2);
    discardOpen(state, 0, ['love', 'calm']);
    discardClosed(state, 0, ['despair']);
    empty(state, C, 'anger');
  });
  const { discardPiles, faceDown } = t.state;
  t.play(play('insight', A, 1));
  expect(eventTypes(t)).toContain('deck-reshuffled');
  t.play(cancel);
  expect([deck(t), t.state.faceDown]).toEqual([['anger'], faceDown]);
  expect(t.state.discardPiles[0]?.slice(0, 2)).toEqual(discardPiles[0]);
  expect(ids(t.state, t.state.discardPiles[0]).at(-1)).toBe('fear');
});

rule(['EMX-MOM.5', 'EMX-SET.12'], 'the generator is not rewound: the next roll is another one', () => {
  const twice = (state: State): void => {
    state.agenda = [{ kind: 'end-of-round' }, next, { kind: 'slot', seat: A }, { kind: 'action', seat: A }];
  };
  const t = watched(twice);
  const fresh = t.state.rng;
  t.play(play('joy'));
  const rolled = t.state.rng;
  expect(rolled).not.toEqual(fresh);
  t.play(cancel);
  expect(t.state.rng).toEqual(rolled);
  const again = t.play(play('joy')).state.rng;
  expect(again).toEqual(engine.apply({ ...watched(twice).state, rng: rolled }, play('joy')).rng);
});

rule(['EMX-MOM.5', 'EMX-MOM.6', 'EMX-INF.14'], 'the cancelled action is spent, and what it granted is lost', () => {
  const t = watched((state) => {
    give(state, A, 'inspiration');
    state.slot = { todo: 2, done: 3, granted: 0 };
  });
  t.play(play('inspiration'));
  expect(t.state.slot).toEqual({ todo: 2, done: 3, granted: 1 });
  t.play(cancel);
  // two extra actions were granted before: one of them begins
  expect([t.state.slot, asked(t)]).toEqual([
    { todo: 1, done: 4, granted: 0 },
    { kind: 'action', seat: A },
  ]);
});

rule(['EMX-MOM.6', 'EMX-MOM.8'], 'only the action itself is undone, not those before it in the slot', () => {
  const t = watched((state) => give(state, A, 'inspiration', 'inspiration'));
  t.play(play('inspiration'), { type: 'pass', seat: B }, play('inspiration'), cancel);
  expect([pool(t, A), hand(t, A).filter((card) => card === 'inspiration').length, asked(t)]).toEqual([[7, 6], 1, next]);
  expect(discards(t)).toEqual(['inspiration', 'fear']);
});

rule('EMX-MOM.8', 'a cancel cannot be cancelled, although another player could pay for it', () => {
  const t = watched((state) => {
    give(state, C, 'composure');
    setPool(state, C, 9, 9);
  });
  t.script([1], 'first').play(play('joy'), cancel);
  expect([asked(t), hand(t, C)]).toEqual([next, ['composure']]);
});

rule(['EMX-MOM.7', 'EMX-MOM.1', 'EMX-KRM.1'], 'the events tell the cancel, its price and its karma', () => {
  const t = watched(() => {});
  t.script([3], 'first').play(play('joy'));
  t.play(cancel);
  expect(t.events).toEqual([
    { type: 'action-cancelled', seat: B, actor: A, card: 'fear' },
    { type: 'card-activated', seat: B, human: B, card: 'fear', target: NONE, player: NONE, pos: 0, neg: 2 },
    { type: 'karma-set-aside', human: B, pos: 0, neg: 4 },
  ]);
});

rule(['EMX-MOM.7', 'EMX-R4'], 'a neutral Moment is paid as its player says', () => {
  const t = watched((state) => {
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
      state.supply.neg = 1;
      state.karmaNew.neg[C] = 177;
    },
    { customCards: [own] },
  );
  t.play(play('own', B));
  expect([pool(t, A), pool(t, B)]).toEqual([
    [0, 2],
    [0, 0],
  ]);
  t.play(cancel);
  expect([pool(t, A), pool(t, B), karma(t, B), t.state.supply.neg]).toEqual([[0, 0], [0, 0], [0, 3], 0]);
});

const fizzling: Options = { cancelMode: 'fizzle' };

rule.each(
  ['EMX-MOM.10', 'EMX-R17'],
  'with option fizzle a cancelled card is discarded and paid for again, with its karma',
  [
    { card: 'optimism', target: A, pos: 2, pool: [3, 6], karma: [0, 0] },
    { card: 'optimism', target: C, pos: 2, pool: [3, 6], karma: [4, 0] },
    { card: 'envy', target: B, pos: 0, pool: [5, 5], karma: [0, 2] },
    { card: 'insight', target: A, pos: 1, pool: [4, 6], karma: [0, 0] },
    { card: 'joy', target: C, pos: 0, pool: [5, 6], karma: [0, 0] },
  ],
  ({ card, target, pos, ...left }) => {
    const t = watched(() => {}, fizzling);
    const before = t.state;
    t.script(card === 'joy' ? [6] : [], 'first').play(play(card, target, pos), cancel);
    expect([pool(t, A), karma(t, A), discards(t)]).toEqual([left.pool, left.karma, [card, 'fear']]);
    expect(hand(t, A)).toEqual(ids(before, before.hands[A]).filter((held) => held !== card));
    expect([row(t, A), row(t, C), pool(t, B), pool(t, C), karma(t, B)]).toEqual([
      ['creativity'],
      [],
      [4, 3],
      [0, 0],
      [0, 4],
    ]);
    expect([deck(t).sort(), asked(t)]).toEqual([deck({ state: before }).sort(), next]);
  },
);

rule('EMX-MOM.10', 'with option fizzle the emons of a neutral card are paid again in the same colours', () => {
  const t = watched((state) => give(state, A, 'reappraisal', 'self-development'), fizzling);
  t.play(play('self-development', C, 1), cancel);
  expect([pool(t, A), karma(t, A), row(t, C), discards(t)]).toEqual([[4, 5], [2, 2], [], ['self-development', 'fear']]);
});

rule.each(
  ['EMX-MOM.10', 'EMX-MOM.4'],
  'with option fizzle an action that activated no card is simply undone',
  [
    { action: { type: 'use', seat: A, power: 'creativity', target: B }, answers: [] },
    { action: { type: 'draw', seat: A }, answers: [] },
    {
      action: { type: 'exchange', seat: A, card: 'calm', colour: 'pos' },
      answers: [{ type: 'stop', seat: A }],
    },
  ] satisfies { action: EmixAction; answers: EmixAction[] }[],
  ({ action, answers }) => {
    const t = watched(() => {}, fizzling);
    expect(leftOver(t, action, ...answers, cancel)).toEqual({});
    expectPaid(t);
  },
);

rule(['EMX-MOM.10', 'EMX-MOM.6'], 'with option fizzle extra actions are lost all the same', () => {
  const t = watched((state) => give(state, A, 'inspiration'), fizzling);
  t.play(play('inspiration'), cancel);
  expect([pool(t, A), discards(t), asked(t)]).toEqual([[5, 6], ['inspiration', 'fear'], next]);
});

rule(
  ['EMX-MOM.10', 'EMX-MOM.3', 'EMX-FREE.6'],
  'with option fizzle what a human pays again is not there for a Moment',
  () => {
    for (const [neg, offered] of [
      [3, [1, 2]],
      [4, [0, 1, 2]],
    ] as const) {
      const t = acting(
        (state) => {
          give(state, A, 'pessimism', 'joy');
          give(state, B, 'fear');
          setPool(state, 0, 0, neg);
          setPool(state, 1, 0, 3);
          setPool(state, 2, 0, 2);
        },
        { ...fizzling, freeFeeding: { humans: 3, chargeAll: false } },
      );
      t.play({ type: 'play', seat: A, human: 0, card: 'pessimism', target: 0, pos: 0 });
      expect(t.legal('cancel').map(({ human }) => human)).toEqual(offered);
    }
  },
);

rule(['EMX-MOM.4', 'EMX-FREE.6'], 'without fizzle the refunded emons pay for the Moment, in free feeding too', () => {
  const t = acting(
    (state) => {
      give(state, A, 'pessimism', 'joy');
      give(state, B, 'fear');
      stack(state, 0, ['love']);
      discardOpen(state, 0, ['calm']);
      setPool(state, 0, 0, 2);
    },
    { freeFeeding: { humans: 3, chargeAll: false } },
  );
  t.play({ type: 'play', seat: A, human: 0, card: 'pessimism', target: 0, pos: 0 });
  t.play({ type: 'cancel', seat: B, human: 0, card: 'fear', pos: 0 });
  expect([pool(t, 0), karma(t, 0), row(t, 0), hand(t, A)]).toEqual([[0, 0], [0, 4], [], ['pessimism', 'joy']]);
});
