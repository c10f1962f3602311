import { at, NONE, type Options } from './table.js';

// Free feeding: humans belong to nobody.

export const free = (humans = 3, options: Options = {}): Options => ({
  ...options,
  freeFeeding: { humans, chargeAll: false },
});
/** Two players feed that many humans, on a board without symbols. */
export const two = (humans: number | null = 3, chargeAll = false): Options => ({
  players: 2,
  freeFeeding: { humans, chargeAll },
  board: [],
});
export const choose = (seat: number, human: number) => ({ type: 'choose-human', seat, human }) as const;
/** Seat 0 plays a card for a human. */
export const playFor = (
  human: number,
  card: string,
  { target, player = NONE, pos = 0 }: { readonly target: number; readonly player?: number; readonly pos?: number },
) => ({ type: 'play', seat: 0, human, card, pos, ...at(target, player) }) as const;
