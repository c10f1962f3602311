import type { RuleCatalogue } from '@rulewright/core';

/** The Result phase and the symbols of the board. */
export const result = {
  // Result phase
  'EMX-RES.1': {
    title: 'Step 1: Result properties',
    text: "The Result properties of the powers in the player's row are applied from left to right and are compulsory. Copies, powers that come and go, targets and skipping are treated as in Charge (EMX-CHG.5, EMX-CHG.6).",
    source: 'Result phase 1; Applying properties',
  },
  'EMX-RES.2': {
    title: 'Step 2: the difference',
    text: "The result of the turn is the number of positive emons in the player's pool less the number of negative ones; then the whole pool returns to the supply. Karma that is set aside is no part of it.",
    source: 'Result phase 2',
  },
  'EMX-RES.3': {
    title: 'Step 3: the marker moves',
    text: 'The marker moves by the result in one jump, towards +100 if it is positive and towards −100 if it is negative, and only the cell where it stops matters. With a result of 0 it does not move and triggers no symbol.',
    source: 'Result phase 3; EMX-R19',
  },
  'EMX-RES.4': {
    title: 'Symbol under the marker',
    text: 'If the cell where the marker stops has a symbol, it is resolved at once with the whole chain that follows from it (EMX-SYM.11).',
    source: 'Result phase 3',
  },
  'EMX-RES.5': {
    title: 'Step 4: refill the hand',
    text: 'A player with fewer than 5 cards in hand draws until there are 5. With 5 or more nothing happens, and nobody discards down.',
    source: 'Result phase 4',
  },
  'EMX-RES.6': {
    title: 'Emons after step 2',
    text: 'Emons that reach a pool after step 2 of its own Result turn stay there for the next round. With option leftoverEmons = return, all pools go back to the supply at the end of the round.',
    source: 'EMX-R18',
  },
  'EMX-RES.7': {
    title: 'Across 0 and beyond 100',
    text: 'A marker may cross 0 and go beyond +100 and −100; its position is any whole number.',
    source: 'Result phase 3; End of the game',
  },

  // Board symbols
  'EMX-SYM.1': {
    title: 'When a symbol is resolved',
    text: 'A symbol is resolved when a marker moves and stops on its cell, whatever moved it; with option movedMarkerTriggers = false, a marker moved by the symbol of another player triggers nothing. The owner of the marker cannot decline.',
    source: 'Board symbols; EMX-R20',
  },
  'EMX-SYM.2': {
    title: 'Symbol extra-action',
    text: 'The owner of the marker acts at once as in an Influence slot: any of the four actions, with its cancel window and the extra actions it grants.',
    source: 'Board symbols',
  },
  'EMX-SYM.3': {
    title: 'Symbol draw-two',
    text: "This symbol is postponed: at step 0 of the owner's Charge turn in the next round, 2 cards are drawn if the marker still stands on the cell.",
    source: 'Board symbols; EMX-R22',
  },
  'EMX-SYM.4': {
    title: 'Symbol discard-any-power',
    text: 'The owner of the marker has to discard one active power of any human, their own included; if there is none at all, nothing happens. Every other player may protect it (EMX-MOM.13).',
    source: 'Board symbols; EMX-R24; EMX-R25',
  },
  'EMX-SYM.5': {
    title: 'Symbol steal-two',
    text: 'This symbol is postponed like draw-two (EMX-SYM.3): the owner then chooses another player with cards in hand and takes 2 of them at random, or the only one. Without such a player nothing happens.',
    source: 'Board symbols; EMX-R22',
  },
  'EMX-SYM.6': {
    title: 'Symbols roll-blue and roll-red',
    text: 'The die of the symbol is rolled, and the marker moves that many steps, towards +100 with the blue die and towards −100 with the red one. The result of the turn stays as it is; with option dieChangesResult = true, these steps are added to it.',
    source: 'Board symbols; EMX-R23',
  },
  'EMX-SYM.7': {
    title: 'Symbol double-result',
    text: 'The marker moves by the result of the turn once more, in the direction of its sign. After that the result counts twice.',
    source: 'Board symbols; EMX-R23',
  },
  'EMX-SYM.8': {
    title: 'Symbol back-ten',
    text: 'The marker moves 10 steps against the sign of the result of the turn, as if 10 fewer emons of that colour had been absorbed; with a result of 0 it stays. With option backTen = lastMove, it moves against the movement that brought it there, and with backTen = towardZero towards 0. The same signed 10 is added to the result, which may become 0 or change its sign.',
    source: 'Board symbols; EMX-R21; EMX-R23',
  },
  'EMX-SYM.9': {
    title: 'Symbol other-moves',
    text: 'The owner has to choose another player, whose marker moves by the result of the current turn and resolves the symbol it stops on, with the same result. If the result is 0 or there is no other player, nothing happens.',
    source: 'Board symbols; EMX-R20; EMX-R23',
  },
  'EMX-SYM.10': {
    title: 'Symbol discard-own-powers',
    text: "All active powers of the marker's owner go to the discard pile, from left to right. They cannot be protected.",
    source: 'Board symbols; EMX-R25',
  },
  'EMX-SYM.11': {
    title: 'Chains',
    text: 'If a symbol moves a marker to another cell with a symbol, that one is resolved too, and so on.',
    source: 'Board symbols',
  },
  'EMX-SYM.12': {
    title: 'Chains end',
    text: 'In one chain, which is all that follows from one Result move, each marker triggers each cell at most once; a second stop there is silent. With option symbolRepeat = kind, each marker triggers each of the nine kinds at most once, both dice being one kind; postponed symbols are always exempt.',
    source: 'EMX-R26',
  },
  'EMX-SYM.13': {
    title: 'Movement clears what was postponed',
    text: 'Every movement of a marker first clears the postponed symbol that is pending for it. Stopping on the cell of a postponed symbol makes it pending.',
    source: 'EMX-R22',
  },
  'EMX-SYM.14': {
    title: 'The owner of the marker decides',
    text: 'All decisions of a symbol belong to the owner of the marker, even in the Result turn of another player. The Result turn of a player whose marker was moved is not affected, be it over or still to come.',
    source: 'EMX-R20',
  },
} as const satisfies RuleCatalogue;
