import { expect } from 'vitest';
import { issues } from '../core/caught.js';
import { rule } from '../support/rule.js';
import { engineWith, optionProblemsOf } from './packs.js';
import { ownEffect, ownPower } from './phases.js';
import { customTens, start } from './starts.js';

// Options that fit neither each other nor the number of players.

rule.each(
  ['EMX-SET.1', 'EMX-MANY.1'],
  'there are at least twenty cards for every player',
  [
    { players: 4, sets: 1, tens: 0, cards: 90, taken: true },
    { players: 5, sets: 1, tens: 0, cards: 90, taken: false },
    { players: 5, sets: 1, tens: 1, cards: 100, taken: true },
    { players: 6, sets: 1, tens: 1, cards: 100, taken: false },
    { players: 9, sets: 2, tens: 0, cards: 180, taken: true },
    { players: 10, sets: 2, tens: 0, cards: 180, taken: false },
    { players: 10, sets: 2, tens: 2, cards: 200, taken: true },
    { players: 13, sets: 3, tens: 0, cards: 270, taken: true },
    { players: 14, sets: 3, tens: 0, cards: 270, taken: false },
    { players: 18, sets: 4, tens: 0, cards: 360, taken: true },
    { players: 19, sets: 4, tens: 0, cards: 360, taken: false },
    { players: 20, sets: 4, tens: 4, cards: 400, taken: true },
    { players: 20, sets: 5, tens: 0, cards: 450, taken: true },
  ],
  ({ players, sets, tens, cards, taken }) => {
    const options = { players, sets, customCards: customTens(tens) };
    if (taken) expect(start(options).hands).toHaveLength(players);
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'sets', message: `${cards} cards are too few for ${players} players; ${sets + 1} sets would do` },
      ]);
  },
);

rule('EMX-SET.1', 'there are nineteen cards too few for one player, and twenty are enough', () => {
  const small = (copies: number) =>
    engineWith((pack) => {
      pack.cards = pack.cards.slice(0, 2).map((card, i) => ({ ...card, copies: i === 0 ? 10 : copies }));
      pack.decks = [];
    });
  expect(small(10).init('small', { players: 1, sets: 1 }).hands).toHaveLength(1);
  expect(issues(() => small(9).init('small', { players: 1, sets: 1 }))).toEqual([
    { path: 'sets', message: '19 cards are too few for 1 player; 2 sets would do' },
  ]);
  expect(issues(() => small(1).init('small', { players: 4 }))).toEqual([
    { path: 'sets', message: '55 cards are too few for 4 players' },
  ]);
});

rule.each(
  'EMX-MANY.2',
  'there are six markers in a set, even where the cards of another pack would do',
  [
    { players: 6, sets: 1, taken: true },
    { players: 7, sets: 1, taken: false },
    { players: 12, sets: 2, taken: true },
    { players: 13, sets: 2, taken: false },
  ],
  ({ players, sets, taken }) => {
    const rich = engineWith((pack) => {
      for (const card of pack.cards) card.copies = 10;
    });
    const init = () => rich.init('markers', { players, sets });
    if (taken) expect(init().marker).toHaveLength(players);
    else
      expect(issues(init)).toEqual([
        { path: 'sets', message: `there are ${6 * sets} markers for ${players} players; ${sets + 1} sets would do` },
      ]);
  },
);

rule('EMX-SET.8', 'the first player sits at the table', () => {
  expect(start({ players: 3, firstPlayer: 2 }).firstPlayer).toBe(2);
  expect(optionProblemsOf({ players: 3, firstPlayer: 3 })).toEqual([
    { path: 'firstPlayer', message: 'nobody sits at 3' },
  ]);
});

rule(
  ['EMX-SET.11', 'EMX-VOC.25'],
  'own cards have ids of their own and pass the validator, and all faults are named',
  () => {
    const [first, second] = [ownEffect('twice', 'play any: gain pos 1'), ownPower('twice', 'slot 1')];
    const joy = ownEffect('joy', 'play any: gain pos 1');
    const broken = { ...ownEffect('broken', 'play self: take pos 1'), limit: 2 };
    expect(optionProblemsOf({ customCards: [first, second, joy, broken] })).toEqual([
      { path: 'customCards.3.limit', message: 'an effect has no limit' },
      { path: 'customCards.3.play.ops.0', message: 'take needs one partner, which scope self has not' },
      { path: 'customCards.1.id', message: 'twice is listed twice' },
      { path: 'customCards.2.id', message: 'joy is listed twice' },
    ]);
  },
);

rule('EMX-SYM.1', 'a board of the option names a cell once', () => {
  const board = [5, -5, 7, 5].map((cell) => ({ cell, symbol: 'back-ten' }));
  expect(optionProblemsOf({ board })).toEqual([{ path: 'board.3.cell', message: 'cell 5 is listed twice' }]);
});

rule.each(
  'EMX-TEAM.1',
  'every player joins exactly one clan, and both have members',
  [
    { light: [0, 1], dark: [2, 3], taken: true },
    { light: [3], dark: [2, 0, 1], taken: true },
    { light: [0, 1, 2, 3], dark: [], taken: false },
    { light: [], dark: [0, 1, 2, 3], taken: false },
    { light: [0, 1], dark: [2], taken: false },
    { light: [0, 1], dark: [2, 2], taken: false },
    { light: [0, 1, 2], dark: [2, 3], taken: false },
    { light: [0, 1], dark: [2, 4], taken: false },
  ],
  ({ light, dark, taken }) => {
    const options = { players: 4, teams: { light, dark } };
    if (taken) expect(start(options).options.teams).toEqual({ light, dark });
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'teams', message: 'every seat plays for one clan, and both clans have members' },
      ]);
  },
);

rule.each(
  ['EMX-R41', 'EMX-FREE.1'],
  'there are one to two humans for every player',
  [
    { players: 3, humans: 2, taken: false },
    { players: 3, humans: 3, taken: true },
    { players: 3, humans: 6, taken: true },
    { players: 3, humans: 7, taken: false },
    { players: 1, humans: 2, taken: true },
    { players: 1, humans: 3, taken: false },
  ],
  ({ players, humans, taken }) => {
    const options = { players, freeFeeding: { humans } };
    if (taken) expect(start(options).rows).toHaveLength(humans);
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'freeFeeding.humans', message: `${players} players have ${players} to ${2 * players} humans` },
      ]);
  },
);

rule('EMX-R41', 'there are as many humans as players unless told otherwise', () => {
  expect(start({ players: 4, freeFeeding: {} }).rows).toHaveLength(4);
});
