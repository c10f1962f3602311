import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear: what is unclear, the default, and the option that changes it. */
export const rulings = {
  // Rulings
  'EMX-R1': {
    title: 'Faces of the dice',
    text: 'The rulebook describes no special faces, so the dice have six faces from 1 to 6.',
    source: 'ruling',
  },
  'EMX-R2': {
    title: 'Choosing the first player',
    text: 'By agreement or by dice can both be meant. By default the first player is drawn from the seed; option firstPlayer names a seat.',
    source: 'ruling',
  },
  'EMX-R3': {
    title: 'Where the cost stands',
    text: 'The cost is said to stand in the lower left corner and, when missing, in the lower right. This is taken as a misprint: there is one value.',
    source: 'ruling',
  },
  'EMX-R4': {
    title: 'Cost of a neutral card',
    text: 'No colour is named for it. Since two-coloured emons mean any, it is paid in any mixture.',
    source: 'ruling',
  },
  'EMX-R5': {
    title: 'Emon of a neutral power',
    text: 'One emon for each active power is promised without exception, but the colour of a neutral one is open. By default its owner chooses; option neutralPowerEmon = none gives nothing.',
    source: 'ruling',
  },
  'EMX-R6': {
    title: 'Neutral power at the end',
    text: 'Its value could count 0 or in favour of its owner. By default it follows the direction of the rest; option neutralValue = zero drops it.',
    source: 'ruling',
  },
  'EMX-R7': {
    title: 'Power placed by another',
    text: 'The payer or the owner of the row could control it. It is part of the human, so the owner of the row does.',
    source: 'ruling',
  },
  'EMX-R8': {
    title: 'Multiplied effects',
    text: 'Amounts can be multiplied or the property repeated. In Influence amounts are multiplied for one target; in Charge and Result each copy is applied at its own place, because the order needs it.',
    source: 'ruling',
  },
  'EMX-R9': {
    title: 'Self-development as the sixth',
    text: 'The card could count itself at once or must already be among the five. The row is tested before a card enters, and no power is discarded when a slot is lost.',
    source: 'ruling',
  },
  'EMX-R10': {
    title: 'Cards without effect',
    text: 'Activating a card that would do nothing could be legal and wasted. By default it is illegal, which also stops karma for nothing; option voidPlays = allow changes it.',
    source: 'ruling',
  },
  'EMX-R11': {
    title: 'Powers that enter during a step',
    text: 'Such a power lies to the right of the one that is being applied, so it still applies in that step.',
    source: 'ruling',
  },
  'EMX-R12': {
    title: 'Partial application',
    text: 'It could be optional to apply a property partly. It is always applied as far as possible.',
    source: 'ruling',
  },
  'EMX-R13': {
    title: 'Useless targets',
    text: 'The owner of a compulsory property may not choose a target for which it does nothing while another one exists.',
    source: 'ruling',
  },
  'EMX-R14': {
    title: 'Passing',
    text: 'Every player performs one action, so nobody may pass; drawing is nearly always possible.',
    source: 'ruling',
  },
  'EMX-R15': {
    title: 'Size and colours of an exchange',
    text: 'An exchange is of one to three cards, and the colour is chosen for each card.',
    source: 'ruling',
  },
  'EMX-R16': {
    title: 'Endless extra actions',
    text: "With cards of the players' own extra actions might never end. A slot has at most 12 actions; option maxActionsPerSlot sets another cap.",
    source: 'ruling',
  },
  'EMX-R17': {
    title: 'How a cancel works',
    text: 'It comes after the action is resolved and before anything else, so that a slot is unwound one action at a time; everything is restored, the card too; the pool at the beginning of the action decides about the cost. Option cancelMode = fizzle discards the card instead.',
    source: 'ruling',
  },
  'EMX-R18': {
    title: 'Emons after the own harvest',
    text: 'They could be lost. By default they stay, as only step 2 returns emons; option leftoverEmons = return empties all pools at the end of the round.',
    source: 'ruling',
  },
  'EMX-R19': {
    title: 'Result 0 on a symbol',
    text: 'A marker that does not move does not trigger the symbol it stands on, since symbols follow from movement.',
    source: 'ruling',
  },
  'EMX-R20': {
    title: 'Markers moved by others',
    text: 'They trigger the cell they stop on, for their own owner; option movedMarkerTriggers = false silences it.',
    source: 'ruling',
  },
  'EMX-R21': {
    title: 'Direction of ten steps back',
    text: 'By default they go against the last movement, as if there had been ten fewer emons of that colour; option backTen = towardZero leads towards the start.',
    source: 'ruling',
  },
  'EMX-R22': {
    title: 'Postponed symbols',
    text: 'They take effect in the next round only, and only if the marker still stands on the cell.',
    source: 'ruling',
  },
  'EMX-R23': {
    title: 'Result inside a chain',
    text: "It is the result of the moving player's turn, changed by doubling and by ten steps back, but not by dice; option dieChangesResult = true counts dice too.",
    source: 'ruling',
  },
  'EMX-R24': {
    title: 'Only own powers to discard',
    text: 'Discarding any power is compulsory even when only own powers are active.',
    source: 'ruling',
  },
  'EMX-R25': {
    title: 'What may be protected',
    text: 'Any player but the attempter may protect any power on any human, though not against the symbol that discards all own powers, which nobody directs.',
    source: 'ruling',
  },
  'EMX-R26': {
    title: 'Endless chains',
    text: 'Read literally, every new cell triggers. By default each cell triggers once for a marker in a chain; option symbolRepeat = kind allows each kind once.',
    source: 'ruling',
  },
  'EMX-R27': {
    title: 'Karma in odd moments',
    text: 'Payments made in Charge count for the next round too, and the own part is set aside even if the supply cannot match it.',
    source: 'ruling',
  },
  'EMX-R28': {
    title: 'Reshuffles while a card is resolved',
    text: 'A card under resolution lies apart, and a reshuffle happens only when a card is needed.',
    source: 'ruling',
  },
  'EMX-R29': {
    title: 'Whether emons run out',
    text: 'They are counted among the components, so by default they are limited and whoever takes gets what is there; option supply = unlimited lifts it.',
    source: 'ruling',
  },
  'EMX-R30': {
    title: 'Goal reached and left',
    text: 'A marker that reached the goal and was moved back in the same round ends the game; with option reached = atRoundEnd it does not.',
    source: 'ruling',
  },
  'EMX-R31': {
    title: 'Equal results',
    text: 'By default the victory is shared; option tie = marker compares positions first.',
    source: 'ruling',
  },
  'EMX-R32': {
    title: 'Members on the wrong side',
    text: 'A clan adds the signed scores of its members, and hands stay secret.',
    source: 'ruling',
  },
  'EMX-R33': {
    title: 'Comparing solo games',
    text: 'Most emons in the fewest rounds is read as score first, then rounds.',
    source: 'ruling',
  },
  'EMX-R34': {
    title: 'Copies in individual decks',
    text: 'The owned sets limit the copies in use, and cards return to the deck they came from, even stolen ones.',
    source: 'ruling',
  },
  'EMX-R35': {
    title: 'Details of free feeding',
    text: 'Everything of a human stays with it: its karma waits while it is left out, and at the end it counts for its last harvester. Option chargeAll charges every human.',
    source: 'ruling',
  },
  'EMX-R36': {
    title: 'Discards from a hand',
    text: 'Exchanged cards are not shown, and neither are cards a player is forced to discard.',
    source: 'ruling',
  },
  'EMX-R37': {
    title: 'Being asked to react',
    text: 'Asking holders only tells that somebody can react. This is the default, and views show no more than an open window; option reactionPrompt = all hides even that.',
    source: 'ruling',
  },
  'EMX-R38': {
    title: 'Emons moved by effects',
    text: 'Emons that an effect moves, removes or gives away are not spent on another player; only payments for activation make karma.',
    source: 'ruling',
  },
  'EMX-R39': {
    title: 'Effects on several humans',
    text: 'A payment for an Effect that concerns the payer and others cannot be divided, so all of it makes karma, once.',
    source: 'ruling',
  },
  'EMX-R40': {
    title: 'Cost before effect',
    text: 'The cost is paid first, so doubling and giving reckon with what is left.',
    source: 'ruling',
  },
  'EMX-R41': {
    title: 'Number of humans',
    text: 'Any free place at the table could be a human. Free feeding has a fixed number, as many as players by default; option freeFeeding sets more, up to twice as many.',
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
