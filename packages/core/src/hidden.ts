/** What a number looks like to whoever may not know it. */
export const HIDDEN = -1;
