import { at } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { SecondReading } from '../../ecologic/second-reading/reading.js';
import { entries, firstStates } from './engines.js';
import { playOut } from './rates.js';
import { type Effort, inRounds, type Measured, measured, times } from './rounds.js';

/** How fast EcoLogic for two is where it is written by hand for random games alone. */
export interface Limit {
  readonly perSecond: number;
  /** In `playout('uniform')` of the engine. */
  readonly timesPlayout: Measured;
}

const GAMES = 8;

/** The second reading of the tests against the engine, from the same first states. */
export function measureLimit(effort: Omit<Effort, 'pieces'>): Limit {
  const entry = at(
    entries.filter(({ name }) => name === 'ecologic, 2 players'),
    0,
  );
  const reading = new SecondReading(engine.content);
  const starts = firstStates(entry) as Parameters<SecondReading['play']>[0][];
  const { byHand, playout } = inRounds(
    { byHand: (game) => reading.play(at(starts, game)), playout: playOut(entry, 'uniform') },
    { ...effort, pieces: GAMES },
  );
  return { perSecond: measured(byHand).median, timesPlayout: times(byHand, playout) };
}
