// The numbers of the rulebook that rules, queries and the player aid name alike.

/** DNE-GTL.1: cards dealt to a seat while it may lay in the gentle round. */
export const GENTLE_CARDS = 8;
/** DNE-MRC.1: the lowest face on which a mercenary joins. */
export const JOINS_FROM = 5;
/** DNE-BTY: souls for a rave won alone. */
export const SOULS_ALONE = 2;
/** DNE-BTY: souls for a rave won with a Saviour. */
export const SOULS_SHARED = 1;
/** DNE-CLS.1: souls for a class. */
export const CLASS_PRICE = 1;
/** DNE-TRN.3: cards drawn in a draft. */
export const DRAFT = 2;
/** DNE-ESC: the lowest face that escapes. */
export const ESCAPES_FROM = 5;
/** DNE-MRC: mercenaries before a player. */
export const MOST_MERCENARIES = 3;
/** DNE-MRC: cards under a mercenary. */
export const HIDDEN_CARDS = 2;
/** DNE-ZER.5: souls for coming back. */
export const RETURN_PRICE = 1;
/** DNE-ZER.5: cards dealt to who comes back. */
export const RETURN_CARDS = 5;
/** DNE-GNL: cards in a hand. */
export const HAND_LIMIT = 5;
/** DNE-GNL: cards in an inventory. */
export const INVENTORY_LIMIT = 5;
