// What players do, as the rule tests write it.

export const pass = (seat: number) => ({ type: 'pass', seat }) as const;
export const roll = (seat: number) => ({ type: 'roll', seat }) as const;
export const play = (seat: number, card: string) => ({ type: 'play', seat, card }) as const;
export const invade = (seat: number, card: string) => ({ type: 'invade', seat, card }) as const;
export const hold = (seat: number) => ({ type: 'hold', seat }) as const;
export const decline = (seat: number) => ({ type: 'decline', seat }) as const;
export const stash = (card: string, seat = 0) => ({ type: 'stash', seat, card }) as const;
export const drop = (card: string, seat = 0) => ({ type: 'drop', seat, card }) as const;
export const dropInventory = (card: string) => ({ type: 'drop-inventory', seat: 0, card }) as const;
