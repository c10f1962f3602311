import {
  deepFreeze,
  InputError,
  type Issue,
  isInputError,
  isRuleError,
  RuleError,
  type Seat,
  type Viewer,
  type Violation,
} from '@rulewright/core';
import { freshClock, left } from './clock.js';
import { type Command, isPerson, readCommand } from './commands.js';
import type { ActionIn, AnyEngine, OptionsIn, StateIn } from './engine-types.js';
import { LiveTable } from './live-table.js';
import { readOpening, readRecord } from './reading.js';
import { refuse } from './rules.js';
import { type SeenTableEvent, seen, seenEvents, type TableView } from './seen.js';
import { termsOf } from './terms.js';
import type { Opening, SeatAt, Table, TableEvent, TableRecord } from './types.js';
import { seatOf, verbs } from './verbs.js';

/** What a command makes of a table. */
export interface Reduced<E extends AnyEngine = AnyEngine> {
  readonly table: Table<StateIn<E>, ActionIn<E>>;
  /** What happened, secrets included: `eventsFor` leaves out what a viewer may not know. */
  readonly events: readonly TableEvent[];
}

/** The tables of one game: functions over plain data, without a clock of their own. */
export interface Tables<E extends AnyEngine = AnyEngine> {
  /** A new table. The game begins when every seat is taken. Throws `InputError` for what the game or the terms refuse. */
  open(opening: TableOpening<E>): Reduced<E>;
  /** Why `reduce` would refuse a command of the right shape: by a rule of the table, or of the game. */
  explain(table: Table<StateIn<E>, ActionIn<E>>, command: Command<ActionIn<E>>): Violation | undefined;
  /**
   * The table after a command, and what happened. Throws `RuleError` for what a rule forbids and `InputError` for anything
   * that is not a command; the table that is given is never changed.
   */
  reduce(table: Table<StateIn<E>, ActionIn<E>>, command: Command<ActionIn<E>>): Reduced<E>;
  /** What a viewer may know. */
  view(table: Table<StateIn<E>, ActionIn<E>>, viewer: Viewer): TableView<E>;
  eventsFor(events: readonly TableEvent[], viewer: Viewer): readonly SeenTableEvent[];
  /** Where a person sits; undefined for a person who does not, or has gone. */
  seatOf(table: Table<StateIn<E>, ActionIn<E>>, person: string): Seat | undefined;
  /** When the time of a seat will be up, if nothing happens before: for the server, which calls `claim-time` then. */
  deadline(table: Table<StateIn<E>, ActionIn<E>>): { readonly seat: Seat; readonly at: number } | undefined;
  /** The table as data that lasts: how it was opened and every command, with the record of the game. */
  record(table: Table<StateIn<E>, ActionIn<E>>): TableRecord<ActionIn<E>>;
  /** The table of a record: every command is carried out again and checked. Throws `InputError` for any other data. */
  replay(json: unknown): Table<StateIn<E>, ActionIn<E>>;
}

/** How a table is opened: whoever can guess the seed knows every draw. */
export interface TableOpening<E extends AnyEngine = AnyEngine> extends Partial<Omit<Opening, 'options' | 'seed'>> {
  readonly seed: Opening['seed'];
  readonly options?: OptionsIn<E>;
}

const MOST_COMMANDS = 200_000;
const FORM = 1;

/** The tables of a game. */
export function tablesOf<E extends AnyEngine>(engine: E): Tables<E>;
export function tablesOf(engine: AnyEngine): Tables {
  const open = (given: unknown): Reduced => {
    const opening = readOpening(given);
    const terms = termsOf(opening.terms);
    const { state } = engine.recorder({ seed: opening.seed, options: { ...opening.options } });
    const clock = freshClock(terms.clock);
    const { players } = state.options;
    if (opening.seats.length > players)
      throw new InputError('not how a table is opened', [{ path: 'seats', message: `expected at most ${players}` }]);
    const seats = Array.from({ length: players }, (_, seat): SeatAt => {
      const occupant = opening.seats[seat] ?? null;
      return { occupant, clock, shown: clock, gone: null, proposals: 0 };
    });
    const table: Table = {
      form: FORM,
      opening,
      terms,
      phase: 'gathering',
      seats,
      state,
      actions: [],
      takenBack: [],
      unseenFrom: 0,
      proposal: null,
      time: opening.at,
      commands: [],
      result: null,
    };
    const live = new LiveTable(engine, table);
    live.beginIfFull();
    return after(table, live, table.time);
  };

  /** What a command has made of a table. */
  const after = (table: Table, live: LiveTable, time: number, command?: Command): Reduced => {
    const { phase, seats, state, actions, takenBack, unseenFrom, proposal, result, events } = live;
    const commands = command === undefined ? table.commands : [...table.commands, command];
    const next = { ...table, phase, seats, state, actions, takenBack, unseenFrom, proposal, result, time, commands };
    return deepFreeze({ table: next, events });
  };

  /** A table up to a command that comes now: the clocks have run. */
  const tableUpTo = (table: Table, command: Command): LiveTable => {
    const live = new LiveTable(engine, table);
    live.runClocks(command.at - table.time);
    return live;
  };

  const refusal = (live: LiveTable, command: Command): Violation | undefined => {
    if (live.phase === 'over') return refuse('TBL-1', 'table-over');
    if (live.table.commands.length >= MOST_COMMANDS) return refuse('TBL-1', 'too-many-commands');
    const verb = verbs[command.type];
    return verb.check(live, command as never);
  };

  const reduce = (table: Table, given: unknown): Reduced => {
    const command = readCommand(given);
    const live = tableUpTo(table, command);
    const why = refusal(live, command);
    if (why !== undefined) throw new RuleError(why);
    const verb = verbs[command.type];
    verb.perform(live, command as never);
    if (live.phase === 'playing') live.settle();
    return after(table, live, Math.max(table.time, command.at), command);
  };

  const record = ({ opening, commands, takenBack, result, actions }: Table): TableRecord => {
    const { seed, options } = opening;
    const game = engine.record({ seed, options: { ...options }, actions });
    return deepFreeze({ form: FORM, opening, commands, takenBack, result, game });
  };

  const replay = (json: unknown): Table => {
    const read = readRecord(json);
    let { table } = open(read.opening);
    for (const [i, command] of read.commands.entries())
      table = under(`commands.${i}`, () => reduce(table, command)).table;
    const again = record(table);
    const differing = (['game', 'takenBack', 'result'] as const).flatMap((path): Issue[] =>
      JSON.stringify(again[path]) === JSON.stringify(read[path])
        ? []
        : [{ path, message: 'the commands lead elsewhere' }],
    );
    if (differing.length > 0) throw new InputError('the record of a table ends differently', differing);
    return table;
  };

  return {
    open: (opening) => open(opening),
    explain: (table, command) => {
      const read = readCommand(command);
      return deepFreeze(refusal(tableUpTo(table, read), read));
    },
    reduce,
    view: (table, viewer) => deepFreeze(seen(engine, table, viewer)),
    eventsFor: (events, viewer) => deepFreeze(seenEvents(engine, events, viewer)),
    seatOf: (table, person) => {
      const seat = isPerson(person) ? seatOf(table, person) : -1;
      return seat < 0 ? undefined : seat;
    },
    deadline: (table) => {
      if (table.phase !== 'playing') return undefined;
      const due = (engine.decision(table.state)?.seats ?? []).flatMap((seat) => {
        const clock = table.seats[seat]?.clock;
        const time = clock === undefined ? null : left(clock, table.terms.clock);
        return time === null ? [] : [{ seat, at: table.time + time }];
      });
      return due.sort((a, b) => a.at - b.at || a.seat - b.seat)[0];
    },
    record,
    replay,
  };
}

/** Does a part of the work; what is wrong with it stands under `path`. */
function under<X>(path: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (!isRuleError(error) && !isInputError(error)) throw error;
    throw new InputError('the record of a table cannot be carried out', [{ path, message: error.message }]);
  }
}
