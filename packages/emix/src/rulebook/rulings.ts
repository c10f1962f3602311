import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear: what is unclear, the default, and the option that changes it. */
export const rulings = {
  // Rulings
  'EMX-R1': {
    title: 'Faces of the dice',
    text: 'The rulebook does not describe the faces of the dice. They are taken as ordinary ones with the faces 1 to 6.',
    source: 'ruling',
  },
  'EMX-R2': {
    title: 'Choosing the first player',
    text: 'The first player may be agreed on or diced for. By default every seat is equally likely; option firstPlayer names a seat.',
    source: 'ruling',
  },
  'EMX-R3': {
    title: 'Where the cost stands',
    text: 'The cost is said to stand in the lower left corner of a card, a missing cost in the lower right one. This is taken as a misprint: there is one number, the value.',
    source: 'ruling',
  },
  'EMX-R4': {
    title: 'Cost of a neutral card',
    text: 'No colour is named for the cost of a neutral card. It is paid in any mixture, because two-coloured emons mean any colour.',
    source: 'ruling',
  },
  'EMX-R5': {
    title: 'Emon of a neutral power',
    text: 'Every active power brings one emon in Charge, but for a neutral one no colour is named. By default its owner chooses the colour; with option neutralPowerEmon = none, it brings nothing.',
    source: 'ruling',
  },
  'EMX-R6': {
    title: 'Neutral power at the end',
    text: 'It is not said how the value of a neutral power counts at the end. By default it goes in the direction of the rest of the score; with option neutralValue = zero, it counts nothing.',
    source: 'ruling',
  },
  'EMX-R7': {
    title: 'Power paid for by another player',
    text: 'A power that somebody else put on a human could obey its payer or the owner of the row. It is a part of the human, so it obeys the owner of the row.',
    source: 'ruling',
  },
  'EMX-R8': {
    title: 'What multiplying an effect means',
    text: 'Multiplying could raise the amounts or repeat the property with new targets, and in Charge and Result nothing is said about it. In Influence the amounts are multiplied for one target; in Charge and Result each copy is applied at its own place, because the order from left to right needs it.',
    source: 'ruling',
  },
  'EMX-R9': {
    title: 'Self-development as the sixth power',
    text: 'Self-development might count itself when it enters as the sixth kind, and losing a slot might force a discard. It must already be among the five, as the row is tested before a power enters, and a lost slot forces nothing.',
    source: 'ruling',
  },
  'EMX-R10': {
    title: 'Cards that would do nothing',
    text: 'It is not clear whether a card may be activated without any effect. By default it may not, which also keeps anybody from earning karma with empty plays; option voidPlays = allow permits it.',
    source: 'ruling',
  },
  'EMX-R11': {
    title: 'Powers that enter during a step',
    text: 'A power that enters the row during a Charge or Result step might wait for the next one. It is still applied, because it lies on the right of the one that is being applied.',
    source: 'ruling',
  },
  'EMX-R12': {
    title: 'Partial application',
    text: 'The rulebook says that a property can be applied partly, not that it must be. It is always applied as far as possible.',
    source: 'ruling',
  },
  'EMX-R13': {
    title: 'Useless targets',
    text: 'Compulsory properties might be aimed where they do nothing. They may not, as long as there is a target for which they do something.',
    source: 'ruling',
  },
  'EMX-R14': {
    title: 'Passing',
    text: 'Passing is neither allowed nor forbidden in so many words. Since everybody performs one action, nobody may pass; a card can nearly always be drawn.',
    source: 'ruling',
  },
  'EMX-R15': {
    title: 'Size and colours of an exchange',
    text: 'Up to three cards could include none, and one colour could be meant for all. An exchange is of 1 to 3 cards, and the colour is chosen for each.',
    source: 'ruling',
  },
  'EMX-R16': {
    title: 'Endless extra actions',
    text: 'With own cards extra actions might go on for ever, which the rulebook does not foresee. A slot has at most 12 actions; option maxActionsPerSlot sets another cap.',
    source: 'ruling',
  },
  'EMX-R17': {
    title: 'How a cancel works',
    text: 'It is not clear when a cancel comes, what returns and who can pay. It comes after the action and before any other one, restores everything, the card included, and is payable from the pool at the beginning of the action; with option cancelMode = fizzle, the card is discarded and stays paid for.',
    source: 'ruling',
  },
  'EMX-R18': {
    title: 'Emons after a harvest',
    text: "The rulebook does not say what becomes of emons that reach a pool after its owner's step 2. By default they stay, as only step 2 returns emons; with option leftoverEmons = return, all pools are emptied at the end of the round.",
    source: 'ruling',
  },
  'EMX-R19': {
    title: 'Result 0 on a symbol',
    text: 'A marker that stays on a symbol because its result is 0 might trigger it again. It does not, since symbols come from movement.',
    source: 'ruling',
  },
  'EMX-R20': {
    title: 'Markers moved by other players',
    text: "It is not said whether a marker moved by another player's symbol triggers its new cell. By default it does, for its own owner; with option movedMarkerTriggers = false, it does not.",
    source: 'ruling',
  },
  'EMX-R21': {
    title: 'Direction of ten steps back',
    text: 'Back can mean against the result of the turn, against the last movement or towards 0. By default it is against the result, because the symbol speaks of 10 fewer emons of this turn; option backTen = lastMove or towardZero chooses another reading.',
    source: 'ruling',
  },
  'EMX-R22': {
    title: 'Postponed symbols',
    text: 'The rulebook does not treat markers that move on, or stay for two rounds, before a postponed symbol is resolved. It is resolved in the next round only, and only if the marker still stands on the cell.',
    source: 'ruling',
  },
  'EMX-R23': {
    title: 'Result inside a chain',
    text: 'The result of this turn could mean the difference of emons or everything moved so far. It is the difference of the player whose turn it is, changed by double-result and back-ten but not by dice; with option dieChangesResult = true, dice change it too.',
    source: 'ruling',
  },
  'EMX-R24': {
    title: 'Only own powers to discard',
    text: 'Discarding any power might be optional when nobody but its owner has one. It is compulsory all the same.',
    source: 'ruling',
  },
  'EMX-R25': {
    title: 'Who may protect what',
    text: 'It is not clear whether only own powers may be protected, and from what. Everybody but the attempter may protect a power on any human, but not from the symbol discard-own-powers, which no player directs.',
    source: 'ruling',
  },
  'EMX-R26': {
    title: 'Endless symbol chains',
    text: 'A symbol on another cell is resolved again and again if the text is taken literally. By default each marker triggers each cell once in a chain; with option symbolRepeat = kind, each kind once.',
    source: 'ruling',
  },
  'EMX-R27': {
    title: 'Karma in odd moments',
    text: 'Payments in Charge and a supply that is too short are not treated. Such karma comes back in the next round too, and what the payer paid is always set aside.',
    source: 'ruling',
  },
  'EMX-R28': {
    title: 'Reshuffling while a card is resolved',
    text: 'It is not said when exactly the discard pile is reshuffled, nor what is in it then. It happens when a card is needed, and the card that is being resolved lies in limbo.',
    source: 'ruling',
  },
  'EMX-R29': {
    title: 'When emons run out',
    text: 'The rulebook counts the emons without saying what happens when they run out. By default whoever takes gets what is there; with option supply = unlimited, they never run out.',
    source: 'ruling',
  },
  'EMX-R30': {
    title: 'Goal reached and left again',
    text: 'A marker may reach the goal and be moved back in the same Result phase. By default the game ends, because the goal was reached; with option reached = atRoundEnd, it goes on.',
    source: 'ruling',
  },
  'EMX-R31': {
    title: 'Equal results',
    text: 'The rulebook has no rule for ties. By default the victory is shared; with option tie = marker, the greater absolute position decides first.',
    source: 'ruling',
  },
  'EMX-R32': {
    title: 'Clan members on the wrong side',
    text: 'Scores of a clan could be added as absolute or as signed numbers, and members could show each other their hands. Signed numbers are added, and hands stay secret.',
    source: 'ruling',
  },
  'EMX-R33': {
    title: 'Comparing solo games',
    text: 'Most emons in the fewest rounds could mean a ratio. Records are compared by score first and by rounds only if the scores are equal.',
    source: 'ruling',
  },
  'EMX-R34': {
    title: 'Copies and discards of individual decks',
    text: 'Nothing is said about copies of cards and about discarding stolen ones. The sets that are owned limit the copies, and a card returns to the deck it comes from; option individualDecks.anyDeckSize = true lifts the recommended size.',
    source: 'ruling',
  },
  'EMX-R35': {
    title: 'Details of free feeding',
    text: 'Leftover humans, karma, hands, own powers and final values are not settled, and the ban on playing twice for one emonit in Result must mean one human. Everything of a human stays with it and counts at the end for the player who harvested it last; option freeFeeding.chargeAll = true charges leftover humans too.',
    source: 'ruling',
  },
  'EMX-R36': {
    title: 'Whether discards are shown',
    text: 'Exchanged cards are hidden from others, but of forced discards from a hand nothing is said. They are hidden too.',
    source: 'ruling',
  },
  'EMX-R37': {
    title: 'What being asked reveals',
    text: 'Asking only those who can react shows that somebody can. By default everybody but the actor is asked, so that an open window tells nothing; option reactionPrompt = holders asks fewer, for play with open hands.',
    source: 'ruling',
  },
  'EMX-R38': {
    title: 'Emons moved by effects',
    text: 'Emons that an effect moves, removes or gives away could count as spent on another player. They do not, as the rulebook speaks of paid activations only.',
    source: 'ruling',
  },
  'EMX-R39': {
    title: 'Effects on the payer and others',
    text: 'The payment for an Effect that hits the payer and others at once could make karma in part. All of it does, once, because it cannot be divided.',
    source: 'ruling',
  },
  'EMX-R40': {
    title: 'Cost before effect',
    text: 'The order of cost and effect is not stated outright. The cost is paid first, so doubling and giving count what is left.',
    source: 'ruling',
  },
  'EMX-R41': {
    title: 'Number of humans',
    text: 'Any empty place at the table could be a human. There is a fixed number of humans instead, as many as players by default; option freeFeeding.humans sets up to twice as many.',
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
