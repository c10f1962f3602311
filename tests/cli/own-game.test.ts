import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulewright, scratch } from './console.js';

// `--game ./my-game.js`: a game of one's own at every command, and `--bots ./my-bots.js`.

const folder = scratch();
const LIARS = 'examples/games/liars-dice.ts';
const BOTS = 'tests/bots/table-module.ts';

async function done(...args: string[]): Promise<string> {
  const { code, out, err } = await rulewright(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}
const refused = async (...args: string[]): Promise<string> => {
  const { code, err } = await rulewright(args);
  expect(code).toBe(2);
  return err;
};

describe('a game of one\u2019s own', () => {
  test('is played, kept, resumed and replayed', async () => {
    const [save, record] = [`${folder}/game.txt`, `${folder}/record.json`];
    const out = await done(
      'play',
      '--game',
      LIARS,
      '--players',
      '3',
      '--seed',
      'a',
      '--save',
      save,
      '--record',
      record,
    );
    expect(out).toContain('Liars dice – 3 players, seed a');
    expect(out).toMatch(/P\d: bid: count \d, face \d\./);
    expect(out).toMatch(/P\d wins\./);
    expect(await done('play', '--game', LIARS, '--resume', save)).toContain('The game goes on after');
    expect(await refused('play', '--game', 'examples/games/othello.ts', '--resume', save)).toMatch(
      /is a game of liars-dice/,
    );
    expect(await done('replay', record, '--game', LIARS)).toMatch(
      /A valid record of rules version 1.*\d+ decisions\./s,
    );
    expect(await refused('replay', record)).toMatch(/"liars-dice", which is not a game here; --game brings one/);
  });

  test('is simulated, its bots compared', async () => {
    const report = JSON.parse(await done('simulate', '--game', LIARS, '--games', '4', '--seed', 'a', '--json'));
    expect(report).toMatchObject({ game: 'liars-dice', games: 4, players: ['uniform', 'uniform'], faults: [] });
    const arena = [
      'arena',
      '--game',
      LIARS,
      '--bots',
      BOTS,
      '--players',
      'first,last,beginner',
      '--seed',
      'a',
      '--json',
    ];
    const { players, faults } = JSON.parse(await done(...arena, '--games', '2'));
    expect([players, faults]).toEqual([['first', 'last', 'beginner'], []]);
    expect(await refused('arena', '--game', LIARS, '--players', 'weighted,uniform')).toMatch(
      /nobody has said how liars-dice is played well/,
    );
  });

  test('has its rules and options looked up', async () => {
    expect(await done('rules', '--game', LIARS)).toMatch(/LIAR-1 +Everybody rolls/);
    expect(await done('rules', '--game', LIARS, 'liar-4')).toMatch(
      /^LIAR-4\n {2}The highest face counts as every face/,
    );
    expect(await done('options', '--game', LIARS)).toContain('Values: 0 to 6. Default: 1.');
  });

  test('is served beside the others', async () => {
    const call = (method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: '2.0', id: method, method, params })}\n`;
    const { out } = await rulewright(['serve', '--game', LIARS], undefined, [
      call('games', {}),
      call('new', { game: 'liars-dice', seed: 'a', options: { players: 3 } }),
      call('actions', { at: 1 }),
    ]);
    const [games, begun, actions] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).result);
    expect(games.map(({ game }: { game: string }) => game)).toEqual([
      'ecologic',
      'emix',
      'does-not-exist',
      'euphoria',
      'liars-dice',
    ]);
    expect([begun.at, actions[0]]).toEqual([1, { type: 'bid', seat: 0, count: 1, face: 1 }]);
  });

  test.each([
    [['play'], /name a game, or give the file of one with --game; rulewright games lists them/],
    [['play', 'emix', '--game', LIARS], /name a game or give --game examples.*, not both: "emix" is one too many/],
    [['play', '--game', 'nowhere.js'], /the module cannot be imported: nowhere\.js:/],
    [['play', '--game', 'tests/cli/console.ts'], /is no game: engine: it exports none; it exports/],
    [['serve', '--game', LIARS, '--game', LIARS], /"liars-dice" is taken; call it otherwise/],
    [
      ['arena', 'emix', '--bots', LIARS, '--players', 'a,b'],
      /has no bots: bots: it exports none; it exports book|rulebook/,
    ],
  ])('%j is refused in a sentence', async (args, says) => expect(await refused(...args)).toMatch(says));

  test('whose engine is none is refused', async () => {
    const file = `${folder}/taken.mjs`;
    writeFileSync(file, 'export const engine = {};');
    expect(await refused('simulate', '--game', file)).toMatch(/engine\.id: it is missing: a string/);
  });
});

test('bots of one\u2019s own play our games too', async () => {
  const out = await done('play', 'emix', '--players', '2', '--bots', BOTS, '--bot', 'first', '--seed', 'a', '--quiet');
  expect(out).toContain('Bots: P1 first, P2 first.');
});
