import { at, type Seat } from '@rulewright/core';
import { type CommandOf, type Occupant, SERVER } from '../commands.js';
import type { LiveTable } from '../live-table.js';
import { go } from '../playing.js';
import { refuse, type TableViolation } from '../rules.js';
import { begun, isStirredEnough, personAt, seated, seatOf, type Verb } from './verb.js';

// Sitting down, going, and handing a seat on.

/** True also for a person who has lost and still sits there: nobody sits at two seats of one table. */
const isAtTable = ({ seats }: LiveTable, person: string): boolean => seats.some((each) => personAt(each) === person);

/** True for a person who knows what another seat knows. */
const knowsElse = ({ seats }: LiveTable, person: string, seat: Seat): boolean =>
  seats.some(({ persons }, other) => other !== seat && persons.includes(person));

/** The refusal of a person for a seat. */
function mayTake(live: LiveTable, person: string, seat: Seat): TableViolation | undefined {
  if (knowsElse(live, person, seat)) return refuse('TBL-2', 'knows-another-seat');
  return isStirredEnough(live, seat) ? refuse('TBL-2', 'enough-for-now') : undefined;
}

const freeSeat = (live: LiveTable, { by, seat }: CommandOf<'join'>): Seat => {
  if (seat !== undefined) return seat;
  const own = live.seats.findIndex(({ gone, persons }) => gone?.why === 'left' && persons.includes(by));
  return own < 0 ? live.seats.findIndex(({ occupant }) => occupant === null) : own;
};

export const join: Verb<CommandOf<'join'>> = {
  check(live, command) {
    const { by } = command;
    if (by === SERVER) return refuse('TBL-2', 'not-the-server');
    if (isAtTable(live, by)) return refuse('TBL-2', 'seated-already');
    const seat = freeSeat(live, command);
    if (seat < 0) return refuse('TBL-2', 'no-free-seat');
    const wanted = live.seats[seat];
    if (wanted === undefined) return refuse('TBL-2', 'no-such-seat');
    if (live.phase === 'gathering') return wanted.occupant === null ? undefined : refuse('TBL-2', 'seat-taken');
    const isOpen = live.terms.newcomers && wanted.gone?.why === 'left';
    return isOpen ? mayTake(live, by, seat) : refuse('TBL-2', 'seat-taken');
  },
  perform(live, command) {
    live.sit(freeSeat(live, command), { person: command.by });
    live.beginIfFull();
  },
};

export const leave: Verb<CommandOf<'leave'>> = {
  check: (live, { by }) => seated(live, by, 'TBL-4'),
  perform(live, { by }) {
    const seat = seatOf(live, by);
    const { occupant } = at(live.seats, seat);
    if (live.phase !== 'gathering') go(live, seat, 'left');
    else {
      live.change(seat, { occupant: null });
      if (occupant !== null) live.events.push({ type: 'left', seat, occupant });
    }
  },
};

export const resign: Verb<CommandOf<'resign'>> = {
  check: (live, { by }) => begun(live, 'TBL-4') ?? seated(live, by, 'TBL-4'),
  perform: (live, { by }) => go(live, seatOf(live, by), 'resigned'),
};

/** The refusal of an occupant to whom a seat is handed on. */
function mayGetSeat(live: LiveTable, { by, seat, with: other }: CommandOf<'replace'>): TableViolation | undefined {
  if ('person' in other)
    return isAtTable(live, other.person) ? refuse('TBL-2', 'seated-already') : mayTake(live, other.person, seat);
  return by === SERVER || isBotOfTerms(live, other) ? undefined : refuse('TBL-4', 'not-that-bot');
}
const isBotOfTerms = ({ terms }: LiveTable, other: Occupant): boolean => 'bot' in other && other.bot === terms.bot;

export const replace: Verb<CommandOf<'replace'>> = {
  check(live, command) {
    const { by, seat } = command;
    const replaced = live.seats[seat];
    if (replaced === undefined) return refuse('TBL-4', 'no-such-seat');
    if (by !== SERVER && seatOf(live, by) !== seat) return refuse('TBL-4', 'not-your-seat');
    if (replaced.gone !== null && replaced.gone.why !== 'left') return refuse('TBL-4', 'seat-lost');
    return mayGetSeat(live, command);
  },
  perform(live, { seat, with: other }) {
    const { occupant, gone } = at(live.seats, seat);
    if (occupant !== null && gone === null) live.events.push({ type: 'left', seat, occupant });
    live.sit(seat, other);
    live.beginIfFull();
  },
};
