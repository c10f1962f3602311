import {
  activate,
  available,
  give,
  hide,
  market,
  put,
  setAllegiance,
  setGoods,
  setMorale,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { anyOf, asked, type EuState, place, position, spacesFor, take, use } from './positions.js';

const TUNNELS = ['euphorian', 'subterran', 'wastelander'] as const;
type Tunnel = (typeof TUNNELS)[number];
const PRICE = { euphorian: 'energy', subterran: 'water', wastelander: 'food' } as const;
const RESOURCE = { euphorian: 'gold', subterran: 'stone', wastelander: 'clay' } as const;
const QUIET = {
  euphorian: 'laura-the-philanthropist',
  subterran: 'maggie-the-outlaw',
  wastelander: 'pete-the-cannibal',
} as const;

/** Seat 0 can pay once for each tunnel and draws a box next. */
const digger = (recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    setGoods(state, 0, { energy: 1, water: 1, food: 1 });
    available(state, 0, 1, 2);
    stack(state, 'artifactDeck', ['box', 'bear']);
    recipe(state);
  }, options);
const dig = (tunnel: Tunnel) => place(0, 1, `${tunnel}-tunnel`);

rule.each(
  ['EUP-TUN.1', 'EUP-TUN.2', 'EUP-TUN.4'],
  'a tunnel takes its commodity, gives its resource and moves its miner',
  TUNNELS,
  (tunnel) => {
    const game = digger();
    expect(changes(game, dig(tunnel))).toEqual({
      [`goods.0.${PRICE[tunnel]}`]: 0,
      'workers.0.0': `${tunnel}-tunnel 1`,
    });
    expect(game.legal()).toEqual([take(0, RESOURCE[tunnel]), take(0, 'artifact')]);
    expect(changes(game, take(0, RESOURCE[tunnel]))).toEqual({
      [`goods.0.${RESOURCE[tunnel]}`]: 1,
      [`miners.${tunnel}`]: 1,
    });
    expect(eventTypes(game).slice(0, 2)).toEqual(['goods-gained', 'miner-moved']);
  },
);

rule.each(['EUP-TUN.2', 'EUP-TUN.4'], 'instead of the resource an artifact is drawn', TUNNELS, (tunnel) => {
  const game = digger().play(dig(tunnel));
  expect(changes(game, take(0, 'artifact'))).toEqual({ 'hands.0': 'box', deck: 35, [`miners.${tunnel}`]: 1 });
  expect(eventTypes(game).slice(0, 2)).toEqual(['artifacts-drawn', 'miner-moved']);
});

rule('EUP-TUN.2', 'a tunnel gives neither the resource of another nor two things', () => {
  const game = digger().play(dig('euphorian'));
  const refused = { rule: 'EUP-TUN.2', code: 'no-such-benefit' };
  expect(game.refusal(take(0, 'stone'))).toEqual(refused);
  expect(game.refusal(take(0, 'gold', 'artifact'))).toEqual(refused);
  expect(game.refusal(take(0, 'gold', 'gold'))).toEqual(refused);
  expect(game.refusal(take(0))).toEqual(refused);
});

rule.each('EUP-TUN.1', 'a tunnel cannot be entered without its own commodity', TUNNELS, (tunnel) => {
  const goods = { energy: 2, water: 2, food: 2, bliss: 2, gold: 2, stone: 2, clay: 2, [PRICE[tunnel]]: 0 };
  const game = digger((state) => setGoods(state, 0, goods));
  expect(game.refusal(dig(tunnel))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
  for (const other of TUNNELS) expect(spacesFor(game).includes(`${other}-tunnel`)).toBe(other !== tunnel);
});

rule(['EUP-TUN.1', 'EUP-PLC.2', 'EUP-PLC.5'], 'a worker in the tunnel is bumped', () => {
  const game = digger((state) => stand(state, 1, 'subterran-tunnel', 4));
  expect(changes(game.script([2]), dig('subterran'))).toEqual({
    'goods.0.water': 0,
    'workers.0.0': 'subterran-tunnel 1',
    'workers.1.2': 'available 2',
  });
});

rule(
  ['EUP-TUN.2', 'EUP-R73'],
  'an artifact may be chosen when none exists; nothing is drawn and the miner moves',
  () => {
    const game = position(
      (state) => {
        setGoods(state, 0, { energy: 1 });
        available(state, 0, 1, 2);
        setMorale(state, 6, 6, 6, 6, 6, 6);
        for (const seat of state.hands.keys()) put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
      },
      { players: 6 },
    ).play(dig('euphorian'));
    expect(changes(game, take(0, 'artifact'))).toEqual({ 'miners.euphorian': 1 });
  },
);

rule.each(
  ['EUP-TUN.3', 'EUP-ALL.2', 'EUP-ALL.4'],
  'from allegiance 5 on a digger with an active recruit of the faction takes both, the resource first',
  TUNNELS,
  (tunnel) => {
    const at = (cell: number) =>
      digger((state) => {
        setAllegiance(state, tunnel, cell);
        activate(state, 0, QUIET[tunnel]);
      });
    for (const cell of [5, 6, 10]) {
      const game = at(cell);
      expect(changes(game, dig(tunnel))).toEqual({
        [`goods.0.${PRICE[tunnel]}`]: 0,
        [`goods.0.${RESOURCE[tunnel]}`]: 1,
        'workers.0.0': `${tunnel}-tunnel 1`,
        'hands.0': 'box',
        deck: 35,
        [`miners.${tunnel}`]: 1,
      });
      expect(eventTypes(game).slice(0, 6)).toEqual([
        'worker-placed',
        'placement-paid',
        'goods-lost',
        'goods-gained',
        'artifacts-drawn',
        'miner-moved',
      ]);
    }
    for (const cell of [0, 2, 4]) {
      const game = at(cell).play(dig(tunnel));
      expect(asked(game)).toEqual({ kind: 'place-benefit', seat: 0, resources: 0 });
    }
  },
);

const WITHOUT_TIER_2: readonly (readonly [string, (state: EuState) => void])[] = [
  ['nobody has a recruit of the faction', () => {}],
  ['an opponent has it', (state) => activate(state, 1, QUIET.euphorian)],
  ['the recruit is hidden', (state) => hide(state, 0, QUIET.euphorian)],
  ['the recruit is of another faction', (state) => activate(state, 0, QUIET.subterran)],
  [
    'the recruit was revealed in this turn',
    (state) => {
      activate(state, 0, QUIET.euphorian);
      setShared(state, { freshRecruits: [QUIET.euphorian] });
    },
  ],
];
for (const [when, recipe] of WITHOUT_TIER_2)
  rule(
    ['EUP-TUN.3', 'EUP-ALL.2', 'EUP-REC.1', 'EUP-REC.8'],
    `at allegiance 5 one of both is taken when ${when}`,
    () => {
      const game = digger((state) => {
        setAllegiance(state, 'euphorian', 5);
        recipe(state);
      }).play(dig('euphorian'));
      expect(game.legal()).toEqual([take(0, 'gold'), take(0, 'artifact')]);
    },
  );

rule(['EUP-TUN.3', 'EUP-ALL.3'], 'two active recruits of the faction give nothing more', () => {
  const game = digger((state) => {
    setAllegiance(state, 'subterran', 5);
    activate(state, 0, QUIET.subterran, 'phil-the-spy');
  });
  expect(changes(game, dig('subterran'))).toMatchObject({ 'goods.0.stone': 1, 'hands.0': 'box', deck: 35 });
});

rule(['EUP-TUN.3', 'EUP-RCT.142'], 'Andrew takes both without any allegiance while the hand is empty', () => {
  const andrew = (...cards: 'bat'[]) =>
    digger((state) => {
      activate(state, 0, 'andrew-the-spelunker');
      give(state, 0, ...cards);
    });
  expect(changes(andrew(), dig('wastelander'))).toMatchObject({ 'goods.0.clay': 1, 'hands.0': 'box' });
  expect(asked(andrew('bat').play(dig('wastelander')))?.kind).toBe('place-benefit');
});

rule.each(
  ['EUP-TUN.5', 'EUP-ALL.8', 'EUP-R23'],
  'the miner that comes to cell 6 reveals hidden recruits of its faction, of all players',
  TUNNELS,
  (tunnel) => {
    const other = tunnel === 'euphorian' ? 'maggie-the-outlaw' : 'laura-the-philanthropist';
    const at = (cell: number) =>
      digger((state) => {
        setShared(state, { miners: { [tunnel]: cell } });
        hide(state, 1, QUIET[tunnel], other);
      }).play(dig(tunnel));
    const game = at(5);
    expect(changes(game, take(0, RESOURCE[tunnel]))).toEqual({
      [`goods.0.${RESOURCE[tunnel]}`]: 1,
      [`miners.${tunnel}`]: 6,
      'active.1': QUIET[tunnel],
      'hidden.1': other,
    });
    for (const cell of [0, 3, 4]) expect(changes(at(cell), take(0, 'artifact'))).not.toHaveProperty('active.1');
  },
);

rule(['EUP-TUN.5', 'EUP-REC.8', 'EUP-R22'], 'the reveal by the miner gives no tier bonus in the same turn', () => {
  const game = digger((state) => {
    setShared(state, { miners: { euphorian: 5 } });
    setAllegiance(state, 'euphorian', 3);
    hide(state, 0, QUIET.euphorian);
    available(state, 0, 1, 1);
  }).play(dig('euphorian'), take(0, 'gold'));
  expect(changes(game, place(0, 1, 'generator'))).toMatchObject({ 'goods.0.energy': 1 });
});

rule.each(
  ['EUP-TUN.5', 'EUP-R22', 'EUP-RCT.106'],
  'a recruit revealed by the dig acts in the same placement only with the option for it',
  [
    { revealedRecruitsUsable: 'next-turn', kind: 'turn-main' },
    { revealedRecruitsUsable: 'at-once', kind: 'ability-window' },
  ] as const,
  ({ revealedRecruitsUsable, kind }) => {
    const game = digger(
      (state) => {
        setShared(state, { miners: { wastelander: 5 } });
        hide(state, 0, 'professor-reitz-the-archeologist');
      },
      { revealedRecruitsUsable },
    ).play(dig('wastelander'), take(0, 'clay'));
    expect(asked(game)?.kind).toBe(kind);
  },
);

rule(['EUP-TUN.5', 'EUP-RCT.106'], 'a second step of the miner in one placement can be the one that reveals', () => {
  const game = digger((state) => {
    setShared(state, { miners: { subterran: 4 } });
    activate(state, 0, 'professor-reitz-the-archeologist');
    hide(state, 2, QUIET.subterran);
  }).play(dig('subterran'), take(0, 'stone'));
  expect([game.state.miners[1], game.state.activeRecruits[2]]).toEqual([5, []]);
  expect(changes(game, use(0, 'professor-reitz-the-archeologist'))).toMatchObject({
    'miners.subterran': 6,
    'active.2': QUIET.subterran,
  });
});

rule.each(['EUP-TUN.6', 'EUP-TUN.4'], 'the ninth step opens the end of the tunnel', TUNNELS, (tunnel) => {
  const end = `${tunnel}-tunnel-end`;
  const at = (cell: number) =>
    digger((state) => {
      setShared(state, { miners: { [tunnel]: cell } });
      activate(state, 0, QUIET[tunnel]);
      available(state, 0, 1, 1);
    });
  const game = at(8);
  expect(game.refusal(place(0, 1, end))).toEqual({ rule: 'EUP-TUN.6', code: 'tunnel-not-complete' });
  game.play(dig(tunnel));
  expect(changes(game, take(0, RESOURCE[tunnel]))).toMatchObject({ [`miners.${tunnel}`]: 9 });
  expect(spacesFor(game)).toContain(end);
  expect(spacesFor(at(0))).not.toContain(end);
});

rule.each('EUP-TUN.7', 'at 9 digging still pays out and the miner stays', TUNNELS, (tunnel) => {
  const game = digger((state) => {
    setShared(state, { miners: { [tunnel]: 9 } });
  }).play(dig(tunnel));
  expect(changes(game, take(0, RESOURCE[tunnel]))).toEqual({ [`goods.0.${RESOURCE[tunnel]}`]: 1 });
  expect(eventTypes(game)).not.toContain('miner-moved');
});

rule(['EUP-TUN.4', 'EUP-PLC.12'], 'a placement that has become void does not dig', () => {
  const game = position((state) => {
    activate(state, 0, 'lee-the-gossip');
    setGoods(state, 0, { food: 1 });
    market(state, 'subterran-a', 'disassemble-a-teddy-bear-shop');
    stand(state, 0, 'wastelander-tunnel', 4);
    available(state, 0, 2, 3);
  });
  expect(changes(game.script([1]), place(0, 2, 'wastelander-tunnel'))).toEqual({
    'goods.0.food': 0,
    'workers.0.0': 'wastelander-tunnel 2',
    'workers.0.2': 'available 1',
  });
  expect(eventTypes(game)).toContain('placement-void');
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});
