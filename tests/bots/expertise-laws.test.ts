import { type AnyEngine, type Expertise, likelihoods } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { at, seatsFrom } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { optionSets as doesNotExistSets } from '../does-not-exist/cases.js';
import { optionSets as emixSets } from '../emix/cases.js';
import { optionSets as euphoriaSets } from '../euphoria/cases.js';

// What has to hold of everybody who knows a game well, in games of weighted players with every option value.

interface Expert {
  readonly name: string;
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  readonly optionSets: readonly object[];
}
const experts: readonly Expert[] = [
  {
    name: 'EcoLogic',
    engine: ecologic,
    expertise: ecologicExpertise,
    optionSets: [
      {},
      { players: 4 },
      { players: 3, supply: 'unlimited', eventDraw: 'player', dualHex: 'mixed', field: { kind: 'hexagon', radius: 3 } },
      { players: 3, loanEnforcement: 'promise', refusedInitiative: 'offer-next', bioCapacityOnce: 'per-player' },
    ],
  },
  { name: 'Emix', engine: emix, expertise: emixExpertise, optionSets: [{}, ...emixSets] },
  {
    name: 'Does Not Exist',
    engine: doesNotExist,
    expertise: doesNotExistExpertise,
    optionSets: [{}, ...doesNotExistSets],
  },
  { name: 'Euphoria', engine: euphoria, expertise: euphoriaExpertise, optionSets: [{}, ...euphoriaSets] },
];

/** Between two looks that many decisions are taken, and that many looks are taken at a game. */
const STEP = 9;
const LOOKS = 12;

describe.each(experts)('Who knows $name well', ({ engine, expertise, optionSets }) => {
  test.each(optionSets)('knows nothing that the seat may not know: %j', (options) => {
    const simulation = engine.simulate(engine.init('known', options));
    const weights = expertise.weights(engine);
    const values = expertise.values(engine);
    const seats = seatsFrom(0, simulation.state.options.players);
    for (let look = 0; look < LOOKS && simulation.outcome() === undefined; look++) {
      const { state } = simulation;
      for (const seat of simulation.deciders()) {
        const { position } = simulation.view(seat);
        const legal = simulation.legalActions(seat);
        const likely = likelihoods(weights, state, seat, legal);
        expect(likelihoods(weights, position, seat, legal)).toEqual(likely);
        // nothing is impossible for a player by chance
        expect(likely.filter((share) => !(share > 0))).toEqual([]);
        expect(likely.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
      const standings = values(state);
      expect(seats.map((seat) => values(simulation.view(seat).position)[seat])).toEqual(standings);
      expect(standings.every((standing) => standing >= 0 && standing <= 1)).toBe(true);
      expect(standings.reduce((sum, standing) => sum + standing, 0) / seats.length).toBeCloseTo(
        seats.length === 1 ? 1 : 1 / 2,
        9,
      );
      simulation.playout(weights, STEP);
    }
  });

  test('can judge any view, and a game that is over', () => {
    const simulation = engine.simulate(engine.init('over', {}));
    const values = expertise.values(engine);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const seat of [0, 1]) {
        const standing = values(simulation.view(viewer).position)[seat];
        expect(standing).toBeGreaterThan(0);
        expect(standing).toBeLessThan(1);
      }
    simulation.playout(expertise.weights(engine));
    const { winners = [] } = simulation.outcome() ?? {};
    const standings = values(simulation.state);
    expect(at(standings, winners[0] ?? 0)).toBe(Math.max(...standings));
  });

  test('says why, for every type of action that is weighed', () => {
    const { reasons } = expertise.weights(engine);
    const types = [...engine.schemas.actions.keys()];
    expect(Object.keys(reasons).filter((type) => !types.includes(type))).toEqual([]);
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[a-z].*[a-z]$/);
  });
});

test('who knows Emix judges powers that discard powers, however many face each other', () => {
  const { customCards = [] } = emixSets.find((set) => set.customCards !== undefined) ?? {};
  for (let seed = 0; seed < 5; seed++) {
    const simulation = emix.simulate(emix.init(seed, { players: 3, customCards }));
    simulation.playout(emixExpertise.weights(emix));
    expect(simulation.outcome()).toBeDefined();
  }
});
