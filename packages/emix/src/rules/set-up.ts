import type { RuleCatalogue } from '@rulewright/core';

/** Setting the game up and the frame of a round. */
export const setUp = {
  // Set-up
  'EMX-SET.1': {
    title: 'Players and sets',
    text: 'One set serves 1 to 4 players. Alone it is the solo scenario (EMX-SOLO.1), and five or more need more cards (EMX-MANY.1).',
    source: 'Scenarios',
  },
  'EMX-SET.2': {
    title: 'One shuffled draw pile',
    text: "All cards, those of the sets and the players' own, are shuffled into one face-down draw pile. The discard pile starts empty.",
    source: 'Set-up',
  },
  'EMX-SET.3': {
    title: 'Markers at the start',
    text: 'Every player has a marker of an own colour on cell 0 of the track. The colour means nothing.',
    source: 'Set-up',
  },
  'EMX-SET.4': {
    title: 'Round counter',
    text: 'The round counter starts on 1 of 10.',
    source: 'Set-up',
  },
  'EMX-SET.5': {
    title: 'Five secret cards',
    text: 'Every player is dealt five cards, seat 0 first. Hands are secret.',
    source: 'Set-up',
  },
  'EMX-SET.6': {
    title: 'Empty humans',
    text: 'Every human begins with an empty power row, no emons and no karma.',
    source: 'Set-up',
  },
  'EMX-SET.7': {
    title: 'Supply and dice',
    text: 'A set brings 180 emons of each colour. The blue and the red die are shared.',
    source: 'Contents; Set-up',
  },
  'EMX-SET.8': {
    title: 'First player',
    text: 'The first player of round 1 is drawn at random, or set by option firstPlayer.',
    source: 'Set-up; EMX-R2',
  },
  'EMX-SET.9': {
    title: 'Clockwise seats',
    text: 'Seats are numbered clockwise, and the next seat is always the next higher one, after the last one the first.',
    source: 'Set-up',
  },
  'EMX-SET.10': {
    title: 'Golden rule',
    text: 'Where a card contradicts a basic rule, the card prevails. It can do so in everything the card language expresses: scope, onto, slot, limit, free activation, extra actions, cancelling and protecting.',
    source: 'Golden rule',
  },
  'EMX-SET.11': {
    title: 'Own cards',
    text: 'Players may add up to ten cards of their own for every set, if the validator of the card language (EMX-VOC.25) accepts them.',
    source: 'Contents',
  },
  'EMX-SET.12': {
    title: 'One generator, fixed order',
    text: 'All chance comes from one seeded generator: the shuffles by seat, then the first player, then in order of play the blue die before the red one, property dice as their operation starts, stolen cards one by one, and reshuffles when a card is needed.',
    source: 'engine convention',
  },
  // Round frame
  'EMX-RND.1': {
    title: 'Three phases',
    text: 'A round consists of Charge, Influence and Result, in this order.',
    source: 'Course of play',
  },
  'EMX-RND.2': {
    title: 'Whole turns in Charge and Result',
    text: 'In Charge and in Result a player finishes the whole turn before the next one begins.',
    source: 'Charge phase; Result phase',
  },
  'EMX-RND.3': {
    title: 'Three circles',
    text: 'Influence runs through three circles, in each of which every player has one slot in turn order.',
    source: 'Influence phase',
  },
  'EMX-RND.4': {
    title: 'Nothing is forgotten',
    text: 'Every compulsory step is carried out by the engine itself, so nobody can miss one; it stops for real decisions only.',
    source: 'Charge phase',
  },
  'EMX-RND.5': {
    title: 'First player moves on',
    text: 'The first player changes clockwise from round to round, and the order holds in all three phases of a round.',
    source: 'Set-up',
  },
  'EMX-RND.6': {
    title: 'End of a round',
    text: 'After the last Result turn the end of the game is tested. If the game goes on, karma set aside in this round becomes due, and the counter moves to the next round.',
    source: 'Result phase; Karma',
  },
  'EMX-RND.7': {
    title: 'Powers outside the own slot',
    text: 'Outside the own Influence slot a player activates powers only by an activate operation or an extra action.',
    source: 'Charge phase; Cards',
  },
} as const satisfies RuleCatalogue;
