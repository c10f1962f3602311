import { engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { atDepth } from '../../support/depth.js';
import { toldOf } from './position.js';
import { SecondReading } from './reading.js';

// The rules of a game of two stand twice here on purpose (decision 54): see `reading.ts` for what it does not read.

const SEEDS = atDepth({ day: 5, full: 200, night: 5000 });
const WATCHED = atDepth({ day: 1, full: 10, night: 400 });

test('a second reading of EcoLogic comes to the same ends, by the same draws', () => {
  const reading = new SecondReading(engine.content);
  for (let seed = 0; seed < SEEDS; seed++) {
    const state = engine.init(seed, { players: 2 });
    const simulation = engine.simulate(state);
    const decisions = simulation.playout('uniform');
    expect([seed, reading.play(state)]).toEqual([seed, decisions]);
    expect(reading.position.told()).toEqual(toldOf(simulation.state));
    expect(reading.random.alea).toEqual(simulation.state.rng.alea);
  }
});

test('before every decision both have as many answers and the same position', () => {
  for (let seed = 0; seed < WATCHED; seed++) {
    const state = engine.init(seed, { players: 2 });
    const simulation = engine.simulate(state);
    const reading = new SecondReading(engine.content, (answers) => {
      expect(simulation.legalActions(simulation.deciders()[0])).toHaveLength(answers);
      expect(reading.position.told()).toEqual(toldOf(simulation.state));
      simulation.playout('uniform', 1);
    });
    reading.play(state);
    expect(simulation.decision()).toBeUndefined();
  }
});
