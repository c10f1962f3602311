import {
  activate,
  available,
  give,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import {
  asked,
  choose,
  discard,
  type EuState,
  goodsOf,
  handOf,
  pay,
  place,
  position,
  retrieve,
  use,
} from './positions.js';

// EUP-MOR: morale and the hand limit.

const done = { type: 'done', seat: 0 } as const;

/** Seat 0 bumps a 4 of seat 1 from the Subterran tunnel, and can pay. */
const bumping = (recruit: string, morale: number, recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    available(state, 1);
    stand(state, 1, 'subterran-tunnel', 4);
    available(state, 0, 2);
    setGoods(state, 0, { water: 1 });
    activate(state, 0, recruit);
    setPlayer(state, 0, { morale });
    recipe(state);
  })
    .script([3])
    .play(place(0, 2, 'subterran-tunnel'));

/** Seat 0 has paid for the Breeze Bar, which gives two cards: a book, then a bear. */
const twoCards = (morale: number, ...held: Parameters<typeof give>[2][]) =>
  position((state) => {
    available(state, 0, 2);
    setGoods(state, 0, { bliss: 1, food: 1 });
    setPlayer(state, 0, { morale });
    give(state, 0, ...held);
    stack(state, 'artifactDeck', ['book', 'bear']);
  }).play(place(0, 2, 'breeze-bar'));

rule.each(
  ['EUP-MOR.1', 'EUP-MOR.2'],
  'the hand limit is the morale',
  [
    { morale: 1, held: [], isOver: true },
    { morale: 2, held: [], isOver: false },
    { morale: 3, held: ['bat', 'bat'], isOver: true },
    { morale: 4, held: ['bat', 'bat'], isOver: false },
    { morale: 6, held: ['bat', 'bat', 'bat', 'box'], isOver: false },
    { morale: 6, held: ['bat', 'bat', 'bat', 'box', 'box'], isOver: true },
  ] as const,
  ({ morale, held, isOver }) => {
    const game = twoCards(morale, ...held);
    expect(asked(game)).toEqual(isOver ? { kind: 'hand-discard', seat: 0 } : { kind: 'turn-main', seat: 1 });
    expect(game.state.hands[0]).toHaveLength(held.length + 2);
  },
);

rule('EUP-MOR.1', 'goods are no cards: any number of them may be owned', () => {
  const game = position((state) => {
    available(state, 0, 2);
    setGoods(state, 0, { energy: 30, gold: 30 });
  });
  expect(changes(game, place(0, 2, 'farm'))).toMatchObject({ 'goods.0.food': 1 });
  expect(goodsOf(game.state, 0)).toEqual({ energy: 30, food: 1, gold: 30 });
});

rule(['EUP-MOR.2', 'EUP-MOR.3', 'EUP-ENG.1'], 'new cards join the hand, and then the owner chooses among all', () => {
  const game = twoCards(1, 'bat');
  expect(handOf(game.state, 0)).toEqual(['bat', 'bear', 'book']);
  expect(game.legal()).toEqual([discard(0, 'bat'), discard(0, 'bear'), discard(0, 'book')]);
  for (const artifact of ['balloons', 'box', 'glasses'] as const)
    expect(game.refusal(discard(0, artifact))).toEqual({
      rule: 'EUP-MOR.2',
      code: 'not-in-hand',
      details: { artifact },
    });
  expect(changes(game, discard(0, 'book'))).toEqual({ 'hands.0': 'bat bear', discard: 'book' });
  expect(game.events).toEqual([
    {
      type: 'artifact-discarded',
      rule: 'EUP-MOR.2',
      seat: 0,
      artifact: 'book',
      cause: 'hand-limit',
      hand: { from: 3, to: 2 },
    },
  ]);
  expect(game.legal()).toEqual([discard(0, 'bat'), discard(0, 'bear')]);
  game.play(discard(0, 'bat'));
  expect([handOf(game.state, 0), asked(game)]).toEqual([['bear'], { kind: 'turn-main', seat: 1 }]);
});

rule(['EUP-MOR.2', 'EUP-ENG.1', 'EUP-ENG.2'], 'cards of one kind are one choice, which is asked all the same', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 2);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat', 'bat');
  }).play(retrieve(0, [1]));
  expect(game.legal()).toEqual([discard(0, 'bat')]);
  expect(game.script([2]).play(discard(0, 'bat')).state.morale[0]).toBe(2);
  expect(handOf(game.state, 0)).toEqual(['bat', 'bat']);
});

rule(['EUP-MOR.2', 'EUP-RCT.107/2'], 'a hand that grows in the turn of another player is cut down at once', () => {
  const game = position((state) => {
    available(state, 0, 2);
    activate(state, 0, 'jacko-the-archivist');
    give(state, 0, 'box');
    give(state, 2, 'bat');
    stack(state, 'artifactDeck', ['bear', 'book']);
  }).play(place(0, 2, 'ark'));
  expect(asked(game)).toMatchObject({ kind: 'ability-offer', seat: 1 });
  game.play({ type: 'take-offer', seat: 1 });
  expect([handOf(game.state, 1), asked(game)]).toMatchObject([['bear'], { kind: 'ability-offer', seat: 2 }]);
  game.play({ type: 'take-offer', seat: 2 });
  expect([asked(game), game.state.active, game.state.stars[0]]).toEqual([{ kind: 'hand-discard', seat: 2 }, 0, 10]);
  expect(game.legal()).toEqual([discard(2, 'bat'), discard(2, 'book')]);
  expect(changes(game, discard(2, 'bat'))).toMatchObject({ 'hands.2': 'book', 'stars.0': 9 });
});

rule.each(
  'EUP-MOR.4',
  'a benefit stops at the end of the track, and the action is legal',
  [
    { from: 4, to: 6 },
    { from: 5, to: 6 },
    { from: 6, to: 6 },
  ],
  ({ from, to }) => {
    const game = position((state) => {
      available(state, 0, 1, 1, 1, 1);
      setGoods(state, 0, { water: 3 });
      setPlayer(state, 0, { morale: from });
    }).play(place(0, 1, 'tank-water'));
    expect(game.state.morale).toEqual([to, 1, 1]);
    const moves =
      to === from ? [] : [{ type: 'track-moved', rule: 'EUP-TNK.2', seat: 0, track: 'morale', cell: { from, to } }];
    expect(game.events.filter(({ type }) => type === 'track-moved')).toEqual(moves);
  },
);

rule.each(
  ['EUP-MOR.5', 'EUP-REC.3'],
  'morale as a price must be there in full, and 1 must be left',
  [
    { recruit: 'lee-the-gossip', morale: 1, isOffered: false },
    { recruit: 'lee-the-gossip', morale: 2, isOffered: true },
    { recruit: 'rebecca-the-peddler', morale: 2, isOffered: false },
    { recruit: 'rebecca-the-peddler', morale: 3, isOffered: true },
  ],
  ({ recruit, morale, isOffered }) => {
    const game = bumping(recruit, morale);
    expect(asked(game)?.kind).toBe(isOffered ? 'ability-window' : 'place-benefit');
    if (isOffered) expect(game.legal()).toEqual([use(0, recruit), done]);
  },
);

rule.each(
  ['EUP-MOR.6', 'EUP-R29', 'EUP-RCT.138'],
  'what follows a loss of morale follows each step that was really made',
  [
    { morale: 5, after: 3, knowledge: 2 },
    { morale: 3, after: 1, knowledge: 2 },
    { morale: 2, after: 1, knowledge: 3 },
    { morale: 1, after: 1, knowledge: 4 },
  ],
  ({ morale, after, knowledge }) => {
    const game = position((state) => {
      available(state, 0);
      stand(state, 0, 'farm', 1);
      market(state, 'euphorian-a', 'cafeteria-of-nameless-meat');
      activate(state, 0, 'curtis-the-propagandist');
      setPlayer(state, 0, { morale, knowledge: 4 });
    }).script([1]);
    game.play(retrieve(0, [1]));
    expect([game.state.morale[0], game.state.knowledge[0]]).toEqual([after, knowledge]);
  },
);

rule(['EUP-MOR.6', 'EUP-R29', 'EUP-RCT.138'], 'morale that rises takes no knowledge away', () => {
  const game = position((state) => {
    available(state, 0, 1, 1, 1, 1);
    setGoods(state, 0, { water: 3 });
    activate(state, 0, 'curtis-the-propagandist');
  });
  expect(changes(game, place(0, 1, 'tank-water'))).toEqual({
    'goods.0.water': 0,
    'morale.0': 3,
    'workers.0.0': 'tank-water 1',
  });
});

rule(['EUP-MOR.6', 'EUP-R29', 'EUP-RCT.136'], 'a morale price counts for what follows, step by step', () => {
  const game = bumping('rebecca-the-peddler', 4, (state) => activate(state, 0, 'curtis-the-propagandist'));
  expect(changes(game, use(0, 'rebecca-the-peddler'))).toMatchObject({ 'morale.0': 2, 'knowledge.0': 1 });
});

rule(
  ['EUP-MOR.7', 'EUP-R24', 'EUP-RCT.101'],
  'the hand limit follows the price of a trade, before its reward, and then the reward',
  () => {
    const game = bumping('maxime-the-ambassador', 3, (state) => {
      give(state, 0, 'bat', 'bear', 'box');
      stack(state, 'artifactDeck', ['glasses']);
    }).play(use(0, 'maxime-the-ambassador'));
    expect([game.state.morale[0], game.state.knowledge[1], asked(game)]).toEqual([
      1,
      3,
      { kind: 'hand-discard', seat: 0 },
    ]);
    game.play(discard(0, 'bat'));
    expect(asked(game)).toEqual({ kind: 'hand-discard', seat: 0 });
    expect(changes(game, discard(0, 'bear'))).toEqual({
      'hands.0': 'box glasses',
      discard: 'bat bear',
      'knowledge.1': 4,
      deck: 32,
    });
    expect(asked(game)).toEqual({ kind: 'hand-discard', seat: 0 });
    game.play(discard(0, 'glasses'));
    expect(asked(game)).toEqual({ kind: 'place-benefit', seat: 0, resources: 0 });
  },
);

rule(['EUP-R24', 'EUP-MOR.2'], 'a hand is cut down between the parts of one effect', () => {
  const game = position((state) => {
    available(state, 0, 2);
    activate(state, 0, 'lee-the-gossip');
    setAllegiance(state, 'icarite', 5);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat', 'box');
    stack(state, 'artifactDeck', ['bear']);
    market(state, 'euphorian-a', 'spa-of-fleeting-pleasure');
  }).play(place(0, 2, 'wind-salon'), pay(0, 'bat', 'bat'));
  expect([handOf(game.state, 0), game.state.allegiance[3]]).toEqual([['bear', 'box'], 6]);
  const tight = position((state) => {
    available(state, 0, 2);
    activate(state, 0, 'lee-the-gossip');
    setAllegiance(state, 'icarite', 5);
    setGoods(state, 0, { gold: 3 });
    give(state, 0, 'box');
    stack(state, 'artifactDeck', ['bear']);
  }).play(place(0, 2, 'nimbus-loft'));
  expect([asked(tight), eventTypes(tight).slice(-1), tight.state.allegiance[3]]).toEqual([
    { kind: 'hand-discard', seat: 0 },
    ['artifacts-drawn'],
    5,
  ]);
  expect(changes(tight, discard(0, 'box'))).toMatchObject({ 'allegiance.icarite': 6 });
});

rule(['EUP-MOR.2', 'EUP-RCT.122'], 'a trade that lowers the morale to its hand limit asks for nothing', () => {
  const game = bumping('lee-the-gossip', 3, (state) => give(state, 0, 'bat', 'bear'));
  game.play(use(0, 'lee-the-gossip'));
  expect([game.state.morale[0], asked(game)?.kind]).toEqual([2, 'ability-choose']);
  game.play(choose(0, 'food'));
  expect(handOf(game.state, 0)).toEqual(['bat', 'bear']);
});
