// Rules that may ask each question or start each act. The first one applies to saves older than the field `rule`.

/** A slot of the Influence phase, or the symbol that gives one. */
export const SLOTS = ['EMX-INF.1', 'EMX-SYM.2'] as const;
export type SlotRule = (typeof SLOTS)[number];

export const ASKERS = {
  /** A slot, a symbol, or an extra action. */
  action: [...SLOTS, 'EMX-INF.13'],
  /** A Charge property, or a Result property. */
  'property-target': ['EMX-CHG.6', 'EMX-RES.1'],
  /** The human to charge, or to harvest. */
  'choose-human': ['EMX-FREE.2', 'EMX-FREE.8'],
} as const;
