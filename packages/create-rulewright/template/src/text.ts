import { plainLanguage, plainText, type SentencesOf } from '@rulewright/core/text';
import { engine, rulebook } from './game.js';

/** All that the game says. The types refuse a key that the game does not have; the laws find one that is missing. */
export const sentences = {
  title: 'My game',
  scoring: 'A point for each round; most points win.',
  opening: '{players:player} have three cards each',
  choices: { play: 'Which card do you play?' },
  actions: { play: '{play/plays} the {card}' },
  events: {
    played: '{seat} {play/plays} the {card}',
    took: '{seat} {take/takes} the round and {have/has} {rounds:point}',
  },
  reasons: { 'all-cards-played': 'All cards have been played.' },
  terms: { players: 'how many play', hands: 'hand', done: 'played' },
  nouns: { point: { one: 'point', other: 'points' } },
  refusals: rulebook.refusals,
} satisfies SentencesOf<typeof engine>;

/** The whole table, in which the names of the code say what has no sentence. */
export const en = plainLanguage(engine, sentences);
export const createText = (language = en) => plainText(engine, { language });
