import type { RuleCatalogue } from '@rulewright/core';

/** Cards, powers and how properties are applied. */
export const cards = {
  // Cards and costs
  'EMX-CRD.1': {
    title: 'Three types',
    text: 'An Effect is played once and discarded; a Moment too, but only in its special window. A Power stays in a row until something discards it.',
    source: 'Card types',
  },
  'EMX-CRD.2': {
    title: 'Cards in hand',
    text: 'A card in hand has no influence on the game. It can be activated, exchanged, discarded or stolen.',
    source: 'Cards',
  },
  'EMX-CRD.3': {
    title: 'Sign of a card',
    text: 'The background shows the sign: a blue card is positive, a red one negative, and one of any other colour neutral.',
    source: 'Card layout',
  },
  'EMX-CRD.4': {
    title: 'Cost of activation',
    text: 'A card costs as many emons as its value, of its sign and from the pool of the payer; for a neutral card the payer mixes the colours at will. A card with value 0 or without a number is free.',
    source: 'Value and cost; EMX-R3; EMX-R4',
  },
  'EMX-CRD.5': {
    title: 'All or nothing',
    text: 'The cost is paid in full; a card for which the pool holds too few emons cannot be activated.',
    source: 'Value and cost',
  },
  'EMX-CRD.6': {
    title: 'Where payments go',
    text: 'Emons that are paid go to the supply, unless they make karma and are set aside (EMX-KRM.3).',
    source: 'Value and cost; Karma',
  },
  'EMX-CRD.7': {
    title: 'Value at the end',
    text: 'The value of an active power also counts in the final score, with its sign (EMX-END.4). Effects and Moments never count.',
    source: 'Card layout; End of the game',
  },
  'EMX-CRD.8': {
    title: 'Discarding one-shot cards',
    text: 'A one-shot card goes face up to the discard pile when it is completely resolved, before any extra action it grants. While it is being resolved it lies in limbo and takes no part in a reshuffle.',
    source: 'Card types; EMX-R28',
  },

  // Powers
  'EMX-PWR.1': {
    title: 'On oneself or anyone else',
    text: "A Power may be activated on the player's own human or on any other, unless the card restricts it, and the target cannot refuse. From then on it belongs to the human of the target in every respect.",
    source: 'Activating cards; EMX-R7',
  },
  'EMX-PWR.2': {
    title: 'At the right end',
    text: 'A new active power is placed at the right end of the row. The order never changes otherwise; gaps are closed.',
    source: 'Activating cards',
  },
  'EMX-PWR.3': {
    title: 'Five different powers',
    text: 'A human has at most 5 different active powers, plus the sum of the slots that its active powers give (EMX-VOC.24).',
    source: 'Activating cards; Card layout',
  },
  'EMX-PWR.4': {
    title: 'Copies and their limit',
    text: 'Further copies of an active power take no slot, so a row may hold more than 5 cards. A human has at most as many copies of a power as its multi-activation limit, which is 1 if the card names none.',
    source: 'Activating cards; Card layout',
  },
  'EMX-PWR.5': {
    title: 'Room is tested beforehand',
    text: 'Room is tested with the row as it is before the power enters: after five different powers that give no slot a sixth kind is illegal, even Self-development. With Self-development among the five a sixth kind is legal.',
    source: 'Card layout; EMX-R9',
  },
  'EMX-PWR.6': {
    title: 'When slots are lost',
    text: 'When a human loses slots, nothing is discarded. The row only takes no new kind until there is room again.',
    source: 'EMX-R9',
  },
  'EMX-PWR.7': {
    title: 'Discarding a power',
    text: 'To discard a power is to take exactly one card, a single copy, out of a row and put it face up on the discard pile.',
    source: 'Special moments',
  },
  'EMX-PWR.8': {
    title: 'Both signs on one human',
    text: 'Positive, negative and neutral powers may be active on the same human.',
    source: 'End of the game',
  },

  // Applying properties
  'EMX-APP.1': {
    title: 'Aiming a property',
    text: 'A property may be aimed at oneself as well as at others, unless its scope says otherwise.',
    source: 'Applying properties',
  },
  'EMX-APP.2': {
    title: 'Compulsory and voluntary',
    text: 'Charge and Result properties are applied in their phase whatever their owner wishes. Influence properties are voluntary and cost an action.',
    source: 'Applying properties',
  },
  'EMX-APP.3': {
    title: 'As far as possible',
    text: 'What cannot be done completely is done as far as possible: every operation does the largest amount it can, and nobody may choose less.',
    source: 'Applying properties; EMX-R12',
  },
  'EMX-APP.4': {
    title: 'Impossible properties',
    text: 'A property that cannot be applied at all is not applied, and the game goes on.',
    source: 'Applying properties',
  },
  'EMX-APP.5': {
    title: 'No debts',
    text: 'A pool never holds fewer than 0 emons, and what could not be taken is not owed later.',
    source: 'Applying properties',
  },
} as const satisfies RuleCatalogue;
