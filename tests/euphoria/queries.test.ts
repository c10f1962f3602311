import { type EuphoriaState, engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  hand,
  hide,
  market,
  setAllegiance,
  setDilemma,
  setPlayer,
  setShared,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { expect, test } from 'vitest';
import { inFull, often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { ask } from './asking.js';
import { place, position, retrieve } from './positions.js';
import { always } from './walks.js';

// What the engine answers about positions and views. Spaces have a file of their own.

rule(['EUP-KNO.8', 'EUP-KNO.11'], 'check tells what a roll may add before it costs a worker', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, 6);
    setPlayer(state, 0, { knowledge: 6 });
  });
  expect(engine.ask(game.state).check(0)).toEqual({ sum: 12, costsFrom: 4, mayLose: true });
  game.script([4]).play(retrieve(0, [1]));
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 0,
    sum: 16,
    isTooHigh: true,
    knowledge: 6,
    values: [4, 6],
    isSafe: false,
  });
  expect(
    ask((state) => {
      available(state, 1, 6, 6);
      setPlayer(state, 1, { knowledge: 6, hasLostWorker: true });
    }).check(1),
  ).toEqual({ sum: 18, costsFrom: 0, mayLose: false });
});

rule(['EUP-STR.1', 'EUP-BLD.3', 'EUP-BLD.10'], 'stars, site and penalties tell what lies where', () => {
  const told = ask((state) => {
    market(state, 'subterran-a', 'bemusement-park', 0, 2);
    market(state, 'wastelander-b', 'fountain-of-wishful-thinking', 1);
    star(state, 0, 'icarite', 2);
    stand(state, 1, 'euphorian-b-3', 4);
    activate(state, 0, 'amanda-the-broker');
    setAllegiance(state, 'icarite', 11);
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
    setShared(state, {
      allegiance: { euphorian: 5, subterran: 0, wastelander: 4, icarite: 8 },
      miners: { euphorian: 9, subterran: 6, wastelander: 5 },
    });
    star(state, 1, 'euphorian', 2);
  });
  const course = { tiers: [2, 5, 8, 11], tunnel: { reveals: 6, end: 9 } };
  const state = { tier: 2, allegiance: 5, isRevealed: true, miner: 9, freeStarSpaces: 1, ...course };
  expect(told.faction('euphorian')).toEqual(state);
  expect(told.faction('wastelander')).toEqual({
    tier: 1,
    allegiance: 4,
    isRevealed: false,
    miner: 5,
    freeStarSpaces: 3,
    ...course,
  });
  expect(told.faction('icarite')).toEqual({
    tier: 3,
    allegiance: 8,
    isRevealed: true,
    miner: null,
    freeStarSpaces: 3,
    ...course,
    tunnel: null,
  });
  expect(told.bonus(0, 'euphorian')).toEqual({ tier1: true, tier2: true, tunnelEnd: true });
  expect(told.bonus(1, 'euphorian')).toEqual({ tier1: false, tier2: false, tunnelEnd: false });
  expect([told.recruits(0), told.recruits(1)]).toEqual([[{ id: 'katy-the-dietician', isUsable: true }], []]);
  const fresh = position((it) => {
    hide(it, 1, 'ian-the-horticulturist');
    setAllegiance(it, 'wastelander', 7);
  }).play(place(0, 1, 'farm'));
  expect(engine.ask(fresh.state).recruits(1)).toEqual([{ id: 'ian-the-horticulturist', isUsable: false }]);
});

rule(['EUP-MOR.1', 'EUP-TRN.4', 'EUP-COM.2'], 'handLimit, doubles, areaTotal and workersOn tell of the moment', () => {
  const game = position((state) => {
    available(state, 0, 3, 3, 3, 2);
    stand(state, 1, 'farm', 5);
    setPlayer(state, 2, { morale: 4 });
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

test('A view gives the same answers as its state.', inFull, () => {
  let compared = 0;
  always(({ steps }) => {
    for (const { before } of steps.filter((_, i) => i % 25 === 0))
      for (const viewer of before.morale.keys()) {
        if (before.turn === 0) continue;
        expect(answers(engine.view(before, viewer), before, viewer)).toEqual(answers(before, before, viewer));
        compared++;
      }
  });
  expect(compared).toBeGreaterThanOrEqual(often(300));
});

rule('EUP-DIL.3', 'stars tells of a dilemma that was joined', () => {
  const game = position((state) => {
    setDilemma(state, 0, 'bat');
    hand(state, 0, 'bat');
  }).play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bat'] });
  expect(engine.ask(game.state).stars(0)).toMatchObject({ left: 9, dilemma: true });
});
