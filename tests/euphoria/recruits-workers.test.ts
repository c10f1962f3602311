import { activate, available, market, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, place, retrieve, usable, use } from './plays.js';
import { type EuState, goodsOf, handOf, tableWith } from './positions.js';

// HK12: after a new worker came; HK15: after a check took one.

const nothing = (_: EuState): void => {};

/** Seat 0 pays 3 water for a new worker, which shows `face`. */
const grow = (recruit: string, face: number, recipe: (state: EuState) => void = nothing) =>
  tableWith({}, (state) => {
    activate(state, 0, recruit);
    setGoods(state, 0, { water: 3 });
    recipe(state);
  })
    .script([face])
    .play(place('tank-water'));

describe('Pete and Dr. Sheppard', () => {
  rule('EUP-RCT.110b', '2 knowledge bring an artifact for a new worker', () => {
    const game = grow('pete-the-cannibal', 3).play(use('pete-the-cannibal'));
    expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([5, 1]);
    expect(asked(grow('pete-the-cannibal', 3, (state) => setPlayer(state, 0, { knowledge: 5 })))).toBe('turn-main 1');
  });

  rule('EUP-RCT.129b', '2 morale bring an artifact for a new worker, the morale of the tank included', () => {
    const game = grow('dr-sheppard-the-lobotomist', 3).play(use('dr-sheppard-the-lobotomist'));
    expect([game.state.morale[0], handOf(game.state, 0).length]).toEqual([1, 1]);
    const energy = tableWith({}, (state) => {
      activate(state, 0, 'dr-sheppard-the-lobotomist');
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { morale: 2 });
    });
    expect(asked(energy.script([3]).play(place('tank-energy')))).toBe('turn-main 1');
  });

  rule.each(
    ['EUP-RCT.110b', 'EUP-RCT.129b'],
    'without a new worker there is nothing to use',
    ['four', 'laboratory'],
    (why) => {
      const game = tableWith({}, (state) => {
        activate(state, 0, 'pete-the-cannibal', 'dr-sheppard-the-lobotomist');
        setGoods(state, 0, { water: 3 });
        if (why === 'four') available(state, 0, 1, 2, 3, 4);
        else market(state, 'euphorian-a', 'laboratory-of-selective-genetics', 1);
      });
      expect(asked(game.play(place('tank-water')))).toBe('turn-main 1');
    },
  );

  rule(['EUP-RCT.110b', 'EUP-R46'], 'a new worker that the check takes at once was added', () => {
    const game = grow('pete-the-cannibal', 6, (state) => {
      available(state, 0, 1, 6);
      setPlayer(state, 0, { knowledge: 4 });
    });
    expect([game.state.lostWorker[0], usable(game)]).toEqual([true, ['pete-the-cannibal']]);
  });
});

describe('Chase and a new worker', () => {
  const chase = (face: number, recipe: (state: EuState) => void = nothing) => grow('chase-the-miner', face, recipe);

  rule(['EUP-RCT.133b', 'EUP-PLC.11'], 'the new worker may be placed at once, as a complete placement', () => {
    const game = chase(4);
    expect(asked(game)).toBe('place-extra 0');
    game.play(place('farm', 4));
    expect([goodsOf(game.state, 0), game.state.allegiance[2], game.state.place[2]]).toEqual([{ food: 1 }, 1, 2]);
    expect(asked(game)).toBe('turn-main 1');
  });

  rule('EUP-RCT.133b', 'only the new worker, and only if it is wanted', () => {
    const game = chase(4);
    expect(new Set(game.legal('place').map((action) => action.value))).toEqual(new Set([4]));
    game.play({ type: 'decline-placement', seat: 0 });
    expect([asked(game), game.state.place[2]]).toEqual(['turn-main 1', -2]);
  });

  rule(['EUP-RCT.133b', 'EUP-R19', 'EUP-PEN.5'], 'the Fountain forbids it', () => {
    const game = chase(4, (state) => market(state, 'euphorian-a', 'fountain-of-wishful-thinking', 1));
    expect(asked(game)).toBe('turn-main 1');
  });

  rule(['EUP-RCT.133b', 'EUP-R46'], 'a new worker that the check took cannot be placed', () => {
    const game = chase(6, (state) => {
      available(state, 0, 1, 5);
      setPlayer(state, 0, { knowledge: 5 });
    });
    expect([game.state.place.slice(0, 4), asked(game)]).toEqual([[5, -2, -1, -1], 'turn-main 1']);
  });

  rule(['EUP-RCT.133b', 'EUP-RCT.133'], 'the new worker can dig and be sacrificed', () => {
    const game = chase(4, (state) => setGoods(state, 0, { water: 3, energy: 1 }));
    game.play(place('euphorian-tunnel', 4), { type: 'take', seat: 0, items: ['gold'] }, use('chase-the-miner'));
    expect([goodsOf(game.state, 0), game.state.place.slice(0, 4)]).toEqual([{ gold: 3 }, [5, -2, -1, -1]]);
  });

  rule(['EUP-RCT.133b', 'EUP-TRN.5'], 'the doubles group goes on afterwards', () => {
    const game = chase(4, (state) => available(state, 0, 1, 1)).play(place('farm', 4));
    expect([asked(game), new Set(game.legal('place').map((action) => action.value))]).toEqual([
      'turn-continue 0',
      new Set([1]),
    ]);
  });

  rule(['EUP-RCT.133b', 'EUP-BLD.5'], 'the tank can be followed by the completion of a market', () => {
    const game = chase(4, (state) => {
      setGoods(state, 0, { water: 3, clay: 1 });
      stand(state, 1, 'euphorian-a-2', 2);
      stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
    });
    game.script([1, 1]).play(place('euphorian-a-1', 4));
    expect([game.state.builtTiles[0]?.length, game.state.stars.slice(0, 2)]).toEqual([1, [9, 9]]);
  });
});

describe('Steven', () => {
  const lose = (owner: number, faces: readonly number[]) =>
    tableWith({}, (state) => {
      activate(state, owner, 'steven-the-scholar');
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
      setPlayer(state, 0, { knowledge: 2 });
    })
      .script(faces)
      .play(retrieve('free', 3, 4));

  rule('EUP-RCT.140', 'the worker that a check takes brings any resource and an artifact', () => {
    const game = lose(0, [6, 6]);
    expect(asked(game)).toBe('ability-choose 0');
    game.play(choose('stone'));
    expect([goodsOf(game.state, 0), handOf(game.state, 0).length, asked(game)]).toEqual([
      { stone: 1 },
      1,
      'turn-main 1',
    ]);
  });

  rule('EUP-RCT.140', 'nothing comes without a loss, or for the loss of another player', () => {
    expect(asked(lose(0, [3, 3]))).toBe('turn-main 1');
    expect(goodsOf(lose(1, [6, 6]).state, 1)).toEqual({});
  });

  rule(['EUP-RCT.140', 'EUP-R46', 'EUP-RCT.110'], 'a sacrifice is no loss', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'steven-the-scholar', 'pete-the-cannibal');
      stand(state, 0, 'farm', 1);
    }).play(retrieve('free', 3), use('pete-the-cannibal'), choose('gold'));
    expect([asked(game), goodsOf(game.state, 0), handOf(game.state, 0)]).toEqual([
      'turn-main 1',
      { food: 4, gold: 1 },
      [],
    ]);
  });

  rule(['EUP-RCT.140', 'EUP-R8'], 'comes before what opponents make of the roll', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'steven-the-scholar');
      activate(state, 1, 'ben-the-ludologist');
      setPlayer(state, 1, { morale: 3 });
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
    })
      .script([6, 6])
      .play(retrieve('free', 3, 4));
    expect(asked(game)).toBe('ability-choose 0');
    expect(asked(game.play(choose('gold')))).toBe('ability-react 1');
  });
});
