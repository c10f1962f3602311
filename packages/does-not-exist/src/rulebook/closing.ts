import type { RuleCatalogue } from '@rulewright/core';

/** The summary, trade, decks, and the end of the game. */
export const closing = {
  // Summary
  'DNE-SUM.1': {
    title: 'Recovering a card',
    text: 'If there was an invader at the close and somebody won, the owner of the winning line-up takes one card from any line-up into the inventory. Otherwise the Host takes one from their own line-up, successful or not. Any card there may be chosen, and one must be taken if there is one and the taker is active.',
    source: 'Step 4.1; DNE-R40',
  },
  'DNE-SUM.2': {
    title: 'Clearing the table',
    text: 'All other cards are discarded, those of the Host first, then those of the invaders as they declared, each in order of play. The monster leaves, and a Host fed by Smog keeps the hand limit again.',
    source: 'Step 4; DNE-R70',
  },
  'DNE-SUM.3': {
    title: 'Last actions of the turn',
    text: 'The Host may buy classes, recruit, trade and refresh in any order, and then ends the turn.',
    source: 'Step 4.2; Inventory; DNE-R15; DNE-R41',
  },

  // Inventory
  'DNE-STO.1': {
    title: 'What comes into an inventory',
    text: 'The inventory is open to all. Only two things put cards into it: stashing what is too much for the hand, and recovering.',
    source: 'Inventory; Step 4.1',
  },
  'DNE-STO.2': {
    title: 'Using an inventory',
    text: 'Inventory cards are played, thrown, traded and paid like hand cards, except where a text says from the hand. They never go back to the hand of their owner, except when an invader is expelled.',
    source: 'Inventory; Step 4.1; DNE-R28',
  },

  // Trade
  'DNE-TRD.1': {
    title: 'When to trade',
    text: 'In the preparation and the summary the Host may propose trades to active opponents, two proposals in a turn at most; option trading.proposalsPerTurn sets another number.',
    source: 'Inventory; DNE-R72',
  },
  'DNE-TRD.2': {
    title: 'A proposal',
    text: 'The Host names the partner, gives one held card or nothing, and asks for one inventory card of the partner, for a hand card that the partner chooses, or for nothing; it cannot be nothing on both sides. The Host may cancel at each step, which still uses up a proposal.',
    source: 'DNE-R72',
  },
  'DNE-TRD.3': {
    title: 'Answering a proposal',
    text: 'The partner is shown the offered card and then declines or accepts, picking the hand card where the Host wants one. The Host can want one only from a partner with hand cards.',
    source: 'DNE-R72',
  },
  'DNE-TRD.4': {
    title: 'The swap',
    text: 'Accepted cards change hands at once and go to the hand of the receiver; then the hand limit is enforced. Only sound cards are traded, and promises have no force.',
    source: 'Inventory; DNE-R72',
  },
  'DNE-TRD.5': {
    title: 'Who sees traded cards',
    text: 'Hand cards that are traded are seen by the two partners only.',
    source: 'DNE-R72',
  },
  'DNE-TRD.6': {
    title: 'No trading',
    text: 'With option trading.mode = off, there is no trade.',
    source: 'option',
  },

  // Decks
  'DNE-DCK.1': {
    title: 'The sound deck runs out',
    text: 'When a sound card is to be drawn from an empty deck, the discard pile is shuffled into a new one. If both are empty, the draw is lost.',
    source: 'DNE-R73',
  },
  'DNE-DCK.2': {
    title: 'Classes and mercenaries run out',
    text: 'The same goes for classes and mercenaries with their own discard piles. A card that somebody owns is in neither deck nor pile.',
    source: 'DNE-R73',
  },
  'DNE-DCK.3': {
    title: 'One card at a time',
    text: 'Several cards are drawn one by one, and a reshuffle may come in between. It does not include the cards of line-ups.',
    source: 'DNE-R73',
  },

  // End of the game
  'DNE-END.1': {
    title: 'Ten souls win',
    text: "Whoever has 10 souls or more when the souls of a bounty are settled wins at once, in anybody's turn. Nothing else makes souls grow.",
    source: 'Glossary; Step 1; DNE-R42',
  },
  'DNE-END.2': {
    title: 'Two at ten',
    text: 'The Host comes first if a bounty brings both Host and Saviour to 10.',
    source: 'DNE-R42',
  },
  'DNE-END.3': {
    title: 'The last player',
    text: 'As soon as only one player is not eliminated, that player wins, with any number of souls.',
    source: 'Zeroing; DNE-R53; DNE-R76',
  },
  'DNE-END.4': {
    title: 'The last turn',
    text: 'After turn 300 the game ends, and the most souls among the players not eliminated win; ties share the victory. Option maxTurns sets another number.',
    source: 'DNE-R74',
  },
  'DNE-END.5': {
    title: 'Ranking',
    text: 'Behind the winners the others rank by souls. Eliminated players come last, those eliminated later before those eliminated earlier.',
    source: 'DNE-R74',
  },
  'DNE-END.6': {
    title: 'Reason of the end',
    text: 'The result says whether souls, the last player or the last turn ended the game.',
    source: 'engine convention',
  },
} as const satisfies RuleCatalogue;
