// Questions that several rules ask, and what makes somebody act. The first rule asked in what was saved before records said.

/** A slot of the Influence phase, or the symbol that gives one. */
export const SLOTS = ['EMX-INF.1', 'EMX-SYM.2'] as const;
export type SlotRule = (typeof SLOTS)[number];

export const ASKERS = {
  /** A slot, a symbol, or an extra action. */
  action: [...SLOTS, 'EMX-INF.13'],
  /** A Charge property, or a Result property. */
  'property-target': ['EMX-CHG.6', 'EMX-RES.1'],
  /** Whom to charge, or whom to harvest. */
  'choose-human': ['EMX-FREE.2', 'EMX-FREE.8'],
} as const;
