import { isInputError, isRuleError, RuleError, type Seat, type Violation } from '@rulewright/core';
import { left } from '../clock.js';
import { type CommandOf, SERVER } from '../commands.js';
import { isPlayedByBot, type LiveTable } from '../live-table.js';
import { isCount } from '../plain.js';
import { decide, go } from '../playing.js';
import { refuse } from '../rules.js';
import { seatOf, stale, type Verb } from './verb.js';

// Answers to the game, and the time for them.

/** True while a seat still owes an answer to the question that a number stood for. */
const isWaiting = (live: LiveTable, seat: Seat, decision: number): boolean =>
  decision >= live.askedSince && decision < live.decision && live.asked.seats.includes(seat);

const refusedByGame = ({ engine, state }: LiveTable, { action }: CommandOf<'act'>): Violation | undefined =>
  engine.explain(engine.view(state, action.seat), action);

export const act: Verb<CommandOf<'act'>> = {
  check(live, { by, action, decision }) {
    if (live.phase === 'paused') return refuse('TBL-3', 'paused');
    if (live.phase === 'gathering') return refuse('TBL-3', 'not-begun');
    const seat = isCount(action.seat) ? live.seats[action.seat] : undefined;
    if (seat === undefined || seat.occupant === null) return refuse('TBL-3', 'not-your-seat');
    const isOwn = by === SERVER ? isPlayedByBot(seat) : seatOf(live, by) === action.seat;
    if (!isOwn) return refuse('TBL-3', 'not-your-seat');
    if (decision !== live.decision && !isWaiting(live, action.seat, decision)) return stale(live, 'TBL-3');
    const isUp = seat.gone === null && left(seat.clock, live.terms.clock) === 0;
    return isUp ? refuse('TBL-3', 'time-is-up') : undefined;
  },
  refusedByGame,
  perform(live, command) {
    try {
      decide(live, command.action);
    } catch (error) {
      // said from what the seat may know
      const why = isRuleError(error) || isInputError(error) ? refusedByGame(live, command) : undefined;
      throw why === undefined ? error : new RuleError(why);
    }
    if (command.by !== SERVER) live.proposal = null;
  },
};

export const claimTime: Verb<CommandOf<'claim-time'>> = {
  check(live, { by, seat }) {
    if (live.phase !== 'playing') return refuse('TBL-5', 'clock-stands');
    if (by !== SERVER && seatOf(live, by) < 0) return refuse('TBL-5', 'not-seated');
    const claimed = live.seats[seat];
    if (claimed === undefined) return refuse('TBL-5', 'no-such-seat');
    const asked = by === SERVER ? live.asked.seats : live.asked.openly;
    if (claimed.gone !== null || !asked.includes(seat)) return refuse('TBL-5', 'clock-stands');
    const clock = by === SERVER ? claimed.clock : claimed.shown;
    return left(clock, live.terms.clock) === 0 ? undefined : refuse('TBL-5', 'time-left');
  },
  perform: (live, { seat }) => go(live, seat, 'time'),
};
