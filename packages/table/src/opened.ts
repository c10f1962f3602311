import { InputError } from '@rulewright/core';
import { freshClock } from './clock.js';
import { type House, LiveTable } from './live-table.js';
import { Moment } from './past.js';
import { settle } from './playing.js';
import { readOpening } from './reading.js';
import { termsOf } from './terms.js';
import type { SeatAt } from './types.js';

/** A new table, on which the game has begun if every seat is taken. Throws `InputError` for what the game or the terms refuse. */
export function opened(house: House, given: unknown): LiveTable {
  const opening = readOpening(given);
  const terms = termsOf(opening.terms);
  const recorder = house.engine.recorder({ seed: opening.seed, options: { ...opening.options } });
  const { state } = recorder;
  const { players } = state.options;
  if (opening.seats.length > players)
    throw new InputError('not how a table is opened', [{ path: 'seats', message: `expected at most ${players}` }]);
  const clock = freshClock(terms.clock);
  const seats = Array.from({ length: players }, (_, seat): SeatAt => {
    const occupant = opening.seats[seat] ?? null;
    return { occupant, clock, shown: clock, gone: null, proposals: 0, stirs: 0, persons: [] };
  });
  const fresh = { decision: 0, askedSince: 0, standsSince: 0, proposal: null, proposals: 0, count: 0, result: null };
  const live = new LiveTable(
    house,
    { form: 1, opening, terms, phase: 'gathering', seats, state, time: opening.at, ...fresh },
    { moment: Moment.first(state, seats), commands: undefined, takenBack: undefined },
  );
  live.beginIfFull();
  settle(live);
  return live;
}
