import type { RuleCatalogue } from '@rulewright/core';

/** Set-up and the course of a round. */
export const setUp = {
  // Set-up
  'EMX-SET.1': {
    title: 'Players and sets',
    text: 'One set serves 1 to 4 players. A single player plays the solo scenario (EMX-SOLO.1); five or more need a larger deck (EMX-MANY.1).',
    source: 'Solo game; Five and more players',
  },
  'EMX-SET.2': {
    title: 'One shuffled draw pile',
    text: "All cards are shuffled into one face-down draw pile: the 90 of every set and the players' own cards. The discard pile starts empty.",
    source: 'Set-up',
  },
  'EMX-SET.3': {
    title: 'Markers on 0',
    text: 'Every player has one marker on cell 0 of the track. Its colour is given by the seat and has no bearing on the rules.',
    source: 'Set-up 1',
  },
  'EMX-SET.4': {
    title: 'Round counter',
    text: 'The round counter starts on 1 of 10 rounds; option maxRounds sets another number.',
    source: 'Set-up 2',
  },
  'EMX-SET.5': {
    title: 'Five secret cards',
    text: 'Every player is dealt 5 cards, seat 0 all five first, then seat 1 and so on. Only the owner sees the cards of a hand; their number is public.',
    source: 'Set-up 3',
  },
  'EMX-SET.6': {
    title: 'Empty humans',
    text: 'Every human starts with an empty power row, no emons and no karma.',
    source: 'Idea of the game; Set-up 4',
  },
  'EMX-SET.7': {
    title: 'Supply and dice',
    text: 'The supply holds 180 positive and 180 negative emons for every set. One blue and one red die, each with the faces 1 to 6, serve all players.',
    source: 'Contents; Set-up 6; EMX-R1',
  },
  'EMX-SET.8': {
    title: 'First player of round 1',
    text: 'Before round 1 the first player is drawn at random, every seat being equally likely; option firstPlayer names a seat instead.',
    source: 'Set-up; EMX-R2',
  },
  'EMX-SET.9': {
    title: 'Clockwise seats',
    text: 'Seats are numbered clockwise from 0. The next player is always the next higher seat, and after the last seat comes seat 0.',
    source: 'Set-up',
  },
  'EMX-SET.10': {
    title: 'Golden rule',
    text: 'Where a card contradicts a basic rule, the card prevails. It can do so by its scope, by whom it may be placed on, by slots and its limit of copies, by free activation and extra actions, and by cancelling and protecting.',
    source: 'Golden rule',
  },
  'EMX-SET.11': {
    title: 'Own cards',
    text: "Option customCards adds cards of the players' own: at most 10 for every set, each copy counted. Each must pass the validator (EMX-VOC.25).",
    source: 'Contents',
  },
  'EMX-SET.12': {
    title: 'One generator, fixed order',
    text: 'All chance comes from one seeded generator: first the decks are shuffled by seat, then a random first player is drawn, then everything follows the order of play. The blue die of Charge comes before the red one, dice of a property when its operation starts, stolen cards one after another with equal chances, and a reshuffle when a card is needed.',
    source: 'engine convention',
  },

  // Course of a round
  'EMX-RND.1': {
    title: 'Three phases',
    text: 'A round consists of the phases Charge, Influence and Result, in this order.',
    source: 'Course of play',
  },
  'EMX-RND.2': {
    title: 'Whole turns in Charge and Result',
    text: 'In Charge and in Result each player completes the whole turn of the phase before the next player starts.',
    source: 'Charge phase; Result phase',
  },
  'EMX-RND.3': {
    title: 'Three circles',
    text: 'Influence consists of 3 circles. In each circle every player has one action slot, in turn order.',
    source: 'Influence phase',
  },
  'EMX-RND.4': {
    title: 'Nothing is forgotten',
    text: 'At the table a step that its owner forgot is lost. Here every compulsory step is carried out by the engine, which stops for real decisions only, so nothing can be missed.',
    source: 'Charge phase',
  },
  'EMX-RND.5': {
    title: 'Turn order',
    text: 'In round r the first player is seat (f + r − 1) mod N, f being the first player of round 1 and N the number of players. Turn order runs clockwise from there and is the same in all three phases of the round.',
    source: 'Set-up',
  },
  'EMX-RND.6': {
    title: 'End of a round',
    text: 'After the last Result turn the end of the game is tested (EMX-END.1). If the game goes on, all karma set aside in this round becomes due, the round counter advances by 1 and the next Charge phase starts.',
    source: 'Result phase; Karma',
  },
  'EMX-RND.7': {
    title: 'Powers outside a slot',
    text: 'Outside their own Influence slots players can activate a power only by an activate operation (EMX-VOC.21) or in an extra action.',
    source: 'Charge phase 2; Cards',
  },
} as const satisfies RuleCatalogue;
