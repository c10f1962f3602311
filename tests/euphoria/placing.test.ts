import {
  activate,
  available,
  give,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuState, type Goods, place, position, spacesFor } from './positions.js';

// EUP-PLC.4: where a worker can be placed. Bumping has a file of its own.

type Card = Parameters<typeof give>[2];

const AREAS = ['generator', 'aquifer', 'farm', 'cloud-mine'];
const rich = (state: EuState) =>
  setGoods(state, 0, { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 });

rule(['EUP-PLC.4', 'EUP-PLC.2'], 'who owns nothing can place on the four areas alone', () => {
  expect(spacesFor(position(() => {}))).toEqual(AREAS);
});

rule(['EUP-PLC.4', 'EUP-BLD.1'], 'who owns everything can place on all spaces that are open', () => {
  const sites = ['euphorian-a', 'euphorian-b', 'subterran-a', 'subterran-b', 'wastelander-a', 'wastelander-b'];
  const game = position((state) => {
    rich(state);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bear', 'book');
  });
  expect(spacesFor(game)).toEqual([
    ...AREAS,
    ...['tank-energy', 'tank-water', 'euphorian-tunnel', 'subterran-tunnel', 'wastelander-tunnel'],
    ...['incinerator', 'free-press', 'ark', 'wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'],
    ...sites.flatMap((site) => [1, 2, 3, 4].map((n) => `${site}-${n}`)),
  ]);
});

rule.each(
  ['EUP-PLC.4', 'EUP-ART.2'],
  'three artifacts or two alike open the artifact markets and the Wind Salon',
  [
    { cards: ['bat'], isOpen: false },
    { cards: ['bat', 'bear'], isOpen: false },
    { cards: ['bat', 'bat'], isOpen: true },
    { cards: ['glasses', 'bat', 'glasses'], isOpen: true },
    { cards: ['bat', 'bear', 'book'], isOpen: true },
  ] satisfies { cards: Card[]; isOpen: boolean }[],
  ({ cards, isOpen }) => {
    const game = position((state) => {
      setPlayer(state, 0, { morale: 3 });
      give(state, 0, ...cards);
    });
    const markets = ['incinerator', 'free-press', 'ark', 'wind-salon'];
    expect(spacesFor(game)).toEqual(isOpen ? [...AREAS, ...markets] : AREAS);
  },
);

rule.each(
  ['EUP-PLC.4', 'EUP-MKT.5'],
  'a tile that asks for any good and for one kind of artifact takes nothing else',
  [
    { goods: { energy: 1 }, cards: ['bear'], isOpen: true },
    { goods: { bliss: 1 }, cards: ['bear'], isOpen: true },
    { goods: { gold: 9 }, cards: ['bear'], isOpen: false },
    { goods: { energy: 1 }, cards: ['bat'], isOpen: false },
    { goods: { energy: 1 }, cards: [], isOpen: false },
  ] satisfies { goods: Goods; cards: Card[]; isOpen: boolean }[],
  ({ goods, cards, isOpen }) => {
    const game = position((state) => {
      market(state, 'euphorian-a', 'disassemble-a-teddy-bear-shop');
      setGoods(state, 0, goods);
      give(state, 0, ...cards);
    });
    expect(spacesFor(game).includes('euphorian-a-visit')).toBe(isOpen);
  },
);

rule('EUP-PLC.4', 'a price of four bliss and any resource needs both', () => {
  const open = (goods: Goods) =>
    spacesFor(
      position((state) => {
        market(state, 'wastelander-b', 'apothecary-of-productive-dreams', 0);
        setGoods(state, 0, goods);
      }),
    ).includes('wastelander-b-visit');
  expect([{ bliss: 4, clay: 1 }, { bliss: 4 }, { bliss: 3, clay: 2 }, { bliss: 4, food: 3 }].map(open)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const CLOSING: Readonly<Record<string, (state: EuState) => void>> = {
  'the tunnel lacks a step': (state) => {
    setShared(state, { miners: { subterran: 8 } });
    activate(state, 0, 'maggie-the-outlaw');
  },
  'only others have a recruit of the faction': (state) => {
    setShared(state, { miners: { subterran: 9 } });
    activate(state, 0, 'laura-the-philanthropist');
    activate(state, 1, 'maggie-the-outlaw');
  },
  'the market is built': (state) => market(state, 'euphorian-a', 'spa-of-fleeting-pleasure'),
  'a worker of another player stands there': (state) => stand(state, 1, 'euphorian-a-3', 4),
  'an own worker stands there': (state) => stand(state, 0, 'euphorian-a-3', 4),
};

rule.each(
  'EUP-PLC.4',
  'a closed space is refused with the reason',
  [
    ['there is no such space', 'moon', 'CORE-ACT.1', 'malformed'],
    ['the tunnel lacks a step', 'subterran-tunnel-end', 'EUP-TUN.6', 'tunnel-not-complete'],
    ['only others have a recruit of the faction', 'subterran-tunnel-end', 'EUP-TUN.8', 'no-active-recruit'],
    ['the market is not built', 'euphorian-a-visit', 'EUP-BLD.1', 'not-built'],
    ['the market is built', 'euphorian-a-3', 'EUP-BLD.6', 'built-already'],
    ['a worker of another player stands there', 'euphorian-a-3', 'EUP-BLD.2', 'occupied'],
    ['an own worker stands there', 'euphorian-a-3', 'EUP-BLD.2', 'occupied'],
  ] as const,
  ([why, space, id, code]) => {
    const game = position((state) => {
      rich(state);
      CLOSING[why]?.(state);
    });
    expect(game.refusal(place(0, 1, space))).toMatchObject({ rule: id, code });
    expect(spacesFor(game)).not.toContain(space);
  },
);

rule(['EUP-PLC.4', 'EUP-TUN.8'], 'a complete tunnel opens its end to the owner of an active recruit, for free', () => {
  const game = position((state) => {
    setShared(state, { miners: { euphorian: 9, subterran: 9, wastelander: 9 } });
    activate(state, 0, 'maggie-the-outlaw');
  });
  expect(spacesFor(game)).toEqual([...AREAS, 'subterran-tunnel-end']);
});

rule('EUP-PLC.4', 'the value of the worker never matters for where it can stand', () => {
  const game = position((state) => {
    setGoods(state, 0, { energy: 3 });
    available(state, 0, 1, 6);
  });
  expect(game.legal('place')).toEqual(
    [...AREAS, 'tank-energy', 'euphorian-tunnel'].flatMap((space) => [place(0, 1, space), place(0, 6, space)]),
  );
});
