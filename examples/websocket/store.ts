import type { ActionIn, AnyEngine, Command, Reduced, TableOpening, Tables } from '@rulewright/table';
import Database from 'libsql';

// A table is how it was opened and its commands. A command is in the file before anybody hears of it: whatever a client
// was told is there when the process is killed at any moment.

export interface Store<E extends AnyEngine> {
  /** The table of this name as it was left; undefined when there is none. */
  load(name: string): Reduced<E>['table'] | undefined;
  open(name: string, opening: TableOpening<E>): Reduced<E>['table'];
  /** Keeps a command; with a token, it is from now on that of the person who gave it. */
  keep(name: string, place: number, command: Command<ActionIn<E>>, token?: string): void;
  /** Whose token it is at this table. */
  personOf(name: string, token: string): string | undefined;
  close(): void;
}

export function openStore<E extends AnyEngine>(file: string, { open, reduce }: Tables<E>): Store<E> {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(`
    CREATE TABLE IF NOT EXISTS tables (name TEXT PRIMARY KEY, opening TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS commands (name TEXT, place INTEGER, command TEXT NOT NULL, PRIMARY KEY (name, place));
    CREATE TABLE IF NOT EXISTS people (token TEXT PRIMARY KEY, name TEXT NOT NULL, person TEXT NOT NULL);`);
  const opening = database.prepare('SELECT opening FROM tables WHERE name = ?');
  const commands = database.prepare('SELECT command FROM commands WHERE name = ? ORDER BY place');
  const person = database.prepare('SELECT person FROM people WHERE name = ? AND token = ?');
  const newTable = database.prepare('INSERT INTO tables VALUES (?, ?)');
  const newCommand = database.prepare('INSERT INTO commands VALUES (?, ?, ?)');
  const newPerson = database.prepare('INSERT INTO people VALUES (?, ?, ?)');
  return {
    load(name) {
      const found = opening.get(name) as { opening: string } | undefined;
      if (found === undefined) return undefined;
      const rows = commands.all(name) as { command: string }[];
      const begun = open(JSON.parse(found.opening)).table;
      return rows.reduce((table, { command }) => reduce(table, JSON.parse(command)).table, begun);
    },
    open(name, given) {
      const { table } = open(given);
      newTable.run(name, JSON.stringify(given));
      return table;
    },
    keep: database.transaction((name: string, place: number, command: object & { by: string }, token?: string) => {
      newCommand.run(name, place, JSON.stringify(command));
      if (token !== undefined) newPerson.run(token, name, command.by);
    }),
    personOf: (name, token) => (person.get(name, token) as { person: string } | undefined)?.person,
    close: () => void database.close(),
  };
}
