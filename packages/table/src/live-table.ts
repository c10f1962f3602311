import { type AnyAction, at, type Recorder, type Seat } from '@rulewright/core';
import type { Asked, Asking } from './asking.js';
import { isCounted, run } from './clock.js';
import type { Command, Occupant } from './commands.js';
import type { AnyEngine, AnyState } from './engine-types.js';
import { added, type Chain, type Moment } from './past.js';
import type { Terms } from './terms.js';
import type { Opening, Phase, Proposal, SeatAt, Table, TableEvent, TakenBack } from './types.js';

/** The fields of a table that commands change. */
type Changing = Pick<
  Table,
  'phase' | 'decision' | 'askedSince' | 'standsSince' | 'proposal' | 'proposals' | 'time' | 'count' | 'result'
>;

/** The lists of a table, as they grow. */
export interface Past {
  readonly moment: Moment;
  readonly commands: Chain<Command> | undefined;
  readonly takenBack: Chain<TakenBack> | undefined;
}

/** A game of one kind, and the questions asked in it. */
export interface House {
  readonly engine: AnyEngine;
  readonly asking: Asking;
}

/** A table while commands are carried out: only this copy changes. */
export class LiveTable implements Changing {
  readonly opening: Opening;
  readonly terms: Terms;
  phase: Phase;
  seats: readonly SeatAt[];
  state: AnyState;
  decision: number;
  askedSince: number;
  standsSince: number;
  proposal: Proposal | null;
  proposals: number;
  time: number;
  count: number;
  result: Table['result'];
  moment: Moment;
  commands: Past['commands'];
  takenBack: Past['takenBack'];
  events: TableEvent[] = [];
  /** Plays along while a record is replayed, until something is taken back. */
  recorder: Recorder<AnyState> | undefined;

  constructor(
    readonly house: House,
    table: Omit<Table, keyof Lists>,
    past: Past,
  ) {
    this.opening = table.opening;
    this.terms = table.terms;
    this.phase = table.phase;
    this.seats = table.seats;
    this.state = table.state;
    this.decision = table.decision;
    this.askedSince = table.askedSince;
    this.standsSince = table.standsSince;
    this.proposal = table.proposal;
    this.proposals = table.proposals;
    this.time = table.time;
    this.count = table.count;
    this.result = table.result;
    this.moment = past.moment;
    this.commands = past.commands;
    this.takenBack = past.takenBack;
  }

  get engine(): AnyEngine {
    return this.house.engine;
  }

  get asked(): Asked {
    return this.house.asking.of(this.state);
  }

  change(seat: Seat, fields: Partial<SeatAt>): void {
    this.seats = this.seats.with(seat, { ...at(this.seats, seat), ...fields });
  }

  /** Lets the clocks of those who are asked run for so long; a seat whose person has gone has no clock any more. */
  runClocks(elapsed: number): void {
    const { clock: terms } = this.terms;
    if (this.phase !== 'playing' || elapsed <= 0 || !isCounted(terms)) return;
    const { seats: asked, openly } = this.asked;
    for (const seat of asked) {
      const { clock, shown, gone } = at(this.seats, seat);
      if (gone !== null) continue;
      this.change(seat, {
        clock: run(clock, terms, elapsed),
        shown: openly.includes(seat) ? run(shown, terms, elapsed) : shown,
      });
    }
  }

  /** Puts somebody on a seat. What was proposed concerned other people, and ends. */
  sit(seat: Seat, occupant: Occupant): void {
    const { persons, stirs } = at(this.seats, seat);
    this.change(seat, { occupant, gone: null });
    if (this.phase !== 'gathering') {
      this.change(seat, { persons: withPerson(persons, occupant), stirs: stirs + 1 });
      this.dropProposal();
    }
    this.events.push({ type: 'joined', seat, occupant });
  }

  /** The game begins when nobody is missing any more. */
  beginIfFull(): void {
    if (this.phase !== 'gathering' || this.seats.some(({ occupant }) => occupant === null)) return;
    this.phase = 'playing';
    this.seats = this.seats.map((each) => ({ ...each, persons: withPerson([], each.occupant) }));
    this.events.push({ type: 'began' });
  }

  /** Ends what is proposed through no fault of its proposer, for whom it does not count. */
  dropProposal(): void {
    if (this.proposal === null) return;
    const { by } = this.proposal;
    this.change(by, { proposals: at(this.seats, by).proposals - 1 });
    this.proposal = null;
  }

  /** Notes a command that was carried out. */
  note(command: Command): void {
    this.time = Math.max(this.time, command.at);
    this.count++;
    this.commands = added(this.commands, command);
  }

  /** Notes decisions that were taken back. */
  noteTakenBack(from: number, actions: readonly AnyAction[]): void {
    this.takenBack = added(this.takenBack, Object.freeze({ from, actions: Object.freeze(actions) }));
  }
}

/** The lists of a table. */
type Lists = Pick<Table, 'actions' | 'takenBack' | 'commands'>;

/** True for a seat at which a person sits who has not gone. */
export const isPlayedByPerson = ({ occupant, gone }: SeatAt): boolean =>
  gone === null && occupant !== null && 'person' in occupant;

/** True for a seat that a bot plays, on its own or for somebody who has gone. */
export const isPlayedByBot = ({ occupant }: SeatAt): boolean => occupant !== null && 'bot' in occupant;

const withPerson = (persons: readonly string[], occupant: Occupant | null): readonly string[] =>
  occupant === null || !('person' in occupant) || persons.includes(occupant.person)
    ? persons
    : [...persons, occupant.person];
