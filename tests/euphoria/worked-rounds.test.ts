import { deckSize } from '@rulewright/core/author';
import { engine, SITES } from '@rulewright/euphoria';
import { give, setDilemma, setGoods, setKnowledge, setMorale, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { buildAny, place, position, table } from './positions.js';

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

rule('EUP-SET.14', 'X27: of equal sums the one nearest to the oldest begins', () => {
  const game = table({ eldestSeat: 1 });
  for (const seat of [0, 1]) game.play(game.legal().filter((action) => action.seat === seat)[0] ?? never());
  game.script([5, 4, 6, 3, 2, 2]).play(game.legal()[0] ?? never());
  expect([game.state.active, game.state.turn]).toEqual([1, 1]);
});
