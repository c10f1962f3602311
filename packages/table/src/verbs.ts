import { at, type Seat, type Violation } from '@rulewright/core';
import { left } from './clock.js';
import { type Command, type CommandOf, type CommandType, SERVER } from './commands.js';
import { isPlayedByPerson, type LiveTable } from './live-table.js';
import { refuse } from './rules.js';
import type { Proposal, SeatAt } from './types.js';

// What each command asks for, and what it does. A check gives the refusal; what passes is performed.

interface Verb<C extends Command> {
  check(live: LiveTable, command: C): Violation | undefined;
  perform(live: LiveTable, command: C): void;
}

const MOST_PROPOSALS = 3;

/** Where a person sits, −1 for nobody who sits there. */
export const seatOf = ({ seats }: { readonly seats: readonly SeatAt[] }, by: string): Seat =>
  seats.findIndex((each) => isPlayedByPerson(each) && personAt(each) === by);
const personAt = ({ occupant }: SeatAt): string | undefined =>
  occupant !== null && 'person' in occupant ? occupant.person : undefined;
/** Also who has lost and still sits there: nobody sits at two seats of one table. */
const isAtTable = ({ seats }: LiveTable, person: string): boolean => seats.some((each) => personAt(each) === person);

const begun = ({ phase }: LiveTable, rule: 'TBL-3' | 'TBL-4' | 'TBL-6' | 'TBL-8') =>
  phase === 'gathering' ? refuse(rule, 'not-begun') : undefined;
const seated = (live: LiveTable, by: string, rule: 'TBL-4' | 'TBL-5' | 'TBL-6' | 'TBL-8') =>
  seatOf(live, by) < 0 ? refuse(rule, by === SERVER ? 'not-the-server' : 'not-seated') : undefined;

const seatWanted = ({ seats }: LiveTable, { seat }: CommandOf<'join'>): Seat =>
  seat ?? seats.findIndex(({ occupant }) => occupant === null);

const join: Verb<CommandOf<'join'>> = {
  check(live, command) {
    if (command.by === SERVER) return refuse('TBL-2', 'not-the-server');
    if (isAtTable(live, command.by)) return refuse('TBL-2', 'seated-already');
    const seat = seatWanted(live, command);
    if (seat < 0) return refuse('TBL-2', 'no-free-seat');
    const wanted = live.seats[seat];
    if (wanted === undefined) return refuse('TBL-2', 'no-such-seat');
    if (live.phase === 'gathering') return wanted.occupant === null ? undefined : refuse('TBL-2', 'seat-taken');
    const isOpen = live.table.terms.newcomers && wanted.gone?.why === 'left';
    return isOpen ? undefined : refuse('TBL-2', 'seat-taken');
  },
  perform(live, command) {
    live.sit(seatWanted(live, command), { person: command.by });
    live.beginIfFull();
  },
};

const leave: Verb<CommandOf<'leave'>> = {
  check: (live, { by }) => seated(live, by, 'TBL-4'),
  perform(live, { by }) {
    const seat = seatOf(live, by);
    const { occupant } = at(live.seats, seat);
    if (live.phase !== 'gathering') live.go(seat, 'left');
    else {
      live.change(seat, { occupant: null });
      if (occupant !== null) live.events.push({ type: 'left', seat, occupant });
    }
  },
};

const act: Verb<CommandOf<'act'>> = {
  check(live, { by, action }) {
    if (live.phase === 'paused') return refuse('TBL-3', 'paused');
    if (live.phase === 'gathering') return refuse('TBL-3', 'not-begun');
    const seat = live.seats[action.seat];
    if (seat === undefined || seat.occupant === null) return refuse('TBL-3', 'not-your-seat');
    const isOwn = by === SERVER ? 'bot' in seat.occupant : seatOf(live, by) === action.seat;
    if (!isOwn) return refuse('TBL-3', 'not-your-seat');
    if (left(seat.clock, live.table.terms.clock) === 0) return refuse('TBL-3', 'time-is-up');
    return live.engine.explain(live.engine.view(live.state, action.seat), action);
  },
  perform(live, { action }) {
    live.decide(action);
    live.settle();
  },
};

const resign: Verb<CommandOf<'resign'>> = {
  check: (live, { by }) => begun(live, 'TBL-4') ?? seated(live, by, 'TBL-4'),
  perform: (live, { by }) => live.go(seatOf(live, by), 'resigned'),
};

const claimTime: Verb<CommandOf<'claim-time'>> = {
  check(live, { by, seat }) {
    if (live.phase !== 'playing') return refuse('TBL-5', 'clock-stands');
    if (by !== SERVER && seatOf(live, by) < 0) return refuse('TBL-5', 'not-seated');
    const claimed = live.seats[seat];
    if (claimed === undefined) return refuse('TBL-5', 'no-such-seat');
    const asked = by === SERVER ? live.asked : live.askedOpenly;
    if (claimed.gone !== null || !asked.includes(seat)) return refuse('TBL-5', 'clock-stands');
    const clock = by === SERVER ? claimed.clock : claimed.shown;
    return left(clock, live.table.terms.clock) === 0 ? undefined : refuse('TBL-5', 'time-left');
  },
  perform: (live, { seat }) => live.go(seat, 'time'),
};

/** What a seat proposes is open until everybody has agreed, somebody declines, or somebody decides. */
function propose(live: LiveTable, by: string, what: Proposal['what'], to: number): void {
  const seat = seatOf(live, by);
  live.change(seat, { proposals: at(live.seats, seat).proposals + 1 });
  live.proposal = { what, by: seat, agreed: [], to };
  live.events.push({ type: 'proposed', seat, what });
  live.agreeIfAll();
}

function mayPropose(live: LiveTable, by: string) {
  const why = begun(live, 'TBL-6') ?? seated(live, by, 'TBL-6');
  if (why !== undefined) return why;
  if (live.proposal !== null) return refuse('TBL-6', 'matter-open');
  return at(live.seats, seatOf(live, by)).proposals < MOST_PROPOSALS ? undefined : refuse('TBL-6', 'asked-enough');
}

const offer: Verb<CommandOf<'offer'>> = {
  check(live, { by, what }) {
    if (what === 'draw' && !live.table.terms.draw) return refuse('TBL-6', 'no-draws');
    return mayPropose(live, by);
  },
  perform: (live, { by, what }) => propose(live, by, what, live.actions.length),
};

/** Before which decision a seat decided last; −1 when it has not. */
const lastOf = ({ actions }: LiveTable, seat: Seat): number => actions.findLastIndex((action) => action.seat === seat);

const ask: Verb<CommandOf<'ask'>> = {
  check(live, { by }) {
    const { takeBack } = live.table.terms;
    if (takeBack === 'never') return refuse('TBL-7', 'no-taking-back');
    const why = mayPropose(live, by);
    if (why !== undefined) return why;
    const to = lastOf(live, seatOf(live, by));
    if (to < 0) return refuse('TBL-7', 'nothing-to-take-back');
    return takeBack === 'unseen' && to < live.unseenFrom ? refuse('TBL-7', 'something-was-seen') : undefined;
  },
  perform: (live, { by }) => propose(live, by, 'take-back', lastOf(live, seatOf(live, by))),
};

const accept: Verb<CommandOf<'accept'>> = {
  check(live, { by }) {
    const why = seated(live, by, 'TBL-6');
    if (why !== undefined) return why;
    if (live.proposal === null) return refuse('TBL-6', 'nothing-asked');
    const seat = seatOf(live, by);
    const hasAgreed = live.proposal.by === seat || live.proposal.agreed.includes(seat);
    return hasAgreed ? refuse('TBL-6', 'agreed-already') : undefined;
  },
  perform(live, { by }) {
    const seat = seatOf(live, by);
    if (live.proposal !== null) live.events.push({ type: 'agreed', seat, what: live.proposal.what });
    live.agree(seat);
  },
};

const decline: Verb<CommandOf<'decline'>> = {
  check: (live, { by }) =>
    seated(live, by, 'TBL-6') ?? (live.proposal === null ? refuse('TBL-6', 'nothing-asked') : undefined),
  perform(live, { by }) {
    if (live.proposal !== null)
      live.events.push({ type: 'declined', seat: seatOf(live, by), what: live.proposal.what });
    live.proposal = null;
  },
};

const replace: Verb<CommandOf<'replace'>> = {
  check(live, { by, seat, with: other }) {
    const replaced = live.seats[seat];
    if (replaced === undefined) return refuse('TBL-4', 'no-such-seat');
    if (by !== SERVER && seatOf(live, by) !== seat) return refuse('TBL-4', 'not-your-seat');
    if (replaced.gone !== null && replaced.gone.why !== 'left') return refuse('TBL-4', 'seat-lost');
    return 'person' in other && isAtTable(live, other.person) ? refuse('TBL-2', 'seated-already') : undefined;
  },
  perform(live, { seat, with: other }) {
    const { occupant, gone } = at(live.seats, seat);
    if (occupant !== null && gone === null) live.events.push({ type: 'left', seat, occupant });
    live.sit(seat, other);
    live.beginIfFull();
    live.agreeIfAll();
  },
};

const mayStop = (live: LiveTable, by: string) => {
  if (by === SERVER) return undefined;
  return live.table.terms.pause === 'server' ? refuse('TBL-8', 'server-only') : seated(live, by, 'TBL-8');
};

const pause: Verb<CommandOf<'pause'>> = {
  check: (live, { by }) =>
    begun(live, 'TBL-8') ?? mayStop(live, by) ?? (live.phase === 'paused' ? refuse('TBL-8', 'paused') : undefined),
  perform(live) {
    live.phase = 'paused';
    live.events.push({ type: 'paused' });
  },
};

const resume: Verb<CommandOf<'resume'>> = {
  check: (live, { by }) =>
    begun(live, 'TBL-8') ?? mayStop(live, by) ?? (live.phase === 'paused' ? undefined : refuse('TBL-8', 'not-paused')),
  perform(live) {
    live.phase = 'playing';
    live.events.push({ type: 'resumed' });
    live.settle();
  },
};

export const verbs: { readonly [Type in CommandType]: Verb<CommandOf<Type>> } = {
  join,
  leave,
  act,
  resign,
  'claim-time': claimTime,
  offer,
  ask,
  accept,
  decline,
  replace,
  pause,
  resume,
};
