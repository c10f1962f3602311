import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generator } from '@rulewright/testing';
import { afterAll, expect, test } from 'vitest';
import { atDepth, inFull } from '../support/depth.js';
import { keptIn, type Served, serveProcess } from './killed-servers.js';
import { Player } from './websocket-player.js';

// KILLS=100 DEPTH=full npx vitest run tests/examples/two-killed.test.ts

const KILLS = Number(process.env.KILLS ?? atDepth({ day: 1, full: 1, night: 100 }));
const folder = mkdtempSync(join(tmpdir(), 'rulewright-two-'));
const file = join(folder, 'tables.sqlite');
const running = new Set<Served>();
afterAll(() => {
  for (const { process } of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function serve(): Promise<Served> {
  const served = await serveProcess(file);
  running.add(served);
  return served;
}

/** Ends a server by force. */
async function killed(server: Served): Promise<void> {
  running.delete(server);
  if (server.process.exitCode !== null || server.process.signalCode !== null) return;
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
}

/** Two people, each connected to both servers. */
type People = readonly (readonly [one: Player, other: Player])[];
type Tokens = readonly [string, string];

async function connected([one, other]: readonly [Served, Served], table: string, tokens?: Tokens): Promise<People> {
  const sits = (server: Served, person: 0 | 1, known: Tokens | undefined) =>
    Player.seated(server.port, `table=${table}&${known === undefined ? `name=p${person}` : `token=${known[person]}`}`);
  // who comes first sits down at one server, and who comes next at the other
  const first = await sits(one, 0, tokens);
  const second = await sits(other, 1, tokens);
  const own: Tokens = [first.token, second.token];
  return [
    [first, await sits(other, 0, own)],
    [await sits(one, 1, own), second],
  ];
}

/** Whoever is asked answers once, and sends it through both servers; gives the answer that everybody was shown. */
async function answered(people: People, random: () => number): Promise<object | undefined> {
  const decision = Math.max(...people.flat().map(({ last }) => last.table.decision));
  const asked = people.find((lines) =>
    lines.some(({ last }) => last.table.decision === decision && last.actions.length > 0),
  );
  const fresh = asked?.find(({ last }) => last.table.decision === decision);
  if (asked === undefined || fresh === undefined) return undefined;
  const { actions } = fresh.last;
  const { action } = actions[Math.floor(random() * actions.length)] ?? {};
  for (const line of asked) line.send({ type: 'act', action, decision });
  await Promise.all(people.flat().map((line) => line.eventually(({ table }) => table.decision > decision)));
  return action;
}

test(`two servers of one file, of which one or the other is killed ${KILLS} times, lose nothing and play nothing twice`, {
  ...inFull,
  timeout: 20_000 * KILLS + 60_000,
}, async () => {
  const random = generator('two killed');
  let servers: readonly [Served, Served] = [await serve(), await serve()];
  let tokens: Tokens | undefined;
  let [told, moves, game]: [object[], number, number] = [[], 0, 0];
  for (let kill = 0; kill < KILLS; kill++) {
    const name = `two ${game}`;
    const people = await connected(servers, name, tokens);
    tokens = [people[0]?.[0].token ?? '', people[1]?.[0].token ?? ''];
    // the server at which the first one sits has not heard of the second one
    for (const line of people.flat()) {
      line.send({ type: 'decline', proposal: 0 });
      await line.eventually(({ table }) => table.phase === 'playing');
    }
    const victim = servers[random() < 0.5 ? 0 : 1];
    const dying = new Promise<void>((resolve) => setTimeout(resolve, 20 + random() * 600)).then(() => killed(victim));
    try {
      for (let isOver = false; !isOver; ) {
        const action = await Promise.race([answered(people, random), dying.then(() => undefined)]);
        isOver = action === undefined;
        if (action !== undefined) moves = told.push(action) && moves + 1;
      }
    } catch (error) {
      if (!/ended/.test(String(error))) throw error;
    }
    await dying;
    // the other server has done all that it was sent when it lets go
    for (const line of people.flat()) await line.leave();
    const { actions, decision, isOver } = keptIn(file, name);
    // all that was told is there, once, and at most what was on its way beside it
    expect(actions.slice(0, told.length)).toEqual(told);
    expect(actions.length - told.length).toBeLessThanOrEqual(1);
    expect(decision).toBe(actions.length);
    told = actions;
    servers = servers[0] === victim ? [await serve(), servers[1]] : [servers[0], await serve()];
    if (isOver) [told, tokens, game] = [[], undefined, game + 1];
  }
  expect(moves).toBeGreaterThan(0);
  process.stdout.write(`${KILLS} kills of one of two, ${moves} decisions told, ${game} games to their end\n`);
});
