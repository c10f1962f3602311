import { type AnyAction, at, type Emitted, EngineBug, type Seat } from '@rulewright/core';
import { isStillAsked } from './asking.js';
import { answered, isCounted, takenBackTo } from './clock.js';
import { isPlayedByBot, isPlayedByPerson, type LiveTable } from './live-table.js';
import type { Moment } from './past.js';
import { resultOf } from './result.js';
import type { Departure, SeatAt, TableEnd } from './types.js';

// The course of a game at a table: decisions, seats that go on by themselves, people who go, decisions taken back.

/** The most decisions that seats make by themselves for one command: past it the table ends without a result. */
const MOST_IDLE = 10_000;

/** Plays an action of a seat. Throws as the engine does, and nothing has changed then. */
export function decide(live: LiveTable, action: AnyAction): void {
  const { state: before, terms } = live;
  const { seat } = action;
  const isOpen = live.recorder === undefined || isCounted(terms.clock) ? live.asked.openly.includes(seat) : false;
  const { state, events } = played(live, action);
  live.state = state;
  const { clock, shown } = at(live.seats, seat);
  live.change(seat, {
    proposals: 0,
    stirs: 0,
    clock: answered(clock, terms.clock),
    shown: isOpen ? answered(shown, terms.clock) : shown,
  });
  live.moment = live.moment.next({ action, decision: live.decision }, state, live.seats);
  live.decision++;
  if (!isStillAsked(before, state)) live.askedSince = live.decision;
  live.events.push({ type: 'decided', seat, action, isOpen, events });
}

function played({ engine, recorder, state }: LiveTable, action: AnyAction): Played {
  return recorder === undefined ? engine.step(state, action) : { state: recorder.apply(action), events: [] };
}

interface Played {
  readonly state: LiveTable['state'];
  readonly events: readonly Emitted<unknown>[];
}

/** Lets seats that go on by themselves do so until somebody else is asked, or the game is over. */
export function settle(live: LiveTable): void {
  for (let n = 0; live.phase === 'playing'; n++) {
    const { seats } = live.asked;
    const seat = seats.find((each) => isIdle(at(live.seats, each)));
    if (seat === undefined) {
      if (seats.length === 0) end(live, 'game-over');
      return;
    }
    if (n === MOST_IDLE) end(live, 'aborted');
    else decide(live, idleAction(live, seat));
  }
}

const isIdle = (seat: SeatAt): boolean => seat.gone !== null && !isPlayedByBot(seat);

function idleAction({ engine, state }: LiveTable, seat: Seat): AnyAction {
  const action = engine.idle(state, seat);
  if (action === undefined) throw new EngineBug(`seat ${seat} is asked and has no legal action`);
  return action;
}

/** Leaves a seat to itself. */
export function go(live: LiveTable, seat: Seat, why: Departure): void {
  const { absence, bot } = live.terms;
  live.change(seat, { gone: { why, decision: live.moment.index } });
  live.events.push({ type: 'gone', seat, why });
  if (absence === 'bot') live.change(seat, { occupant: { bot } });
  else if (why === 'left') live.change(seat, { occupant: null });
  if (live.proposal?.by === seat) live.proposal = null;
  if (absence === 'last' || isDecidedBy(live.seats, why)) end(live, 'forfeit');
  else if (!live.seats.some(isPlayedByPerson) && (why === 'left' || !live.seats.some(isPlayedByBot)))
    end(live, why === 'left' ? 'aborted' : 'forfeit');
  else agreeIfAll(live);
}

/** True when at most one seat is left that has not lost. */
function isDecidedBy(seats: readonly SeatAt[], why: Departure): boolean {
  const standing = seats.filter(({ gone }) => gone === null || gone.why === 'left').length;
  return why !== 'left' && standing <= Math.min(1, seats.length - 1);
}

/** Does what is proposed once every person has agreed. */
export function agreeIfAll(live: LiveTable): void {
  if (live.proposal === null) return;
  const { what, by, agreed, to } = live.proposal;
  const isMissing = (each: SeatAt, seat: Seat): boolean =>
    isPlayedByPerson(each) && seat !== by && !agreed.includes(seat);
  if (live.seats.some(isMissing)) return;
  live.proposal = null;
  if (what === 'take-back') takeBack(live, to);
  else end(live, what === 'draw' ? 'draw' : 'aborted');
}

/** Goes back to the moment before decision `to`: position, log and clocks; the time that was used stays used. */
function takeBack(live: LiveTable, to: number): void {
  const then = live.moment.backTo(to);
  live.noteTakenBack(to, live.moment.actions(to));
  live.seats = seatsBackAt(live, then);
  live.state = then.position(live.engine);
  live.moment = then;
  live.recorder = undefined;
  live.decision++;
  live.askedSince = live.decision;
  live.standsSince = live.decision;
  live.events.push({ type: 'taken-back' });
}

/** The seats with the clocks that they have after going back to a moment. */
export const seatsBackAt = ({ seats, terms: { clock: terms } }: LiveTable, then: Moment): readonly SeatAt[] =>
  seats.map((now, seat): SeatAt => {
    const { clock, shown } = at(then.seats, seat);
    return { ...now, clock: takenBackTo(clock, now.clock, terms), shown: takenBackTo(shown, now.shown, terms) };
  });

export function end(live: LiveTable, how: TableEnd): void {
  live.phase = 'over';
  live.proposal = null;
  const result = resultOf(how, live.engine.outcome(live.state) ?? null, live.seats);
  live.result = result;
  live.events.push({ type: 'ended', result });
}
