import { createHash } from 'node:crypto';
import { at, type Viewer, viewKey } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { type LabTask, lab, open } from '../games/lab.js';
import { magpie } from '../games/magpie.js';
import { issues } from './caught.js';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const digested = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** A random game, recalled by a simulation, by clones of it, and by a recorder. */
describe.each([
  ['magpie', magpie],
  ['hush', hush],
])('what is known in %s', (_, game) => {
  const engine = game as typeof hush;
  const seed = 'recall';
  const options = { players: 3 };

  test('is the same on every path', () => {
    const played = engine.simulate(engine.init(seed, options));
    played.recall();
    let cloned = played.clone();
    const recorder = engine.recorder({ seed, options });
    for (let step = 0; step < 60 && played.outcome() === undefined; step++) {
      const legal = played.legalActions();
      const action = at(legal, (7 * step) % legal.length);
      // the draws that are about to come, out of all that could
      const { draws } = engine.trace(recorder.state, action);
      const future = cloned.chanceOutcomes(action).find((one) => JSON.stringify(one.draws) === JSON.stringify(draws));
      played.apply(action);
      recorder.apply(action);
      if (future === undefined) throw new Error(`nothing leads to ${JSON.stringify(draws)}`);
      cloned = future.simulation.clone();
      for (const viewer of VIEWERS) {
        const text = played.informationState(viewer, 'text');
        expect(recorder.informationState(viewer, 'text')).toBe(text);
        expect(cloned.informationState(viewer, 'text')).toBe(text);
        expect(played.informationState(viewer)).toBe(digested(text));
        expect(recorder.informationState(viewer)).toBe(digested(text));
      }
    }
  });

  test('goes on from a record', () => {
    const recorder = engine.recorder({ seed, options });
    for (let step = 0; step < 12; step++) recorder.apply(at(engine.legalActions(recorder.state), 0));
    const again = engine.recorder(recorder.record());
    const action = at(engine.legalActions(again.state), 0);
    again.apply(action);
    recorder.apply(action);
    for (const viewer of VIEWERS) expect(again.informationState(viewer)).toBe(recorder.informationState(viewer));
  });

  test('is no more than what is seen: worlds that a seat cannot tell apart begin alike', () => {
    const start = engine.init(seed, options);
    for (const viewer of VIEWERS) {
      const known = [start, engine.determinize(engine.view(start, viewer), 'another world')].map((world) => {
        const simulation = engine.simulate(world);
        simulation.recall();
        return simulation.informationState(viewer, 'text');
      });
      expect(known[1]).toBe(known[0]);
    }
  });
});

describe('an information state', () => {
  const roll: LabTask = { kind: 'roll', sides: 2 };
  const start = open({ kind: 'ask', seat: 0, words: [['go', 'stay']] }, roll);

  test('tells the first view, then own decisions, events and what changed', () => {
    const simulation = lab.simulate(lab.scriptDraws(start, [2]));
    simulation.recall();
    simulation.apply({ type: 'say', seat: 0, word: 'go' });
    const told = (viewer: Viewer) => simulation.informationState(viewer, 'text').trimEnd().split('\n');
    expect(JSON.parse(told(0)[0] ?? '')).toEqual(lab.view(start, 0));
    expect(told(0).slice(1)).toContain('> 0 say go');
    expect(told(0).slice(1)).toContain('! {"rule":"LAB-1","seat":0,"type":"whispered","word":"go"}');
    expect(told(1).slice(1)).not.toContain('> 0 say go');
    expect(told(1).slice(1)).toContain('! {"rule":"LAB-1","seat":0,"type":"whispered"}');
    expect(told(1).slice(1)).toContain('log = ["0 go",2]');
  });

  test('is asked of simulations that recall', () => {
    const simulation = lab.simulate(start);
    expect(() => simulation.informationState(0)).toThrow('this simulation recalls nothing: call recall()');
    simulation.recall();
    const key = simulation.informationState(0);
    simulation.recall();
    expect(simulation.informationState(0)).toBe(key);
    expect(simulation.clone().informationState(0)).toBe(key);
    expect(issues(() => simulation.informationState(9))).toEqual([{ path: '', message: 'nobody sits at 9' }]);
  });

  test('is kept by playouts too', () => {
    const playing = [hush.simulate(hush.init('by chance')), hush.simulate(hush.init('by chance'))].map((simulation) => {
      simulation.recall();
      return simulation;
    });
    for (const simulation of playing) simulation.playout('uniform', 20);
    expect(playing[0]?.informationState(1)).toBe(playing[1]?.informationState(1));
    expect(playing[0]?.informationState(1, 'text').split('\n').length).toBeGreaterThan(20);
  });
});

describe('the key of a view', () => {
  test('is the same for equal views, wherever they come from, and no other', () => {
    const state = magpie.init('key');
    const view = magpie.view(state, 0);
    expect(viewKey(view)).toMatch(/^[0-9a-f]{32}$/);
    expect(viewKey(JSON.parse(JSON.stringify(view)))).toBe(viewKey(view));
    expect(viewKey(magpie.simulate(state).view(0))).toBe(viewKey(view));
    expect(viewKey(magpie.view(state, 1))).not.toBe(viewKey(view));
  });
});

describe('the beginnings of a game', () => {
  test('are refused where there are too many, with how many there are', () => {
    expect(() => hush.starts({}, { limit: 1 })).toThrow(/more than 1 runs of draws/);
    expect(issues(() => hush.starts({}, { limit: 0 }))).toHaveLength(1);
  });
});

describe('the futures of a simulation', () => {
  test('are those of the state, one for each run of draws', () => {
    const state = open(
      { kind: 'ask', seat: 0, words: [['go']] },
      { kind: 'roll', sides: 3 },
      { kind: 'roll', sides: 2 },
    );
    const go = { type: 'say' as const, seat: 0, word: 'go' };
    const simulation = lab.simulate(state);
    const futures = simulation.chanceOutcomes(go);
    expect(futures.map(({ probability, simulation: { state } }) => [state.log, probability])).toEqual(
      lab.chanceOutcomes(state, go).map(({ state: { log }, probability }) => [log, probability]),
    );
    expect(simulation.state).toEqual(state);
    for (const { draws, simulation: future } of futures) {
      const { rng: _, ...position } = future.state;
      const { rng: _script, ...scripted } = lab.apply(lab.scriptDraws(state, draws), go);
      expect(position).toEqual(scripted);
    }
    expect(() => simulation.chanceOutcomes(go, 5)).toThrow('more than 5 runs of draws');
  });
});
