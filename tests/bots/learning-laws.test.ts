import { type AnyEngine, actionCodes, chanceOf, type Expertise, type Fields, observer } from '@rulewright/bots';
import { expertise as doesNotExistExpertise, fields as doesNotExistFields } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise, fields as ecologicFields } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise, fields as emixFields } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise, fields as euphoriaFields } from '@rulewright/bots/euphoria';
import { at, type PlayoutPolicy, seatsFrom } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { optionSets as doesNotExistSets } from '../does-not-exist/cases.js';
import { optionSets as emixSets } from '../emix/cases.js';
import { optionSets as euphoriaSets } from '../euphoria/cases.js';
import { hush } from '../games/hush.js';
import { magpie } from '../games/magpie.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { veil } from '../games/veil.js';
import { fewer } from '../support/depth.js';

// What has to hold of the numbers of every game, in random games and in games of weighted players.

interface Case {
  readonly name: string;
  readonly engine: AnyEngine;
  readonly expertise?: Expertise;
  readonly fields?: (options: never) => Fields;
  readonly optionSets: readonly object[];
  /** No more codes than that with the default options. */
  readonly most: number;
}
const cases: readonly Case[] = [
  {
    name: 'EcoLogic',
    engine: ecologic,
    expertise: ecologicExpertise,
    fields: ecologicFields,
    most: 20_000,
    optionSets: [
      {},
      { players: 4, loanInterest: [0, 3] },
      { players: 3, supply: 'unlimited', eventDraw: 'player', dualHex: 'mixed', field: { kind: 'hexagon', radius: 3 } },
    ],
  },
  {
    name: 'Emix',
    engine: emix,
    expertise: emixExpertise,
    fields: emixFields,
    most: 20_000,
    optionSets: [{}, ...emixSets],
  },
  {
    name: 'Does Not Exist',
    engine: doesNotExist,
    expertise: doesNotExistExpertise,
    fields: doesNotExistFields,
    most: 40_000,
    optionSets: [{}, ...doesNotExistSets],
  },
  {
    name: 'Euphoria',
    engine: euphoria,
    expertise: euphoriaExpertise,
    fields: euphoriaFields,
    most: 100_000,
    optionSets: [{}, ...euphoriaSets],
  },
  { name: 'Hush', engine: hush, most: 5000, optionSets: [{}, { players: 3 }] },
  { name: 'Magpie', engine: magpie, most: 70_000, optionSets: [{}, { players: 3 }] },
  { name: 'Veil', engine: veil, most: 2000, optionSets: [{}] },
  { name: 'tic-tac-toe', engine: ticTacToe, most: 521, optionSets: [{}] },
];

/** Between two looks that many decisions are taken, and that many looks are taken at a game. */
const STEP = 5;
const LOOKS = fewer(25, { day: 8, full: 8 });

describe.each(cases)('The numbers of $name', ({ engine, expertise, fields, optionSets, most }) => {
  test.each(optionSets)('name every legal action, and show equal knowledge alike: %j', (options) => {
    const start = engine.init('numbers', options);
    const codes = actionCodes(engine, options, fields?.(start.options as never));
    const named = expertise === undefined ? codes.size : codes.unnamed;
    const watcher = observer(engine, options);
    const policies: readonly (PlayoutPolicy<object, object> | 'uniform')[] =
      expertise === undefined ? ['uniform'] : ['uniform', expertise.weights(engine)];
    for (const policy of policies) {
      const simulation = engine.simulate(start, 'numbers');
      for (let look = 0; look < LOOKS && simulation.outcome() === undefined; look++) {
        for (const seat of simulation.deciders()) {
          const legal = simulation.legalActions(seat);
          const numbers = codes.codes(legal);
          expect(new Set(numbers).size).toBe(legal.length);
          expect(numbers.filter((code) => !(Number.isInteger(code) && code >= 0 && code < named))).toEqual([]);
          const mask = codes.mask(legal);
          expect(mask).toHaveLength(codes.size);
          expect(mask.reduce((sum, one) => sum + one, 0)).toBe(legal.length);
          const action = at(legal, Math.floor(look % legal.length));
          expect(codes.decode(codes.encode(action, legal), legal)).toEqual(action);
        }
        for (const viewer of [...seatsFrom(0, start.options.players), 'spectator'] as const) {
          const view = simulation.view(viewer);
          const seen = watcher.observe(view);
          expect(seen).toHaveLength(watcher.size);
          expect(seen.every(Number.isFinite)).toBe(true);
        }
        simulation.playout(policy, STEP);
      }
    }
    if (Object.keys(options).length === 0) expect(codes.size).toBeLessThanOrEqual(most);
  });

  test('are those of any world that agrees with the view', () => {
    const chance = chanceOf('worlds');
    const watcher = observer(engine);
    const codes = actionCodes(engine, {}, fields?.(engine.init('worlds').options as never));
    const simulation = engine.simulate(engine.init('worlds'));
    for (let look = 0; look < 6 && simulation.outcome() === undefined; look++) {
      const { seats: [seat = 0] = [] } = simulation.decision() ?? {};
      const view = simulation.view(seat);
      const world = engine.simulate(JSON.parse(JSON.stringify(view)), `${chance()}`);
      expect(watcher.observe(world.view(seat))).toEqual(watcher.observe(view));
      expect(codes.codes(world.legalActions(seat))).toEqual(codes.codes(simulation.legalActions(seat)));
      simulation.playout('uniform', STEP);
    }
  });

  test('have parts that lie one behind the other', () => {
    const { parts, size } = observer(engine);
    let end = 0;
    for (const { from, length } of parts) {
      expect(from).toBe(end);
      end += length;
    }
    expect(end).toBe(size);
    expect(parts.map(({ name }) => name)).toContain('viewer');
    expect(parts.map(({ name }) => name)).toContain('agenda');
  });
});
