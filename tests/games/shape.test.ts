import { games } from '@rulewright/games';
import { describe, expect, test } from 'vitest';
import { ownGame } from '../../packages/games/src/own.js';
import { ENGINE } from '../../packages/games/src/shape.js';
import { ticTacToe } from './tic-tac-toe.js';

describe('A module of a game says which field is wrong', () => {
  test.each(Object.keys(ENGINE))('engine.%s', (field) => {
    for (const value of [undefined, null, Symbol('x')])
      expect(() => ownGame({ engine: { ...ticTacToe, [field]: value } })).toThrow(`engine.${field}: it is`);
  });

  test('engine.min and the other exports', () => {
    const wrong: readonly (readonly [object, string])[] = [
      [{ engine: { ...ticTacToe, seats: {} } }, 'engine.min'],
      [{ engine: 7 }, 'engine: it is not what'],
      [{ engine: null }, 'engine: it is not what'],
      [{ engine: ticTacToe, text: null }, 'text: it is null'],
      [{ engine: ticTacToe, text: 'words' }, 'text: it is a string'],
      [{ engine: ticTacToe, text: {} }, 'text.title: it is missing'],
      [{ engine: ticTacToe, text: () => ({}) }, 'text.title: it is missing'],
      [{ engine: ticTacToe, fields: {} }, 'fields: it is an object'],
      [{ engine: ticTacToe, bots: { mine: {} } }, 'bots.mine.about: it is no sentence'],
      [{ engine: ticTacToe, title: 7 }, 'title: it is a number'],
    ];
    for (const [module, says] of wrong) expect(() => ownGame(module as never)).toThrow(says);
  });

  const [{ text } = { text: undefined }] = games;
  test.each(Object.keys(text ?? {}))('text.%s', (field) => {
    const { text: plain } = ownGame({ engine: ticTacToe });
    const bent = { ...plain, [field]: undefined };
    if (field in plain)
      expect(() => ownGame({ engine: ticTacToe, text: bent })).toThrow(`text.${field}: it is missing`);
  });

  test('a module may have fields for learners', () => {
    const fields = () => ({});
    expect(ownGame({ engine: ticTacToe, fields }).fields).toBe(fields);
  });
});
