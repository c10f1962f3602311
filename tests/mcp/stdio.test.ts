import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { digest } from '@rulewright/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../packages/mcp/src/index.js';
import { bundled } from '../support/bundled.js';
import { atDepth, some } from '../support/depth.js';
import { gone } from '../support/running.js';
import { legalIn, type Spoken, spokenOn, tableIn } from './client.js';

const SEED = 'the tests of MCP';
const program = await bundled('mcp');
/** Games that are short. */
const short: Readonly<Record<string, object>> = {
  ecologic: { field: { kind: 'hexagon', radius: 1 } },
  emix: { maxRounds: atDepth({ day: 1, full: 2 }) },
  'does-not-exist': { winSouls: 3 },
  euphoria: { turnLimit: 12 },
};

let server: Spoken;
let transport: StdioClientTransport;
beforeAll(async () => {
  const args = [program, '--seed', SEED];
  transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
  server = await spokenOn(transport);
});
afterAll(() => server.close());

describe('A model at a seat, over standard input and output,', () => {
  test.each(some(games, { day: 4, full: 2 }, 1))(
    'plays a whole game of $title against weighted players',
    async ({ engine }) => {
      const { id: game } = engine;
      const said: string[] = [await server.ask('new_game', { game, players: 3, seat: 1, options: short[game] })];
      const table = tableIn(said[0] ?? '');
      const uri = `rulewright://tables/${table}/record`;
      expect(await server.fail('replay', { table })).toMatchObject({
        code: 2,
        text: expect.stringMatching('not over'),
      });
      await expect(server.client.readResource({ uri })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringMatching('not over'),
      });

      for (let acts = 0; !said.at(-1)?.includes('The game is over'); acts++) {
        expect(acts).toBeLessThan(2000);
        const choice = (acts * 7 + 3) % legalIn(said.at(-1) ?? '');
        said.push(await server.ask('act', { table, choice }));
      }

      const { contents } = await server.client.readResource({ uri });
      const [content] = contents;
      const record = JSON.parse(content !== undefined && 'text' in content ? content.text : '');
      const outcome = engine.outcome(engine.replay(record));
      expect(record.actions.length).toBe(Number(/over after (\d+) turns/.exec(said.at(-1) ?? '')?.[1]));
      expect(record.seed).toBe(digest([SEED, table]));
      for (const text of said.slice(0, -1)) expect(text).not.toContain(record.seed);
      const winner = outcome?.winners.map((seat) => `P${seat + 1}`).join(' and ');
      expect(said.at(-1)).toMatch(new RegExp(`\\n${winner} (wins|share the victory)\\.$`));
      expect(await server.ask('replay', { table })).toMatch(`Seed "${record.seed}"`);
    },
  );
});

test('A server whose client has gone is gone too, with games that are not over', async () => {
  await server.ask('new_game', { game: 'ecologic' });
  const pid = Number(transport.pid);
  expect(pid).toBeGreaterThan(0);
  await server.close();
  await gone(pid);
});
