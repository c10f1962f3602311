import type { RuleCatalogue } from '@rulewright/core';

/** The Result phase and the symbols of the board. */
export const result = {
  // Result phase
  'EMX-RES.1': {
    title: 'Step 1: Result properties',
    text: 'The Result properties of the own row are applied from left to right, by the same rules as those of the Charge phase.',
    source: 'Result phase; Applying properties',
  },
  'EMX-RES.2': {
    title: 'Step 2: the difference',
    text: 'The result is the number of positive emons of the pool less the negative ones; then the whole pool returns to the supply. Karma set aside is no part of it.',
    source: 'Result phase',
  },
  'EMX-RES.3': {
    title: 'Step 3: the marker moves',
    text: 'The marker moves by the result in one jump, upwards or downwards, and only the cell where it stops matters. A result of 0 is no movement and triggers nothing.',
    source: 'Result phase; EMX-R19',
  },
  'EMX-RES.4': {
    title: 'Symbol under the marker',
    text: 'A symbol on the cell where the marker stops is resolved, with the whole chain that follows.',
    source: 'Result phase',
  },
  'EMX-RES.5': {
    title: 'Step 4: refill the hand',
    text: 'A hand of fewer than five cards is filled up to five. Nobody discards down.',
    source: 'Result phase',
  },
  'EMX-RES.6': {
    title: 'Emons after the harvest',
    text: 'Emons that reach a pool after its harvest stay there for the next round; with option leftoverEmons = return all pools are emptied when the round ends.',
    source: 'EMX-R18',
  },
  'EMX-RES.7': {
    title: 'Unbounded track',
    text: 'Markers may cross 0 and go beyond the goal; the position is any whole number.',
    source: 'Result phase; End of the game',
  },
  // Board symbols
  'EMX-SYM.1': {
    title: 'When a symbol is resolved',
    text: 'A symbol is resolved when a marker moves and stops on it, whatever moved it. Its owner cannot refuse.',
    source: 'Board symbols; EMX-R20',
  },
  'EMX-SYM.2': {
    title: 'Extra action',
    text: 'The owner has an action slot at once, with all that belongs to one.',
    source: 'Board symbols',
  },
  'EMX-SYM.3': {
    title: 'Two cards',
    text: "At step 0 of the owner's next Charge turn two cards are drawn, if the marker still stands there.",
    source: 'Board symbols; EMX-R22',
  },
  'EMX-SYM.4': {
    title: 'Discard any power',
    text: 'The owner discards one active power of any human, the own included, if there is one. Others may protect it.',
    source: 'Board symbols; EMX-R24',
  },
  'EMX-SYM.5': {
    title: 'Two stolen cards',
    text: 'At step 0 of the next Charge turn the owner takes two random cards, or the only one, from another player with cards in hand. Without such a player nothing happens.',
    source: 'Board symbols',
  },
  'EMX-SYM.6': {
    title: 'Die',
    text: 'The blue die moves the marker upwards, the red one downwards. The result of the turn stays as it is unless option dieChangesResult is set.',
    source: 'Board symbols; EMX-R23',
  },
  'EMX-SYM.7': {
    title: 'Double result',
    text: 'The marker moves by the result of the turn once more, and that result is doubled.',
    source: 'Board symbols; EMX-R23',
  },
  'EMX-SYM.8': {
    title: 'Ten steps back',
    text: 'The marker moves ten steps against its last movement, or with option backTen = towardZero towards the start, and the result of the turn changes by the same ten.',
    source: 'Board symbols; EMX-R21',
  },
  'EMX-SYM.9': {
    title: 'Another marker moves',
    text: 'The owner chooses another player whose marker moves by the result of this turn and resolves the symbol it stops on. Alone, or with a result of 0, nothing happens.',
    source: 'Board symbols; EMX-R20; EMX-R23',
  },
  'EMX-SYM.10': {
    title: 'Discard own powers',
    text: 'All active powers of the owner are discarded from left to right. No protection helps.',
    source: 'Board symbols; EMX-R25',
  },
  'EMX-SYM.11': {
    title: 'Chains',
    text: 'When a symbol moves a marker to another symbol, that one is resolved too, and so on.',
    source: 'Board symbols',
  },
  'EMX-SYM.12': {
    title: 'Chains end',
    text: 'In one chain a marker triggers each cell at most once, and with option symbolRepeat = kind each of the nine kinds at most once. Postponed symbols are not limited.',
    source: 'EMX-R26',
  },
  'EMX-SYM.13': {
    title: 'Movement clears what was postponed',
    text: 'Any movement of a marker cancels its postponed symbol; stopping on such a cell sets a new one.',
    source: 'EMX-R22',
  },
  'EMX-SYM.14': {
    title: 'The owner decides',
    text: "A symbol is resolved by the owner of the marker, even in somebody else's turn. The own Result turn of a moved player is not affected.",
    source: 'EMX-R20',
  },
} as const satisfies RuleCatalogue;
