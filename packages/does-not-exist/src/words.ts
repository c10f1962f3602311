// The values of fields of states and events.

/** A card that a viewer may not know. */
export const UNKNOWN = -2;

/** DNE-TRN.1: the parts of a turn, in order. */
export const TURN_PHASES = ['start', 'preparation', 'rave', 'bounty', 'summary'] as const;
export const PHASES = ['gentle-round', ...TURN_PHASES] as const;
export type Phase = (typeof PHASES)[number];
export const STATUSES = ['active', 'waiting', 'eliminated'] as const;
export type Status = (typeof STATUSES)[number];
export const VIAS = ['hand', 'inventory', 'mercenary', 'deck'] as const;
/** The origin of a card in a line-up. */
export type Via = (typeof VIAS)[number];
export const PICKERS = ['host', 'saviour'] as const;
/** The side that picks the promised cards (DNE-FRD.3). */
export type Picker = (typeof PICKERS)[number];

/** The word for the copy of a held card that lies in the inventory while another one is in the hand (DNE-GNL.3). */
export const INVENTORY = 'inventory';
