import { cardsOfDeck, deckSize } from '@rulewright/core';
import { ARTIFACTS, engine, FACTIONS, GOODS } from '@rulewright/euphoria';
import {
  available,
  buildTile,
  giveArtifacts,
  setDilemma,
  setGoods,
  stack,
  stand,
  starTerritory,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, type EuState, goodsOf, handOf, pay, place, position, tileStars } from './positions.js';

// EUP-ENG: what is asked, which equal choices are one, the order of chance, canonical orders.

const SPA = 'spa-of-fleeting-pleasure';
const discard = (artifact: (typeof ARTIFACTS)[number]) => ({ type: 'discard', seat: 0, artifact }) as const;

describe('EUP-ENG.1', () => {
  rule(
    ['EUP-ENG.1', 'EUP-R76'],
    'a star with one place to go goes there, and the good of a penalty with one kind',
    () => {
      const press = position((state) => {
        giveArtifacts(state, 0, 'bat', 'bat');
        state.morale[0] = 2;
        buildTile(state, 'subterran-a', SPA);
        starTerritory(state, 1, 'subterran', 3);
      }).play(place(0, 1, 'free-press'));
      expect([tileStars(press.state, 0, 'subterran-a'), press.state.allegiance[1]]).toEqual([1, 1]);
      const bonfire = (goods: Parameters<typeof setGoods>[2]) =>
        position((state) => {
          buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire');
          setGoods(state, 0, goods);
          stand(state, 0, 'farm', 1);
          available(state, 0, 2);
        })
          .script([4])
          .play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
      expect(goodsOf(bonfire({ gold: 3 }).state, 0)).toEqual({ gold: 2 });
      expect(goodsOf(bonfire({}).state, 0)).toEqual({});
      expect(asked(bonfire({ gold: 1, clay: 1 }))).toEqual({ kind: 'roll-pay-penalty', seat: 0 });
    },
  );

  rule(
    ['EUP-ENG.1', 'EUP-R76', 'EUP-MOR.2'],
    'a hand of one kind is asked like any other, for silence would tell',
    () => {
      const game = position((state) => {
        giveArtifacts(state, 0, 'bat', 'bat');
        state.morale[0] = 2;
        stand(state, 0, 'farm', 1);
        available(state, 0, 2);
      }).play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
      expect([asked(game), game.legal()]).toEqual([{ kind: 'hand-discard', seat: 0 }, [discard('bat')]]);
      expect(game.refusal(discard('bear'))).toEqual({
        rule: 'EUP-MOR.2',
        code: 'not-in-hand',
        details: { artifact: 'bear' },
      });
    },
  );

  rule.each(
    ['EUP-ENG.1', 'EUP-PLC.8'],
    'whether a payment is asked for',
    [
      { hand: ['bat'], space: 'subterran-a-visit', plans: 0 },
      { hand: ['bat', 'bat'], space: 'subterran-a-visit', plans: 1 },
      { hand: ['bat', 'bear'], space: 'subterran-a-visit', plans: 2 },
      { hand: ['bat', 'bat'], space: 'ark', plans: 0 },
      { hand: ['bat', 'bear', 'book'], space: 'ark', plans: 0 },
      { hand: ['bat', 'bat', 'book'], space: 'ark', plans: 2 },
      { hand: ['bat', 'bat', 'bat', 'bat'], space: 'ark', plans: 2 },
    ] as const,
    ({ hand, space, plans }) => {
      const game = position((state) => {
        buildTile(state, 'subterran-a', SPA);
        setGoods(state, 0, { water: 4 });
        giveArtifacts(state, 0, ...hand);
        state.morale[0] = 6;
      }).play(place(0, 1, space));
      if (plans === 0) expect(game.state.stars[0]).toBe(9);
      else expect([asked(game), game.legal('pay').length]).toEqual([{ kind: 'place-pay', seat: 0 }, plans]);
    },
  );

  rule('EUP-ENG.1', 'the recruit of a fight and an answer to a proposal are always asked for', () => {
    const fight = position((state) => {
      setDilemma(state, 0, 'bat');
      giveArtifacts(state, 0, 'bat');
      stack(state, 'recruitDeck', ['lee-the-gossip', 'ray-the-foreman']);
    }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bat'] });
    expect(fight.legal()).toHaveLength(2);
    const offer = position(
      (state) => {
        setGoods(state, 0, { gold: 1 });
        giveArtifacts(state, 1, 'bat');
      },
      { tradeProposalsPerTurn: 1 },
    ).play(
      { type: 'open-trade', seat: 0, partner: 1 },
      { type: 'give', seat: 0, item: 'gold' },
      { type: 'to-ask', seat: 0 },
      { type: 'ask', seat: 0, item: 'bear' },
      { type: 'submit', seat: 0 },
    );
    expect(offer.legal()).toEqual([{ type: 'reject', seat: 1 }]);
  });

  rule('EUP-ENG.1', 'the last token of a track draft is asked for, although only one cell is left', () => {
    const start = engine.init('tokens', { players: 6, trackDraft: true });
    const put = (seat: number, track: 'morale' | 'knowledge', cell: number) =>
      ({ type: 'place-token', seat, track, cell }) as const;
    let state = start;
    for (let seat = 0; seat < 6; seat++) state = engine.apply(state, put(seat, 'morale', seat + 1));
    for (let seat = 5; seat > 0; seat--) state = engine.apply(state, put(seat, 'knowledge', 7 - (seat + 1)));
    expect([state.knowledge, engine.legalActions(state)]).toEqual([[0, 5, 4, 3, 2, 1], [put(0, 'knowledge', 6)]]);
  });
});

describe('EUP-ENG.2', () => {
  const workers = (recipe: (state: EuState) => void) => position(recipe).legal();

  rule('EUP-ENG.2', 'equal available workers are one choice, and the lowest of them is placed', () => {
    const game = position((state) => available(state, 0, 3, 2, 3, 3));
    expect(
      game
        .legal('place')
        .filter(({ space }) => space === 'farm')
        .map(({ value }) => value),
    ).toEqual([2, 3]);
    game.play(place(0, 3, 'farm'));
    expect(game.events[0]).toMatchObject({ type: 'worker-placed', worker: 1, value: 3 });
    game.play(place(0, 3, 'farm'));
    expect(game.events[0]).toMatchObject({ worker: 3 });
  });

  rule('EUP-ENG.2', 'spaces are never merged, not even construction spaces of one price', () => {
    const legal = workers((state) => setGoods(state, 0, { gold: 1 }));
    const spaces = legal.flatMap((action) => (action.type === 'place' ? [action.space] : []));
    expect(spaces.filter((space) => space.startsWith('euphorian-a'))).toEqual([
      'euphorian-a-2',
      'euphorian-a-3',
      'euphorian-a-4',
    ]);
  });

  rule.each(
    'EUP-ENG.2',
    'workers of one value on one area are retrieved by the lowest number',
    [
      { on: ['farm', 'farm'], values: [2, 2], sets: ['1', '1,2'] },
      { on: ['farm', 'farm'], values: [2, 3], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['euphorian-a-1', 'euphorian-b-1'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer', 'farm'], values: [2, 2, 2], sets: ['1', '2', '1,2', '1,3', '1,2,3'] },
    ] as const,
    ({ on, values, sets }) => {
      const game = position((state) => {
        state.place.fill(-1, 0, 4);
        state.value.fill(0, 0, 4);
        for (const [i, space] of on.entries()) stand(state, 0, space, values[i]);
        state.noted = [false, false, false, false];
      });
      expect(game.legal('retrieve').map(({ workers: numbers }) => numbers.join())).toEqual(sets);
      if (!sets.some((set) => set === '2'))
        expect(game.refusal({ type: 'retrieve', seat: 0, workers: [2], price: 'free' })).toEqual(
          on.length === 2 ? { rule: 'EUP-ENG.2', code: 'name-the-lowest' } : expect.anything(),
        );
    },
  );

  rule('EUP-ENG.2', 'workers are named in ascending order, each once', () => {
    const game = position((state) => {
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
    });
    for (const numbers of [
      [4, 3],
      [3, 3],
    ])
      expect(game.refusal({ type: 'retrieve', seat: 0, workers: numbers, price: 'free' })).toEqual({
        rule: 'EUP-ENG.2',
        code: 'name-the-lowest',
      });
  });

  rule(['EUP-ENG.2', 'EUP-TNK.4'], 'a new worker is the lowest of the supply', () => {
    const game = position((state) => {
      available(state, 0);
      stand(state, 0, 'farm', 1);
      available(state, 0, 2, 3);
      setGoods(state, 0, { energy: 3 });
      state.place[1] = -1;
      state.value[1] = 0;
      state.noted = [false, false, true, false];
    })
      .script([5])
      .play(place(0, 3, 'tank-energy'));
    expect(game.events).toContainEqual({ type: 'worker-added', seat: 0, worker: 2 });
    expect(game.state.value.slice(0, 4)).toEqual([1, 5, 3, 0]);
  });
});

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
      seat: 0,
      cause: 'retrieve',
      workers: [3, 4],
      faces: [2, 5],
    });
  });
});

const mixedUp = { rule: 'EUP-ENG.4', code: 'not-in-order' };
rule('EUP-ENG.4', 'goods, artifacts and factions stand in canonical order, in plans as in lists', () => {
  expect(GOODS).toEqual(['energy', 'water', 'food', 'bliss', 'gold', 'stone', 'clay']);
  expect(ARTIFACTS).toEqual(['balloons', 'bat', 'bear', 'book', 'box', 'glasses']);
  expect(FACTIONS).toEqual(['euphorian', 'subterran', 'wastelander', 'icarite']);
  const game = position((state) => {
    buildTile(state, 'subterran-a', 'laboratory-of-selective-genetics');
    setGoods(state, 0, { gold: 1, clay: 1 });
    giveArtifacts(state, 0, 'glasses', 'bat');
    state.morale[0] = 2;
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
