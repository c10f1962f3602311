import type { RuleCatalogue } from '@rulewright/core';

/** Moments, karma and the supply. */
export const moments = {
  // Moments
  'EMX-MOM.1': {
    title: 'Only in its window',
    text: 'A Moment is never an action. It is played only in its window, paid for as usual and discarded face up.',
    source: 'Card types',
  },
  'EMX-MOM.2': {
    title: 'Cancel window',
    text: 'After every action has been completely resolved, and before extra actions and the next action, it may be cancelled.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.3': {
    title: 'Who may cancel',
    text: "Every other player who held a cancelling Moment when the action began, still holds it, and whose pool of that time pays for it is asked, clockwise from the actor's left. The first to play one closes the window.",
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.4': {
    title: 'What a cancel gives back',
    text: 'Everything is as it was before the action: emons, karma, hands, rows and piles; costs are refunded, and Moments played inside the action return to their hands.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.5': {
    title: 'What a cancel does not give back',
    text: 'The generator is never rewound, and the action counts as performed. A die that is rolled again is a new roll.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.6': {
    title: 'Extra actions of a cancelled action',
    text: 'Extra actions granted by the cancelled action are lost; those granted before remain.',
    source: 'EMX-R17',
  },
  'EMX-MOM.7': {
    title: 'Paying for a cancel',
    text: 'After everything is restored the canceller pays for the Moment and discards it, and a paid cancel always makes karma.',
    source: 'Karma',
  },
  'EMX-MOM.8': {
    title: 'No cancel of a cancel',
    text: 'Moments are no actions and cannot be cancelled, and an action is cancelled at most once.',
    source: 'EMX-R17',
  },
  'EMX-MOM.9': {
    title: 'What cannot be cancelled',
    text: 'Charge and Result steps, symbols, refills and free activations in a Result property cannot be cancelled; the action of an extra-action symbol can.',
    source: 'Card symbols',
  },
  'EMX-MOM.10': {
    title: 'Option fizzle',
    text: 'With option cancelMode = fizzle the cancelled card is not returned: it is discarded and paid for again, with karma, as if it had failed.',
    source: 'EMX-R17',
  },
  'EMX-MOM.11': {
    title: 'Not the own action',
    text: 'Nobody can cancel an action of their own.',
    source: 'Card types',
  },
  'EMX-MOM.12': {
    title: 'Knowledge remains',
    text: 'Cancelling a draw or a theft returns the cards, but nobody has to forget them.',
    source: 'EMX-R17',
  },
  'EMX-MOM.13': {
    title: 'Protect window',
    text: 'When a power has been chosen by discardPower or by a symbol, everybody but the attempter who holds a protecting Moment and can pay now is asked, the owner of the power first, then clockwise.',
    source: 'Special moments; EMX-R25',
  },
  'EMX-MOM.14': {
    title: 'What a protection does',
    text: 'The power stays and the attempt is used up. The effect behind it is discarded all the same, its cost and karma stand, and its other operations are carried out.',
    source: 'Special moments; EMX-R25',
  },
  'EMX-MOM.15': {
    title: 'Karma of a protection',
    text: 'A paid protection makes karma only if the power is on a human of another player.',
    source: 'Karma',
  },
  'EMX-MOM.16': {
    title: 'What cannot be protected',
    text: 'Discarding all own powers by the symbol, and discarding cards from a hand, cannot be prevented.',
    source: 'EMX-R25',
  },
  'EMX-MOM.17': {
    title: 'Who is asked',
    text: 'By default a window asks eligible players only; with option reactionPrompt = all everybody in its order is asked, and those who are not eligible can only pass.',
    source: 'EMX-R37',
  },
  // Karma
  'EMX-KRM.1': {
    title: 'When karma arises',
    text: 'Karma arises from paying at least one emon for an Effect that concerns a human of another player, for a Power placed on one, for a cancel, or for protecting a power on one.',
    source: 'Karma',
  },
  'EMX-KRM.2': {
    title: 'When no karma arises',
    text: 'Free cards, cards for oneself alone, protection of an own power, uses of properties, emons moved by effects, free activations and exchanges make no karma.',
    source: 'Karma',
  },
  'EMX-KRM.3': {
    title: 'Twice the payment',
    text: 'All emons paid for the card are set aside for the payer, and the supply adds as many of each colour.',
    source: 'Karma',
  },
  'EMX-KRM.4': {
    title: 'Out of reach',
    text: 'Karma set aside is public and no part of the pool: it cannot be spent, moved, lost or absorbed.',
    source: 'Karma',
  },
  'EMX-KRM.5': {
    title: 'When karma comes back',
    text: "It enters the payer's pool at step 4 of the Charge turn of the next round.",
    source: 'Charge phase',
  },
  'EMX-KRM.6': {
    title: 'Two buckets',
    text: 'What is set aside in a round, even in its Charge phase, becomes due when the round has ended.',
    source: 'Karma; EMX-R27',
  },
  'EMX-KRM.7': {
    title: 'Karma and a short supply',
    text: "If the supply cannot match the payment, the payer's own emons are set aside with whatever it has.",
    source: 'EMX-R27',
  },
  'EMX-KRM.8': {
    title: 'Karma of a cancelled action',
    text: 'The karma of a cancelled action is undone, while that of the canceller stays.',
    source: 'Special moments',
  },
  'EMX-KRM.9': {
    title: 'Karma of the last round',
    text: 'Karma set aside in the last round is not charged but counts in the final score, doubled as it is.',
    source: 'End of the game',
  },
  'EMX-KRM.10': {
    title: 'Examples in the rulebook',
    text: 'Brainwashing, Clarity of Mind, Fear and any paid Power make karma when spent on others; Inspiration, Irritation, Cleansing and Devastation, being free, and Conviction for an own card do not.',
    source: 'Karma',
  },
  // Supply and piles
  'EMX-SUP.1': {
    title: 'Emons are counted',
    text: 'Supply, pools and karma together always hold 180 emons of each colour for every set, unless option supply = unlimited.',
    source: 'Contents; EMX-R29',
  },
  'EMX-SUP.2': {
    title: 'Short supply',
    text: 'Whoever takes emons from a short supply gets what is there, and the rest is lost.',
    source: 'EMX-R29',
  },
  'EMX-SUP.3': {
    title: 'Reshuffling',
    text: 'When a card is needed and the draw pile is empty, the discards are shuffled and become the draw pile. If both are empty no card is drawn.',
    source: 'Card layout',
  },
  'EMX-SUP.4': {
    title: 'Not before it is needed',
    text: 'The discards are reshuffled when a card is needed, not as soon as the draw pile is empty.',
    source: 'EMX-R28',
  },
  'EMX-SUP.5': {
    title: 'What is never reshuffled',
    text: 'Cards in hands, in rows and under resolution take no part in a reshuffle.',
    source: 'EMX-R28',
  },
} as const satisfies RuleCatalogue;
