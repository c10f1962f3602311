import { type InjectionKey, inject } from 'vue';
import type { Sitting } from '../kept.js';
import type { Table } from '../table.js';

/** The ways from one table to another. */
export interface GameOpener {
  /** Opens a table as a game of its own. */
  openTable(table: Table): void;
  /** Plays on after that many decisions as a game of its own, which remembers where it comes from. */
  tryFrom(decision: number, sitting: Sitting): void;
  /** Opens what a file holds as a game of its own. */
  openFile(text: string): Promise<void>;
}

export const GAME_OPENER: InjectionKey<GameOpener> = Symbol('game opener');
export function useGameOpener(): GameOpener {
  const opener = inject(GAME_OPENER);
  if (opener === undefined) throw new Error('there is no way out of here');
  return opener;
}
