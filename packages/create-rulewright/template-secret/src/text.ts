import { plainLanguage, plainText, type SentencesOf } from '@rulewright/core/text';
import { engine, rulebook } from './game.js';

/** All that the game says. The types refuse a key that the game does not have; the laws find one that is missing. */
export const sentences = {
  title: 'My game',
  scoring: 'A point for each duel that you win; most points win.',
  opening: '{players:player} have a creature each',
  choices: { turn: 'Peek at a creature, or duel?' },
  actions: { peek: '{look/looks} at the creature of {target}', duel: '{challenge/challenges} {target}' },
  events: {
    peeked: '{seat} {look/looks} at {target:pos} creature: a {card}',
    'peeked.unseen': '{seat} {look/looks} at {target:pos} creature',
    dueled: '{seat} {challenge/challenges} {target} with a {own} against a {theirs}: {winner} {win/wins}',
  },
  reasons: { 'all-turns-taken': 'Everybody has had three turns.' },
  terms: { players: 'how many play', hands: 'creature', done: 'seen' },
  refusals: rulebook.refusals,
} satisfies SentencesOf<typeof engine>;

/** More fields that hold a card, besides those called `card`. */
export const names = { own: 'card', theirs: 'card' };

/** The whole table, in which the names of the code say what has no sentence. */
export const en = plainLanguage(engine, sentences);
export const createText = (language = en) => plainText(engine, { language, names });
