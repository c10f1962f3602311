import { engine } from '@rulewright/euphoria';
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
  turn,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  availableOf,
  buildAny,
  choose,
  goodsOf,
  handOf,
  pay,
  place,
  position,
  retrieve,
  spacesFor,
  take,
  territoryStars,
  tileStars,
  use,
} from './positions.js';

// The worked examples of the specification: from the first market (X10) on.

const spa = (recipe: (state: Parameters<Parameters<typeof position>[0]>[0]) => void) =>
  position((state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    recipe(state);
  });

rule(
  ['EUP-MKT.1', 'EUP-MKT.2', 'EUP-MKT.4', 'EUP-BLD.10'],
  'X10: a visit puts its star on the territory and leaves the penalty',
  () => {
    const game = spa((state) => {
      setGoods(state, 0, { water: 4, energy: 1 });
      give(state, 0, 'bat');
      available(state, 0, 2, 2, 3);
    }).play(place(0, 2, 'subterran-a-visit'));
    expect([goodsOf(game.state, 0), handOf(game.state, 0)]).toEqual([{ energy: 1 }, []]);
    expect([territoryStars(game.state, 0, 'subterran'), tileStars(game.state, 0, 'subterran-a')]).toEqual([1, 0]);
    expect(game.state.allegiance).toEqual([0, 1, 0, 0]);
    expect(game.refusal(place(0, 2, 'subterran-a-visit'))).toMatchObject({ rule: 'EUP-PEN.2' });
  },
);

rule(
  ['EUP-ART.2', 'EUP-ART.3', 'EUP-ART.4', 'EUP-ART.5'],
  'X11: the star of an artifact market on a tile ends its penalty',
  () => {
    const game = spa((state) => {
      setPlayer(state, 0, { morale: 3 });
      give(state, 0, 'book', 'book', 'bear');
      stand(state, 0, 'euphorian-tunnel', 1);
      setGoods(state, 0, { energy: 1 });
      available(state, 0, 2, 2);
    }).play(place(0, 2, 'free-press'), pay(0, 'book', 'book'));
    expect(game.legal().map((action) => ('on' in action ? action.on : ''))).toEqual(['territory', 'subterran-a']);
    game.play({ type: 'place-star', seat: 0, on: 'subterran-a' });
    expect([handOf(game.state, 0), tileStars(game.state, 0, 'subterran-a')]).toEqual([['bear'], 1]);
    expect(game.state.allegiance).toEqual([0, 1, 0, 0]);
    expect(spacesFor(game)).toContain('euphorian-tunnel');
  },
);

rule(['EUP-KNO.7', 'EUP-PEN.16'], 'X12: two fours cost two goods', () => {
  const game = position((state) => {
    market(state, 'euphorian-a', 'friendly-local-game-bonfire');
    available(state, 0, 1);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'generator', 1);
    setGoods(state, 0, { clay: 1, energy: 1 });
  })
    .script([4, 4])
    .play(retrieve(0, [2, 3]));
  expect(asked(game)).toEqual({ kind: 'roll-pay-penalty', rule: 'EUP-PEN.16', seat: 0 });
  game.play({ type: 'pay-penalty', seat: 0, good: 'clay' });
  expect(goodsOf(game.state, 0)).toEqual({});
  expect(game.state.active).toBe(1);
});

rule('EUP-PEN.2', 'X13: the Spa forbids bumping own workers only', () => {
  const occupied = (owner: number) =>
    spa((state) => {
      stand(state, owner, 'euphorian-tunnel', 1);
      setGoods(state, 0, { energy: 1 });
    });
  expect(spacesFor(occupied(0))).not.toContain('euphorian-tunnel');
  expect(spacesFor(occupied(1))).toContain('euphorian-tunnel');
});

rule(
  ['EUP-BLD.3', 'EUP-BLD.6', 'EUP-BLD.7', 'EUP-BLD.10'],
  'X14: two own workers complete a market with one star',
  () => {
    const game = position(
      (state) => {
        stack(state, 'unbuiltTiles', ['stadium-of-guaranteed-home-runs']);
        available(state, 0, 5);
        stand(state, 0, 'euphorian-a-2', 2);
        setGoods(state, 0, { clay: 1 });
      },
      { players: 2 },
    )
      .script([4, 6])
      .play(place(0, 5, 'euphorian-a-1'));
    expect([tileStars(game.state, 0, 'euphorian-a'), game.state.stars[0]]).toEqual([1, 9]);
    expect(game.state.builtTiles[0]).toEqual([16]);
    expect(availableOf(game.state, 0)).toEqual([4, 6]);
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 13,
      isTooHigh: false,
      knowledge: 3,
      values: [4, 6],
      isSafe: false,
    });
    expect(game.refusal(place(1, 1, 'euphorian-a-3'))).toMatchObject({ rule: 'EUP-BLD.6', code: 'built-already' });
  },
);

rule(['EUP-BLD.3', 'EUP-BLD.7', 'EUP-BLD.9'], 'X15: three builders roll clockwise from the active player', () => {
  const game = position(
    (state) => {
      stand(state, 1, 'subterran-a-1', 2);
      stand(state, 0, 'subterran-a-3', 3);
      available(state, 2, 5, 1);
      setGoods(state, 2, { stone: 1 });
    },
    { players: 4 },
    2,
  ).play(place(2, 5, 'subterran-a-2'));
  expect([0, 1, 2, 3].map((seat) => tileStars(game.state, seat, 'subterran-a'))).toEqual([1, 1, 1, 0]);
  const rolled = game.events.flatMap((event) => (event.type === 'dice-rolled' ? [[event.seat, event.cause]] : []));
  expect(rolled).toEqual([
    [2, 'completion'],
    [0, 'completion'],
    [1, 'completion'],
  ]);
});

rule(['EUP-COM.6', 'EUP-R71'], 'X16: the bonus of tier 1 waits for the placement after the one that reaches it', () => {
  const game = position((state) => {
    activate(state, 0, 'esme-the-fireman');
    setAllegiance(state, 'euphorian', 1);
    available(state, 0, 3, 1);
  }).play(place(0, 3, 'generator'));
  expect([goodsOf(game.state, 0), game.state.allegiance[0]]).toEqual([{ energy: 1 }, 2]);
  game.edit((state) => {
    setPlayer(state, 0, { workers: [{ worker: 1, where: 'available', space: null, value: 3 }] });
    turn(state, 0);
  });
  game.play(place(0, 1, 'generator'));
  expect([goodsOf(game.state, 0), game.state.allegiance[0]]).toEqual([{ energy: 3 }, 3]);
});

rule(['EUP-ALL.6', 'EUP-COM.6'], 'X17: the last step stars every active recruit of the faction', () => {
  const game = position((state) => {
    setAllegiance(state, 'subterran', 10);
    activate(state, 0, 'phil-the-spy', 'brett-the-lockpicker');
    activate(state, 1, 'curtis-the-propagandist');
    for (const seat of [0, 1, 2]) {
      setPlayer(state, seat, {
        territoryStars: { euphorian: 1, subterran: 0, wastelander: 1, icarite: 1 },
        tileStars: ['euphorian-a', 'euphorian-b'],
      });
    }
    buildAny(state, 'euphorian-a', 'euphorian-b');
    available(state, 0, 2);
  }).play(place(0, 2, 'aquifer'));
  expect(goodsOf(game.state, 0)).toEqual({ water: 2 });
  expect(game.state.allegiance[1]).toBe(11);
  expect(game.state.stars).toEqual([3, 4, 5]);
});

rule(['EUP-REC.6', 'EUP-RCT.125'], 'X18: Ian helps who has no resource at all', () => {
  const farm = (clay: number) =>
    position(
      (state) => {
        activate(state, 0, 'ian-the-horticulturist');
        setGoods(state, 0, { clay });
        available(state, 0, 4, 1);
      },
      { recruitEdition: 'first' },
    ).play(place(0, 4, 'farm'));
  expect([goodsOf(farm(1).state, 0), farm(1).state.allegiance]).toEqual([{ clay: 1, food: 1 }, [0, 0, 1, 0]]);
  expect([goodsOf(farm(0).state, 0), farm(0).state.allegiance]).toEqual([{ food: 1, water: 1 }, [0, 0, 1, 0]]);
});

rule(
  ['EUP-PLC.5', 'EUP-PLC.7', 'EUP-PLC.9', 'EUP-KNO.13', 'EUP-RCT.122'],
  'X19: Lee trades after the check of the bumped worker and before the payment',
  () => {
    const game = position((state) => {
      activate(state, 0, 'lee-the-gossip');
      setPlayer(state, 0, { morale: 2 });
      setGoods(state, 0, { energy: 1 });
      stand(state, 1, 'euphorian-tunnel', 6);
      available(state, 1, 5, 1);
    })
      .script([6])
      .play(place(0, 1, 'euphorian-tunnel'));
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 1,
      sum: 15,
      isTooHigh: false,
      knowledge: 3,
      values: [5, 1, 6],
      isSafe: false,
    });
    expect(asked(game)).toMatchObject({ kind: 'ability-window', hook: 'bump-trade' });
    game.play(use(0, 'lee-the-gossip'), choose(0, 'food'));
    expect([game.state.morale[0], game.state.knowledge[1], goodsOf(game.state, 0)]).toEqual([1, 4, { food: 1 }]);
    expect(availableOf(game.state, 1)).toEqual([1, 5, 6]);
    expect(asked(game)).toEqual({ kind: 'place-benefit', seat: 0, resources: 0 });
    game.play(take(0, 'gold'));
    expect(goodsOf(game.state, 0)).toEqual({ food: 1, gold: 1 });
    expect(engine.decision(game.state)?.seats ?? []).toEqual([0]);
  },
);
