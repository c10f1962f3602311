import { FACTIONS } from '@rulewright/euphoria';
import {
  activate,
  available,
  hand,
  hide,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, options, place, use } from './plays.js';
import { goodsOf, tableWith } from './positions.js';

// HK4: compulsory extras of the player who places on a commodity area.

type Recipe = Parameters<typeof tableWith>[1];
const visit = (
  recruit: string | readonly string[],
  area: string,
  recipe: Recipe = () => {},
  edition: 'first' | 'second' = 'second',
) =>
  tableWith({ recruitEdition: edition }, (state) => {
    activate(state, 0, ...[recruit].flat());
    recipe(state);
  }).play(place(area));

describe('Zong, first edition', () => {
  const onMine = (recipe?: Recipe) => visit('zong-the-astronomer', 'cloud-mine', recipe, 'first');

  rule('EUP-RCT.103', 'who owns no resource and no artifact takes a water or an energy on the Cloud Mine', () => {
    const game = onMine();
    expect([asked(game), options(game)]).toEqual(['ability-choose 0', ['water', 'energy']]);
    expect(goodsOf(game.play(choose('energy')).state, 0)).toEqual({ energy: 1, bliss: 1 });
  });

  rule(['EUP-RCT.103', 'EUP-REC.6'], 'one resource or one artifact is too much, a commodity is not', () => {
    expect(asked(onMine((state) => setGoods(state, 0, { clay: 1 })))).toBe('turn-main 1');
    expect(asked(onMine((state) => hand(state, 0, 'bat')))).toBe('turn-main 1');
    expect(asked(onMine((state) => setGoods(state, 0, { food: 9 })))).toBe('ability-choose 0');
  });
});

describe('Sarinee', () => {
  rule('EUP-RCT.111', 'alone on the Cloud Mine: 1 knowledge less or 1 bliss', () => {
    const game = visit('sarinee-the-cloud-miner', 'cloud-mine');
    expect(options(game)).toEqual(['knowledge', 'bliss']);
    game.play(choose('knowledge'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0]]).toEqual([{ bliss: 1 }, 2]);
  });

  rule('EUP-RCT.111', 'another worker there, own or not, takes it away', () => {
    for (const seat of [0, 1])
      expect(
        goodsOf(
          visit('sarinee-the-cloud-miner', 'cloud-mine', (state) => stand(state, seat, 'cloud-mine', 1)).state,
          0,
        ),
      ).toEqual({ bliss: 1 });
  });

  rule(['EUP-RCT.111', 'EUP-R28'], 'at knowledge 1 the bliss comes by itself', () => {
    const game = visit('sarinee-the-cloud-miner', 'cloud-mine', (state) => setPlayer(state, 0, { knowledge: 1 }));
    expect([asked(game), goodsOf(game.state, 0)]).toEqual(['turn-main 1', { bliss: 2 }]);
  });
});

describe('Katy, Ian and Faith', () => {
  rule.each(
    ['EUP-RCT.114', 'EUP-RCT.126'],
    'an empty hand brings another commodity',
    [
      ['katy-the-dietician', 'generator', { energy: 1, food: 1 }, { energy: 1 }],
      ['faith-the-hydroelectrician', 'aquifer', { energy: 1, water: 1 }, { water: 1 }],
    ] as const,
    ([recruit, area, withBonus, without]) => {
      expect(goodsOf(visit(recruit, area).state, 0)).toEqual(withBonus);
      expect(goodsOf(visit(recruit, area, (state) => hand(state, 0, 'bat')).state, 0)).toEqual(without);
      expect(goodsOf(visit(recruit, 'cloud-mine').state, 0)).toEqual({ bliss: 1 });
    },
  );

  rule('EUP-RCT.125', 'without a resource the Farm brings a water too', () => {
    const visitFarm = (recipe?: Recipe) => goodsOf(visit('ian-the-horticulturist', 'farm', recipe).state, 0);
    expect(visitFarm()).toEqual({ water: 1, food: 1 });
    expect(visitFarm((state) => setGoods(state, 0, { clay: 1 }))).toEqual({ food: 1, clay: 1 });
    expect(visitFarm((state) => hand(state, 0, 'bat'))).toEqual({ water: 1, food: 1 });
  });
});

describe('Gary', () => {
  rule.each('EUP-RCT.115', 'a worker of the same value, own or not, brings morale or an energy', [0, 1], (seat) => {
    const game = visit('gary-the-electrician', 'generator', (state) => stand(state, seat, 'generator', 1));
    expect(options(game)).toEqual(['morale', 'energy']);
    game.play(choose('morale'));
    expect([game.state.morale[0], goodsOf(game.state, 0)]).toEqual([2, { energy: 1 }]);
  });

  rule('EUP-RCT.115', 'other values do not count', () => {
    const game = visit('gary-the-electrician', 'generator', (state) => stand(state, 1, 'generator', 2));
    expect([asked(game), goodsOf(game.state, 0)]).toEqual(['turn-main 1', { energy: 1 }]);
  });

  rule(['EUP-RCT.115', 'EUP-R28'], 'at morale 6 the energy comes by itself', () => {
    const game = visit('gary-the-electrician', 'generator', (state) => {
      stand(state, 1, 'generator', 1);
      setPlayer(state, 0, { morale: 6 });
    });
    expect([asked(game), goodsOf(game.state, 0)]).toEqual(['turn-main 1', { energy: 2 }]);
  });
});

describe('Josiah', () => {
  rule('EUP-RCT.123', '1 morale, and everybody else there learns once', () => {
    const game = visit('josiah-the-hacker', 'farm', (state) => {
      stand(state, 1, 'farm', 1);
      stand(state, 1, 'farm', 1);
      stand(state, 0, 'farm', 1);
    });
    expect([game.state.morale[0], game.state.knowledge]).toEqual([2, [3, 4, 3]]);
  });

  rule(['EUP-RCT.123', 'EUP-R67'], 'alone it still brings the morale, and the Aquifer brings none', () => {
    expect(visit('josiah-the-hacker', 'cloud-mine').state.morale[0]).toBe(2);
    expect(visit('josiah-the-hacker', 'aquifer').state.morale[0]).toBe(1);
  });
});

describe('Sir Scarby and Soulless', () => {
  rule(['EUP-RCT.124', 'EUP-REC.5'], 'strictly the highest on the Farm, or alone: knowledge or a food', () => {
    expect(options(visit('sir-scarby-the-harvester', 'farm'))).toEqual(['knowledge', 'food']);
    expect(asked(visit('sir-scarby-the-harvester', 'farm', (state) => stand(state, 1, 'farm', 1)))).toBe('turn-main 1');
    expect(asked(visit('sir-scarby-the-harvester', 'farm', (state) => stand(state, 1, 'farm', 2)))).toBe('turn-main 1');
  });

  rule('EUP-RCT.124', 'a lower worker of another player does no harm', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'sir-scarby-the-harvester');
      stand(state, 1, 'farm', 3);
      available(state, 0, 4, 2);
    }).play(place('farm', 4));
    expect(options(game)).toEqual(['knowledge', 'food']);
    game.play(choose('food'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0]]).toEqual([{ food: 2 }, 2]);
  });

  rule(['EUP-RCT.137', 'EUP-REC.5'], 'strictly the lowest on the Aquifer, or alone: morale or a water', () => {
    const lowest = visit('soulless-the-plumber', 'aquifer', (state) => stand(state, 1, 'aquifer', 2));
    expect(options(lowest)).toEqual(['morale', 'water']);
    expect(goodsOf(lowest.play(choose('water')).state, 0)).toEqual({ water: 2 });
    expect(options(visit('soulless-the-plumber', 'aquifer'))).toEqual(['morale', 'water']);
    expect(asked(visit('soulless-the-plumber', 'aquifer', (state) => stand(state, 1, 'aquifer', 1)))).toBe(
      'turn-main 1',
    );
  });
});

describe('together', () => {
  rule(['EUP-COM.7', 'EUP-REC.10'], 'bonuses come by ascending card number', () => {
    const game = visit(['gary-the-electrician', 'katy-the-dietician', 'josiah-the-hacker'], 'generator', (state) =>
      stand(state, 1, 'generator', 1),
    );
    expect([asked(game), goodsOf(game.state, 0), game.state.morale[0]]).toEqual([
      'ability-choose 0',
      { energy: 1, food: 1 },
      1,
    ]);
    expect(game.play(choose('energy')).state.morale[0]).toBe(2);
  });

  rule('EUP-PEN.7', 'the Academy switches compulsory bonuses off', () => {
    const game = visit('katy-the-dietician', 'generator', (state) =>
      market(state, 'euphorian-a', 'academy-of-mandatory-equality', 1),
    );
    expect(goodsOf(game.state, 0)).toEqual({ energy: 1 });
  });

  rule.each(
    ['EUP-COM.7', 'EUP-R22', 'EUP-ALL.5'],
    'a recruit that the step of this very placement reveals adds its bonus if it works at once',
    [
      { area: 'generator', id: 'katy-the-dietician', faction: 0, goods: { energy: 1, food: 1 } },
      { area: 'cloud-mine', id: 'sarinee-the-cloud-miner', faction: 3, goods: { bliss: 2 } },
    ] as const,
    ({ area, id, faction, goods }) => {
      const revealing = (revealedRecruitsUsable: 'next-turn' | 'at-once', cell: number) =>
        tableWith({ revealedRecruitsUsable }, (state) => {
          hide(state, 0, id);
          setAllegiance(state, FACTIONS[faction], cell);
        }).play(place(area));
      const game = revealing('at-once', 7);
      expect(game.state.allegiance[faction]).toBe(8);
      if (area === 'cloud-mine') game.play(choose('bliss'));
      expect(goodsOf(game.state, 0)).toEqual(goods);
      for (const none of [revealing('next-turn', 7), revealing('at-once', 6)]) {
        expect(asked(none)).toBe('turn-main 1');
        expect(Object.values(goodsOf(none.state, 0))).toEqual([1]);
      }
    },
  );

  rule('EUP-COM.7', 'whether there is no artifact and no resource is tested when the benefit begins', () => {
    // its star is worth an artifact to Esme, who gives it up before the bonuses are carried out
    const game = visit(['katy-the-dietician', 'esme-the-fireman'], 'generator', (state) => {
      hand(state, 0, 'bat');
      setAllegiance(state, 'euphorian', 10);
    }).play(use('esme-the-fireman'), choose('knowledge'));
    expect(asked(game)).toBe('turn-main 1');
    expect([game.state.hands[0], goodsOf(game.state, 0)]).toEqual([[], { energy: 3 }]);
  });
});
