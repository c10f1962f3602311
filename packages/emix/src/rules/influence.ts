import type { RuleCatalogue } from '@rulewright/core';

/** The Influence phase and its actions. */
export const influence = {
  // Influence phase
  'EMX-INF.1': {
    title: 'Four actions',
    text: 'In a slot the player performs one of four actions: play a card, use an Influence property, exchange up to three cards for emons, or draw a card.',
    source: 'Influence phase',
  },
  'EMX-INF.2': {
    title: 'Acting is compulsory',
    text: 'Nobody may pass. A slot in which none of the four actions is legal is skipped.',
    source: 'Influence phase; EMX-R14',
  },
  'EMX-INF.3': {
    title: 'Playing a card',
    text: 'An Effect or Power from the hand is played on a target that it allows, if the whole cost can be paid; a Power needs room there, and an Effect has to be usable.',
    source: 'Influence phase; Value and cost',
  },
  'EMX-INF.4': {
    title: 'Order of a play',
    text: 'The card leaves the hand, the cost is paid and karma set aside; then an Effect is carried out and discarded, or a Power is placed; then the action may be cancelled; then extra actions follow.',
    source: 'Card types',
  },
  'EMX-INF.5': {
    title: 'Placing is not applying',
    text: 'Activating a Power applies none of its properties.',
    source: 'Activating cards; Card types',
  },
  'EMX-INF.6': {
    title: 'Using a power',
    text: 'An action may use the Influence property of a power in the own row on a target for which it is usable. This is free, the power stays, and it may be used again later.',
    source: 'Influence phase',
  },
  'EMX-INF.7': {
    title: 'Copies multiply',
    text: 'One use of a power of which several copies are active in the row applies its property once, multiplied by their number (EMX-VOC.10).',
    source: 'Influence phase',
  },
  'EMX-INF.8': {
    title: 'Owner of the row',
    text: 'Only the owner of a row uses its properties, no matter who paid for them.',
    source: 'Influence phase; EMX-R7',
  },
  'EMX-INF.9': {
    title: 'Exchanging cards',
    text: 'One, two or three cards of any sort are given up, each for one emon of a freely chosen colour. They go to the discard pile face down, unseen by others.',
    source: 'Influence phase',
  },
  'EMX-INF.10': {
    title: 'Exchange step by step',
    text: 'After the first and the second card of an exchange the player may stop. It is a single action and ends with the third card or when no card or no emon is left; a colour the supply lacks is not on offer.',
    source: 'EMX-R15',
  },
  'EMX-INF.11': {
    title: 'Drawing a card',
    text: 'The top card of the draw pile is taken; this is legal while draw pile or discard pile has a card.',
    source: 'Influence phase',
  },
  'EMX-INF.12': {
    title: 'Absorbed emons are gone',
    text: 'What a marker shows has been absorbed and can never be spent.',
    source: 'Value and cost',
  },
  'EMX-INF.13': {
    title: 'Extra actions',
    text: 'An extra action belongs to whoever played the card, whatever its target was, and is performed at once after the window of the action that granted it. Several follow one after another.',
    source: 'Card symbols; Card types',
  },
  'EMX-INF.14': {
    title: 'Cap on actions',
    text: 'No slot has more than maxActionsPerSlot actions, extra ones included, 12 by default. What is granted beyond that is lost.',
    source: 'EMX-R16',
  },
  'EMX-INF.15': {
    title: 'End of a slot',
    text: 'A slot ends when its action and all extra actions are done. Playing a Moment is no action and takes no slot.',
    source: 'Influence phase; Card types',
  },
} as const satisfies RuleCatalogue;
