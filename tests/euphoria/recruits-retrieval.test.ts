import {
  activate,
  available,
  hand,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, done, face, options, retrieve, usable, use } from './plays.js';
import { type EuState, goodsOf, handOf, tableWith } from './positions.js';

// HK10 and HK11: what a retrieval costs and buys, and what happens inside it.

type Edition = 'first' | 'second';
const nothing = (_: EuState): void => {};

/** Seat 0 has workers 3 and 4 on the Farm and the Aquifer. */
const table = (recruit: string, recipe: (state: EuState) => void = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'aquifer', 2);
    setGoods(state, 0, { energy: 1, food: 1, bliss: 1 });
    setPlayer(state, 0, { morale: 3 });
    recipe(state);
  });
const prices = (game: ReturnType<typeof table>): string[] => [
  ...new Set(game.legal('retrieve').map((action) => action.price)),
];

describe('Yordy, first edition', () => {
  const yordy = (recipe = nothing) =>
    table('yordy-the-demotivator', recipe, 'first').script([1]).play(retrieve('free', 3));
  const ofTwo = (state: EuState): void => {
    available(state, 0, 1);
    stand(state, 0, 'farm', 2);
  };
  const two = (recipe = nothing) =>
    tableWith({ recruitEdition: 'first' }, (state) => {
      activate(state, 0, 'yordy-the-demotivator');
      ofTwo(state);
      setPlayer(state, 0, { morale: 3 });
      recipe(state);
    })
      .script([1])
      .play(retrieve('free', 2));

  rule('EUP-RCT.113', 'who owns exactly 2 workers loses no morale', () => {
    expect(two().state.morale[0]).toBe(3);
    expect(yordy().state.morale[0]).toBe(2);
  });

  rule(['EUP-RCT.113', 'EUP-R42'], 'not even in the Cafeteria', () => {
    const cafeteria = (state: EuState) => market(state, 'euphorian-a', 'cafeteria-of-nameless-meat', 1);
    expect(two(cafeteria).state.morale[0]).toBe(3);
    expect(yordy(cafeteria).state.morale[0]).toBe(1);
  });

  rule(['EUP-RCT.113', 'EUP-RCT.138'], 'nothing lost brings Curtis nothing', () => {
    const curtis = (state: EuState) => activate(state, 0, 'curtis-the-propagandist');
    expect(two(curtis).state.knowledge[0]).toBe(3);
    expect(yordy(curtis).state.knowledge[0]).toBe(2);
  });
});

describe('Gidgit', () => {
  rule('EUP-RCT.127', 'bliss can buy 2 less knowledge instead of morale', () => {
    const game = table('gidgit-the-hypnotist');
    expect(prices(game)).toEqual(['food', 'bliss', 'free', 'gidgit-the-hypnotist']);
    game.script([1]).play(retrieve('gidgit-the-hypnotist', 3));
    expect([game.state.morale[0], game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([
      3,
      1,
      { energy: 1, food: 1 },
    ]);
  });

  rule('EUP-RCT.127', 'bliss still buys morale', () => {
    const game = table('gidgit-the-hypnotist').script([1]).play(retrieve('bliss', 3));
    expect([game.state.morale[0], game.state.knowledge[0]]).toEqual([5, 3]);
  });

  rule(['EUP-RCT.127', 'EUP-R43'], 'food is no bliss here, with Brian or without', () => {
    const game = table('gidgit-the-hypnotist', (state) => {
      activate(state, 0, 'brian-the-viticulturist');
      setGoods(state, 0, { food: 2 });
    });
    expect(prices(game)).toEqual(['food', 'free']);
    expect(game.refusal(retrieve('gidgit-the-hypnotist', 3))).toMatchObject({ code: 'no-such-price' });
  });
});

describe('Jefferson', () => {
  rule('EUP-RCT.141', '1 energy buys 1 less knowledge and 1 morale', () => {
    const game = table('jefferson-the-shock-artist').script([1]).play(retrieve('jefferson-the-shock-artist', 3));
    expect([game.state.morale[0], game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([
      4,
      2,
      { food: 1, bliss: 1 },
    ]);
  });

  rule('EUP-RCT.141', 'needs the energy, and at the good ends of the tracks it is still a price', () => {
    expect(prices(table('jefferson-the-shock-artist', (state) => setGoods(state, 0, {})))).toEqual(['free']);
    const full = table('jefferson-the-shock-artist', (state) => {
      setPlayer(state, 0, { morale: 6, knowledge: 1 });
    });
    full.script([1]).play(retrieve('jefferson-the-shock-artist', 3));
    expect([full.state.morale[0], full.state.knowledge[0]]).toEqual([6, 1]);
  });

  rule(['EUP-RCT.141', 'EUP-PEN.7'], 'the Academy closes the price', () => {
    const academy = (state: EuState) => market(state, 'euphorian-a', 'academy-of-mandatory-equality', 1);
    expect(prices(table('jefferson-the-shock-artist', academy))).toEqual(['food', 'bliss', 'free']);
  });
});

describe('Maggie', () => {
  const maggie = (from: readonly string[], ...taken: number[]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'maggie-the-outlaw');
      for (const space of from) stand(state, 0, space, 1);
      setGoods(state, 0, { food: 1 });
    }).play(retrieve('food', ...taken));

  rule('EUP-RCT.104', 'only workers from Subterra: a water or a stone after the roll', () => {
    const game = maggie(['aquifer', 'subterran-b-3'], 3, 4);
    expect([asked(game), options(game)]).toEqual(['ability-choose 0', ['water', 'stone']]);
    expect(goodsOf(game.play(choose('stone')).state, 0)).toEqual({ stone: 1 });
  });

  rule(['EUP-RCT.104', 'EUP-R45'], 'one worker is enough, any other territory or the tank is too much', () => {
    expect(options(maggie(['aquifer', 'farm'], 3))).toEqual(['water', 'stone']);
    expect(options(maggie(['aquifer', 'farm'], 3, 4))).toEqual([]);
    expect(options(maggie(['tank-water'], 3))).toEqual([]);
  });

  rule(['EUP-RCT.104', 'EUP-R40'], 'the end of a tunnel belongs to the faction that dug it', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'maggie-the-outlaw');
      setShared(state, { miners: { subterran: 9 } });
      stand(state, 0, 'subterran-tunnel-end', 1);
      setGoods(state, 0, { food: 1 });
    }).play(retrieve('food', 3));
    expect(options(game)).toEqual(['water', 'stone']);
  });
});

describe.each([
  ['EUP-RCT.110', 'pete-the-cannibal', 'food'],
  ['EUP-RCT.129', 'dr-sheppard-the-lobotomist', 'bliss'],
] as const)('%s', (id, recruit, good) => {
  rule(id, 'a retrieved worker brings 4 goods and any resource instead of being rolled', () => {
    const game = table(recruit, (state) => setGoods(state, 0, {})).play(retrieve('free', 3, 4));
    expect([asked(game), usable(game)]).toEqual(['ability-window 0', [recruit]]);
    game.play(use(recruit)).script([6]).play(choose('gold'));
    expect(goodsOf(game.state, 0)).toEqual({ [good]: 4, gold: 1 });
    expect([game.state.place.slice(0, 4), game.state.value.slice(0, 4)]).toEqual([
      [-2, -2, -1, -2],
      [1, 2, 0, 6],
    ]);
  });

  rule([id, 'EUP-RET.7'], 'without a worker left there is no roll and no check', () => {
    const game = table(recruit, (state) => setPlayer(state, 0, { knowledge: 6 })).play(
      retrieve('free', 3),
      use(recruit),
      choose('clay'),
    );
    expect([asked(game), game.state.place.slice(0, 4), game.state.lostWorker[0]]).toEqual([
      'turn-main 1',
      [-2, -2, -1, 1],
      false,
    ]);
  });

  rule([id, 'EUP-REC.4'], 'the only worker cannot go', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, recruit);
      available(state, 0);
      stand(state, 0, 'farm', 1);
    });
    expect(asked(game.script([1]).play(retrieve('free', 1)))).toBe('turn-main 1');
  });

  rule([id, 'EUP-REC.10'], 'can be declined', () => {
    expect(asked(table(recruit).play(retrieve('free', 3)).script([1]).play(done()))).toBe('turn-main 1');
  });
});

describe('several of them', () => {
  rule(
    ['EUP-RCT.110', 'EUP-RCT.129', 'EUP-R45', 'EUP-RCT.104'],
    'take a worker each, and Maggie counts them all',
    () => {
      const game = tableWith({}, (state) => {
        activate(state, 0, 'pete-the-cannibal', 'dr-sheppard-the-lobotomist', 'maggie-the-outlaw');
        stand(state, 0, 'aquifer', 1);
        stand(state, 0, 'subterran-tunnel', 2);
        hand(state, 0, 'bat');
      }).play(retrieve('free', 3, 4), use('dr-sheppard-the-lobotomist'), choose('gold'));
      expect(usable(game)).toEqual(['pete-the-cannibal']);
      game.play(use('pete-the-cannibal'), choose('gold'));
      expect([asked(game), handOf(game.state, 0)]).toEqual(['ability-choose 0', ['bat']]);
      expect(goodsOf(game.play(choose('water')).state, 0)).toEqual({ water: 1, food: 4, bliss: 4, gold: 2 });
    },
  );

  rule(['EUP-RCT.113/2', 'EUP-RET.6'], 'a sacrificed worker leaves no face to choose', () => {
    const game = table('yordy-the-demotivator', (state) => activate(state, 0, 'pete-the-cannibal'));
    game.play(retrieve('free', 3), use('pete-the-cannibal'), choose('gold'));
    expect(asked(game)).toBe('turn-main 1');
    expect(game.refusal(face(1)).code).toBe('not-asked');
  });
});
