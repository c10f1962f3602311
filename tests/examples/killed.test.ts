import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generator } from '@rulewright/testing';
import { afterAll, expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';
import { keptIn, serveProcess } from './killed-servers.js';
import { Player } from './websocket-player.js';

// KILLS=100 npx vitest run tests/examples/killed.test.ts

const KILLS = Number(process.env.KILLS ?? atDepth({ day: 1, full: 2, night: 100 }));
const folder = mkdtempSync(join(tmpdir(), 'rulewright-killed-'));
const file = join(folder, 'tables.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

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
    const { process: server, port } = await serveProcess(file);
    const query = (person: string, i: 0 | 1) =>
      `table=${name()}&${tokens === undefined ? `name=${person}` : `token=${tokens[i]}`}`;
    const players = [await Player.seated(port, query('ann', 0)), await Player.seated(port, query('bob', 1))] as const;
    const isOn = tokens !== undefined;
    tokens = [players[0].token, players[1].token];
    if (isOn) {
      const { actions, view } = keptIn(file, name());
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
    if (keptIn(file, name()).isOver) {
      game++;
      tokens = undefined;
      told.length = 0;
    }
  }
  expect(moves).toBeGreaterThan(0);
  process.stdout.write(`${KILLS} kills, ${moves} decisions told, ${game} games to their end\n`);
});
