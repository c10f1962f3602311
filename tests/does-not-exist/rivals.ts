import type { Table } from './table.js';

// What rivals do in a rave.

export const throwInto = (seat: number, card: string, lineup: number) =>
  ({ type: 'throw', seat, card, lineup }) as const;

export const owners = (game: Table) => game.state.lineups.map(({ owner }) => owner);
