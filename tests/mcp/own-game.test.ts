import { bots } from '@rulewright/bots';
import { gameFromFile } from '@rulewright/games/node';
import { expect, test } from 'vitest';
import { games } from '../../packages/mcp/src/games.js';
import { run } from '../../packages/mcp/src/program.js';
import { served } from './client.js';

// A game of one's own at the tables of the server: brought by whoever starts it, never by a client.

test('a game from a file is listed, explained and played to its end against its usual bots', async () => {
  const own = await gameFromFile('examples/games/liars-dice.ts');
  const { ask, fail, close } = await served({ games: [...games, own], seed: 'own' });
  expect(await ask('list_games')).toContain('- liars-dice: Liars dice, 2 to 4 players; 4 rules');
  expect(await ask('find_rules', { game: 'liars-dice', find: 'LIAR-4' })).toContain('The highest face counts');
  let said = await ask('new_game', { game: 'liars-dice', players: 2, seat: 0 });
  expect(said).toContain('bid: count 1, face 1');
  for (let i = 0; i < 20 && !said.includes('Final ranking'); i++) said = await ask('act', { table: 1, choice: 0 });
  expect(said).toContain('Final ranking');
  expect((await fail('new_game', { game: 'examples/games/othello.ts' })).text).toMatch(/no such game|game/);
  await close();
});

test('the bots of a game of one\u2019s own are listed beside those that play every game', async () => {
  const own = await gameFromFile('examples/games/liars-dice.ts');
  const { uniform } = bots;
  if (uniform === undefined) throw new Error('no player by chance');
  const mine = { ...own, bots: { caller: { ...uniform, about: 'calls whenever it can' } } };
  const { ask, close } = await served({ games: [...games, mine], seed: 'own' });
  expect(await ask('list_games')).toMatch(/Bots of liars-dice alone:\n- caller: calls whenever it can$/);
  await close();
});

test('--game names the file, and a module that is no game ends the program with a sentence', async () => {
  const said = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => (text: string) => {
    said[stream] += text;
  };
  const code = await run(['--game', 'tests/mcp/client.ts'], { out: keep('out'), err: keep('err') });
  expect([code, said.out]).toEqual([2, '']);
  expect(said.err).toMatch(/rulewright-mcp: tests\/mcp\/client\.ts is no game engine: it exports none/);
});
