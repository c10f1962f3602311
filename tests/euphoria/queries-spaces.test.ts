import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  hand,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../packages/euphoria/src/content/board.js';
import { often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { ask } from './asking.js';
import { changes } from './facts.js';
import { place, position } from './positions.js';
import { inEveryStep } from './walks.js';

// What the engine answers about the price and the benefit of a space.

const NO_PRICE = {
  goods: {},
  anyResource: 0,
  anyCommodity: 0,
  anyButBliss: 0,
  artifacts: 0,
  alike: 0,
  artifact: null,
  morale: 0,
  knowledge: 0,
  recruits: [],
};
const NO_BENEFIT = {
  goods: {},
  anyResources: 0,
  anyCommodities: 0,
  draw: 0,
  isEither: false,
  morale: 0,
  knowledge: 0,
  allegiance: {},
  miner: 0,
  worker: false,
  star: [],
};

describe('price', () => {
  rule(['EUP-PLC.8', 'EUP-MKT.1', 'EUP-TUN.8'], 'is what may be paid, and nothing on a space that is closed', () => {
    const open = ask((state) => market(state, 'subterran-a', 'bemusement-park'));
    expect(open.price(0, 'farm')).toEqual([NO_PRICE]);
    expect(open.price(0, 'euphorian-tunnel')).toEqual([{ ...NO_PRICE, goods: { energy: 1 } }]);
    expect(open.price(0, 'ark')).toEqual([
      { ...NO_PRICE, artifacts: 3 },
      { ...NO_PRICE, alike: 2 },
    ]);
    expect(open.price(0, 'breeze-bar')).toEqual([{ ...NO_PRICE, goods: { bliss: 1 }, anyButBliss: 1 }]);
    expect(open.price(0, 'subterran-a-visit')).toEqual([{ ...NO_PRICE, anyCommodity: 1, artifact: 'balloons' }]);
    expect([open.price(0, 'subterran-b-visit'), open.price(0, 'euphorian-tunnel-end')]).toEqual([[], []]);
  });

  rule(['EUP-RCT.134', 'EUP-RCT.148b/2'], 'names the recruits that change it', () => {
    const josh = ask((state) => {
      market(state, 'subterran-a', 'fountain-of-wishful-thinking', 0);
      activate(state, 0, 'josh-the-negotiator');
    });
    expect(josh.price(0, 'subterran-a-visit')).toEqual([
      { ...NO_PRICE, goods: { water: 4, gold: 1 } },
      { ...NO_PRICE, goods: { water: 4, bliss: 1 }, recruits: ['josh-the-negotiator'] },
    ]);
    const brian = ask((state) => activate(state, 0, 'brian-the-viticulturist'));
    expect(brian.price(0, 'cloud-mine')).toEqual([{ ...NO_PRICE, morale: 1, recruits: ['brian-the-viticulturist'] }]);
  });
});

describe('payments', () => {
  rule('EUP-PLC.13', 'are what the action pay can name', () => {
    const game = position((state) => {
      setGoods(state, 0, { gold: 2, clay: 1 });
      hand(state, 0, 'bat', 'bat', 'book');
    });
    const { payments } = engine.ask(game.state);
    expect(payments(0, 'nimbus-loft')).toEqual([['gold', 'gold', 'clay']]);
    expect([payments(0, 'tank-water'), payments(0, 'farm')]).toEqual([[], [[]]]);
    const ways = payments(0, 'ark');
    expect(ways).toEqual([
      ['bat', 'bat', 'book'],
      ['bat', 'bat'],
    ]);
    game.play(place(0, 1, 'ark'));
    expect(game.legal('pay').map(({ plan }) => plan)).toEqual(ways);
  });

  rule(
    ['EUP-PLC.13', 'EUP-RCT.144'],
    'of a placement that is being paid count whom it bumped, not its own worker',
    () => {
      const game = position((state) => {
        activate(state, 0, 'matthew-the-thief');
        stand(state, 1, 'subterran-tunnel', 2);
        setGoods(state, 0, { water: 1 });
      });
      const ways = [['water'], ['knowledge']];
      expect(engine.ask(game.state).payments(0, 'subterran-tunnel')).toEqual(ways);
      game.script([1]).play(place(0, 1, 'subterran-tunnel'));
      const now = engine.ask(game.state);
      expect([engine.decision(game.state)?.kind, now.payments(0, 'subterran-tunnel')]).toEqual(['place-pay', ways]);
      expect(now.price(0, 'subterran-tunnel')).toEqual([
        { ...NO_PRICE, goods: { water: 1 } },
        { ...NO_PRICE, knowledge: 1, recruits: ['matthew-the-thief'] },
      ]);
    },
  );

  rule('EUP-PLC.13', 'are what is legal at every payment of random games', () => {
    let compared = 0;
    inEveryStep(({ before, legal }) => {
      if (engine.decision(before)?.kind !== 'place-pay') return;
      const { seat, space } = before.placement;
      expect(engine.ask(before).payments(seat, SPACE_IDS[space] ?? '')).toEqual(
        legal.flatMap((action) => (action.type === 'pay' ? [action.plan] : [])),
      );
      compared++;
    });
    expect(compared).toBeGreaterThanOrEqual(often(40));
  });

  test('are not told from a view that hides the hand, and are to its owner.', () => {
    const { state } = position((it) => hand(it, 0, 'bat', 'bat'));
    expect(engine.ask(engine.view(state, 0)).payments(0, 'ark')).toEqual([['bat', 'bat']]);
    expect(() => engine.ask(engine.view(state, 1)).payments(0, 'ark')).toThrow('the hand of seat 0 is hidden');
  });
});

describe('benefit', () => {
  rule.each(
    ['EUP-COM.3', 'EUP-COM.6', 'EUP-COM.8'],
    'of an area is that of its band, with the bonus of tier 1',
    [
      { there: 0, value: 4, knowledge: 3, cell: 0, benefit: { goods: { food: 1 }, allegiance: { wastelander: 1 } } },
      { there: 0, value: 5, knowledge: 3, cell: 0, benefit: { goods: { food: 1 }, knowledge: -1 } },
      { there: 4, value: 4, knowledge: 1, cell: 0, benefit: { goods: { food: 1 } } },
      { there: 4, value: 5, knowledge: 5, cell: 1, benefit: { goods: { food: 2 }, knowledge: 1 } },
      { there: 4, value: 5, knowledge: 6, cell: 2, benefit: { goods: { food: 3 } } },
      { there: 0, value: 1, knowledge: 3, cell: 11, benefit: { goods: { food: 2 } } },
    ],
    ({ there, value, knowledge, cell, benefit }) => {
      const game = position((state) => {
        if (there > 0) stand(state, 1, 'farm', there);
        activate(state, 0, 'flartner-the-luddite');
        available(state, 0, value);
        setPlayer(state, 0, { knowledge });
        setAllegiance(state, 'wastelander', cell);
      });
      expect(engine.ask(game.state).benefit(0, 'farm', value)).toEqual({ ...NO_BENEFIT, ...benefit });
      const done = changes(game, place(0, value, 'farm'));
      expect(done['goods.0.food']).toBe(benefit.goods.food);
      expect(done['knowledge.0'] ?? knowledge).toBe(
        knowledge + ('knowledge' in benefit ? (benefit.knowledge ?? 0) : 0),
      );
    },
  );

  rule(['EUP-TUN.2', 'EUP-TUN.3', 'EUP-TUN.7', 'EUP-RCT.142'], 'of a tunnel is one of two, or both', () => {
    const dug = { ...NO_BENEFIT, goods: { gold: 1 }, draw: 1 };
    expect(ask().benefit(0, 'euphorian-tunnel', 1)).toEqual({ ...dug, isEither: true, miner: 1 });
    const both = ask((state) => {
      activate(state, 0, 'katy-the-dietician');
      setAllegiance(state, 'euphorian', 5);
      setShared(state, { miners: { euphorian: 9 } });
    });
    expect(both.benefit(0, 'euphorian-tunnel', 1)).toEqual(dug);
    const andrew = (...cards: 'bat'[]) =>
      ask((state) => {
        activate(state, 0, 'andrew-the-spelunker');
        hand(state, 0, ...cards);
      }).benefit(0, 'euphorian-tunnel', 1).isEither;
    expect([andrew(), andrew('bat')]).toEqual([false, true]);
  });

  rule(['EUP-TNK.1', 'EUP-TNK.3', 'EUP-PEN.1'], 'of the tank has a worker only where one can come', () => {
    expect(ask().benefit(0, 'tank-energy', 1)).toEqual({ ...NO_BENEFIT, knowledge: -2, worker: true });
    const full = ask((state) => {
      available(state, 0, 1, 1, 1, 1);
      setPlayer(state, 0, { morale: 5 });
    });
    expect(full.benefit(0, 'tank-water', 1)).toEqual({ ...NO_BENEFIT, morale: 1 });
    const laboratory = ask((state) => market(state, 'euphorian-a', 'laboratory-of-selective-genetics'));
    expect(laboratory.benefit(0, 'tank-energy', 1).worker).toBe(false);
  });

  rule(['EUP-ART.4', 'EUP-MKT.2', 'EUP-R16', 'EUP-ICA.2'], 'of markets and Icarus says where the star may go', () => {
    const built = (builtMarketStarOnTile: boolean) =>
      ask(
        (state) => {
          market(state, 'subterran-a', 'bemusement-park', 0);
          market(state, 'subterran-b', 'stadium-of-guaranteed-home-runs', 1);
          star(state, 1, 'wastelander', 3);
        },
        { builtMarketStarOnTile },
      );
    const starAt = (space: 'free-press' | 'ark' | 'subterran-a-visit' | 'nimbus-loft', option = false) =>
      built(option).benefit(0, space, 1).star;
    expect([starAt('free-press'), starAt('ark'), starAt('nimbus-loft')]).toEqual([
      ['territory', 'subterran-b'],
      [],
      ['territory'],
    ]);
    expect([starAt('subterran-a-visit'), starAt('subterran-a-visit', true)]).toEqual([
      ['territory'],
      ['territory', 'subterran-b'],
    ]);
    expect(ask().benefit(0, 'sky-lounge', 1)).toEqual({ ...NO_BENEFIT, allegiance: { icarite: 1 }, anyResources: 2 });
    expect(ask().benefit(0, 'breeze-bar', 1)).toEqual({ ...NO_BENEFIT, allegiance: { icarite: 1 }, draw: 2 });
    expect(ask().benefit(0, 'euphorian-tunnel-end', 1)).toEqual({ ...NO_BENEFIT, goods: { water: 3 } });
    expect(ask().benefit(0, 'euphorian-a-1', 1)).toEqual(NO_BENEFIT);
  });
});
