import type { RuleCatalogue } from '@rulewright/core';

/** The end of the game and the scenarios. */
export const end = {
  // End of the game
  'EMX-END.1': {
    title: 'When the game ends',
    text: 'The game ends after the last round or after the round in which a marker reached the goal on either side. Everybody completes that round.',
    source: 'End of the game',
  },
  'EMX-END.2': {
    title: 'Reaching the goal',
    text: 'The goal counts as reached as soon as a marker rests on or beyond it, even if it is moved back; with option reached = atRoundEnd only the end of the round counts.',
    source: 'End of the game; EMX-R30',
  },
  'EMX-END.3': {
    title: 'Beyond the goal',
    text: 'Positions beyond the goal count in full.',
    source: 'End of the game',
  },
  'EMX-END.4': {
    title: 'Final score',
    text: 'The score is the position, plus the values of own positive powers, minus those of negative ones, plus the positive and minus the negative emons of the last karma, with neutral values as EMX-END.6 says.',
    source: 'End of the game',
  },
  'EMX-END.5': {
    title: 'Every copy counts',
    text: 'Each copy of an active power counts, and opposite signs cancel each other.',
    source: 'End of the game',
  },
  'EMX-END.6': {
    title: 'Neutral values',
    text: 'The values of neutral powers are added to a score of 0 or more and subtracted from one below; with option neutralValue = zero they count nothing.',
    source: 'EMX-R6',
  },
  'EMX-END.7': {
    title: 'Winner',
    text: 'The greatest absolute score wins, on either side of the track.',
    source: 'End of the game',
  },
  'EMX-END.8': {
    title: 'Ties',
    text: 'Equal absolute scores share the place; with option tie = marker the greater absolute position is ranked first.',
    source: 'EMX-R31',
  },
  'EMX-END.9': {
    title: 'What counts for nothing',
    text: 'Emons in pools, cards in hand and postponed symbols count for nothing.',
    source: 'End of the game',
  },
  // Scenarios
  'EMX-TEAM.1': {
    title: 'Two clans',
    text: 'Before a team battle every player joins the light or the dark clan. Neither is empty, and sizes may differ.',
    source: 'Scenarios',
  },
  'EMX-TEAM.2': {
    title: 'Playing in clans',
    text: 'The game is played as usual; hands stay secret even from clan mates, and markers may be on either side.',
    source: 'Scenarios; EMX-R32',
  },
  'EMX-TEAM.3': {
    title: 'Clan score',
    text: "The light clan scores the sum of its members' scores, the dark one the negative sum, with neutral values in the clan's direction. The higher clan score wins, and equal ones are a draw.",
    source: 'Scenarios; EMX-R32',
  },
  'EMX-SOLO.1': {
    title: 'Playing alone',
    text: 'Alone the basic rules hold, and whatever needs another player is impossible. No karma arises.',
    source: 'Scenarios',
  },
  'EMX-SOLO.2': {
    title: 'Solo record',
    text: 'The outcome is a record of absolute score, rounds and side. Records compare by score, then by fewer rounds.',
    source: 'Scenarios; EMX-R33',
  },
  'EMX-DECK.1': {
    title: 'Own piles',
    text: 'With individual decks everybody draws from an own draw pile, which is refilled from the own discard pile.',
    source: 'Scenarios',
  },
  'EMX-DECK.2': {
    title: 'Size of a deck',
    text: 'A deck has 30 to 50 cards unless option anyDeckSize is set, and all decks together use no more copies than are owned.',
    source: 'Scenarios; EMX-R34',
  },
  'EMX-DECK.3': {
    title: 'Cards remember their deck',
    text: 'Wherever a card is discarded, it goes to the discard pile of the deck it came from.',
    source: 'EMX-R34',
  },
  'EMX-DECK.4': {
    title: 'Ready-made decks',
    text: 'Two decks of 45 cards, light and dark, are dealt to the seats in turn.',
    source: 'EMX-R34',
  },
  'EMX-MANY.1': {
    title: 'Several sets',
    text: 'Sets multiply cards and emons, and own cards are added. There are at least 20 cards for every player.',
    source: 'Scenarios',
  },
  'EMX-MANY.2': {
    title: 'Markers',
    text: 'There are at most six players for every set. Limits of copies still count for each human.',
    source: 'Contents; Scenarios',
  },
  'EMX-FREE.1': {
    title: 'Humans belong to nobody',
    text: 'In free feeding a human is a row with its own pool and karma; hands, markers and postponed symbols belong to players.',
    source: 'Scenarios',
  },
  'EMX-FREE.2': {
    title: 'Charging any human',
    text: 'In Charge each player, after step 0, chooses a human that is not yet charged and carries out the other steps for it.',
    source: 'Scenarios',
  },
  'EMX-FREE.3': {
    title: 'No human twice',
    text: 'No human is charged twice in a round. Those left over are not charged, unless option chargeAll is set.',
    source: 'Scenarios; EMX-R35',
  },
  'EMX-FREE.4': {
    title: 'Acting for any human',
    text: 'With every action but draw the player names the acting human, which pays, uses its powers and takes exchanged emons. Scopes are seen from that human; others follow by rising index.',
    source: 'Scenarios',
  },
  'EMX-FREE.5': {
    title: 'Players as targets',
    text: 'Operations on cards need a player besides the human, or instead of one: self is the acting player, other another one, any anyone and all everybody. An activated power is placed on the target human.',
    source: 'EMX-R35',
  },
  'EMX-FREE.6': {
    title: 'Paying for Moments',
    text: 'A Moment is paid from the pool of any human its player chooses.',
    source: 'EMX-R35',
  },
  'EMX-FREE.7': {
    title: 'Karma in free feeding',
    text: 'Karma arises when the target is not the paying human or not the acting player, stays with the paying human, and comes back when that human is next charged. A paid cancel always makes karma.',
    source: 'EMX-R35',
  },
  'EMX-FREE.8': {
    title: 'Harvesting any human',
    text: 'In Result players choose humans not yet harvested, going round until none is left, and move their own markers by the difference.',
    source: 'Scenarios; EMX-R35',
  },
  'EMX-FREE.9': {
    title: 'Own powers in free feeding',
    text: 'The symbol that discards own powers strikes the human its owner harvested last in this phase, if there is one.',
    source: 'EMX-R35',
  },
  'EMX-FREE.10': {
    title: 'Otherwise unchanged',
    text: 'Limits of rows and the end of the game are unchanged; for protection everybody is asked clockwise from the attempter.',
    source: 'EMX-R35',
  },
  'EMX-FREE.11': {
    title: 'Score in free feeding',
    text: "A player's score counts the powers and all karma of the humans harvested by that player in the last Result phase.",
    source: 'EMX-R35',
  },
  'EMX-FREE.12': {
    title: 'Combining scenarios',
    text: 'Scenarios may be combined as long as the conditions of each hold.',
    source: 'Scenarios',
  },
} as const satisfies RuleCatalogue;
