import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { ARTIFACTS, engine, FACTIONS, GOODS } from '@rulewright/euphoria';
import { give, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { goodsOf, handOf, pay, place, position } from './positions.js';

// EUP-ENG.3, EUP-ENG.4: scripted draws, and the order of lists.

describe('EUP-ENG.3', () => {
  const order = (count: number) => Array.from({ length: count }, (_, i) => count - 1 - i);
  const shuffles = [order(48), order(6), order(18)];

  rule(
    ['EUP-ENG.3', 'EUP-SET.9', 'EUP-SET.5', 'EUP-SET.4'],
    'what is dealt is shuffled, then the dice fall by seat',
    () => {
      let state = engine.init('chance', { players: 2 }, shuffles);
      expect(state.rng.script).toEqual([]);
      expect([state.dilemmas, deckSize(state.tilesOut)]).toEqual([[[0], [1]], 12]);
      // the top cards are the last ones
      expect(state.dealtRecruits.map((cards) => [...cards].sort((a, b) => a - b))).toEqual([
        [0, 1, 2, 3],
        [4, 5, 6, 7],
      ]);
      expect(cardsOfDeck(state.unbuiltTiles)).toEqual([0, 1, 2, 3, 4, 5]);
      for (const seat of [0, 1]) {
        const [keep] = engine.legalActions(state, seat);
        if (keep === undefined) throw new Error('nobody is asked');
        if (seat === 1) state = engine.scriptDraws(state, [1, 2, 3, 4]);
        state = engine.apply(state, keep);
      }
      expect([state.value, state.active, state.rng.script]).toEqual([[1, 2, 0, 0, 3, 4, 0, 0], 1, []]);
    },
  );

  rule(
    ['EUP-ENG.3', 'EUP-VAR.3'],
    'after the last pick the tiles that are missing are drawn, and none has a place',
    () => {
      let state = engine.init('chance', { players: 4, marketChoice: true }, shuffles);
      const picks = [0, 1, 2, 3].map((seat) => state.dealtTiles[seat]?.[0] ?? -1);
      const [one = -1, two = -1] = cardsOfDeck(state.tilesOut);
      for (let seat = 0; seat < 4; seat++) {
        const [pick] = engine.legalActions(state, seat);
        if (pick === undefined) throw new Error('nobody is asked');
        if (seat === 3)
          state = engine.scriptDraws(
            state,
            [two, one].map((tile) => ({ for: 'tilesOut', is: engine.content.tiles[tile]?.id ?? '' })),
          );
        state = engine.apply(state, pick);
      }
      expect(state.rng.script).toEqual([]);
      expect(state.unbuiltTiles.bags.map(({ cards }) => cards)).toEqual([[...picks, one, two].sort((a, b) => a - b)]);
    },
  );

  rule(['EUP-ENG.3', 'EUP-BLD.6'], 'a tile is drawn when it is turned up, a card when it comes', () => {
    const game = position(
      (state) => {
        stand(state, 0, 'euphorian-a-2', 2);
        setGoods(state, 0, { clay: 1 });
      },
      { players: 2 },
    );
    const [first = -1] = cardsOfDeck(game.state.unbuiltTiles);
    const tile = engine.content.tiles[first]?.id ?? '';
    game.script([{ for: 'unbuiltTiles', is: tile }, { for: 'roll', seat: 0, is: 3 }, 4]);
    game.play(place(0, 1, 'euphorian-a-1'));
    expect(game.state.builtTiles[0]).toEqual([first]);
    expect(game.state.value.slice(0, 4)).toEqual([3, 1, 4, 0]);
  });

  rule(['EUP-ENG.3', 'EUP-KNO.6'], 'the dice of a roll event fall in the order of the workers', () => {
    const game = position((state) => {
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
    })
      .script([2, 5])
      .play({ type: 'retrieve', seat: 0, workers: [3, 4], price: 'free' });
    expect(game.state.value.slice(0, 4)).toEqual([1, 1, 2, 5]);
    expect(game.events).toContainEqual({
      type: 'dice-rolled',
      rule: 'EUP-RET.7',
      seat: 0,
      cause: 'retrieve',
      workers: [3, 4],
      faces: [2, 5],
      chosen: [],
    });
  });
});

const mixedUp = { rule: 'EUP-ENG.4', code: 'not-in-order' };
rule('EUP-ENG.4', 'goods, artifacts and factions stand in canonical order, in plans as in lists', () => {
  expect(GOODS).toEqual(['energy', 'water', 'food', 'bliss', 'gold', 'stone', 'clay']);
  expect(ARTIFACTS).toEqual(['balloons', 'bat', 'bear', 'book', 'box', 'glasses']);
  expect(FACTIONS).toEqual(['euphorian', 'subterran', 'wastelander', 'icarite']);
  const game = position((state) => {
    market(state, 'subterran-a', 'laboratory-of-selective-genetics');
    setGoods(state, 0, { gold: 1, clay: 1 });
    give(state, 0, 'glasses', 'bat');
    setPlayer(state, 0, { morale: 2 });
  }).play(place(0, 1, 'subterran-a-visit'));
  expect(game.legal()).toEqual([
    pay(0, 'gold', 'bat'),
    pay(0, 'gold', 'glasses'),
    pay(0, 'clay', 'bat'),
    pay(0, 'clay', 'glasses'),
  ]);
  expect(game.refusal({ type: 'pay', seat: 0, plan: ['bat', 'gold'] })).toEqual(mixedUp);
  expect(game.refusal({ type: 'pay', seat: 0, plan: ['bat', 'stone'] })).toMatchObject({ code: 'no-such-plan' });
  game.play(pay(0, 'clay', 'glasses'));
  expect([goodsOf(game.state, 0), handOf(game.state, 0)]).toEqual([{ gold: 1 }, ['bat']]);
});
