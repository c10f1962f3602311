import { InputError } from '@rulewright/core';
import { plainText } from '@rulewright/core/text';
import { ownBots, ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import * as hearts from '../../examples/games/hearts.js';
import * as kuhn from '../../examples/games/kuhn-poker.js';
import * as liarsDice from '../../examples/games/liars-dice.js';
import * as othello from '../../examples/games/othello.js';

// A game of one's own is what its module exports; what it lacks is said in the names of its code.

const spoken = (module: object) => ownGame(module as Readonly<Record<string, unknown>>);

describe('a module', () => {
  test('with an engine is a game, with whatever it has beside', () => {
    const { title, rules, refusals, text, expertise, bots, sources } = spoken(liarsDice);
    expect([title, Object.keys(rules).length, refusals['no-bid']]).toEqual(['Liars dice', 4, 'Nobody has bid yet.']);
    expect(text.drawing(liarsDice.engine.view(liarsDice.engine.init(1), 0) as never)).toEqual([]);
    expect([expertise, bots, sources]).toEqual([undefined, undefined, undefined]);
    expect(ownGame({ ...liarsDice }, { module: 'file:///a.js' }).sources).toEqual({ engine: 'file:///a.js' });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['without an engine', { game: 1, text: 2 }, /engine: it exports none; it exports game, text$/],
    ['with nothing', {}, /engine: it exports none; it exports nothing$/],
    ['with an engine that is none', { engine: { id: 'x' } }, /engine\.[a-zA-Z]+: it is missing/],
    ['with an id that is taken', { engine: { ...kuhn.engine, id: 'taken' } }, /engine\.id: "taken" is taken/],
    [
      'with a drawing that is none',
      { engine: kuhn.engine, drawing: 'o' },
      /drawing: it is a string, and has to be a function/,
    ],
    ['with no names', { engine: kuhn.engine, names: null }, /names: it is null, and has to be an object/],
    [
      'whose game does not begin',
      {
        engine: {
          ...kuhn.engine,
          init: () => {
            throw new TypeError('oops');
          },
        },
      },
      /engine: it does not begin with 2 players: oops/,
    ],
    [
      'whose game does not go on',
      { engine: { ...kuhn.engine, legalActions: () => [] } },
      /engine: with 2 players it does not go on from decision 1: seat 0 is asked and has no legal action/,
    ],
    [
      'whose states cannot be saved',
      {
        engine: {
          ...kuhn.engine,
          load: () => {
            throw new InputError('no state');
          },
        },
      },
      /engine: with 2 players its states cannot be saved: no state/,
    ],
    [
      'whose text cannot be made',
      {
        engine: kuhn.engine,
        text: () => {
          throw new Error('no words');
        },
      },
      /text: no words/,
    ],
  ])('%s is refused', (_, module, says) => {
    const take = () => ownGame(module, { from: './my-game.js', taken: ['taken'] });
    expect(take).toThrow(InputError);
    expect(take).toThrow(says);
    expect(take).toThrow(/my-game\.js is no game/);
  });

  test('without bots, or with bots that are none, is refused', () => {
    expect(() => ownBots({ engine: 1 })).toThrow(
      /the module has no bots\n {2}bots: it exports none; it exports engine/,
    );
  });

  const calm = { about: 'takes its time', settings: ['worlds'], make: () => () => ({}) };
  test.each([
    ['bots', null, 'it is no table of bots by name'],
    ['bots', 7, 'it is no table of bots by name'],
    ['bots.calm', { calm: null }, 'it is no bot: that has about, settings and make'],
    ['bots.calm', { calm: () => {} }, 'it is no bot: that has about, settings and make'],
    ['bots.calm.about', { calm: { ...calm, about: 1 } }, 'it is no sentence'],
    ['bots.calm.settings', { calm: { ...calm, settings: {} } }, 'it is no list of names'],
    ['bots.calm.settings', { calm: { ...calm, settings: [1] } }, 'it is no list of names'],
    ['bots.calm.settings', { calm: { ...calm, settings: undefined } }, 'it is no list of names'],
    ['bots.calm.make', { calm: { ...calm, make: 'calm' } }, 'it is no function'],
    ['bots.wild.make', { calm, wild: { ...calm, make: undefined } }, 'it is no function'],
  ])('whose field %s is wrong in %j is told so', (path, bots, message) => {
    expect(() => ownBots({ bots })).toThrow(`the module has no bots\n  ${path}: ${message}`);
    expect(ownBots({ bots: { calm } })).toEqual({ calm });
  });
});

describe('a plain text', () => {
  test('tells an action and an event by their fields, and cards by their ids', () => {
    const { text } = spoken(hearts);
    const view = hearts.engine.view(hearts.engine.init('plain'), 0) as never;
    expect(text.action(view, { type: 'pass', seat: 0, low: 0, middle: 1, high: 51 } as never).text).toBe(
      'pass: low c2, middle c3, high hA',
    );
    expect(text.event(view, { type: 'played', rule: 'HRT-3', seat: 2, card: 12 } as never).text).toBe(
      'P3: played: card cA',
    );
    expect(text.question(view).short).toBe('pass');
    expect(text.card('sQ')).toBe('sQ');
    expect(() => text.card('zz')).toThrow(InputError);
  });

  test('shows a seat its own numbers and cards, and no others', () => {
    const state = liarsDice.engine.init('plain', { players: 3, dice: 2 });
    const { text } = spoken(liarsDice);
    const [players, table] = text.sheets(liarsDice.engine.view(state, 1) as never);
    expect(players?.head).toEqual(['', 'Dice', 'Scores']);
    expect(players?.rows.map(([, dice]) => dice)).toEqual(['?, ?', state.dice[1]?.join(', '), '?, ?']);
    expect(table?.rows).toEqual([
      ['Bid', '–'],
      ['Bidder', '–'],
    ]);
    const [hands, deck] = spoken(kuhn).text.sheets(kuhn.engine.view(kuhn.engine.init(1), 0) as never);
    expect(hands?.rows.map(([, hand]) => hand?.replace(/jack|queen|king/, 'card'))).toEqual(['card', '?']);
    expect(deck?.rows).toEqual([['Deck', '1 cards']]);
  });

  test('refuses with the sentence of the rulebook', () => {
    const { text } = spoken(othello);
    expect(text.refusal({ rule: 'OTH-1', code: 'turns-nothing' })).toBe('No disc would be turned there.');
    expect(plainText(othello.engine, { sentences: { title: 'Reversi' } }).title).toBe('Reversi');
  });

  test('calls numbers as the module names them, and draws its board', () => {
    const { text, engine } = spoken(othello);
    const view = engine.view(engine.init(1), 0);
    expect(text.action(view, { type: 'place', seat: 0, cell: 19 } as never).text).toBe('place: cell d3');
    expect(text.drawing(view)).toContain('4 . . . O X . . .');
  });
});
