import { type AnyAction, at, EngineBug, type Seat } from '@rulewright/core';
import { answered, run } from './clock.js';
import type { Occupant } from './commands.js';
import type { AnyEngine, AnyState } from './engine-types.js';
import { isSeen, stateAfter } from './line.js';
import { resultOf } from './result.js';
import type { Departure, Phase, Proposal, SeatAt, Table, TableEnd, TableEvent, TakenBack } from './types.js';

/** More decisions than seats that go on by themselves make between two of people. */
const MOST_IDLE = 100_000;

/** A table while one command is carried out: only this copy changes. */
export class LiveTable {
  phase: Phase;
  readonly seats: SeatAt[];
  state: AnyState;
  readonly actions: AnyAction[];
  readonly takenBack: TakenBack[];
  proposal: Proposal | null;
  result: Table['result'];
  unseenFrom: number;
  readonly events: TableEvent[] = [];

  constructor(
    readonly engine: AnyEngine,
    readonly table: Table,
  ) {
    this.phase = table.phase;
    this.seats = [...table.seats];
    this.state = table.state;
    this.actions = [...table.actions];
    this.takenBack = [...table.takenBack];
    this.proposal = table.proposal;
    this.result = table.result;
    this.unseenFrom = table.unseenFrom;
  }

  /** The seats that are asked, of which everybody may know. */
  get askedOpenly(): readonly Seat[] {
    return this.engine.decision(this.engine.view(this.state, 'spectator'))?.seats ?? [];
  }

  get asked(): readonly Seat[] {
    return this.engine.decision(this.state)?.seats ?? [];
  }

  change(seat: Seat, fields: Partial<SeatAt>): void {
    this.seats[seat] = { ...at(this.seats, seat), ...fields };
  }

  /** Lets the clocks of those who are asked run for so long. */
  runClocks(elapsed: number): void {
    if (this.phase !== 'playing' || elapsed <= 0) return;
    const { clock: terms } = this.table.terms;
    const openly = this.askedOpenly;
    for (const seat of this.asked) {
      const { clock, shown } = at(this.seats, seat);
      this.change(seat, {
        clock: run(clock, terms, elapsed),
        shown: openly.includes(seat) ? run(shown, terms, elapsed) : shown,
      });
    }
  }

  sit(seat: Seat, occupant: Occupant): void {
    this.change(seat, { occupant, gone: null });
    this.events.push({ type: 'joined', seat, occupant });
  }

  /** The game begins when nobody is missing any more. */
  beginIfFull(): void {
    if (this.phase !== 'gathering' || this.seats.some(({ occupant }) => occupant === null)) return;
    this.phase = 'playing';
    this.events.push({ type: 'began' });
    this.settle();
  }

  decide(action: AnyAction): void {
    const { engine, state } = this;
    const isOpen = this.askedOpenly.includes(action.seat);
    if (this.table.terms.takeBack === 'unseen' && isSeen(engine, state, action))
      this.unseenFrom = this.actions.length + 1;
    const { state: next, events } = engine.step(state, action);
    this.state = next;
    this.actions.push(action);
    const { clock: terms } = this.table.terms;
    const { clock, shown } = at(this.seats, action.seat);
    this.change(action.seat, {
      clock: answered(clock, terms),
      shown: isOpen ? answered(shown, terms) : shown,
      proposals: 0,
    });
    this.proposal = null;
    this.events.push({ type: 'decided', seat: action.seat, action, isOpen, events });
  }

  /** A seat is left to itself, for whatever reason. */
  go(seat: Seat, why: Departure): void {
    const { absence, bot } = this.table.terms;
    this.change(seat, { gone: { why, decision: this.actions.length } });
    this.events.push({ type: 'gone', seat, why });
    if (absence === 'bot') this.change(seat, { occupant: { bot } });
    else if (why === 'left') this.change(seat, { occupant: null });
    if (this.proposal?.by === seat) this.proposal = null;
    if (absence === 'last' || this.isDecidedBy(why)) this.end('forfeit');
    else if (!this.seats.some(isPlayedByPerson) && why === 'left') this.end('aborted');
    else {
      this.agreeIfAll();
      this.settle();
    }
  }

  /** Whoever is left alone, because the others have lost, has won. */
  private isDecidedBy(why: Departure): boolean {
    const standing = this.seats.filter(({ gone }) => gone === null || gone.why === 'left').length;
    return why !== 'left' && standing <= Math.min(1, this.seats.length - 1);
  }

  agree(seat: Seat): void {
    if (this.proposal === null) return;
    this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, seat] };
    this.agreeIfAll();
  }

  /** What every person has agreed to happens. */
  agreeIfAll(): void {
    if (this.proposal === null) return;
    const { what, by, agreed, to } = this.proposal;
    const isMissing = (each: SeatAt, seat: Seat): boolean =>
      isPlayedByPerson(each) && seat !== by && !agreed.includes(seat);
    if (this.seats.some(isMissing)) return;
    this.proposal = null;
    if (what === 'take-back') this.takeBack(to);
    else this.end(what === 'draw' ? 'draw' : 'aborted');
  }

  /** Seats that go on by themselves do so until somebody else is asked, or the game is over. */
  settle(): void {
    if (this.phase !== 'playing') return;
    for (let n = 0; n < MOST_IDLE; n++) {
      const seat = this.asked.find((each) => this.isIdle(each));
      if (seat === undefined) {
        if (this.engine.outcome(this.state) !== undefined) this.end('game-over');
        return;
      }
      this.decide(this.idleAction(seat));
    }
    throw new EngineBug(`${MOST_IDLE} decisions of seats that nobody sits at lead to nobody else`);
  }

  private isIdle(seat: Seat): boolean {
    const { gone, occupant } = at(this.seats, seat);
    return gone !== null && (occupant === null || 'person' in occupant);
  }

  private idleAction(seat: Seat): AnyAction {
    const action = this.engine.idle(this.state, seat);
    if (action === undefined) throw new EngineBug(`seat ${seat} is asked and has no legal action`);
    return action;
  }

  takeBack(to: number): void {
    this.takenBack.push({ from: to, actions: this.actions.splice(to) });
    this.state = stateAfter(this.engine, this.table.opening, this.actions);
    this.unseenFrom = Math.min(this.unseenFrom, to);
    for (const [seat, { clock, shown }] of this.seats.entries())
      this.change(seat, { clock: { ...clock, answer: 0 }, shown: { ...shown, answer: 0 } });
    this.events.push({ type: 'taken-back' });
    this.settle();
  }

  end(end: TableEnd): void {
    this.phase = 'over';
    this.proposal = null;
    const result = resultOf(end, this.engine.outcome(this.state) ?? null, this.seats);
    this.result = result;
    this.events.push({ type: 'ended', result });
  }
}

/** Somebody sits there, and has not gone. */
export const isPlayedByPerson = ({ occupant, gone }: SeatAt): boolean =>
  gone === null && occupant !== null && 'person' in occupant;
