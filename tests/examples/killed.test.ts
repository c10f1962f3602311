import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { engine } from '@rulewright/ecologic';
import { type Command, tablesOf } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../examples/websocket/store.js';
import { atDepth } from '../support/depth.js';
import { Player } from './websocket-player.js';

// KILLS=100 npx vitest run tests/examples/killed.test.ts

const KILLS = Number(process.env.KILLS ?? atDepth({ day: 1, full: 2, night: 100 }));
const folder = mkdtempSync(join(tmpdir(), 'rulewright-killed-'));
const file = join(folder, 'tables.sqlite');
const tables = tablesOf(engine);
afterAll(() => rmSync(folder, { recursive: true }));

interface Served {
  readonly process: ChildProcess;
  readonly port: number;
}

async function serve(): Promise<Served> {
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

/** The commands of a table as the file has them, and the table that they make. */
function kept(name: string): { readonly actions: readonly object[]; readonly view: object; readonly isOver: boolean } {
  const store = openStore(file, tables);
  const table = store.load(name) ?? expect.fail('the table is gone');
  store.close();
  return {
    actions: table.commands.flatMap((each: Command) => (each.type === 'act' ? [each.action] : [])),
    view: tables.view(table, 0),
    isOver: table.phase === 'over',
  };
}

test(`a server that is killed ${KILLS} times at any moment has lost nothing that anybody was told`, {
  timeout: 10_000 * KILLS + 60_000,
}, async () => {
  const random = generator('killed');
  const told: object[] = [];
  let tokens: readonly [string, string] | undefined;
  let moves = 0;
  let game = 0;
  const name = (): string => `killed ${game}`;
  for (let kill = 0; kill < KILLS; kill++) {
    const { process: server, port } = await serve();
    const query = (person: string, i: 0 | 1) =>
      `table=${name()}&${tokens === undefined ? `name=${person}` : `token=${tokens[i]}`}`;
    const players = [await Player.seated(port, query('ann', 0)), await Player.seated(port, query('bob', 1))] as const;
    const isOn = tokens !== undefined;
    tokens = [players[0].token, players[1].token];
    if (isOn) {
      const { actions, view } = kept(name());
      // all that was told is there, and at most what was on its way beside it
      expect(actions.slice(0, told.length)).toEqual(told);
      expect(actions.length - told.length).toBeLessThanOrEqual(1);
      expect(players[0].last.view).toEqual((view as { readonly game: object }).game);
      told.splice(0, told.length, ...actions);
    } else for (const player of players) await player.until(({ table }) => table.phase === 'playing');
    const dead = new AbortController();
    setTimeout(() => server.kill('SIGKILL'), 5 + random() * 400);
    const killed = once(server, 'exit').then(() => {
      dead.abort();
      throw new Error('killed');
    });
    killed.catch(() => {});
    try {
      while (!dead.signal.aborted) {
        const asked = players.find(({ last }) => last.actions.length > 0);
        if (asked === undefined) break;
        const { actions } = asked.last;
        const { action } = actions[Math.floor(random() * actions.length)] ?? {};
        asked.send({ type: 'act', action });
        const other = players.find((each) => each !== asked) ?? asked;
        await Promise.race([asked.position(), killed]);
        if (action !== undefined) told.push(action);
        moves++;
        await other.position();
      }
    } catch (error) {
      if (!dead.signal.aborted && !/ended|killed/.test(String(error))) throw error;
    }
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    if (kept(name()).isOver) {
      game++;
      tokens = undefined;
      told.length = 0;
    }
  }
  expect(moves).toBeGreaterThan(0);
  process.stdout.write(`${KILLS} kills, ${moves} decisions told, ${game} games to their end\n`);
});
