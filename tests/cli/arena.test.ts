import { describe, expect, test } from 'vitest';
import { arena } from '../../packages/cli/src/commands/arena.js';
import { inFull } from '../support/depth.js';
import { console, linesOf, rulewright } from './console.js';

const played = async (...flags: readonly string[]) => {
  const players = ['--players', 'uniform,weighted', '--games', '2', '--seed', 'a'];
  const { code, out, err } = await rulewright(['arena', 'ecologic', ...players, ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

describe('rulewright arena', () => {
  test('prints who is stronger, in tables', async () => {
    expect(linesOf(await played())).toEqual([
      'EcoLogic: 2 games of 2 players in 1 deal, seed a',
      '  Every deal is played in every seating. A score counts a shared place as half; equal players have 50 %.',
      '',
      'Players',
      expect.stringMatching(/^ +score +95 % +wins +rating +± +games +decisions +ms each +faults$/),
      ...[0, 1].map(() =>
        expect.stringMatching(
          /^ {2}(uniform|weighted) +\d+\.\d % +\d+\.\d–\d+\.\d % +\d+\.\d % +\d+\.\d +\d\.\d +2 +\d+ +\d+\.\d\d +0$/,
        ),
      ),
      '',
      'Scores',
      ...[0, 1].map(() => expect.stringMatching(/^ {2}(uniform|weighted) +[█▉▊▋▌▍▎▏ ]+ +\d+\.\d % \(.* %\)$/)),
      expect.stringMatching(/^ {2}Won by seat: P1 \d+\.\d %, P2 \d+\.\d %\.$/),
      '',
      'Ends',
      '  2 × The Final Report was drawn: the round was played to its end and was the last.',
      expect.stringMatching(/^ {2}\d+\.\d s, \d+\.\d games\/s$/),
    ]);
  });

  test('prints nothing but JSON with --json, the same for the same seed', async () => {
    const [one, other] = [JSON.parse(await played('--json')), JSON.parse(await played('--json'))];
    expect({ ...one, measured: undefined }).toEqual({ ...other, measured: undefined });
    expect(one).toMatchObject({ game: 'ecologic', seed: 'a', games: 2, players: ['uniform', 'weighted'] });
  });

  test('seats as many at a table as are asked for, with options of the game', inFull, async () => {
    const report = JSON.parse(await played('--table', '3', '--option', 'mutualAid=off', '--json'));
    expect(report).toMatchObject({ options: { players: 3, mutualAid: 'off' }, games: 6, seats: { length: 3 } });
  });

  test('tells its progress game by game, apart from the output', async () => {
    const terminal = console();
    const flags = { players: 'uniform,weighted', games: '4', table: '2', option: [], seed: 'p', json: true } as const;
    await arena('ecologic', flags, terminal);
    expect(terminal.printed.progress).toBe(4);
    expect(linesOf(terminal.printed.out)).toHaveLength(1);
  });

  test.each([
    [['--players', 'uniform,chess'], 'no bot is called chess'],
    [['--players', 'uniform'], 'players: 1 found, two or more expected'],
    [['--players', 'uniform,uniform'], 'players: "uniform" found, each of them once expected'],
    [['--players', 'uniform,weighted:3'], '"3" is no setting of this bot, which takes none'],
    [['--players', 'uniform,weighted', '--games', '0'], '--games "0" is not a whole number'],
    [['--players', 'uniform,weighted', '--table', '9'], 'option players'],
    [['--players', 'uniform,weighted', '--workers', 'two'], '--workers "two" is not a whole number'],
    [['--players', 'uniform,weighted', '--move-time', '0'], '--move-time "0" is not a whole number'],
    [[], "required option '--players <names>' not specified"],
  ])('refuses %j in one line', async (flags, message) => {
    const { code, out, err } = await rulewright(['arena', 'ecologic', ...flags]);
    expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(message);
  });
});
