import { deckSize } from '@rulewright/core/author';
import { engine, SITES } from '@rulewright/euphoria';
import {
  activate,
  available,
  give,
  hide,
  market,
  recruitOf,
  setAllegiance,
  setDilemma,
  setGoods,
  setKnowledge,
  setMorale,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  buildAny,
  choose,
  goodsOf,
  handOf,
  place,
  position,
  retrieve,
  table,
  take,
  territoryStars,
  use,
} from './positions.js';

// The worked examples X20 to X30 of the specification with their numbers: the dilemma, the end, variants, trade, recruits.

rule('EUP-DIL.2', 'X20: a dilemma is paid with its artifact or any two', () => {
  const game = position((state) => {
    setDilemma(state, 0, 'book');
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'book', 'bat', 'bear');
  });
  const actions = game.legal('resolve-dilemma');
  expect(actions).toHaveLength(8);
  expect(actions.flatMap(({ side, artifacts }) => (side === 'join' ? [artifacts.join(' ')] : []))).toEqual([
    'book',
    'bat bear',
    'bat book',
    'bear book',
  ]);
});

rule(
  ['EUP-END.1', 'EUP-END.2', 'EUP-END.3', 'EUP-BLD.7'],
  'X21: of two last stars the one with less knowledge wins',
  () => {
    const game = position(
      (state) => {
        setMorale(state, 3, 3);
        setKnowledge(state, 4, 2);
        const built = SITES.filter((site) => site !== 'wastelander-a');
        for (const seat of [0, 1])
          setPlayer(state, seat, {
            territoryStars: { euphorian: 1, subterran: 1, wastelander: 1, icarite: 1 },
            tileStars: built,
          });
        buildAny(state, ...built);
        stand(state, 1, 'wastelander-a-2', 2);
        setGoods(state, 0, { stone: 1 });
      },
      { players: 2 },
    ).play(place(0, 1, 'wastelander-a-1'));
    expect(game.state.stars).toEqual([0, 0]);
    expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [0, 1], tieBreaker: 'knowledge', winners: [1] });
    expect(engine.outcome(game.state)).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      scores: [10, 10],
      reason: 'tenth-star',
    });
    expect(game.events.some(({ type }) => type === 'dice-rolled')).toBe(false);
  },
);

rule('EUP-VAR.2', 'X22: a further worker costs 1 morale, and without it none is placed', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2, 2);
      setPlayer(state, 0, { morale: 2 });
    },
    { doublesCostMorale: true },
  ).play(place(0, 2, 'farm'));
  expect(game.state.morale[0]).toBe(2);
  game.play(place(0, 2, 'generator'));
  expect(game.state.morale[0]).toBe(1);
  expect(game.state.active).toBe(1);
});

rule('EUP-VAR.3', 'X23: five players choose five tiles, and one more is added', () => {
  const game = table({ players: 5, marketChoice: true });
  expect(game.state.dealtTiles.flat()).toHaveLength(10);
  expect(deckSize(game.state.tilesOut)).toBe(8);
  for (const seat of [0, 1, 2, 3, 4]) game.play(game.legal().filter((action) => action.seat === seat)[0] ?? never());
  expect(game.state.unbuiltTiles.bags.map(({ cards }) => cards.length)).toEqual([6]);
  expect(deckSize(game.state.tilesOut) + game.state.dealtTiles.flat().length).toBe(12);
});

const never = (): never => {
  throw new Error('nobody can act');
};

rule('EUP-VAR.4', 'X24: tokens are placed there and back again, each on a cell of its own', () => {
  const token = (seat: number, track: 'morale' | 'knowledge', cell: number) =>
    ({ type: 'place-token', seat, track, cell }) as const;
  const game = table({ trackDraft: true }).play(
    token(0, 'morale', 4),
    token(1, 'knowledge', 1),
    token(2, 'morale', 6),
    token(2, 'knowledge', 2),
  );
  expect(game.refusal(token(1, 'morale', 6))).toMatchObject({ rule: 'EUP-VAR.4', code: 'cell-taken' });
  game.play(token(1, 'morale', 5), token(0, 'knowledge', 3));
  expect([game.state.morale, game.state.knowledge]).toEqual([
    [4, 5, 6],
    [3, 1, 2],
  ]);
  expect(asked(game)?.kind).toBe('setup-keep-recruits');
});

rule(
  ['EUP-TRD.1', 'EUP-TRD.3', 'EUP-TRD.4', 'EUP-TRD.7', 'EUP-TRD.8'],
  'X25: two energy change hands for one gold before the action',
  () => {
    const game = position(
      (state) => {
        setGoods(state, 0, { energy: 2 });
        setGoods(state, 1, { gold: 1 });
      },
      { tradeProposalsPerTurn: 2 },
    ).play(
      { type: 'open-trade', seat: 0, partner: 1 },
      { type: 'give', seat: 0, item: 'energy' },
      { type: 'give', seat: 0, item: 'energy' },
      { type: 'to-ask', seat: 0 },
      { type: 'ask', seat: 0, item: 'gold' },
      { type: 'submit', seat: 0 },
      { type: 'accept', seat: 1 },
    );
    expect([goodsOf(game.state, 0), goodsOf(game.state, 1)]).toEqual([{ gold: 1 }, { energy: 2 }]);
    expect([game.state.proposals, asked(game)]).toEqual([1, { kind: 'turn-main', seat: 0 }]);
    expect(game.legal('place').length).toBeGreaterThan(0);
  },
);

rule(['EUP-RET.8', 'EUP-RCT.104'], 'X26: Maggie thanks for workers that come back from Subterra alone', () => {
  const game = position((state) => {
    activate(state, 0, 'maggie-the-outlaw');
    available(state, 0);
    stand(state, 0, 'aquifer', 2);
    stand(state, 0, 'subterran-b-3', 2);
    setGoods(state, 0, { food: 1 });
  })
    .script([1, 2])
    .play(retrieve(0, [1, 2], 'food'));
  expect(asked(game)).toMatchObject({ kind: 'ability-choose', seat: 0 });
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 0,
    sum: 6,
    isTooHigh: false,
    knowledge: 3,
    values: [1, 2],
    isSafe: false,
  });
  game.play(choose(0, 'stone'));
  expect(goodsOf(game.state, 0)).toEqual({ stone: 1 });
});

rule('EUP-SET.14', 'X27: of equal sums the one nearest to the oldest begins', () => {
  const game = table({ eldestSeat: 1 });
  for (const seat of [0, 1]) game.play(game.legal().filter((action) => action.seat === seat)[0] ?? never());
  game.script([5, 4, 6, 3, 2, 2]).play(game.legal()[0] ?? never());
  expect([game.state.active, game.state.turn]).toEqual([1, 1]);
});

rule(
  ['EUP-PLC.7', 'EUP-RCT.112', 'EUP-TUN.5'],
  'X28: Dave digs before the tunnel is paid for, and the second step reveals',
  () => {
    const game = position(
      (state) => {
        activate(state, 0, 'major-dave-the-demolitionist');
        hide(state, 2, 'esme-the-fireman');
        setPlayer(state, 0, { knowledge: 4 });
        setShared(state, { miners: { euphorian: 4 } });
        setGoods(state, 0, { energy: 1 });
        stand(state, 1, 'euphorian-tunnel', 1);
      },
      { recruitEdition: 'first' },
    )
      .script([1])
      .play(place(0, 1, 'euphorian-tunnel'), use(0, 'major-dave-the-demolitionist'));
    expect([game.state.knowledge[0], game.state.miners[0], goodsOf(game.state, 0)]).toEqual([6, 5, { gold: 1 }]);
    game.play(take(0, 'gold'));
    expect([game.state.miners[0], goodsOf(game.state, 0)]).toEqual([6, { gold: 2 }]);
    expect(game.state.activeRecruits[2]).toEqual([recruitOf('esme-the-fireman')]);
  },
);

rule(['EUP-ICA.1', 'EUP-ICA.3'], 'X29: a star in Icarus draws a card before the allegiance step', () => {
  const game = position((state) => {
    activate(state, 0, 'lee-the-gossip');
    setAllegiance(state, 'icarite', 5);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat');
    stack(state, 'artifactDeck', ['box']);
  }).play(place(0, 1, 'wind-salon'));
  expect(handOf(game.state, 0)).toEqual(['box']);
  expect([territoryStars(game.state, 0, 'icarite'), game.state.allegiance[3]]).toEqual([1, 6]);
});

rule(['EUP-RCT.134', 'EUP-PLC.8'], 'X30: Josh pays bliss where a market asks for gold', () => {
  const game = position((state) => {
    market(state, 'wastelander-b', 'fountain-of-wishful-thinking');
    activate(state, 0, 'josh-the-negotiator');
    setGoods(state, 0, { water: 4, bliss: 1 });
  }).play(place(0, 1, 'wastelander-b-visit'));
  expect([goodsOf(game.state, 0), territoryStars(game.state, 0, 'wastelander')]).toEqual([{}, 1]);
  expect(game.state.allegiance).toEqual([0, 0, 1, 0]);
});
