import { deepFreeze, InputError, type Seat, type Viewer, type Violation } from '@rulewright/core';
import { Asking } from './asking.js';
import { carryOut, refusal, refusalOfGame } from './carry-out.js';
import { type Command, isPerson, readCommand } from './commands.js';
import { deadline } from './deadline.js';
import type { ActionIn, AnyEngine, OptionsIn, StateIn } from './engine-types.js';
import { frozenTable } from './frozen-table.js';
import { type House, LiveTable, type Past } from './live-table.js';
import { opened } from './opened.js';
import { carriedOut, recordOf, replayed } from './records.js';
import { type SeenTableEvent, seen, seenEvents, type TableView } from './seen.js';
import type { Opening, Table, TableEvent, TableRecord } from './types.js';
import { seatOf } from './verbs/verb.js';

/** A table after a command, and what happened. */
export interface Reduced<E extends AnyEngine = AnyEngine> {
  readonly table: Table<StateIn<E>, ActionIn<E>>;
  /** Secrets included: `eventsFor` leaves out what a viewer may not know. */
  readonly events: readonly TableEvent[];
}

/** The tables of one game: functions over plain data, without a clock of their own. */
export interface Tables<E extends AnyEngine = AnyEngine> {
  /** A new table. The game begins when every seat is taken. Throws `InputError` for what the game or the terms refuse. */
  open(opening: TableOpening<E>): Reduced<E>;
  /** The reason for which `reduce` would refuse a command: a rule of the table, or of the game. */
  explain(table: Table<StateIn<E>, ActionIn<E>>, command: Command<ActionIn<E>>): Violation | undefined;
  /**
   * The table after a command, and what happened. Throws `RuleError` for what a rule forbids and `InputError` for anything
   * that is not a command; the table that is given is never changed.
   */
  reduce(table: Table<StateIn<E>, ActionIn<E>>, command: Command<ActionIn<E>>): Reduced<E>;
  /** The part that a viewer may know. */
  view(table: Table<StateIn<E>, ActionIn<E>>, viewer: Viewer): TableView<E>;
  eventsFor(events: readonly TableEvent[], viewer: Viewer): readonly SeenTableEvent[];
  /** The seat of a person; undefined for one who sits nowhere, or has gone. */
  seatOf(table: Table<StateIn<E>, ActionIn<E>>, person: string): Seat | undefined;
  /** The next moment at which the time of a seat is up, if nothing happens before: the server sends `claim-time` then. */
  deadline(table: Table<StateIn<E>, ActionIn<E>>): { readonly seat: Seat; readonly at: number } | undefined;
  /** The table as data that lasts: its opening and every command, with the record of the game. */
  record(table: Table<StateIn<E>, ActionIn<E>>): TableRecord<ActionIn<E>>;
  /** The table of a record: every command is carried out again and checked. Throws `InputError` for any other data. */
  replay(json: unknown): Table<StateIn<E>, ActionIn<E>>;
}

/** The opening of a table. The seed is a secret: it tells every draw. */
export interface TableOpening<E extends AnyEngine = AnyEngine> extends Partial<Omit<Opening, 'options' | 'seed'>> {
  readonly seed: Opening['seed'];
  readonly options?: OptionsIn<E>;
}

/** The tables of a game. */
export function tablesOf<E extends AnyEngine>(engine: E): Tables<E>;
export function tablesOf(engine: AnyEngine): Tables {
  const house: House = { engine, asking: new Asking(engine) };
  const shelf = new Shelf(house);
  return {
    open: (opening) => shelf.reduced(opened(house, opening)),
    explain: (table, given) => {
      const command = readCommand(given);
      const live = shelf.taken(table);
      return deepFreeze(refusal(live, command) ?? refusalOfGame(live, command));
    },
    reduce: (table, given) => {
      const command = readCommand(given);
      const live = shelf.taken(table);
      carryOut(live, command);
      return shelf.reduced(live);
    },
    view: (table, viewer) => deepFreeze(seen(house, shelf.own(table), viewer)),
    eventsFor: (events, viewer) => deepFreeze(seenEvents(engine, events, viewer)),
    seatOf: (table, person) => {
      const seat = isPerson(person) ? seatOf(shelf.own(table), person) : -1;
      return seat < 0 ? undefined : seat;
    },
    deadline: (table) => deadline(house, shelf.own(table)),
    record: (table) => recordOf(house, shelf.own(table)),
    replay: (json) => shelf.reduced(replayed(house, json)).table,
  };
}

/** Tables as values, and the past that each shares with those before it. */
class Shelf {
  private readonly pasts = new WeakMap<object, Past>();
  private readonly made = new WeakMap<object, Table>();

  constructor(private readonly house: House) {}

  /**
   * The table if it was made here. Of any other one, a copy or one that was away as JSON, only the opening and the commands
   * are read, and it is made anew from them. Throws `InputError` for what has none.
   */
  own(table: Table): Table {
    if (this.pasts.has(table)) return table;
    const made = this.made.get(table);
    if (made !== undefined) return made;
    const { form, opening, commands } = Object(table) as Partial<Table>;
    if (form !== 1 || !Array.isArray(commands))
      throw new InputError('not a table', [{ path: '', message: 'expected what open, reduce or replay gives' }]);
    const again = this.reduced(carriedOut(this.house, opening, commands)).table;
    this.made.set(table, again);
    return again;
  }

  /** A copy of a table to change. */
  taken(table: Table): LiveTable {
    const own = this.own(table);
    return new LiveTable(this.house, own, this.pasts.get(own) as Past);
  }

  /** A live table as a value. */
  reduced(live: LiveTable): Reduced {
    const { moment, commands, takenBack, events } = live;
    const table = frozenTable(live);
    this.pasts.set(table, { moment, commands, takenBack });
    return { table, events: deepFreeze(events) };
  }
}
