import { type EcoLogicAction, engine, isRuleError } from '@rulewright/ecologic';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { App, changed, type Storage } from '../../examples/react/src/app.js';
import { BOTS, botAction } from '../../examples/react/src/bot.js';
import {
  act,
  begin,
  botAsked,
  canUndo,
  type Game,
  HUMAN,
  restore,
  save,
  undo,
  viewOf,
} from '../../examples/react/src/play.js';

/** A whole game: the person takes the actions by their numbers, one after the other. */
async function played(game: Game, decisions = Number.POSITIVE_INFINITY): Promise<Game> {
  let now = game;
  for (let turn = 0; turn < decisions && engine.outcome(now.state) === undefined; turn++) {
    const legal = engine.legalActions(viewOf(now));
    const own = legal[(turn * 7 + 3) % legal.length];
    now = act(now, botAsked(now) === undefined ? (own as EcoLogicAction) : await botAction(now, 'weighted'));
  }
  return now;
}

let over: Game;
beforeAll(async () => {
  over = await played(begin('react'));
});

describe('The game of the React app', () => {
  test('is played to its end against a bot, and kept in a text', () => {
    expect(engine.outcome(over.state)).toBeDefined();
    expect(botAsked(over)).toBeUndefined();
    expect(restore(save(over))).toEqual(over);
  });

  test('goes back to the decision before one’s last, over all that the bot has done since', async () => {
    const begun = begin('undo');
    expect(canUndo(begun)).toBe(false);
    expect(undo(begun)).toBe(begun);
    let now = await played(begun, 30);
    const own = now.steps.filter(({ action }) => action.seat === HUMAN);
    for (const step of own.reverse()) {
      now = undo(now);
      expect(now.state).toEqual(step.before);
      expect(botAsked(now)).toBeUndefined();
    }
    expect(canUndo(now)).toBe(false);
  });

  test('goes on the same after a save, with the same bot', async () => {
    const half = await played(begin('save'), 20);
    const restored = restore(save(half));
    expect(restored).toEqual(half);
    expect((await played(restored as Game, 10)).state).toEqual((await played(half, 10)).state);
  });

  test.each([
    null,
    '',
    'null',
    '{}',
    '{"seed":"x","actions":[{"type":"raise"}]}',
    '{"seed":"x","actions":3}',
    '{"seed":{},"actions":[]}',
  ])('does not begin from %s', (saved) => {
    expect(restore(saved)).toBeUndefined();
  });

  test('is left alone by an action that is not legal', () => {
    const game = begin('refused');
    const raise: EcoLogicAction = { type: 'raise', seat: HUMAN, amount: 3 };
    expect(() => changed(game, { do: 'act', action: raise })).toThrowError(expect.toSatisfy(isRuleError));
    expect(changed(game, { do: 'begin', seed: 'another' })).toEqual(begin('another'));
    expect(game).toEqual(begin('refused'));
  });

  test.each(BOTS)('can be played against a bot that $about', async ({ name }) => {
    let game = begin('bots');
    for (let turn = 0; botAsked(game) === undefined && turn < 50; turn++) game = await played(game, 1);
    const action = await botAction(game, name);
    expect(engine.explain(game.state, action)).toBeUndefined();
    expect(action.seat).toBe(botAsked(game));
  });
});

describe('The page of the React app', () => {
  const stored = (game: Game | undefined): Storage => ({
    getItem: () => (game === undefined ? null : save(game)),
    setItem: () => {},
  });
  const pageOf = (game: Game | undefined): string =>
    renderToStaticMarkup(createElement(App, { storage: stored(game), newSeed: () => 'a new one' }));
  const count = (page: string, part: RegExp): number => page.match(part)?.length ?? 0;
  const buttons = (page: string): number => count(page, /<button/g);

  test('shows the field, the players, the question and a button for each legal action', async () => {
    for (const game of [begin('page'), await played(begin('page'), 40)]) {
      const page = pageOf(game);
      const legal = engine.legalActions(viewOf(game));
      expect(count(page, /<polygon/g)).toBe(game.state.field.tile.length);
      const { pieces, initiatives } = game.state.field;
      expect(count(page, /<circle/g)).toBe([...pieces, ...initiatives].flat().length);
      expect(buttons(page)).toBe(legal.length + 2);
      expect(page).toMatch(botAsked(game) === undefined ? /<h2>Player, you have \d+ coins/ : /The bot thinks/);
      expect(page).toMatch(/<th>Bot<\/th><td>\d+<\/td>/);
    }
  });

  test('begins a new game where none is kept, and cannot undo there', () => {
    expect(pageOf(undefined)).toBe(pageOf(begin('a new one')));
    expect(pageOf(undefined)).toMatch(/<button type="button" disabled="">Undo/);
  });

  test('tells what has happened, and how the game has ended', () => {
    const page = pageOf(over);
    expect(page).toMatch(/<h2>.+ (You have won|The bot has won|It is a draw)\.<\/h2>/);
    expect(page).toMatch(/<li>[^<]*(Player|Bot)/);
    expect(page).toMatch(/<button type="button">Undo/);
    expect(buttons(page)).toBe(2);
  });
});
