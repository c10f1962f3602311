import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acts, spent } from './happened.js';
import { asked, changes, eventTypes } from './look.js';
import { playing, playOwn, targets, useless } from './own-effect.js';
import { next } from './phases.js';
import {
  activate,
  allTo,
  deck,
  discard,
  discardClosed,
  discards,
  give,
  hand,
  ids,
  pool,
  put,
  row,
  stack,
} from './table.js';

// EMX-VOC.17 to EMX-VOC.19: operations on cards, each as the text of a free effect.

const [A, B, C, D] = [0, 1, 2, 3];
// draw

rule.each(
  ['EMX-VOC.17', 'EMX-VOC.7'],
  'draw takes cards from the top, for the player of the target',
  [A, B],
  (target) => {
    const t = playing('play any: draw 2', (state) => stack(state, 'drawPiles', ['joy', 'fear', 'love']));
    t.play(playOwn(target));
    expect([hand(t, A), hand(t, B), hand(t, C)]).toEqual(
      [A, B, C].map((seat) => [...(seat === C ? ['greed'] : []), ...(seat === target ? ['joy', 'fear'] : [])]),
    );
    expect(t.events.slice(1)).toEqual([
      { type: 'cards-drawn', rule: 'EMX-VOC.17', seat: target, count: 2, cards: ['joy', 'fear'] },
      spent('own'),
      acts(C),
    ]);
  },
);

rule(['EMX-VOC.17', 'EMX-SUP.3', 'EMX-SUP.4'], 'draw reshuffles when the pile is empty and a card is needed', () => {
  const t = playing('play any: draw 3', (state) => {
    discardClosed(state, 'calm');
    discard(state, 'love');
    allTo(state, C, 'joy');
  });
  t.script(['calm']).play(playOwn(B));
  expect(hand(t, B)).toEqual(['joy', 'calm', 'love']);
  expect([deck(t), t.state.faceDown, discards(t)]).toEqual([[], [[]], ['own']]);
  expect(eventTypes(t)).toEqual(['card-activated', 'deck-reshuffled', 'cards-drawn', 'card-spent', 'action-began']);
});

rule.each(
  ['EMX-VOC.17', 'EMX-APP.3', 'EMX-VOC.9'],
  'draw brings as many cards as there are, and is impossible without any',
  [
    { left: 2, drawn: 2 },
    { left: 1, drawn: 1 },
    { left: 0, drawn: 0 },
  ],
  ({ left, drawn }) => {
    const t = playing('play any: draw 2', (state) => {
      allTo(state, C, ...['joy', 'love'].slice(0, left));
    });
    expect(targets(t)).toEqual(drawn > 0 ? [A, B, C] : []);
    if (drawn > 0) expect(hand(t.play(playOwn(B)), B)).toHaveLength(drawn);
    else expect(t.refusal(playOwn(B))).toEqual(useless);
  },
);

// discard

const drop = (seat: number, card: string) => ({ type: 'discard', seat, card }) as const;

rule(['EMX-VOC.18', 'EMX-R36'], 'discard lets the player of the target choose cards, which go face down', () => {
  const t = playing('play other: discard 2', (state) => give(state, B, 'joy', 'fear', 'joy', 'love'));
  t.play(playOwn(B));
  expect([asked(t), t.legal()]).toEqual([
    { kind: 'hand-discard', seat: B, more: 2 },
    [drop(B, 'joy'), drop(B, 'fear'), drop(B, 'love')],
  ]);
  expect(t.refusal(drop(B, 'calm'))).toEqual({
    rule: 'EMX-VOC.18',
    code: 'not-in-hand',
    details: { card: 'calm' },
  });
  expect(changes(t, drop(B, 'joy'))).toEqual({ 'hands.1': ['fear', 'joy', 'love'], 'faceDown.0': ['joy'] });
  expect(asked(t)).toEqual({ kind: 'hand-discard', seat: B, more: 1 });
  t.play(drop(B, 'love'));
  expect([hand(t, B), ids(t.state, t.state.faceDown[0]), discards(t), asked(t)]).toEqual([
    ['fear', 'joy'],
    ['joy', 'love'],
    ['own'],
    next,
  ]);
});

rule.each(
  ['EMX-VOC.18', 'EMX-APP.3', 'EMX-RND.4'],
  'discard takes the whole hand when as many cards have to go as it has, or more, whatever they are',
  [['joy'], ['joy', 'joy'], ['joy', 'calm']],
  (cards) => {
    const t = playing('play other: discard 2', (state) => give(state, B, ...cards));
    t.play(playOwn(B));
    expect([hand(t, B), ids(t.state, t.state.faceDown[0]), asked(t)]).toEqual([[], cards, next]);
  },
);

rule(
  ['EMX-VOC.18', 'EMX-RND.4'],
  'discard asks for one of equal cards too: nobody else knows that they are equal',
  () => {
    const t = playing('play other: discard 1', (state) => give(state, B, 'joy', 'joy'));
    t.play(playOwn(B));
    expect(t.legal()).toEqual([drop(B, 'joy')]);
    t.play(drop(B, 'joy'));
    expect([hand(t, B), asked(t)]).toEqual([['joy'], next]);
  },
);

rule(['EMX-VOC.18', 'EMX-VOC.9'], 'discard is impossible for an empty hand, the played card not counted', () => {
  const t = playing('play any: discard 1', (state) => give(state, B, 'joy'), { players: 4 });
  expect(targets(t)).toEqual([B, D]);
  expect([t.refusal(playOwn(A)), t.refusal(playOwn(C))]).toEqual([useless, useless]);
  t.edit((state) => give(state, A, 'love'));
  expect(targets(t)).toEqual([A, B, D]);
  t.play(playOwn(A));
  expect([hand(t, A), ids(t.state, t.state.faceDown[0])]).toEqual([[], ['love']]);
});

// steal

rule(['EMX-VOC.19', 'EMX-SET.12'], 'steal takes random cards one after another into the hand of the actor', () => {
  const t = playing('play other: steal 2', (state) => {
    give(state, A, 'calm');
    give(state, B, 'joy', 'fear', 'love');
  });
  t.script(['love', 'joy']).play(playOwn(B));
  expect([hand(t, A), hand(t, B), asked(t)]).toEqual([['calm', 'love', 'joy'], ['fear'], next]);
  expect(t.events.slice(1)).toEqual([
    { type: 'card-stolen', rule: 'EMX-VOC.19', seat: A, from: B, card: 'love' },
    { type: 'card-stolen', rule: 'EMX-VOC.19', seat: A, from: B, card: 'joy' },
    spent('own'),
    acts(C),
  ]);
});

rule(
  ['EMX-VOC.19', 'EMX-APP.3', 'EMX-VOC.9'],
  'steal takes the whole hand when it is small, nothing from oneself',
  () => {
    const t = playing(
      'play any: steal 2',
      (state) => {
        give(state, A, 'calm');
        give(state, B, 'joy');
      },
      { players: 4 },
    );
    expect(targets(t)).toEqual([B, D]);
    expect([t.refusal(playOwn(A)), t.refusal(playOwn(C))]).toEqual([useless, useless]);
    t.play(playOwn(B));
    expect([hand(t, A), hand(t, B)]).toEqual([['calm', 'joy'], []]);
  },
);

// for the actor

rule.each(
  ['EMX-VOC.4', 'EMX-VOC.7'],
  'an operation marked for the actor concerns the actor, whoever the target is',
  [
    { text: 'draw 1', hand: ['calm', 'joy'], row: ['faith'], pool: [0, 0] },
    { text: 'discard 1', hand: [], row: ['faith'], pool: [0, 0] },
    { text: 'discardPower 1', hand: ['calm'], row: [], pool: [0, 0] },
    { text: 'activate 1', hand: [], row: ['faith', 'calm'], pool: [0, 0] },
    { text: 'gain pos 2', hand: ['calm'], row: ['faith'], pool: [2, 0] },
  ],
  ({ text, ...found }) => {
    const t = playing(`play other: ${text} @actor`, (state) => {
      stack(state, 'drawPiles', ['joy']);
      give(state, A, 'calm');
      give(state, B, 'love');
      activate(state, A, 'faith');
      activate(state, B, 'optimism');
    });
    t.play(playOwn(B));
    expect({ hand: hand(t, A), row: row(t, A), pool: pool(t, A) }).toEqual(found);
    expect([hand(t, B), row(t, B), pool(t, B)]).toEqual([['love'], ['optimism'], [0, 0]]);
  },
);

rule('EMX-VOC.17', 'a draw is possible while there are discards of either kind', () => {
  for (const [list, offered] of [
    ['discardPiles', [A]],
    ['faceDown', [A]],
    ['hands', []],
  ] as const) {
    const t = playing('play self: draw 1', (state) => {
      allTo(state, C);
      if (list !== 'hands') put(state, [`${list}.*`, 0], ids(state, state.hands[C]).slice(-1), [['hands.*', C]]);
    });
    expect(targets(t)).toEqual(offered);
  }
});

rule(['EMX-VOC.18', 'EMX-VOC.4'], 'what follows a discard waits until the card is chosen', () => {
  const t = playing('play self: discard 1; draw 1', (state) => {
    give(state, A, 'joy', 'fear');
    stack(state, 'drawPiles', ['love']);
  });
  t.play(playOwn(A));
  expect([asked(t), hand(t, A)]).toEqual([{ kind: 'hand-discard', seat: A, more: 1 }, ['joy', 'fear']]);
  t.play({ type: 'discard', seat: A, card: 'joy' });
  expect(hand(t, A)).toEqual(['fear', 'love']);
});
