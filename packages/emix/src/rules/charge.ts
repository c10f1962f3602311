import type { RuleCatalogue } from '@rulewright/core';

/** The Charge phase. */
export const charge = {
  // Charge phase
  'EMX-CHG.1': {
    title: 'Step 0: postponed symbol',
    text: "A postponed symbol takes effect at the start of the owner's Charge turn if the marker still stands on its cell, and is then used up.",
    source: 'Board symbols; EMX-R22',
  },
  'EMX-CHG.2': {
    title: 'Step 1: dice',
    text: 'The player rolls the blue die, then the red one, and takes as many positive and negative emons.',
    source: 'Charge phase',
  },
  'EMX-CHG.3': {
    title: 'Step 2: emons for powers',
    text: 'Every active power of the own row brings one emon of its sign, whoever paid for it. For a neutral power the owner chooses a colour the supply has; option neutralPowerEmon = none leaves it out.',
    source: 'Charge phase; EMX-R5',
  },
  'EMX-CHG.4': {
    title: 'Step 3: Charge properties',
    text: 'The Charge properties of the own row are applied from left to right, whether the owner likes it or not.',
    source: 'Charge phase; Applying properties',
  },
  'EMX-CHG.5': {
    title: 'The pointer only moves right',
    text: 'After a property has been applied, none on its left may follow. Each copy applies at its own place; a power that enters stands at the right end and is still reached, one that has left is skipped, and no card applies its property twice in a step.',
    source: 'Applying properties; EMX-R8; EMX-R11',
  },
  'EMX-CHG.6': {
    title: 'Useful target',
    text: 'A compulsory property that is impossible everywhere is skipped. Otherwise it is aimed at a target for which it is possible and applied as far as possible.',
    source: 'Applying properties; EMX-R12; EMX-R13',
  },
  'EMX-CHG.7': {
    title: 'Step 4: karma comes back',
    text: 'The karma that is due to a human moves into its pool.',
    source: 'Charge phase',
  },
  'EMX-CHG.8': {
    title: 'First round',
    text: 'In round 1 only the dice bring anything, since there are neither powers nor karma yet.',
    source: 'Charge phase',
  },
  'EMX-CHG.9': {
    title: 'Open pools',
    text: "Charged emons lie open in the human's pool until they are spent or absorbed. A pool has no limit.",
    source: 'Charge phase',
  },
  'EMX-CHG.10': {
    title: 'Charge is no action',
    text: 'The steps of the Charge phase are not actions and cannot be cancelled.',
    source: 'Card symbols',
  },
} as const satisfies RuleCatalogue;
