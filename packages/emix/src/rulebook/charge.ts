import type { RuleCatalogue } from '@rulewright/core';

/** The Charge phase. */
export const charge = {
  // Charge phase
  'EMX-CHG.1': {
    title: 'Step 0: postponed symbol',
    text: 'If a postponed symbol (EMX-SYM.3, EMX-SYM.5) is pending for the player and the marker still stands on its cell, it is resolved before the dice are rolled. Then it is used up, even if the marker stays there for another round.',
    source: 'Board symbols; EMX-R22',
  },
  'EMX-CHG.2': {
    title: 'Step 1: dice',
    text: 'The player rolls the blue die, then the red one, and takes that many positive and that many negative emons from the supply.',
    source: 'Charge phase 1',
  },
  'EMX-CHG.3': {
    title: 'Step 2: emons for powers',
    text: "Every active power in the player's row, each copy counted and whoever paid for it, brings one emon of its sign. For a neutral power the owner chooses the colour among those the supply has; with option neutralPowerEmon = none, it brings nothing.",
    source: 'Charge phase 2; EMX-R5; EMX-R7',
  },
  'EMX-CHG.4': {
    title: 'Step 3: Charge properties',
    text: "The Charge properties of the powers in the player's row are applied from left to right, whether the owner likes it or not.",
    source: 'Charge phase 3; Applying properties',
  },
  'EMX-CHG.5': {
    title: 'From left to right, copy by copy',
    text: 'Each copy is applied by itself at its own place, and after it nothing on its left is applied any more: next comes the nearest card on its right. A power that enters the row stands at the right end and is still reached, one that has left is skipped, and no card is applied twice in a step, even if it left and came back.',
    source: 'Applying properties; EMX-R8; EMX-R11',
  },
  'EMX-CHG.6': {
    title: 'Target of a compulsory property',
    text: 'A compulsory property that is usable on no target within its scope (EMX-VOC.2, EMX-VOC.9) is skipped. Otherwise the owner of the row has to choose a target on which it is usable, and it is applied there as far as possible.',
    source: 'Applying properties; EMX-R12; EMX-R13',
  },
  'EMX-CHG.7': {
    title: 'Step 4: karma comes back',
    text: "All of the player's karma that is due (EMX-KRM.6) moves into their pool.",
    source: 'Charge phase 4',
  },
  'EMX-CHG.8': {
    title: 'First Charge of the game',
    text: 'In round 1 only the dice bring anything, because there are no active powers, no karma and no postponed symbols yet.',
    source: 'Charge phase 1',
  },
  'EMX-CHG.9': {
    title: 'Open pools',
    text: 'Charged emons stay in the open pool of the human until they are spent, moved away or absorbed (EMX-RES.2). A pool has no upper limit.',
    source: 'Charge phase',
  },
  'EMX-CHG.10': {
    title: 'Charge is no action',
    text: 'The steps of a Charge turn are not actions, so they cannot be cancelled.',
    source: 'Card symbols',
  },
} as const satisfies RuleCatalogue;
