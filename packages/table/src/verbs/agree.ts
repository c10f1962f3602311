import { at, revealedBy, type Seat } from '@rulewright/core';
import { left } from '../clock.js';
import type { CommandOf } from '../commands.js';
import type { LiveTable } from '../live-table.js';
import type { Decided } from '../past.js';
import { agreeIfAll, seatsBackAt } from '../playing.js';
import { refuse, type TableViolation } from '../rules.js';
import type { Proposal } from '../types.js';
import { begun, seated, seatOf, stale, type Verb } from './verb.js';

// Matters to which everybody has to agree: open until all have agreed, somebody declines or a person decides.

const MOST_PROPOSALS = 3;

function propose(live: LiveTable, by: string, what: Proposal['what'], to: number): void {
  const seat = seatOf(live, by);
  live.change(seat, { proposals: at(live.seats, seat).proposals + 1 });
  live.proposals++;
  live.proposal = { number: live.proposals, what, by: seat, agreed: [], to };
  live.events.push({ type: 'proposed', seat, what });
  agreeIfAll(live);
}

function mayPropose(live: LiveTable, by: string): TableViolation | undefined {
  const why = begun(live, 'TBL-6') ?? seated(live, by, 'TBL-6');
  if (why !== undefined) return why;
  if (live.proposal !== null) return refuse('TBL-6', 'matter-open');
  return at(live.seats, seatOf(live, by)).proposals < MOST_PROPOSALS ? undefined : refuse('TBL-6', 'asked-enough');
}

export const offer: Verb<CommandOf<'offer'>> = {
  check(live, { by, what }) {
    if (what === 'draw' && !live.terms.draw) return refuse('TBL-6', 'no-draws');
    return mayPropose(live, by);
  },
  perform: (live, { by, what }) => propose(live, by, what, live.moment.index),
};

/** True when somebody has seen something new by a decision or by one that came after it. */
function isSeenSince({ engine, moment }: LiveTable, first: Decided): boolean {
  for (let each = moment.before; each !== undefined; each = each.moment.before) {
    each.isNews ??= revealedBy(engine, each.moment.position(engine), each.action) !== undefined;
    if (each.isNews) return true;
    if (each === first) return false;
  }
  return false;
}

/** True when everybody would have time left after going back, as far as the seat that acts may know. */
function isTimeFor(live: LiveTable, own: Seat, to: number): boolean {
  const { terms } = live;
  return seatsBackAt(live, live.moment.backTo(to)).every(
    ({ clock, shown, gone }, seat) => gone !== null || left(seat === own ? clock : shown, terms.clock) !== 0,
  );
}

export const ask: Verb<CommandOf<'ask'>> = {
  check(live, { by, decision }) {
    const { takeBack } = live.terms;
    if (takeBack === 'never') return refuse('TBL-7', 'no-taking-back');
    const why = mayPropose(live, by);
    if (why !== undefined) return why;
    const seat = seatOf(live, by);
    const last = live.moment.lastOf(seat);
    if (decision !== undefined && isOutdated(live, decision, last)) return stale(live, 'TBL-7');
    if (last === undefined) return refuse('TBL-7', 'nothing-to-take-back');
    if (takeBack === 'unseen' && isSeenSince(live, last)) return refuse('TBL-7', 'something-was-seen');
    return isTimeFor(live, seat, last.moment.index) ? undefined : refuse('TBL-7', 'no-time-to-go-back');
  },
  perform(live, { by }) {
    const last = live.moment.lastOf(seatOf(live, by));
    propose(live, by, 'take-back', last?.moment.index ?? 0);
  },
};

/** True when a wish to take back was written before the last decision of its seat, or before something was taken back. */
const isOutdated = (live: LiveTable, decision: number, last: Decided | undefined): boolean =>
  decision > live.decision || decision < live.standsSince || (last !== undefined && decision <= last.decision);

/** The refusal of an answer to a proposal that is not the one that waits. */
function onProposal(live: LiveTable, { by, proposal }: { readonly by: string; readonly proposal: number }) {
  const why = seated(live, by, 'TBL-6');
  if (why !== undefined) return why;
  if (live.proposal === null) return refuse('TBL-6', 'nothing-asked');
  return live.proposal.number === proposal ? undefined : stale(live, 'TBL-6');
}

export const accept: Verb<CommandOf<'accept'>> = {
  check(live, command) {
    const why = onProposal(live, command);
    if (why !== undefined || live.proposal === null) return why;
    const { by, agreed, what, to } = live.proposal;
    const seat = seatOf(live, command.by);
    if (by === seat || agreed.includes(seat)) return refuse('TBL-6', 'agreed-already');
    return what !== 'take-back' || isTimeFor(live, seat, to) ? undefined : refuse('TBL-7', 'no-time-to-go-back');
  },
  perform(live, { by }) {
    if (live.proposal === null) return;
    const { what, agreed } = live.proposal;
    const seat = seatOf(live, by);
    live.events.push({ type: 'agreed', seat, what });
    live.proposal = { ...live.proposal, agreed: [...agreed, seat] };
    agreeIfAll(live);
  },
};

export const decline: Verb<CommandOf<'decline'>> = {
  check: onProposal,
  perform: (live, { by }) => close(live, by, 'declined'),
};

export const withdraw: Verb<CommandOf<'withdraw'>> = {
  check: (live, command) =>
    onProposal(live, command) ??
    (live.proposal?.by === seatOf(live, command.by) ? undefined : refuse('TBL-6', 'not-your-proposal')),
  perform: (live, { by }) => close(live, by, 'withdrawn'),
};

function close(live: LiveTable, by: string, type: 'declined' | 'withdrawn'): void {
  if (live.proposal !== null) live.events.push({ type, seat: seatOf(live, by), what: live.proposal.what });
  live.proposal = null;
}
