import {
  activate,
  available,
  hide,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, type EuScenario, type EuState, place, position, spacesFor, take } from './positions.js';

const TUNNELS = ['euphorian', 'subterran', 'wastelander'] as const;
const END = { euphorian: 'water', subterran: 'food', wastelander: 'energy' } as const;
const QUIET = {
  euphorian: 'laura-the-philanthropist',
  subterran: 'maggie-the-outlaw',
  wastelander: 'pete-the-cannibal',
} as const;

/** All tunnels are complete; seat 0 has a worker of 1. */
const complete = (recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    setShared(state, { miners: { euphorian: 9, subterran: 9, wastelander: 9 } });
    available(state, 0, 1, 2);
    recipe(state);
  }, options);

rule.each(
  ['EUP-TUN.8', 'EUP-TUN.9'],
  'the end of a tunnel gives 3 of a commodity for free, and nothing else',
  TUNNELS,
  (tunnel) => {
    const game = complete((state) => {
      activate(state, 0, QUIET[tunnel]);
      setAllegiance(state, tunnel, 7);
    });
    expect(changes(game, place(0, 1, `${tunnel}-tunnel-end`))).toEqual({
      [`goods.0.${END[tunnel]}`]: 3,
      'workers.0.0': `${tunnel}-tunnel-end 1`,
    });
    expect(eventTypes(game).slice(0, 2)).toEqual(['worker-placed', 'goods-gained']);
  },
);

rule('EUP-TUN.8', 'the end of a tunnel is closed to who has no active recruit of its faction', () => {
  const closed = { rule: 'EUP-TUN.8', code: 'no-active-recruit' };
  const bare = complete(() => {});
  const mixed = complete((state) => {
    activate(state, 0, QUIET.subterran);
    setShared(state, { miners: { euphorian: 9 } });
    activate(state, 1, QUIET.euphorian);
  });
  for (const tunnel of TUNNELS) expect(bare.refusal(place(0, 1, `${tunnel}-tunnel-end`))).toEqual(closed);
  expect(mixed.refusal(place(0, 1, 'euphorian-tunnel-end'))).toEqual(closed);
  expect(spacesFor(mixed)).toContain('subterran-tunnel-end');
  expect(spacesFor(mixed)).not.toContain('wastelander-tunnel-end');
});

rule(['EUP-TUN.8', 'EUP-PLC.2'], 'a worker at the end of a tunnel is bumped', () => {
  const game = complete((state) => {
    activate(state, 0, QUIET.wastelander);
    stand(state, 2, 'wastelander-tunnel-end', 5);
  });
  expect(changes(game.script([3]), place(0, 1, 'wastelander-tunnel-end'))).toEqual({
    'goods.0.energy': 3,
    'workers.0.0': 'wastelander-tunnel-end 1',
    'workers.2.2': 'available 3',
  });
});

rule(['EUP-TUN.8', 'EUP-RCT.128'], 'Kadan enters the end of a foreign tunnel for 2 knowledge', () => {
  const kadan = (knowledge: number) =>
    complete((state) => {
      activate(state, 0, 'kadan-the-infiltrator');
      setPlayer(state, 0, { knowledge });
    });
  expect(changes(kadan(4), place(0, 1, 'subterran-tunnel-end'))).toEqual({
    'goods.0.food': 3,
    'knowledge.0': 6,
    'workers.0.0': 'subterran-tunnel-end 1',
  });
  expect(kadan(5).refusal(place(0, 1, 'subterran-tunnel-end'))).toMatchObject({
    rule: 'EUP-PLC.4',
    code: 'cannot-pay',
  });
});

rule(['EUP-R39', 'EUP-TUN.8', 'EUP-PEN.7'], 'the Academy does not close the end of a tunnel', () => {
  const game = complete((state) => {
    activate(state, 0, QUIET.euphorian);
    market(state, 'subterran-a', 'academy-of-mandatory-equality');
  });
  expect(changes(game, place(0, 1, 'euphorian-tunnel-end'))).toMatchObject({ 'goods.0.water': 3 });
});

rule(['EUP-R39', 'EUP-REC.8'], 'a recruit revealed in this turn opens the end of its tunnel at once', () => {
  const game = complete((state) => {
    hide(state, 0, QUIET.subterran);
    setShared(state, { miners: { subterran: 5 } });
    setGoods(state, 0, { water: 1 });
    available(state, 0, 1, 1);
  }).play(place(0, 1, 'subterran-tunnel'), take(0, 'stone'));
  expect(game.refusal(place(0, 1, 'subterran-tunnel-end'))).toEqual({
    rule: 'EUP-TUN.6',
    code: 'tunnel-not-complete',
  });
  game.edit((state) => {
    setShared(state, { miners: { subterran: 9 } });
  });
  expect(changes(game, place(0, 1, 'subterran-tunnel-end'))).toMatchObject({ 'goods.0.food': 3 });
});

rule(['EUP-TUN.9', 'EUP-RCT.142'], 'Andrew and Reitz say nothing at the end of a tunnel', () => {
  const game = complete((state) => {
    activate(state, 0, 'andrew-the-spelunker', 'professor-reitz-the-archeologist', QUIET.euphorian);
  }).play(place(0, 1, 'euphorian-tunnel-end'));
  expect(asked(game)).toMatchObject({ kind: 'turn-main', seat: 1 });
  expect(game.state.hands[0]).toEqual([]);
});
