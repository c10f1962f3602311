import type { RuleCatalogue } from '@rulewright/core';

/** The Influence phase and its actions. */
export const influence = {
  // Influence phase
  'EMX-INF.1': {
    title: 'Four actions',
    text: 'In a slot the player performs exactly one of four actions: play a card from the hand, use an Influence property, exchange 1 to 3 cards for emons, or draw 1 card.',
    source: 'Influence phase',
  },
  'EMX-INF.2': {
    title: 'Acting is compulsory',
    text: 'A player who has a legal action must take one; nobody may pass. A slot in which none of the four actions is legal is skipped.',
    source: 'Influence phase; EMX-R14',
  },
  'EMX-INF.3': {
    title: 'Playing a card',
    text: 'An Effect or a Power from the hand may be played on a target that the card allows, if the whole cost can be paid at that moment. A Power also needs room in the row of the target (EMX-PWR.3 to EMX-PWR.5), and an Effect has to be usable on it (EMX-VOC.9).',
    source: 'Influence phase; Value and cost; Activating cards; EMX-R10',
  },
  'EMX-INF.4': {
    title: 'Order of a play',
    text: 'The card leaves the hand, its cost is paid and karma is set aside; then an Effect carries out its operations and is discarded, or a Power is placed in the row. The cancel window follows (EMX-MOM.2), and after it the extra actions.',
    source: 'Card types; EMX-R40',
  },
  'EMX-INF.5': {
    title: 'Placing is not applying',
    text: 'Activating a Power applies none of its properties; they take effect later, in their own phases.',
    source: 'Influence phase; Card types',
  },
  'EMX-INF.6': {
    title: 'Using a power',
    text: "An action may use the Influence property of one kind of active power in the player's own row, on a target within its scope on which it is usable (EMX-VOC.9). It costs no emons, the power stays, and it may be used again in any later slot.",
    source: 'Influence phase',
  },
  'EMX-INF.7': {
    title: 'Copies multiply',
    text: "If several copies of that power are active in the player's row, one use counts for all: the property is applied once, multiplied by the number of copies (EMX-VOC.10).",
    source: 'Influence phase; EMX-R8',
  },
  'EMX-INF.8': {
    title: 'Only the owner of the row',
    text: 'Nobody but the owner of a row uses the properties of its powers, even if another player paid for them.',
    source: 'Influence phase; EMX-R7',
  },
  'EMX-INF.9': {
    title: 'Exchanging cards',
    text: 'The player gives up 1, 2 or 3 cards of any sort from the hand and takes one emon for each, the colour being free for every card. The cards go to the discard pile face down, and nobody else sees them.',
    source: 'Influence phase; EMX-R15; EMX-R36',
  },
  'EMX-INF.10': {
    title: 'Exchange card by card',
    text: 'The cards of an exchange are given up one by one, and after the first and the second the player may stop; all of it is one action. It ends after the third card or when no card or no emon is left, and a colour whose supply is empty cannot be chosen.',
    source: 'EMX-R15; EMX-R29',
  },
  'EMX-INF.11': {
    title: 'Drawing a card',
    text: 'The player takes the top card of the draw pile into the hand. This is legal while the draw pile or the discard pile has a card.',
    source: 'Influence phase',
  },
  'EMX-INF.12': {
    title: 'Absorbed emons are gone',
    text: 'Emons that have been absorbed, which is what the position of a marker shows, can never be spent.',
    source: 'Value and cost',
  },
  'EMX-INF.13': {
    title: 'Extra actions',
    text: 'An extra action is one of the four actions and belongs to the player who played the card, whatever its target was. It is taken right after the cancel window of the action that granted it, before the turn passes; several are taken one after another.',
    source: 'Card symbols; Card types',
  },
  'EMX-INF.14': {
    title: 'Cap on the actions of a slot',
    text: 'A slot has at most 12 actions, extra ones included; option maxActionsPerSlot sets another cap. Extra actions beyond it are lost.',
    source: 'EMX-R16',
  },
  'EMX-INF.15': {
    title: 'End of a slot',
    text: 'A slot ends when its action and all extra actions are done, and the next player acts. Playing a Moment is not an action and uses up no slot.',
    source: 'Influence phase; Card types',
  },
} as const satisfies RuleCatalogue;
