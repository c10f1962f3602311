import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { engine } from '@rulewright/ecologic';
import { type Command, tablesOf } from '@rulewright/table';
import { openStore } from '../../examples/websocket/store.js';

const tables = tablesOf(engine);

/** A server in a process of its own. */
export interface Served {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Starts a server of the tables in a file. */
export async function serveProcess(file: string): Promise<Served> {
  const env = { ...process.env, PORT: '0', TABLES: file };
  const child = spawn(process.execPath, ['--import', './tests/bots/typescript.mjs', 'examples/websocket/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = Number(/:(\d+):/.exec(line)?.[1]);
    if (port > 0) return { process: child, port };
  }
  throw new Error('the server did not start');
}

/** The answers of a table as the file has them, and the table that they make. */
export function keptIn(file: string, name: string) {
  const store = openStore(file, tables);
  const table = store.load(name);
  store.close();
  if (table === undefined) throw new Error('the table is gone');
  return {
    actions: table.commands.flatMap((each: Command): object[] => (each.type === 'act' ? [each.action] : [])),
    decision: table.decision,
    view: tables.view(table, 0),
    isOver: table.phase === 'over',
  };
}
