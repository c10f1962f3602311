import { match, type NamedBots, playerOf, uniform } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';

const given: unknown[] = [];
const bots: NamedBots = {
  cell: {
    about: 'remembers its settings',
    settings: ['place', 'appraisal'],
    make: (engine, settings) => {
      given.push(settings);
      return uniform(engine);
    },
  },
  master: { about: 'knows the game', settings: [], isExpert: true, make: uniform },
};

describe('playerOf', () => {
  test('finds a bot of the package by its name', async () => {
    const named = playerOf(ticTacToe, 'uniform');
    const play = (player: typeof named) => match(ticTacToe, [player, player], { seed: 3 });
    expect((await play(named)).record).toEqual((await play(uniform(ticTacToe))).record);
  });

  test.each([
    ['cell', {}],
    ['cell:4', { place: 4 }],
    ['cell:place=4', { place: 4 }],
    ['cell:-0.5:appraisal=grim', { place: -0.5, appraisal: 'grim' }],
    ['cell:appraisal=a=b', { appraisal: 'a=b' }],
  ])('reads the settings of %s', (name, settings) => {
    given.length = 0;
    playerOf(ticTacToe, name, { bots });
    expect(given).toEqual([settings]);
  });

  test('finds a bot whose whole name has colons', () => {
    given.length = 0;
    const program = { ...bots, './bot --at host:80': { about: 'a program', settings: [], make: uniform } };
    const named = playerOf(ticTacToe, './bot --at host:80', { bots: program });
    expect([typeof named, given]).toEqual(['function', []]);
  });

  test.each([
    ['chess', 'chess: no bot is called chess; there are uniform, weighted'],
    ['', 'no bot is called ; there are'],
    ['toString', 'no bot is called toString'],
    ['uniform:7', 'uniform:7: "7" is no setting of this bot, which takes none'],
    ['cell:4:5', 'cell:4:5: "5" is no setting of this bot, which takes place, appraisal'],
    ['cell:size=4', '"size=4" is no setting of this bot, which takes place, appraisal'],
    ['cell:4:place=5', 'place is given twice'],
    ['cell:', 'place has no value'],
    ['master', 'master needs to know the game, and nobody has said how tic-tac-toe is played well'],
  ])('refuses %j', (name, message) => {
    const known = name.startsWith('cell') || name === 'master' ? { bots } : {};
    expect(() => playerOf(ticTacToe, name, known)).toThrow(message);
  });
});
