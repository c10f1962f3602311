import type { RuleCatalogue } from '@rulewright/core';

/** What a line-up is worth. */
export const scoring = {
  // Bonus
  'DNE-SND.1': {
    title: 'Total',
    text: 'The values of its cards added up make the total of a line-up; an empty one has 0.',
    source: 'Sound; Bonus',
  },
  'DNE-SND.2': {
    title: 'Success',
    text: 'A line-up needs at least 1 more than the expectation. With option successMargin = 0, equality is enough.',
    source: 'Step 2.1; Bonus; DNE-R8',
  },
  'DNE-SND.3': {
    title: 'Base',
    text: "The base of a card is its printed bonus, or the number that an ability gives in its place. A Dragonborn's roar doubles that number first where it applies, then the Minor God does.",
    source: 'Bonus; class cards; monster cards',
  },
  'DNE-SND.4': {
    title: 'The card with a die',
    text: 'A card that prints a d6 rolls it on entering a line-up, wherever it comes from, and counts the result as its base for this rave. Where an ability sets the base or the value, the die is not rolled.',
    source: 'sound cards; DNE-R6',
  },
  'DNE-SND.5': {
    title: 'A copied value',
    text: 'A card played by copy has a fixed value and no genres.',
    source: 'class cards',
  },

  // Genre
  'DNE-GEN.1': {
    title: 'Shared genres',
    text: 'For each card of a line-up count those of its different genres that another card of the same line-up has, too.',
    source: 'Genre; DNE-R1; DNE-R5',
  },
  'DNE-GEN.2': {
    title: 'Multiplier',
    text: 'No shared genre gives the base, one gives half as much again, two or more give twice the base. It never becomes more than that, however many cards share.',
    source: 'Genre; DNE-R2',
  },
  'DNE-GEN.3': {
    title: 'Value',
    text: 'The value of a card is its base times its multiplier, rounded up to a whole number for each card.',
    source: 'edition 0.9; DNE-R4',
  },
  'DNE-GEN.4': {
    title: 'Which cards count',
    text: 'All cards of the line-up count for its genres, whoever added them, and cards of other line-ups never do.',
    source: 'Genre; DNE-R7',
  },
  'DNE-GEN.5': {
    title: 'More cards never hurt',
    text: 'A further card changes the multipliers of the others and not their bases, so it never lowers a total, except where the Minor God looks for the smallest base.',
    source: 'DNE-R1',
  },

  // Duration
  'DNE-DUR.1': {
    title: 'Length of a line-up',
    text: 'The printed minutes of all its cards together are the duration of a line-up.',
    source: 'Duration',
  },
  'DNE-DUR.2': {
    title: 'The longer one is stronger',
    text: 'When totals are equal, the line-up that lasts longer is stronger.',
    source: 'Duration',
  },
  'DNE-DUR.3': {
    title: 'Equal in everything',
    text: 'If totals and durations are equal, the line-up of the Host is stronger than that of an invader, and among invaders the one declared first.',
    source: 'DNE-R3',
  },
  'DNE-DUR.4': {
    title: 'No help against the audience',
    text: 'Duration never makes up for a total that does not exceed the expectation.',
    source: 'Step 2.1',
  },
} as const satisfies RuleCatalogue;
