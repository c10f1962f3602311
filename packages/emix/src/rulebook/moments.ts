import type { RuleCatalogue } from '@rulewright/core';

/** Moments, karma and the supply. */
export const moments = {
  // Moments
  'EMX-MOM.1': {
    title: 'Only in its window',
    text: 'A Moment can be played only in its window and is never offered as an action. Its cost is paid as usual (EMX-CRD.4), and it goes face up to the discard pile.',
    source: 'Card types',
  },
  'EMX-MOM.2': {
    title: 'Cancel window',
    text: 'The window opens when an action has been completely resolved, before any extra action it grants and before the next action of anybody. This goes for all four kinds of actions, extra actions and the actions of symbols included.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.3': {
    title: 'Who may cancel',
    text: "Eligible is every other player who holds a cancel Moment now and held it when the action began, and whose pool at the beginning of the action covers its cost. They are asked clockwise from the actor's left, and the first to play one closes the window.",
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.4': {
    title: 'What a cancel restores',
    text: 'Everything is set back to the moment before the action: emons, karma, hands, rows, the draw pile with its order, and the discard pile. The cancelled card returns to the hand with its cost refunded, drawn and stolen cards go back where they were, and so do Moments played inside the action, with refund.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.5': {
    title: 'What a cancel does not restore',
    text: 'The random generator, the log and the count of actions are not set back: the action is spent and nothing replaces it. Dice rolled in it are void, and a later roll is a new one.',
    source: 'Special moments; EMX-R17',
  },
  'EMX-MOM.6': {
    title: 'Extra actions of a cancelled action',
    text: 'Extra actions granted by the cancelled action are lost. Those granted earlier in the slot remain.',
    source: 'EMX-R17',
  },
  'EMX-MOM.7': {
    title: 'Paying for a cancel',
    text: 'After everything is restored the canceller pays for the Moment and discards it; a paid cancel always makes karma. Nothing undoes this.',
    source: 'Karma; EMX-R17',
  },
  'EMX-MOM.8': {
    title: 'No cancel of a cancel',
    text: 'Neither a cancel nor a protection is an action, so neither can be cancelled. An action is cancelled at most once, and no second window follows.',
    source: 'EMX-R17',
  },
  'EMX-MOM.9': {
    title: 'What cannot be cancelled',
    text: 'Charge and Result steps, symbols, refills and free activations by a Result property cannot be cancelled. The action performed through an extra-action symbol can.',
    source: 'Card symbols',
  },
  'EMX-MOM.10': {
    title: 'Cancelling with fizzle',
    text: 'With option cancelMode = fizzle, everything is restored in the same way, but an activated card is then discarded and its cost paid again from the restored pool, with karma, as if its effect had failed.',
    source: 'EMX-R17',
  },
  'EMX-MOM.11': {
    title: "Not one's own action",
    text: 'A player cannot cancel an action of their own.',
    source: 'Card types',
  },
  'EMX-MOM.12': {
    title: 'Knowledge remains',
    text: 'When a draw or a theft is cancelled the cards go back, but whoever has seen them need not forget them.',
    source: 'EMX-R17',
  },
  'EMX-MOM.13': {
    title: 'Protect window',
    text: 'The window opens when an active power has been chosen by discardPower or the symbol discard-any-power, before it leaves the row. Eligible is everybody but the player who makes the attempt who holds a protect Moment and can pay for it now; the owner of the power is asked first, then the others clockwise from there.',
    source: 'Special moments; EMX-R25',
  },
  'EMX-MOM.14': {
    title: 'What a protection does',
    text: 'The power stays where it is, and the attempt counts as made: no other power is discarded instead. An Effect used for it is discarded all the same, its cost and karma stand, and its other operations are carried out.',
    source: 'Special moments; EMX-R25',
  },
  'EMX-MOM.15': {
    title: 'Karma of a protection',
    text: "A paid protection makes karma only if the power is on another player's human; protecting a power of one's own makes none.",
    source: 'Karma',
  },
  'EMX-MOM.16': {
    title: 'What cannot be protected',
    text: 'Protection helps neither against the symbol discard-own-powers nor against discarding cards from a hand.',
    source: 'EMX-R25',
  },
  'EMX-MOM.17': {
    title: 'Who is asked to react',
    text: 'A window asks everybody but the actor or attempter, in order, until one reacts; those who are not eligible can only pass, and the engine does not pass for them. With option reactionPrompt = holders, only eligible players are asked, so that an open window tells the others that somebody can react.',
    source: 'EMX-R37',
  },

  // Karma
  'EMX-KRM.1': {
    title: 'When karma arises',
    text: "Karma arises when a player pays at least one emon for an Effect whose targets include another player's human, for a Power placed on such a human, for a cancel Moment, or for a protect Moment that protects a power on such a human.",
    source: 'Karma; EMX-R39',
  },
  'EMX-KRM.2': {
    title: 'When no karma arises',
    text: "Free cards, cards whose only target is the payer, protection of one's own power, uses of properties, emons that effects move, remove or give away, free activations and exchanges make no karma.",
    source: 'Karma; EMX-R38',
  },
  'EMX-KRM.3': {
    title: 'Twice the payment',
    text: 'All emons paid for the card, colour by colour, are set aside for the payer, and the supply adds the same number of the same colour.',
    source: 'Karma; EMX-R39',
  },
  'EMX-KRM.4': {
    title: 'Out of reach',
    text: 'Karma that is set aside is no part of the pool: it cannot be spent, moved, lost or absorbed. It lies open.',
    source: 'Karma',
  },
  'EMX-KRM.5': {
    title: 'When karma comes back',
    text: "Karma enters the payer's pool at step 4 of the Charge turn in the next round.",
    source: 'Charge phase 4; Karma',
  },
  'EMX-KRM.6': {
    title: 'New and due karma',
    text: 'Karma earned in a round is kept as new and becomes due at the end of that round, even if it was earned in the Charge phase.',
    source: 'Karma; EMX-R27',
  },
  'EMX-KRM.7': {
    title: 'Karma and a short supply',
    text: "If the supply cannot match a payment in full, the payer's own emons are set aside all the same, and the supply adds what it has.",
    source: 'EMX-R27; EMX-R29',
  },
  'EMX-KRM.8': {
    title: 'Karma of a cancelled action',
    text: "The karma of a cancelled action is undone, and with option cancelMode = fizzle it then arises anew. The canceller's own karma stays.",
    source: 'Special moments; EMX-R17',
  },
  'EMX-KRM.9': {
    title: 'Karma of the last round',
    text: 'Karma set aside in the last round does not enter a pool any more; it counts in the final score, doubled as it lies there.',
    source: 'End of the game',
  },
  'EMX-KRM.10': {
    title: 'Examples in the rulebook',
    text: "Spent on somebody else, Brainwashing, Clarity of Mind, Fear and every paid Power make karma. Inspiration, Irritation, Cleansing and Devastation are free and make none, nor does Conviction for a power of one's own.",
    source: 'Karma',
  },

  // Supply and piles
  'EMX-SUP.1': {
    title: 'Emons are conserved',
    text: 'Supply, pools and karma together always hold 180 emons of each colour for every set. With option supply = unlimited, the supply never runs out.',
    source: 'Contents; EMX-R29',
  },
  'EMX-SUP.2': {
    title: 'Short supply',
    text: 'Whoever takes more emons than the supply has gets what is there; the rest is lost.',
    source: 'EMX-R29',
  },
  'EMX-SUP.3': {
    title: 'Reshuffling',
    text: 'If a card must be drawn and the draw pile is empty, the whole discard pile is shuffled and becomes the draw pile. If both are empty, no card is drawn.',
    source: 'Card layout',
  },
  'EMX-SUP.4': {
    title: 'Not before a card is needed',
    text: 'The discard pile is reshuffled at the moment a card is needed, not as soon as the draw pile runs out.',
    source: 'EMX-R28',
  },
  'EMX-SUP.5': {
    title: 'What is never reshuffled',
    text: 'Cards in hands, in rows and in limbo are never part of a reshuffle.',
    source: 'EMX-R28',
  },
} as const satisfies RuleCatalogue;
