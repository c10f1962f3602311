import type { ActionIn, AnyEngine, Command, Reduced, TableOpening, Tables } from '@rulewright/table';
import Database from 'libsql';

// A table is its opening and its commands. A command is in the file before anybody hears of it: whatever a client was told
// is there when the process is killed at any moment.

/** The changes of tokens that go with a command. */
export interface Sittings {
  /** A token for somebody who sits down. */
  readonly begun?: { readonly token: string; readonly person: string } | undefined;
  /** The people whose sitting ends: their tokens end with it. */
  readonly ended: readonly string[];
}

export interface Store<E extends AnyEngine> {
  /** The table of this name as it was left; undefined when there is none. */
  load(name: string): Reduced<E>['table'] | undefined;
  open(name: string, opening: TableOpening<E>): Reduced<E>['table'];
  /** The number of commands that the file has of a table. */
  count(name: string): number;
  /** Keeps the command of a place; false when another server has filled the place. Throws when it cannot be kept. */
  keep(name: string, place: number, command: Command<ActionIn<E>>, sittings: Sittings): boolean;
  /** The person of a token at this table. */
  personOf(name: string, token: string): string | undefined;
  close(): void;
}

export function openStore<E extends AnyEngine>(file: string, { open, reduce }: Tables<E>): Store<E> {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
  database.exec(`
    CREATE TABLE IF NOT EXISTS tables (name TEXT PRIMARY KEY, opening TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS commands (name TEXT, place INTEGER, command TEXT NOT NULL, PRIMARY KEY (name, place));
    CREATE TABLE IF NOT EXISTS people (token TEXT PRIMARY KEY, name TEXT NOT NULL, person TEXT NOT NULL);`);
  const opening = database.prepare('SELECT opening FROM tables WHERE name = ?');
  const commands = database.prepare('SELECT command FROM commands WHERE name = ? ORDER BY place');
  const count = database.prepare('SELECT count(*) AS count FROM commands WHERE name = ?');
  const person = database.prepare('SELECT person FROM people WHERE name = ? AND token = ?');
  const newTable = database.prepare('INSERT OR IGNORE INTO tables VALUES (?, ?)');
  const newCommand = database.prepare('INSERT INTO commands VALUES (?, ?, ?)');
  const newPerson = database.prepare('INSERT INTO people VALUES (?, ?, ?)');
  const noPerson = database.prepare('DELETE FROM people WHERE name = ? AND person = ?');
  const insert = database.transaction(
    (name: string, place: number, command: object, { begun, ended }: Sittings): void => {
      newCommand.run(name, place, JSON.stringify(command));
      for (const each of ended) noPerson.run(name, each);
      if (begun !== undefined) newPerson.run(begun.token, name, begun.person);
    },
  );
  const load = (name: string): Reduced<E>['table'] | undefined => {
    const found = opening.get(name) as { opening: string } | undefined;
    if (found === undefined) return undefined;
    const rows = commands.all(name) as { command: string }[];
    const begun = open(JSON.parse(found.opening)).table;
    return rows.reduce((table, { command }) => reduce(table, JSON.parse(command)).table, begun);
  };
  return {
    load,
    open(name, given) {
      open(given); // refuses what is no opening
      newTable.run(name, JSON.stringify(given));
      return load(name) ?? open(given).table;
    },
    count: (name) => (count.get(name) as { count: number }).count,
    keep(name, place, command, sittings) {
      try {
        insert(name, place, command, sittings);
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    personOf: (name, token) => (person.get(name, token) as { person: string } | undefined)?.person,
    close: () => void database.close(),
  };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
