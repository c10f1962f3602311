import type { RuleCatalogue } from '@rulewright/core';

/** Cards, powers and how properties are applied. */
export const cards = {
  // Cards and costs
  'EMX-CRD.1': {
    title: 'Three types',
    text: 'Effects are used once, Moments once and only in their window, and Powers stay in a row until they are discarded.',
    source: 'Card types',
  },
  'EMX-CRD.2': {
    title: 'Cards in hand',
    text: 'A card in hand influences nothing; it can be activated, exchanged, discarded or stolen.',
    source: 'Cards',
  },
  'EMX-CRD.3': {
    title: 'Sign of a card',
    text: 'A blue card is positive, a red one negative, any other one neutral.',
    source: 'Card layout',
  },
  'EMX-CRD.4': {
    title: 'Cost',
    text: "A card costs its value in emons of its sign from the payer's own pool, a neutral one any mixture. Value 0 is free.",
    source: 'Value and cost; EMX-R3; EMX-R4',
  },
  'EMX-CRD.5': {
    title: 'All or nothing',
    text: 'A card whose cost cannot be paid in full cannot be activated.',
    source: 'Value and cost',
  },
  'EMX-CRD.6': {
    title: 'Where payments go',
    text: 'Emons paid go to the supply, unless karma arises.',
    source: 'Value and cost; Karma',
  },
  'EMX-CRD.7': {
    title: 'Value at the end',
    text: 'The value of an active power counts at the end with its sign. Effects and Moments never count.',
    source: 'Card layout; End of the game',
  },
  'EMX-CRD.8': {
    title: 'Discarding one-shot cards',
    text: 'A one-shot card is discarded face up when it is completely resolved and before its extra action. Until then it lies apart and is not reshuffled.',
    source: 'Card types; EMX-R28',
  },
  // Powers
  'EMX-PWR.1': {
    title: 'On anybody',
    text: 'A power may be activated on oneself or on anyone else unless the card forbids it. The target cannot refuse and owns it from then on.',
    source: 'Activating cards',
  },
  'EMX-PWR.2': {
    title: 'At the right end',
    text: 'A new power is placed at the right end of the row. Otherwise the order never changes; gaps close.',
    source: 'Activating cards',
  },
  'EMX-PWR.3': {
    title: 'Five different powers',
    text: 'A human has at most five different powers, and more if active powers give slots.',
    source: 'Activating cards; Card layout',
  },
  'EMX-PWR.4': {
    title: 'Copies',
    text: 'Further copies of an active power need no slot, but no human has more copies of a power than its limit.',
    source: 'Activating cards; Card layout',
  },
  'EMX-PWR.5': {
    title: 'Room is tested before',
    text: 'Whether a power has room is judged by the row without it: five different powers without a slot admit no sixth, not even one that would give a slot.',
    source: 'Card layout; EMX-R9',
  },
  'EMX-PWR.6': {
    title: 'Limits that shrink',
    text: 'When a slot is lost nothing has to be discarded; the row is closed for new kinds until it fits again.',
    source: 'EMX-R9',
  },
  'EMX-PWR.7': {
    title: 'Discarding a power',
    text: 'Exactly one copy leaves the row and goes face up to the discard pile.',
    source: 'Special moments',
  },
  'EMX-PWR.8': {
    title: 'Both signs',
    text: 'One human may have powers of both signs.',
    source: 'End of the game',
  },
  // Applying properties
  'EMX-APP.1': {
    title: 'Aiming a property',
    text: 'A property may be aimed at oneself or at others unless its scope says otherwise.',
    source: 'Applying properties',
  },
  'EMX-APP.2': {
    title: 'Compulsory and voluntary',
    text: 'Charge and Result properties must be applied; an Influence property costs an action and is voluntary.',
    source: 'Applying properties',
  },
  'EMX-APP.3': {
    title: 'As far as possible',
    text: 'What cannot be done completely is done as far as it goes.',
    source: 'Applying properties; EMX-R12',
  },
  'EMX-APP.4': {
    title: 'Impossible properties',
    text: 'What cannot be done at all is left out, and the game goes on.',
    source: 'Applying properties',
  },
  'EMX-APP.5': {
    title: 'No debts',
    text: 'A pool never falls below 0, and nothing is owed.',
    source: 'Applying properties',
  },
} as const satisfies RuleCatalogue;
