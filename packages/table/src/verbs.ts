import { at, type Seat, type Violation } from '@rulewright/core';
import { left } from './clock.js';
import { type Command, type CommandOf, type CommandType, HOUSE } from './commands.js';
import { type Course, isPlayedByPerson } from './course.js';
import { refuse } from './rules.js';
import type { Proposal, SeatAt } from './types.js';

// What each command asks for, and what it does. A check gives the refusal; what passes is performed.

interface Verb<C extends Command> {
  check(course: Course, command: C): Violation | undefined;
  perform(course: Course, command: C): void;
}

const MOST_PROPOSALS = 3;

/** Where a person sits, −1 for nobody who sits there. */
export const seatOf = ({ seats }: { readonly seats: readonly SeatAt[] }, by: string): Seat =>
  seats.findIndex((each) => isPlayedByPerson(each) && personAt(each) === by);
const personAt = ({ occupant }: SeatAt): string | undefined =>
  occupant !== null && 'person' in occupant ? occupant.person : undefined;
/** Also who has lost and still sits there: nobody sits at two seats of one table. */
const isAtTable = ({ seats }: Course, person: string): boolean => seats.some((each) => personAt(each) === person);

const begun = ({ phase }: Course, rule: 'TBL-3' | 'TBL-4' | 'TBL-6' | 'TBL-8') =>
  phase === 'gathering' ? refuse(rule, 'not-begun') : undefined;
const seated = (course: Course, by: string, rule: 'TBL-4' | 'TBL-5' | 'TBL-6' | 'TBL-8') =>
  seatOf(course, by) < 0 ? refuse(rule, by === HOUSE ? 'not-the-house' : 'not-seated') : undefined;

const seatWanted = ({ seats }: Course, { seat }: CommandOf<'join'>): Seat =>
  seat ?? seats.findIndex(({ occupant }) => occupant === null);

const join: Verb<CommandOf<'join'>> = {
  check(course, command) {
    if (command.by === HOUSE) return refuse('TBL-2', 'not-the-house');
    if (isAtTable(course, command.by)) return refuse('TBL-2', 'seated-already');
    const seat = seatWanted(course, command);
    if (seat < 0) return refuse('TBL-2', 'no-free-seat');
    const wanted = course.seats[seat];
    if (wanted === undefined) return refuse('TBL-2', 'no-such-seat');
    if (course.phase === 'gathering') return wanted.occupant === null ? undefined : refuse('TBL-2', 'seat-taken');
    const isOpen = course.table.terms.newcomers && wanted.gone?.why === 'left';
    return isOpen ? undefined : refuse('TBL-2', 'seat-taken');
  },
  perform(course, command) {
    course.sit(seatWanted(course, command), { person: command.by });
    course.beginIfFull();
  },
};

const leave: Verb<CommandOf<'leave'>> = {
  check: (course, { by }) => seated(course, by, 'TBL-4'),
  perform(course, { by }) {
    const seat = seatOf(course, by);
    const { occupant } = at(course.seats, seat);
    if (course.phase !== 'gathering') course.go(seat, 'left');
    else {
      course.change(seat, { occupant: null });
      if (occupant !== null) course.events.push({ type: 'left', seat, occupant });
    }
  },
};

const act: Verb<CommandOf<'act'>> = {
  check(course, { by, action }) {
    if (course.phase === 'paused') return refuse('TBL-3', 'paused');
    if (course.phase === 'gathering') return refuse('TBL-3', 'not-begun');
    const seat = course.seats[action.seat];
    if (seat === undefined || seat.occupant === null) return refuse('TBL-3', 'not-your-seat');
    const isOwn = by === HOUSE ? 'bot' in seat.occupant : seatOf(course, by) === action.seat;
    if (!isOwn) return refuse('TBL-3', 'not-your-seat');
    if (left(seat.clock, course.table.terms.clock) === 0) return refuse('TBL-3', 'time-is-up');
    return course.engine.explain(course.engine.view(course.state, action.seat), action);
  },
  perform(course, { action }) {
    course.decide(action);
    course.settle();
  },
};

const resign: Verb<CommandOf<'resign'>> = {
  check: (course, { by }) => begun(course, 'TBL-4') ?? seated(course, by, 'TBL-4'),
  perform: (course, { by }) => course.go(seatOf(course, by), 'resigned'),
};

const claimTime: Verb<CommandOf<'claim-time'>> = {
  check(course, { by, seat }) {
    if (course.phase !== 'playing') return refuse('TBL-5', 'clock-stands');
    if (by !== HOUSE && seatOf(course, by) < 0) return refuse('TBL-5', 'not-seated');
    const claimed = course.seats[seat];
    if (claimed === undefined) return refuse('TBL-5', 'no-such-seat');
    const asked = by === HOUSE ? course.asked : course.askedOpenly;
    if (claimed.gone !== null || !asked.includes(seat)) return refuse('TBL-5', 'clock-stands');
    const clock = by === HOUSE ? claimed.clock : claimed.shown;
    return left(clock, course.table.terms.clock) === 0 ? undefined : refuse('TBL-5', 'time-left');
  },
  perform: (course, { seat }) => course.go(seat, 'time'),
};

/** What a seat proposes is open until everybody has agreed, somebody declines, or somebody decides. */
function propose(course: Course, by: string, what: Proposal['what'], to: number): void {
  const seat = seatOf(course, by);
  course.change(seat, { proposals: at(course.seats, seat).proposals + 1 });
  course.proposal = { what, by: seat, agreed: [], to };
  course.events.push({ type: 'proposed', seat, what });
  course.agreeIfAll();
}

function mayPropose(course: Course, by: string) {
  const why = begun(course, 'TBL-6') ?? seated(course, by, 'TBL-6');
  if (why !== undefined) return why;
  if (course.proposal !== null) return refuse('TBL-6', 'matter-open');
  return at(course.seats, seatOf(course, by)).proposals < MOST_PROPOSALS ? undefined : refuse('TBL-6', 'asked-enough');
}

const offer: Verb<CommandOf<'offer'>> = {
  check(course, { by, what }) {
    if (what === 'draw' && !course.table.terms.draw) return refuse('TBL-6', 'no-draws');
    return mayPropose(course, by);
  },
  perform: (course, { by, what }) => propose(course, by, what, course.actions.length),
};

/** Before which decision a seat decided last; −1 when it has not. */
const lastOf = ({ actions }: Course, seat: Seat): number => actions.findLastIndex((action) => action.seat === seat);

const ask: Verb<CommandOf<'ask'>> = {
  check(course, { by }) {
    const { takeBack } = course.table.terms;
    if (takeBack === 'never') return refuse('TBL-7', 'no-taking-back');
    const why = mayPropose(course, by);
    if (why !== undefined) return why;
    const to = lastOf(course, seatOf(course, by));
    if (to < 0) return refuse('TBL-7', 'nothing-to-take-back');
    return takeBack === 'unseen' && to < course.unseenFrom ? refuse('TBL-7', 'something-was-seen') : undefined;
  },
  perform: (course, { by }) => propose(course, by, 'take-back', lastOf(course, seatOf(course, by))),
};

const accept: Verb<CommandOf<'accept'>> = {
  check(course, { by }) {
    const why = seated(course, by, 'TBL-6');
    if (why !== undefined) return why;
    if (course.proposal === null) return refuse('TBL-6', 'nothing-asked');
    const seat = seatOf(course, by);
    const hasAgreed = course.proposal.by === seat || course.proposal.agreed.includes(seat);
    return hasAgreed ? refuse('TBL-6', 'agreed-already') : undefined;
  },
  perform(course, { by }) {
    const seat = seatOf(course, by);
    if (course.proposal !== null) course.events.push({ type: 'agreed', seat, what: course.proposal.what });
    course.agree(seat);
  },
};

const decline: Verb<CommandOf<'decline'>> = {
  check: (course, { by }) =>
    seated(course, by, 'TBL-6') ?? (course.proposal === null ? refuse('TBL-6', 'nothing-asked') : undefined),
  perform(course, { by }) {
    if (course.proposal !== null)
      course.events.push({ type: 'declined', seat: seatOf(course, by), what: course.proposal.what });
    course.proposal = null;
  },
};

const replace: Verb<CommandOf<'replace'>> = {
  check(course, { by, seat, with: other }) {
    const replaced = course.seats[seat];
    if (replaced === undefined) return refuse('TBL-4', 'no-such-seat');
    if (by !== HOUSE && seatOf(course, by) !== seat) return refuse('TBL-4', 'not-your-seat');
    if (replaced.gone !== null && replaced.gone.why !== 'left') return refuse('TBL-4', 'seat-lost');
    return 'person' in other && isAtTable(course, other.person) ? refuse('TBL-2', 'seated-already') : undefined;
  },
  perform(course, { seat, with: other }) {
    const { occupant, gone } = at(course.seats, seat);
    if (occupant !== null && gone === null) course.events.push({ type: 'left', seat, occupant });
    course.sit(seat, other);
    course.beginIfFull();
    course.agreeIfAll();
  },
};

const mayStop = (course: Course, by: string) => {
  if (by === HOUSE) return undefined;
  return course.table.terms.pause === 'house' ? refuse('TBL-8', 'house-only') : seated(course, by, 'TBL-8');
};

const pause: Verb<CommandOf<'pause'>> = {
  check: (course, { by }) =>
    begun(course, 'TBL-8') ??
    mayStop(course, by) ??
    (course.phase === 'paused' ? refuse('TBL-8', 'paused') : undefined),
  perform(course) {
    course.phase = 'paused';
    course.events.push({ type: 'paused' });
  },
};

const resume: Verb<CommandOf<'resume'>> = {
  check: (course, { by }) =>
    begun(course, 'TBL-8') ??
    mayStop(course, by) ??
    (course.phase === 'paused' ? undefined : refuse('TBL-8', 'not-paused')),
  perform(course) {
    course.phase = 'playing';
    course.events.push({ type: 'resumed' });
    course.settle();
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
