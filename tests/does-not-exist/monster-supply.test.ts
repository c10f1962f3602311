import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { invite, pay, preparing, supply, two } from './invitations.js';
import { hold } from './plays.js';
import {
  asked,
  at,
  begin,
  caught,
  figure,
  figureId,
  giveAny,
  guest,
  guests,
  hire,
  NONE,
  type Options,
  put,
  rave,
  type State,
  stack,
  type Table,
  table,
} from './table.js';

// DNE-MON.8, DNE-R13, DNE-R14: where monsters go and come from, with a supply and with a deck.

rule(
  ['DNE-MON.8', 'DNE-R14'],
  'the monster goes to its discard pile, which becomes the supply when that is empty',
  () => {
    const game = (left: number) =>
      caught('harpies', (state) => {
        put(state, 'monsterDiscard', state.monsterSupply.slice(left).map(figureId));
      });
    const some = game(1);
    expect([some.state.monsterSupply.length, some.state.monsterDiscard.length]).toEqual([1, 45]);
    expect(some.state.monsterDiscard.at(-1)).toBe(figure('harpies'));
    const none = game(0);
    expect([none.state.monsterSupply.length, none.state.monsterDiscard]).toEqual([46, []]);
    expect(supply(none).at(-1)).toBe('harpies');
  },
);

rule(['DNE-MON.8', 'DNE-SPC.1'], 'a supply that a Hand of Fate left empty is made anew, too', () => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 18, ['vinyl-am', 'vinyl-the-dawn']);
    guest(state, 'the-hand-of-fate');
    put(state, 'monsterDiscard', state.monsterSupply.slice(0).map(figureId));
  });
  game.play(hold(0));
  expect([game.state.monsterSupply.length, game.state.monsterDiscard]).toEqual([45, []]);
});

/** A mercenary Hand of Fate throws its only card in a rave, while these monsters are left in the supply. */
const usedUp = (left: number, recipe: (state: State) => void = () => {}, options: Options = {}) =>
  at((state) => {
    rave(state, 20);
    hire(state, 0, 'the-hand-of-fate', 'demo-jing');
    giveAny(state, 0, 1);
    put(state, 'monsterDiscard', state.monsterSupply.slice(left).map(figureId));
    recipe(state);
  }, options).play({ type: 'ask-mercenary', seat: 0, mercenary: 'the-hand-of-fate' });

rule(['DNE-MON.8', 'DNE-SPC.1'], 'an empty supply is made anew at once when a Hand of Fate comes to the pile', () => {
  const some = usedUp(1);
  expect([some.state.monsterSupply.length, supply(some).includes('the-hand-of-fate')]).toEqual([1, false]);
  expect(some.state.monsterDiscard.at(-1)).toBe(figure('the-hand-of-fate'));
  const none = usedUp(0);
  expect([none.state.monsterSupply.length, supply(none).at(-1), none.state.monsterDiscard]).toEqual([
    46,
    'the-hand-of-fate',
    [],
  ]);
});

rule(['DNE-MON.8', 'DNE-SPC.1'], 'while the last monster of the supply is a guest, the pile waits', () => {
  const game = usedUp(1, (state) => {
    guest(state, figureId(state.monsterSupply[0] ?? NONE));
  });
  expect([game.state.monsterSupply, game.state.monsterDiscard.length]).toEqual([[], 45]);
});

/** A monster deck of these, the first one uppermost; all others are on the discard pile. */
const drawing = (expectation: number, deck: readonly string[], recipe: (state: State) => void = two) =>
  preparing(
    expectation,
    (state) => {
      recipe(state);
      const all = cardsOfDeck(state.monsterDeck).map(figureId);
      put(
        state,
        'monsterDiscard',
        all.filter((id) => !deck.includes(id)),
      );
      stack(state, 'monsterDeck', deck);
    },
    { monsterChoice: 'draw' },
  );
/** The bags of the monster deck, the top one first; within a bag there is no order. */
const deck = (game: Table) => [...game.state.monsterDeck.bags].reverse().map(({ cards }) => cards.map(figureId));

rule('DNE-R13', 'the top of the deck comes when its level fits', () => {
  const game = drawing(4, ['harpies', 'smog']);
  expect([game.state.monsterSupply, game.legal('invite')]).toEqual([[], [invite('any')]]);
  game.play(invite('any'), pay('vinyl-am'));
  expect(game.events.slice(2)).toEqual([
    { type: 'monster-invited', rule: 'DNE-R13', seat: 0, monster: 'harpies' },
    { type: 'monster-came', rule: 'DNE-MON.5', monster: 'harpies', level: 4, expectation: 4 },
  ]);
  expect([guests(game), deck(game)]).toEqual([['harpies'], [['smog']]]);
});

rule('DNE-R13', 'a monster that is too strong is shuffled into the deck, and nobody comes', () => {
  const game = drawing(3, ['harpies', 'elmer', 'smog']).play(invite('any'), pay('vinyl-am'));
  expect(game.events.at(-1)).toEqual({
    type: 'monster-stayed-away',
    rule: 'DNE-R13',
    monster: 'harpies',
    level: 4,
    expectation: 3,
  });
  expect([guests(game), deck(game), game.state.turn.level]).toEqual([[], [['harpies', 'smog', 'elmer']], 0]);
  expect([asked(game), game.refusal(invite('any')).code]).toEqual(['prepare 0', 'invited-already']);
  // everybody knows that it is there, and nobody where
  const [bag] = game.state.monsterDeck.bags;
  expect(bag?.known).toEqual(Array((bag?.known ?? []).length).fill([figure('harpies')]));
});

rule(
  ['DNE-R13', 'DNE-DCK.2'],
  'an empty monster deck is made of the shuffled pile; without both nobody is invited',
  () => {
    const game = drawing(20, []).play(invite('any'));
    game.script(['harpies']).play(pay('vinyl-am'));
    expect(guests(game)).toEqual(['harpies']);
    expect([deckSize(game.state.monsterDeck), game.state.monsterDiscard]).toEqual([45, []]);
  },
);
