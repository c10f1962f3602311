import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear about line-ups, set-up, the turn and the rave: what is unclear, the default, and the option that changes it. */
export const playRulings = {
  // Scoring
  'DNE-R1': {
    title: 'Several partners for one card',
    text: 'It is not said what a card gets that shares genres with several cards. By default its genres that occur on any other card are counted; with option genreBonus = bestPair, the most that it shares with one single card; with option genreBonus = combos09, every shared genre with every card, as in edition 0.9; with option genreBonus = off, genres count nothing.',
    source: 'ruling',
  },
  'DNE-R2': {
    title: 'Three cards of one genre',
    text: 'Three or more cards with the same single genre could be worth more than two. One common genre gives half as much again however many cards have it; only the reading of edition 0.9, option genreBonus = combos09, doubles them.',
    source: 'ruling',
  },
  'DNE-R3': {
    title: 'Equal totals and durations',
    text: 'The rulebook breaks ties by duration and stops there. The Host keeps the rave, and among invaders the earlier declaration counts.',
    source: 'ruling',
  },
  'DNE-R4': {
    title: 'Rounding',
    text: 'Nothing is said about halves. By default each card is rounded up, as in edition 0.9; with option genreRounding = ceilTotal, values keep their halves and the total is rounded up once.',
    source: 'ruling',
  },
  'DNE-R5': {
    title: 'What a genre is',
    text: 'The rulebook does not define a genre. Every printed word is one, whatever its case; three variant spellings are merged with the usual ones and nothing else is. Another content pack may divide genres in its own way.',
    source: 'ruling',
  },
  'DNE-R6': {
    title: 'A bonus from a die',
    text: 'The rulebook does not mention a card with a die for a bonus. It rolls when it enters a line-up, once a rave, and where bonuses are compared outside line-ups it counts as 3.',
    source: 'ruling',
  },
  'DNE-R7': {
    title: 'Genres of Host and Saviour',
    text: 'It is not said whether cards of different players match. Host and Saviour have one line-up, so they do.',
    source: 'ruling',
  },
  'DNE-R8': {
    title: 'Equal to the expectation',
    text: 'Edition 0.8 asks for at least 1 more than the expectation, edition 0.9 no longer does. By default the former holds; with option successMargin = 0, equality is enough wherever a total must exceed the expectation.',
    source: 'ruling',
  },

  // Set-up
  'DNE-R9': {
    title: 'Size of the starting hand',
    text: 'Edition 0.8 names no starting hand. It is 5 cards, as in edition 0.9; option startingHand sets another number.',
    source: 'ruling',
  },
  'DNE-R10': {
    title: 'Rolling for the first player',
    text: 'Only a die is mentioned. By default a d20 decides; with option firstPlayer = gentle, the gentle round, and a number names the seat.',
    source: 'ruling',
  },
  'DNE-R11': {
    title: 'Details of the gentle round',
    text: 'It is not said how laying and dealing interlock and what becomes of the laid cards. Everybody may lay in one round of asking after the eighth card; laid cards are spent, and excess cards are discarded, not stashed.',
    source: 'ruling',
  },
  'DNE-R12': {
    title: 'Number of players',
    text: 'The rulebook names no number of players. The game takes 2 to 6; option players says how many.',
    source: 'ruling',
  },

  // Turn and monster
  'DNE-R13': {
    title: 'Choosing or drawing a monster',
    text: 'The rulebook asks for a monster of a fitting level without saying how one is found. By default the Host chooses; with option monsterChoice = random, any eligible one comes with equal chance after the price is paid; with option monsterChoice = draw, the top of a shuffled deck is turned up, and one above the expectation is shuffled into the deck again and nobody comes. Prices of single monsters apply only where the Host chooses.',
    source: 'ruling',
  },
  'DNE-R14': {
    title: 'Where a monster goes',
    text: 'It is not said what becomes of a monster after the turn. By default there is a discard pile, which becomes the supply when that is empty; with option monsterReturn = supply, it returns to the supply at once, shuffled in if that is a deck. A Hand of Fate that was a mercenary goes the same way.',
    source: 'ruling',
  },
  'DNE-R15': {
    title: 'When to buy and recruit',
    text: 'The start of the turn and the summary are named, without an order of things. Both are windows, and within the preparation the order is free, before the roll or after it.',
    source: 'ruling',
  },
  'DNE-R16': {
    title: 'What a pass keeps',
    text: 'It is not said whether a passing Host keeps the draft and may pass after inviting. The draft is kept, an invitation rules out the pass even if no monster came, and no summary follows.',
    source: 'ruling',
  },
  'DNE-R17': {
    title: 'Monsters without a number of souls',
    text: 'Most monsters have an empty place for souls. By default this means none; with option blankMonsterSouls = 1, they bring 1, which then also counts for a final rave.',
    source: 'ruling',
  },
  'DNE-R18': {
    title: 'Levels that depend on a class',
    text: 'Monsters have another level for some classes, without saying for whose. The class and the traits of the Host count, as only the Host invites.',
    source: 'ruling',
  },
  'DNE-R19': {
    title: 'Raising the level of a monster',
    text: 'The Brothers Grimm let opponents raise their level at an unnamed time. It is a reaction to the invitation, and if the level is then too high they do not come.',
    source: 'ruling',
  },
  'DNE-R20': {
    title: 'Level and expectation',
    text: 'The level could also raise the expectation. By default it does not; with option monsterLevel = add, any monster may be invited, raised Brothers Grimm come all the same, and the effective level with all raises is added to what every line-up must exceed and a landslide is measured from.',
    source: 'ruling',
  },
  'DNE-R21': {
    title: 'Meanderthal at any rave',
    text: 'The card could let everybody bring it to a rave. It only saves its Host the price, and the level must fit as usual.',
    source: 'ruling',
  },
  'DNE-R22': {
    title: 'Gender and humans',
    text: 'Some monsters ask for gender or humanity, which the game does not record. Option traits gives a gender to seats; without one no modifier applies and the victim of the ex-girlfriend chooses among the treatments that can be suffered in full, or between both if neither can. Everybody but an Alien is human.',
    source: 'ruling',
  },

  // Rave and Saviour
  'DNE-R23': {
    title: 'Order of actions in a rave',
    text: 'At the table everybody lays cards freely. Here priority goes round from the Host, each seat may act several times in a row, and the rave closes when all have held in a row.',
    source: 'ruling',
  },
  'DNE-R24': {
    title: 'Not enough cards',
    text: 'The Host may call when their own cards are not enough, which can be judged in several ways. By default it is when their line-up does not lead; with option callWhenLeading = true, it may be at any time.',
    source: 'ruling',
  },
  'DNE-R25': {
    title: 'How to negotiate',
    text: 'The bargain with a Saviour is left to the players. An offer names the share and who picks, and may be answered by one counter; each opponent is called twice in a rave at most. Option calls.perOpponent sets another number, and with option calls.counter = false there are no counters.',
    source: 'ruling',
  },
  'DNE-R26': {
    title: 'An unwilling Saviour',
    text: 'A Saviour could add nothing, leave or be replaced. To accept is to add a card, and then the Saviour stays.',
    source: 'ruling',
  },
  'DNE-R27': {
    title: 'Mercenaries of a Saviour',
    text: 'A Saviour could ask mercenaries for the common line-up. They help only the owner of a line-up.',
    source: 'ruling',
  },
  'DNE-R28': {
    title: 'Inventory cards for costs and for others',
    text: "Only the use for one's own line-up is mentioned. Inventory cards pay costs and go into any line-up, except where a text says from the hand.",
    source: 'ruling',
  },
  'DNE-R29': {
    title: 'When hands are too large',
    text: 'The limit is mentioned for the draft only. It holds always, at fixed moments, and no more than the excess may be stashed.',
    source: 'ruling',
  },
  'DNE-R30': {
    title: 'How many invaders',
    text: 'The rulebook describes one invader and speaks of others in the plural. By default there may be any number; option maxInvaders limits it.',
    source: 'ruling',
  },
  'DNE-R31': {
    title: 'Withdrawing an invasion',
    text: 'It is not said whether an invader may withdraw. It is not possible.',
    source: 'ruling',
  },
  'DNE-R32': {
    title: 'How often one may invade',
    text: "Edition 0.8 names no limit, edition 0.9 allows one invasion between two turns of one's own. By default there is no limit; with option invasionLimit = oncePerRound, there is that of edition 0.9.",
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
