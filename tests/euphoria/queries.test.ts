import { type EuphoriaState, engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  buildTile,
  giveHand,
  hide,
  setDilemma,
  setGoods,
  stand,
  starTerritory,
} from '@rulewright/euphoria/positions';
import { describe, expect, test } from 'vitest';
import { rule } from '../rule.js';
import { changes } from './facts.js';
import { type EuState, place, position, retrieve } from './positions.js';
import { always } from './walks.js';

// What the engine answers about positions and views.

const ask = (recipe: (state: EuState) => void = () => undefined, options = {}) =>
  engine.ask(position(recipe, options).state);
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
    const open = ask((state) => buildTile(state, 'subterran-a', 'bemusement-park'));
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
      buildTile(state, 'subterran-a', 'fountain-of-wishful-thinking', 0);
      activate(state, 0, 'josh-the-negotiator');
    });
    expect(josh.price(0, 'subterran-a-visit')).toEqual([
      { ...NO_PRICE, goods: { water: 4, gold: 1 } },
      { ...NO_PRICE, goods: { water: 4, bliss: 1 }, recruits: ['josh-the-negotiator'] },
    ]);
    const brian = ask((state) => activate(state, 0, 'brian-the-viticulturist'));
    expect(brian.price(0, 'cloud-mine')).toEqual([{ ...NO_PRICE, morale: 1 }]);
  });
});

describe('payments', () => {
  rule('EUP-PLC.13', 'are what the action pay can name', () => {
    const game = position((state) => {
      setGoods(state, 0, { gold: 2, clay: 1 });
      giveHand(state, 0, 'bat', 'bat', 'book');
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

  test('are not told from a view that hides the hand, and are to its owner.', () => {
    const { state } = position((it) => giveHand(it, 0, 'bat', 'bat'));
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
        if (cell === 11) {
          state.recruitStars.push(...(state.activeRecruits[0] ?? []));
          state.stars[0] = 9;
        }
        available(state, 0, value);
        state.knowledge[0] = knowledge;
        state.allegiance[2] = cell;
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
      state.allegiance[0] = 5;
      state.miners[0] = 9;
    });
    expect(both.benefit(0, 'euphorian-tunnel', 1)).toEqual(dug);
    const andrew = (...cards: 'bat'[]) =>
      ask((state) => {
        activate(state, 0, 'andrew-the-spelunker');
        giveHand(state, 0, ...cards);
      }).benefit(0, 'euphorian-tunnel', 1).isEither;
    expect([andrew(), andrew('bat')]).toEqual([false, true]);
  });

  rule(['EUP-TNK.1', 'EUP-TNK.3', 'EUP-PEN.1'], 'of the tank has a worker only where one can come', () => {
    expect(ask().benefit(0, 'tank-energy', 1)).toEqual({ ...NO_BENEFIT, knowledge: -2, worker: true });
    const full = ask((state) => {
      available(state, 0, 1, 1, 1, 1);
      state.morale[0] = 5;
    });
    expect(full.benefit(0, 'tank-water', 1)).toEqual({ ...NO_BENEFIT, morale: 1 });
    const laboratory = ask((state) => buildTile(state, 'euphorian-a', 'laboratory-of-selective-genetics'));
    expect(laboratory.benefit(0, 'tank-energy', 1).worker).toBe(false);
  });

  rule(['EUP-ART.4', 'EUP-MKT.2', 'EUP-R16', 'EUP-ICA.2'], 'of markets and Icarus says where the star may go', () => {
    const built = (builtMarketStarOnTile: boolean) =>
      ask(
        (state) => {
          buildTile(state, 'subterran-a', 'bemusement-park', 0);
          buildTile(state, 'subterran-b', 'stadium-of-guaranteed-home-runs', 1);
          starTerritory(state, 1, 'wastelander', 3);
        },
        { builtMarketStarOnTile },
      );
    const star = (space: 'free-press' | 'ark' | 'subterran-a-visit' | 'nimbus-loft', option = false) =>
      built(option).benefit(0, space, 1).star;
    expect([star('free-press'), star('ark'), star('nimbus-loft')]).toEqual([
      ['territory', 'subterran-b'],
      [],
      ['territory'],
    ]);
    expect([star('subterran-a-visit'), star('subterran-a-visit', true)]).toEqual([
      ['territory'],
      ['territory', 'subterran-b'],
    ]);
    expect(ask().benefit(0, 'sky-lounge', 1)).toEqual({ ...NO_BENEFIT, allegiance: { icarite: 1 }, anyResources: 2 });
    expect(ask().benefit(0, 'breeze-bar', 1)).toEqual({ ...NO_BENEFIT, allegiance: { icarite: 1 }, draw: 2 });
    expect(ask().benefit(0, 'euphorian-tunnel-end', 1)).toEqual({ ...NO_BENEFIT, goods: { water: 3 } });
    expect(ask().benefit(0, 'euphorian-a-1', 1)).toEqual(NO_BENEFIT);
  });
});

rule(['EUP-KNO.8', 'EUP-KNO.11'], 'check tells what a roll may add before it costs a worker', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, 6);
    state.knowledge[0] = 6;
  });
  expect(engine.ask(game.state).check(0)).toEqual({ sum: 12, costsFrom: 4, mayLose: true });
  game.script([4]).play(retrieve(0, [1]));
  expect(game.events).toContainEqual({ type: 'knowledge-checked', seat: 0, sum: 16, isTooHigh: true });
  expect(
    ask((state) => {
      available(state, 1, 6, 6);
      state.knowledge[1] = 6;
      state.lostWorker[1] = true;
    }).check(1),
  ).toEqual({ sum: 18, costsFrom: 0, mayLose: false });
});

rule(['EUP-STR.1', 'EUP-BLD.3', 'EUP-BLD.10'], 'stars, site and penalties tell what lies where', () => {
  const told = ask((state) => {
    buildTile(state, 'subterran-a', 'bemusement-park', 0, 2);
    buildTile(state, 'wastelander-b', 'fountain-of-wishful-thinking', 1);
    starTerritory(state, 0, 'icarite', 2);
    stand(state, 1, 'euphorian-b-3', 4);
    activate(state, 0, 'amanda-the-broker');
    state.allegiance[3] = 11;
    state.recruitStars.push(...(state.activeRecruits[0] ?? []));
    state.stars[0] = 6;
  });
  expect(told.stars(0)).toEqual({
    left: 6,
    territories: { icarite: 2 },
    tiles: ['subterran-a'],
    recruits: ['amanda-the-broker'],
    dilemma: false,
  });
  expect(told.site('subterran-a')).toEqual({ tile: 'bemusement-park', stars: [0, 2], workers: 0, needed: 2 });
  expect(told.site('euphorian-b')).toEqual({ tile: null, stars: [], workers: 1, needed: 2 });
  expect(told.penalties(0)).toEqual([
    { penalty: 'one-worker-per-turn', site: 'wastelander-b', tile: 'fountain-of-wishful-thinking' },
  ]);
  expect(told.penalties(1)).toEqual([{ penalty: 'lose-good-on-face-3', site: 'subterran-a', tile: 'bemusement-park' }]);
});

rule(['EUP-ALL.2', 'EUP-ALL.8', 'EUP-TUN.8', 'EUP-REC.8'], 'faction, bonus and recruits tell what counts now', () => {
  const told = ask((state) => {
    activate(state, 0, 'katy-the-dietician');
    hide(state, 1, 'ian-the-horticulturist');
    state.allegiance = [5, 0, 4, 8];
    state.miners = [9, 6, 5];
    starTerritory(state, 1, 'euphorian', 2);
  });
  const state = { tier: 2, allegiance: 5, isRevealed: true, miner: 9, freeStarSpaces: 1 };
  expect(told.faction('euphorian')).toEqual(state);
  expect(told.faction('wastelander')).toEqual({
    tier: 1,
    allegiance: 4,
    isRevealed: false,
    miner: 5,
    freeStarSpaces: 3,
  });
  expect(told.faction('icarite')).toEqual({ tier: 3, allegiance: 8, isRevealed: true, miner: null, freeStarSpaces: 3 });
  expect(told.bonus(0, 'euphorian')).toEqual({ tier1: true, tier2: true, tunnelEnd: true });
  expect(told.bonus(1, 'euphorian')).toEqual({ tier1: false, tier2: false, tunnelEnd: false });
  expect([told.recruits(0), told.recruits(1)]).toEqual([[{ id: 'katy-the-dietician', isUsable: true }], []]);
  const fresh = position((it) => {
    hide(it, 1, 'ian-the-horticulturist');
    it.allegiance[2] = 7;
  }).play(place(0, 1, 'farm'));
  expect(engine.ask(fresh.state).recruits(1)).toEqual([{ id: 'ian-the-horticulturist', isUsable: false }]);
});

rule(['EUP-MOR.1', 'EUP-TRN.4', 'EUP-COM.2'], 'handLimit, doubles, areaTotal and workersOn tell of the moment', () => {
  const game = position((state) => {
    available(state, 0, 3, 3, 3, 2);
    stand(state, 1, 'farm', 5);
    state.morale[2] = 4;
  });
  expect([engine.ask(game.state).handLimit(2), engine.ask(game.state).doubles()]).toEqual([4, null]);
  game.play(place(0, 3, 'farm'));
  const now = engine.ask(game.state);
  expect(now.doubles()).toEqual({ value: 3, left: 2 });
  expect([now.areaTotal('farm'), now.areaTotal('ark')]).toEqual([8, 0]);
  expect(now.workersOn('farm')).toEqual([
    { seat: 0, value: 3 },
    { seat: 1, value: 5 },
  ]);
});

test('Who is not at the table is asked nothing about.', () => {
  expect(() => ask().check(3)).toThrow('nobody sits at 3');
  expect(() => ask().price(0, 'moon' as 'farm')).toThrow('not what price asks for');
});

/** Every answer that a viewer may know. */
const answers = (position: Parameters<typeof engine.ask>[0], { options }: EuphoriaState, viewer: number): unknown[] => {
  const told = engine.ask(position);
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return [
    ...seats.flatMap((seat) => [told.stars(seat), told.check(seat), told.penalties(seat), told.handLimit(seat)]),
    ...seats.flatMap((seat) => [told.price(seat, 'ark'), told.benefit(seat, 'cloud-mine', 3), told.recruits(seat)]),
    ...(['wind-salon', 'nimbus-loft', 'farm'] as const).map((space) => told.payments(viewer, space)),
    told.site('subterran-a'),
    told.faction('subterran'),
    told.doubles(),
  ];
};

test('A view gives the same answers as its state.', () => {
  let compared = 0;
  always(({ steps }) => {
    for (const { before } of steps.filter((_, i) => i % 25 === 0))
      for (const viewer of before.morale.keys()) {
        if (before.turn === 0) continue;
        expect(answers(engine.view(before, viewer), before, viewer)).toEqual(answers(before, before, viewer));
        compared++;
      }
  });
  expect(compared).toBeGreaterThan(300);
});

rule('EUP-DIL.3', 'stars tells of a dilemma that was joined', () => {
  const game = position((state) => {
    setDilemma(state, 0, 'bat');
    giveHand(state, 0, 'bat');
  }).play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bat'] });
  expect(engine.ask(game.state).stars(0)).toMatchObject({ left: 9, dilemma: true });
});
