import type { RuleCatalogue } from '@rulewright/core';

/** The end of the game and the scenarios. */
export const end = {
  // End of the game
  'EMX-END.1': {
    title: 'When the game ends',
    text: 'The game ends after the Result phase of round 10 (option maxRounds), or of the round in which a marker reached +100 or −100 (option goal) or went beyond. Everybody always completes the round.',
    source: 'End of the game',
  },
  'EMX-END.2': {
    title: 'Reaching the goal',
    text: 'The goal is reached as soon as a marker stops on it or beyond, whatever moved it, and stays reached if the marker is moved back in the same round. With option reached = atRoundEnd, only the positions at the end of the round count.',
    source: 'End of the game; EMX-R30',
  },
  'EMX-END.3': {
    title: 'Beyond the goal',
    text: 'Positions beyond +100 and −100 count in full: a marker on 90 with a result of 20 ends on 110.',
    source: 'End of the game',
  },
  'EMX-END.4': {
    title: 'Final score',
    text: "The final score is the position of the marker, plus the values of the player's active positive powers, less those of the negative ones, plus the positive and less the negative emons of the player's karma from the last round. Neutral powers are added at the end (EMX-END.6).",
    source: 'End of the game',
  },
  'EMX-END.5': {
    title: 'Every copy counts',
    text: 'Every copy of an active power counts its value, and values of opposite signs cancel each other out.',
    source: 'End of the game',
  },
  'EMX-END.6': {
    title: 'Values of neutral powers',
    text: "The values of the player's neutral powers are added if the score without them is 0 or more, and subtracted if it is below 0. With option neutralValue = zero, they count nothing.",
    source: 'EMX-R6',
  },
  'EMX-END.7': {
    title: 'Winner',
    text: 'The player with the greatest absolute final score wins, on whichever side of the track.',
    source: 'Idea of the game; End of the game',
  },
  'EMX-END.8': {
    title: 'Ties',
    text: 'Players with equal absolute final scores share their place. With option tie = marker, the greater absolute position of the marker comes first.',
    source: 'EMX-R31',
  },
  'EMX-END.9': {
    title: 'What does not score',
    text: 'Emons in pools, cards in hand and pending symbols score nothing at the end.',
    source: 'End of the game',
  },

  // Team battles
  'EMX-TEAM.1': {
    title: 'Two clans',
    text: 'Before the game option teams assigns every player to the light or the dark clan. Both have at least one member, and their sizes may differ.',
    source: 'Team battles',
  },
  'EMX-TEAM.2': {
    title: 'Playing in clans',
    text: 'The game is played as usual, everybody with their own human, hand and marker, which may be on either side of the track. Hands stay secret from members of the same clan too.',
    source: 'Team battles; EMX-R32',
  },
  'EMX-TEAM.3': {
    title: 'Clan score',
    text: 'The light clan scores the sum of the final scores of its members, the dark clan the negative of that sum; values of neutral powers count in the direction of the clan. The higher clan score wins, and equal ones are a draw.',
    source: 'Team battles; EMX-R32',
  },

  // Solo game
  'EMX-SOLO.1': {
    title: 'Playing alone',
    text: 'A single player follows all basic rules and is first in every round. Whatever needs another player or human is impossible, such as scope other, karma, cancelling and the symbols steal-two and other-moves.',
    source: 'Solo game',
  },
  'EMX-SOLO.2': {
    title: 'Solo record',
    text: 'The outcome is a record: the absolute final score, the number of rounds played and the side. The record with the higher score is better, and with equal scores the one with fewer rounds.',
    source: 'Solo game; EMX-R33',
  },

  // Individual decks
  'EMX-DECK.1': {
    title: 'Own piles',
    text: 'With option individualDecks every player has a draw pile and a discard pile of their own. They draw from that draw pile alone; when it is empty, it is refilled from their own discard pile.',
    source: 'Individual decks',
  },
  'EMX-DECK.2': {
    title: 'Size of a deck',
    text: "A deck has 30 to 50 cards, unless option individualDecks.anyDeckSize = true. All decks together use no more copies of a card than the sets and the players' own cards provide.",
    source: 'Individual decks; EMX-R34',
  },
  'EMX-DECK.3': {
    title: 'Cards remember their deck',
    text: 'A discarded card goes to the discard pile of the deck it comes from, wherever it was before and whoever held it.',
    source: 'EMX-R34',
  },
  'EMX-DECK.4': {
    title: 'Ready-made decks',
    text: 'Two decks of 45 cards, Light and Dark, go to the seats in turn, Light to seat 0, for up to two players per set. Light is all 38 positive cards with Self-development, Intuition, Memory, Curiosity, Reappraisal, Apathy and Habit; Dark is all 38 negative cards with Self-development, Intuition, Memory, Calculation, Mutual Understanding, Confusion and Indifference.',
    source: 'EMX-R34',
  },

  // Five and more players
  'EMX-MANY.1': {
    title: 'Several sets',
    text: "Option sets multiplies the cards and emons of the box; the players' own cards are added once. There have to be at least 20 cards for every player: one set serves 4 players, one set with 10 own cards 5, two sets 9. By default there are as many sets as the players need.",
    source: 'Five and more players',
  },
  'EMX-MANY.2': {
    title: 'Six markers per set',
    text: 'There are at most 6 players for every set, because it has 6 markers. All else is unchanged, and the limit of copies counts for each human as before.',
    source: 'Five and more players; Contents',
  },

  // Free feeding
  'EMX-FREE.1': {
    title: 'Humans belong to nobody',
    text: 'With option freeFeeding a human is a power row, which may be empty, with its own pool and karma, and belongs to no player; hands, markers and postponed symbols do. There are as many humans as players, or with freeFeeding.humans up to twice as many.',
    source: 'Free feeding 1; EMX-R41',
  },
  'EMX-FREE.2': {
    title: 'Charging any human',
    text: 'In Charge each player in turn, after their own step 0, chooses a human that has not been charged in this phase and carries out steps 1 to 4 for it. All emons go to that human.',
    source: 'Free feeding 1',
  },
  'EMX-FREE.3': {
    title: 'Nobody is charged twice',
    text: 'No human is charged twice in a round, and humans left over, if there are more than players, are not charged at all. With option freeFeeding.chargeAll = true, the players go round until all are charged.',
    source: 'Free feeding 1; EMX-R35',
  },
  'EMX-FREE.4': {
    title: 'Acting for any human',
    text: 'With every action but draw, extra actions included, the player chooses the acting human, which pays, whose powers are used and which takes exchanged emons; nobody is bound by earlier choices. Scope self means that human, other any other one, and all every human, the acting one first, then by rising number.',
    source: 'Free feeding 2',
  },
  'EMX-FREE.5': {
    title: 'Players as targets',
    text: 'Operations on cards (draw, discard, steal, activate) need a player: self and @actor mean the acting player, other another one, any whichever, and all everybody, clockwise from the acting one. A target human is chosen too if the property has an operation on emons or rows, or activate, which places the power on it; with self, all and @actor the power goes on the acting human.',
    source: 'EMX-R35',
  },
  'EMX-FREE.6': {
    title: 'Paying for Moments',
    text: 'A Moment is paid from the pool of one human, whichever its player chooses.',
    source: 'EMX-R35',
  },
  'EMX-FREE.7': {
    title: 'Karma in free feeding',
    text: 'Karma arises when the target human is not the paying one or an Effect is aimed at a player other than the acting one, and from every paid cancel. It stays with the paying human and comes back in the next round or later, when somebody charges that human.',
    source: 'EMX-R35',
  },
  'EMX-FREE.8': {
    title: 'Harvesting any human',
    text: 'In Result each player in turn has to choose a human not yet harvested in this phase, carries out steps 1 to 4 with it and moves their own marker by its difference. The players go round until every human has been harvested, each exactly once.',
    source: 'Free feeding 3, 4; EMX-R35',
  },
  'EMX-FREE.9': {
    title: 'Own powers in free feeding',
    text: 'The symbol discard-own-powers strikes the human that the owner of the marker harvested last in this phase. If there is none, nothing happens.',
    source: 'EMX-R35',
  },
  'EMX-FREE.10': {
    title: 'Otherwise unchanged',
    text: 'Limits of rows and the end of the game are unchanged. As powers have no owner, a protect window asks clockwise from the player who makes the attempt.',
    source: 'EMX-R35',
  },
  'EMX-FREE.11': {
    title: 'Score in free feeding',
    text: 'The final score of a player is the position of their marker plus the values of the powers and all karma, new and due, of the humans this player harvested in the last Result phase.',
    source: 'EMX-R35',
  },
  'EMX-FREE.12': {
    title: 'Combining scenarios',
    text: 'Scenarios may be combined as long as the conditions of each of them hold.',
    source: 'Scenarios',
  },
} as const satisfies RuleCatalogue;
