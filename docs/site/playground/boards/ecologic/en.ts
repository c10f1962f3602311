import type { Language } from '@rulewright/core/text';

// The words of the drawing of EcoLogic, in English.

const messages = {
  'phase.set-up': 'set-up',
  'phase.event': 'event',
  'phase.action': 'action',
  'phase.environment': 'environment',
  'phase.income': 'income',
  round: 'Round {n}',
  'last-round': ', the last',
  'first-player': ' · first player ',
  drew: ' drew {name} (level {level}) – {effect}',
  'events-left': 'Events left: {levels}',
  'events-of': '{n} of level {level}',
  market: 'Market and players',
  hex: '{name}: {ground}, eco points {bio}; {standing}',
  auction: 'Auction',
  'auction.for': 'Auction for',
  'auction.by': ', opened by',
  'auction.high': 'high bid',
  'auction.of': 'by',
  'auction.in': 'still in:',
  wares: 'What auctions sell',
  from: 'from {n}',
  'from.coins': 'from {n} coins',
  'letter.oil': 'O',
  'letter.mineral': 'M',
  'piece.oil': 'oil piece',
  'piece.mineral': 'mineral piece',
  initiatives: 'initiatives',
  'in-deck': '{n} in the deck',
  revealed: 'revealed',
  refused: 'refused before',
  'initiative.facts': 'level {level}, effect {eco}, upkeep {upkeep}, from {nominal}',
  'initiative.held': '{name} {eco}, upkeep {upkeep}',
  first: 'first player',
  'if-now': 'If the round ended now:',
  'loses-object': ', an object is lost',
  'loses-initiative': ', an initiative is lost',
  supply: 'in supply: {list}',
  vetoes: 'vetoes: {n}',
  owes: 'owes {lender} {due}',
  'owes.you': 'owe {lender} {due}',
  'in-hand': 'in hand:',
  'in-hand.of': 'in {seat:pos} hand',
  'glossary.resource':
    "O and M: what the ground holds, oil or minerals. Filled in a player's colour: a piece of that branch stands there.",
  'glossary.bio': 'The eco points of a hex: the first who settles there gets as many.',
  'glossary.taken': 'They are taken already.',
  'glossary.site': 'A special site: no pieces, only a special such as the Reserve.',
  'glossary.initiative':
    'With +1 or more: an initiative on an object, and what it adds to the eco fund in every round.',
  'glossary.score':
    'What the game would give if it ended at once: the sum of coins and eco fund, times the smaller over the larger.',
  'glossary.from': 'The least that may be bid.',
};

export type Key = keyof typeof messages;

export const en: Language<Key> = { locale: 'en-GB', messages, nouns: {} };
