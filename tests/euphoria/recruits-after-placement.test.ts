import {
  activate,
  available,
  hand,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, done, place, take, usable, use } from './plays.js';
import { goodsOf, handOf, tableWith } from './positions.js';

// HK5 and HK6: what a placement gives more, and what can be done after its benefit.

type Recipe = NonNullable<Parameters<typeof tableWith>[1]>;
type Edition = 'first' | 'second';
const nothing: Recipe = () => {};
const owner = (recruit: string, recipe: Recipe = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    setGoods(state, 0, { energy: 1, water: 1, food: 1, gold: 1, clay: 1 });
    recipe(state);
  });

describe('Andrew in a tunnel', () => {
  rule.each(
    'EUP-RCT.142',
    'with an empty hand two tunnels give the resource and an artifact',
    [
      ['euphorian-tunnel', { water: 1, food: 1, gold: 2, clay: 1 }],
      ['wastelander-tunnel', { energy: 1, water: 1, gold: 1, clay: 2 }],
    ] as const,
    ([tunnel, goods]) => {
      const game = owner('andrew-the-spelunker').play(place(tunnel));
      expect([goodsOf(game.state, 0), handOf(game.state, 0).length, asked(game)]).toEqual([goods, 1, 'turn-main 1']);
    },
  );

  rule('EUP-RCT.142', 'a card in the hand, or the Subterran tunnel, leaves the choice', () => {
    expect(asked(owner('andrew-the-spelunker', (state) => hand(state, 0, 'bat')).play(place('euphorian-tunnel')))).toBe(
      'place-benefit 0',
    );
    expect(asked(owner('andrew-the-spelunker').play(place('subterran-tunnel')))).toBe('place-benefit 0');
  });

  rule(['EUP-RCT.142', 'EUP-R18'], 'the Registry does not concern it', () => {
    const game = owner('andrew-the-spelunker', (state) =>
      market(state, 'subterran-a', 'registry-of-personal-secrets', 1),
    );
    expect(handOf(game.play(place('euphorian-tunnel')).state, 0)).toHaveLength(1);
  });
});

describe('Zong, second edition', () => {
  rule(
    ['EUP-RCT.103/2', 'EUP-R66', 'EUP-REC.12'],
    '1 knowledge brings an artifact, and every opponent gains 1 bliss',
    () => {
      const game = owner('zong-the-astronomer').play(place('cloud-mine'), use('zong-the-astronomer'));
      expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([4, 1]);
      expect([1, 2].map((seat) => goodsOf(game.state, seat))).toEqual([{ bliss: 1 }, { bliss: 1 }]);
    },
  );

  rule('EUP-RCT.103/2', 'is not offered at knowledge 6, on another area, or in the first edition', () => {
    const late = owner('zong-the-astronomer', (state) => setPlayer(state, 0, { knowledge: 6 }));
    expect(asked(late.play(place('cloud-mine')))).toBe('turn-main 1');
    expect(asked(owner('zong-the-astronomer').play(place('farm')))).toBe('turn-main 1');
    expect(asked(owner('zong-the-astronomer', nothing, 'first').play(place('cloud-mine')))).toBe('turn-main 1');
  });
});

describe('Professor Reitz', () => {
  const dig = (recipe: Recipe = nothing) =>
    owner('professor-reitz-the-archeologist', recipe).play(place('euphorian-tunnel'), take('gold'));

  rule('EUP-RCT.106', '2 knowledge bring an artifact and one more step of the miner', () => {
    const game = dig().play(use('professor-reitz-the-archeologist'));
    expect([game.state.knowledge[0], handOf(game.state, 0).length, game.state.miners]).toEqual([5, 1, [2, 0, 0]]);
  });

  rule.each('EUP-RCT.106', 'is not offered when a worker was bumped, own or not', [0, 1], (seat) => {
    const game = owner('professor-reitz-the-archeologist', (state) => stand(state, seat, 'euphorian-tunnel', 3));
    expect(asked(game.script([1]).play(place('euphorian-tunnel')).play(take('gold')))).toMatch(/^turn/);
  });

  rule('EUP-RCT.106', 'is not payable at knowledge 5', () => {
    expect(asked(dig((state) => setPlayer(state, 0, { knowledge: 5 })))).toBe('turn-main 1');
  });

  rule('EUP-RCT.106', 'at 9 the miner stays, the artifact comes', () => {
    const game = dig((state) => setShared(state, { miners: { euphorian: 9 } })).play(
      use('professor-reitz-the-archeologist'),
    );
    expect([game.state.miners[0], handOf(game.state, 0).length]).toEqual([9, 1]);
  });
});

describe('Jonathan the Artist', () => {
  rule.each(
    ['EUP-RCT.108', 'EUP-RCT.108/2', 'EUP-R57'],
    'alone on a site, knowledge brings an artifact',
    [
      ['first', 2],
      ['second', 1],
    ] as const,
    ([edition, price]) => {
      const build = (knowledge: number) =>
        owner('jonathan-the-artist', (state) => setPlayer(state, 0, { knowledge }), edition).play(
          place('euphorian-a-1'),
        );
      const game = build(3).play(use('jonathan-the-artist'));
      expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([3 + price, 1]);
      expect(usable(build(6 - price))).toEqual(['jonathan-the-artist']);
      expect(usable(build(7 - price))).toEqual([]);
    },
  );

  rule(
    ['EUP-RCT.108/2', 'EUP-REC.5', 'EUP-BLD.5'],
    'strictly the highest on the site counts, before the completion',
    () => {
      const build = (other: number) =>
        owner('jonathan-the-artist', (state) => {
          stand(state, 1, 'euphorian-a-2', other);
          stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
          available(state, 0, 4, 2);
        });
      const game = build(3).play(place('euphorian-a-1', 4));
      expect([usable(game), game.state.builtTiles[0]]).toEqual([['jonathan-the-artist'], []]);
      game.script([1, 1]).play(done());
      expect(game.state.builtTiles[0]).toHaveLength(1);
      expect(usable(build(4).script([1, 1]).play(place('euphorian-a-1', 4)))).toEqual([]);
    },
  );

  rule('EUP-RCT.108/2', 'another site does not count, another space is none', () => {
    const game = owner('jonathan-the-artist', (state) => stand(state, 1, 'euphorian-b-2', 6));
    expect(usable(game.play(place('euphorian-a-1')))).toEqual(['jonathan-the-artist']);
    expect(usable(owner('jonathan-the-artist').play(place('farm')))).toEqual([]);
  });
});

describe('Chase in a tunnel', () => {
  const dig = (...values: number[]) =>
    owner('chase-the-miner', (state) => available(state, 0, ...values)).play(place('subterran-tunnel'), take('stone'));

  rule('EUP-RCT.133', 'sacrificing the placed worker brings 2 resources of the tunnel', () => {
    const game = dig(1, 2).play(use('chase-the-miner'));
    expect(goodsOf(game.state, 0)).toEqual({ energy: 1, food: 1, gold: 1, stone: 3, clay: 1 });
    expect([game.state.place.slice(0, 4), game.state.value.slice(0, 4)]).toEqual([
      [-1, -2, -1, -1],
      [0, 2, 0, 0],
    ]);
  });

  rule(['EUP-RCT.133', 'EUP-REC.4'], 'the last worker cannot be sacrificed', () => {
    expect(asked(dig(1))).toBe('turn-main 1');
  });
});

describe('Kyle', () => {
  rule.each(
    ['EUP-RCT.139', 'EUP-RCT.139/2', 'EUP-R57'],
    'alone on an area 2 knowledge bring an artifact; the Cloud Mine counts in the first edition',
    [
      ['first', 'cloud-mine', true],
      ['second', 'cloud-mine', false],
      ['first', 'farm', true],
      ['second', 'generator', true],
      ['second', 'aquifer', true],
    ] as const,
    ([edition, area, counts]) => {
      const game = owner('kyle-the-scavenger', nothing, edition).play(place(area));
      expect(usable(game)).toEqual(counts ? ['kyle-the-scavenger'] : []);
      if (!counts) return;
      game.play(use('kyle-the-scavenger'));
      expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([5, 1]);
    },
  );

  rule('EUP-RCT.139/2', 'another worker there, or knowledge 5, is too much', () => {
    for (const seat of [0, 1])
      expect(usable(owner('kyle-the-scavenger', (state) => stand(state, seat, 'farm', 1)).play(place('farm')))).toEqual(
        [],
      );
    const learned = owner('kyle-the-scavenger', (state) => setPlayer(state, 0, { knowledge: 5 }));
    expect(usable(learned.play(place('farm')))).toEqual([]);
  });

  rule(['EUP-RCT.139/2', 'EUP-COM.3'], 'the knowledge of the area itself comes first', () => {
    const game = owner('kyle-the-scavenger', (state) => {
      available(state, 0, 6, 2);
      setPlayer(state, 0, { knowledge: 5 });
    }).play(place('farm', 6));
    expect([game.state.knowledge[0], usable(game)]).toEqual([4, ['kyle-the-scavenger']]);
  });
});

describe('Dr. Nakagawa, second edition', () => {
  const build = (allegiance: number) =>
    owner('dr-nakagawa-the-tribute', (state) => {
      setAllegiance(state, 'euphorian', allegiance);
    }).play(place('wastelander-b-1'));

  rule('EUP-RCT.146/2', 'any construction space can move the Euphorian allegiance for free', () => {
    const game = build(3).play(use('dr-nakagawa-the-tribute'));
    expect([game.state.allegiance, game.state.knowledge[0], game.state.morale[0]]).toEqual([[4, 0, 0, 0], 3, 1]);
  });

  rule(['EUP-RCT.146/2', 'EUP-ALL.6'], 'the step to 11 puts a star on the card', () => {
    const game = build(10).play(use('dr-nakagawa-the-tribute'));
    expect([game.state.allegiance[0], game.state.stars[0], game.state.recruitStars.length]).toEqual([11, 9, 1]);
  });

  rule(['EUP-RCT.146/2', 'EUP-R63'], 'is not offered at 11, and not elsewhere', () => {
    expect(usable(build(11))).toEqual([]);
    expect(usable(owner('dr-nakagawa-the-tribute').play(place('farm')))).toEqual([]);
  });
});
