import { type Beat, onBeat } from '@rulewright/bots';
import type { AnyAction, Seat, Violation } from '@rulewright/core';
import { InputError } from '@rulewright/core';
import { type JsonSchema, jsonSchemas } from '@rulewright/core/schema';
import { createSession, inLanguage, readLimits, type ServerSession } from '@rulewright/protocol';
import { liberally } from './liberal.js';
import { defaultLimits, type TableLimits } from './limits.js';
import type { Table } from './table.js';
import type { TableGame } from './table-game.js';
import { Tables } from './tables.js';

/** The games, tables and session behind one client. */
export class Service {
  readonly tables: Tables;
  readonly session: ServerSession;
  readonly limits: TableLimits;

  constructor(
    readonly games: readonly TableGame[],
    limits: Partial<TableLimits>,
    seed: string | number | undefined,
    private readonly pace: Beat | 'at-once',
  ) {
    this.limits = readLimits(defaultLimits, limits);
    this.tables = new Tables(this.limits, seed);
    this.session = createSession({ games });
  }

  /** The game of this id in a language, which its tables speak too. */
  game(id: string, language?: string): TableGame {
    const game = this.games.find(({ engine }) => engine.id === id);
    if (game !== undefined) return inLanguage(game, language);
    const message = `there are ${this.games.map(({ engine }) => engine.id).join(', ')}`;
    throw new InputError('no such game', [{ path: 'game', message }]);
  }

  /** The game that the arguments of a tool are about, if they name one. */
  gameIn(args: { readonly game?: unknown; readonly table?: unknown }): TableGame | undefined {
    const table = this.tables.all().find(({ setting }) => setting.id === args.table);
    return table?.setting.game ?? this.games.find(({ engine }) => engine.id === args.game);
  }

  /** Does what bots take part in, and settles on a beat: how long they thought is theirs to know. */
  paced<X>(work: () => Promise<X>): Promise<X> {
    return this.pace === 'at-once' ? work() : onBeat(work, this.pace);
  }

  legal({ view }: Table): readonly AnyAction[] {
    return this.session.ask('actions', { at: view });
  }

  close(): void {
    this.tables.close();
    this.session.close();
  }
}

/** An action of a seat, unless it says another one. */
const seated = (action: object, seat: Seat): object => ({
  ...action,
  seat: ('seat' in action ? action.seat : undefined) ?? seat,
});

/** JSON Schema of a game's actions, computed once for each game. */
function actionSchema({ engine }: TableGame): JsonSchema {
  const found = actionSchemas.get(engine) ?? jsonSchemas(engine).action;
  actionSchemas.set(engine, found);
  return found;
}

const actionSchemas = new WeakMap<object, JsonSchema>();

/** The client's name for an action: its number in the list, a line of notation, or JSON. */
export interface Meant {
  readonly choice?: number | undefined;
  readonly action?: string | object | undefined;
}

/** The action that is meant, legal or not. The seat may be left out. Throws `InputError` for anything that is not an action. */
export function meant(service: Service, table: Table, { choice, action }: Meant): AnyAction {
  const { game, seat } = table.setting;
  if ((choice === undefined) === (action === undefined))
    throw new InputError('one action', [{ path: 'action', message: 'give either choice or action' }]);
  if (typeof action === 'string') {
    const line = action.trim();
    // the number of the list, as the list shows it
    if (/^\d+$/.test(line)) return meant(service, table, { choice: Number(line) });
    return game.engine.parse(/^\d/.test(line) ? line : `${seat} ${line}`);
  }
  if (action !== undefined) return liberally(actionSchema(game), seated(action, seat)) as AnyAction;
  const legal = service.legal(table);
  const found = legal[choice ?? 0];
  if (found !== undefined) return found;
  const message = `there are ${legal.length} legal actions, numbered from 0`;
  throw new InputError('no such choice', [{ path: 'choice', message }]);
}

/** The refusal of an action as far as the seat may know it; an action of another seat is always refused. */
export function whyNot(service: Service, { view, setting: { seat } }: Table, action: AnyAction): Violation | undefined {
  if (Number.isInteger(action.seat) && action.seat !== seat)
    return { rule: 'CORE-ACT.3', code: 'not-asked', details: { seat: action.seat } };
  return service.session.ask('explain', { at: view, action }) ?? undefined;
}
