import { type AnyAction, isRuleError, type Viewer } from '@rulewright/core';
import {
  type AnyEngine,
  type Command,
  SERVER,
  type Table,
  type TableEvent,
  type TableOpening,
  tableRefusals,
  tablesOf,
} from '@rulewright/table';

export const NAMES = ['ann', 'bob', 'cat', 'dan'] as const;

/** A table at which a test gives commands, one after the other. */
export class People {
  readonly tables;
  table: Table;
  events: readonly TableEvent[];
  time = 0;

  constructor(
    readonly engine: AnyEngine,
    opening: Partial<TableOpening> = {},
  ) {
    this.tables = tablesOf(engine);
    ({ table: this.table, events: this.events } = this.tables.open({ seed: 'people', ...opening }));
  }

  /** A command that answers what waits now, unless it says otherwise. */
  given(by: string, command: object): Command {
    const type = 'type' in command ? command.type : undefined;
    const { decision, proposal } = this.table;
    const answering = {
      ...(type === 'act' && { decision }),
      ...((type === 'accept' || type === 'decline' || type === 'withdraw') && { proposal: proposal?.number ?? 0 }),
    };
    return { by, at: this.time, ...answering, ...command } as Command;
  }

  /** Gives a command of a person, or of the server. */
  say(by: string, command: object, after = 0): this {
    this.time += after;
    const given = this.given(by, command);
    ({ table: this.table, events: this.events } = this.tables.reduce(this.table, given));
    return this;
  }

  server = (command: object, after = 0): this => this.say(SERVER, command, after);
  act = (by: string, action: object, after = 0): this => this.say(by, { type: 'act', action }, after);

  /** Whoever is asked first does the first legal thing. */
  goOn(after = 0): AnyAction {
    const [action] = this.engine.legalActions(this.table.state);
    if (action === undefined) throw new Error('nobody is asked');
    const occupant = this.table.seats[action.seat]?.occupant;
    this.act(
      occupant !== undefined && occupant !== null && 'person' in occupant ? occupant.person : SERVER,
      action,
      after,
    );
    return action;
  }

  /** Why a command is refused, in words too; the table is the same then. */
  why(by: string, command: object, after = 0): string {
    const before = this.table;
    const given = { ...this.given(by, command), at: this.time + after };
    const told = this.tables.explain(before, given);
    try {
      this.tables.reduce(before, given);
    } catch (error) {
      if (!isRuleError(error)) throw error;
      if (JSON.stringify(told) !== JSON.stringify(error.violation)) throw new Error('explain tells something else');
      const { rule, code } = error.violation;
      if (rule.startsWith('TBL-') && !Object.hasOwn(tableRefusals, code)) throw new Error(`${code} has no words`);
      return `${rule} ${code}`;
    }
    return told === undefined ? 'allowed' : 'explain refuses what is done';
  }

  seen = (viewer: Viewer) => this.tables.view(this.table, viewer);
  told = (viewer: Viewer) => this.tables.eventsFor(this.events, viewer);
  get types(): string[] {
    return this.events.map(({ type }) => type);
  }
}

/** A table of that many people who all sit already. */
export const seated = (engine: AnyEngine, players: number, opening: Partial<TableOpening> = {}): People =>
  new People(engine, {
    options: { players } as never,
    seats: NAMES.slice(0, players).map((person) => ({ person })),
    ...opening,
  });
