// Answers of seat 0, as most tests give them, and those of any seat in a reaction window.

export const play = (card: string, target = 0, pos = 0) => ({ type: 'play', seat: 0, card, target, pos }) as const;
export const use = (power: string, target: number) => ({ type: 'use', seat: 0, power, target }) as const;
export const exchange = (card: string, colour: 'pos' | 'neg') => ({ type: 'exchange', seat: 0, card, colour }) as const;
export const draw = { type: 'draw', seat: 0 } as const;

export const pass = (seat: number) => ({ type: 'pass', seat }) as const;
export const cancel = (seat: number, card: string, pos = 0) => ({ type: 'cancel', seat, card, pos }) as const;
