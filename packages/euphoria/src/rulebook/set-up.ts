import type { RuleCatalogue } from '@rulewright/core';

/** The goal and the set-up. */
export const setUp = {
  // Goal
  'EUP-OBJ.1': {
    title: 'Ten stars win',
    text: 'Every player has 10 stars, and whoever is the first to have placed all of them wins at that moment.',
    source: 'Goal; End of the game',
  },
  'EUP-OBJ.2': {
    title: 'Where stars go',
    text: "Stars are placed on territories, on market tiles, on one's own recruits and on one's own dilemma card, and nowhere else.",
    source: 'End of the game',
  },
  // Set-up
  'EUP-SET.1': {
    title: 'Players and seats',
    text: 'A game has 2 to 6 players, who sit in a circle; the left neighbour of seat 0 is seat 1, and so on. Each has a colour with 4 dice, 10 stars, a morale token and a knowledge token.',
    source: 'Set-up; Components',
  },
  'EUP-SET.2': {
    title: 'Open star spaces',
    text: 'Each of the 4 territories has 6 star spaces, of which blockers leave open as many as there are players.',
    source: 'Set-up',
  },
  'EUP-SET.3': {
    title: 'Artifact deck',
    text: 'The 36 artifacts, 6 of each of 6 kinds, are shuffled into a face-down deck. The discard pile starts empty.',
    source: 'Set-up',
  },
  'EUP-SET.4': {
    title: 'Tiles on the sites',
    text: 'The 18 tiles are shuffled and each of the 6 sites gets one face down; the other 12 leave the game unseen. Nobody may look at an unbuilt tile, and Icarus has no sites.',
    source: 'Set-up',
  },
  'EUP-SET.5': {
    title: 'Dilemmas',
    text: 'The 6 dilemmas are shuffled and each player gets one, which only its owner may look at until it is resolved.',
    source: 'Set-up',
  },
  'EUP-SET.6': {
    title: 'Start of the player tracks',
    text: 'Everybody starts with morale 1 and knowledge 3.',
    source: 'Set-up',
  },
  'EUP-SET.7': {
    title: 'Start of the board',
    text: 'All allegiance markers and miners begin at cell 0, with the tunnel ends closed.',
    source: 'Set-up',
  },
  'EUP-SET.8': {
    title: 'Nothing in stock',
    text: 'Every player begins without commodities, resources and artifacts. The supply of goods is unlimited.',
    source: 'Set-up; Commodity areas',
  },
  'EUP-SET.9': {
    title: 'Four recruits, keep two',
    text: 'The 48 recruits are shuffled and everybody gets 4, keeps 2 and discards the other 2 face down. Discarded recruits never come back.',
    source: 'Set-up',
  },
  'EUP-SET.10': {
    title: 'One active, one hidden',
    text: 'One of the two kept recruits becomes active, the other stays hidden. All players choose in secret, and the active ones are shown together.',
    source: 'Set-up',
  },
  'EUP-SET.11': {
    title: 'The same faction twice',
    text: 'Both kept recruits may belong to one faction. The rest of the deck is used for dilemmas.',
    source: 'Set-up; Allegiance track',
  },
  'EUP-SET.12': {
    title: 'Two workers',
    text: 'Everybody starts with 2 workers; the other 2 dice of the colour lie in the worker supply.',
    source: 'Set-up',
  },
  'EUP-SET.13': {
    title: 'Starting values',
    text: 'When the recruits are chosen every player rolls both workers, which keep these values and are available. There is no knowledge check.',
    source: 'Set-up; EUP-R48',
  },
  'EUP-SET.14': {
    title: 'First player',
    text: 'The highest sum of the two starting values plays first. Of tied players it is the one reached first clockwise from the seat that option eldestSeat names, that seat included.',
    source: 'Set-up; EUP-R47',
  },
  'EUP-SET.15': {
    title: 'Order of the set-up decisions',
    text: 'Market choice, track draft and recruit draft come first, in this order and as far as they are played, then everybody keeps recruits, and then the dice are rolled. Within a step seats are asked from 0 on unless the step says otherwise, and secret choices are shown when all are made.',
    source: 'engine convention',
  },
} as const satisfies RuleCatalogue;
