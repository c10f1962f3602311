import { type CardMover, cardMover, type ZoneAt } from '@rulewright/core/positions';
import { engine } from '../index.js';
import type { State } from '../state.js';

// Cards of positions: they are moved by core's mover, and lie where the game says.

export const { content } = engine;

/** Where a figure belongs that is nobody's: a monster can be invited by name, unless monsters are drawn (DNE-R13). */
const homeOf = (state: object, pool: string, card: number): ZoneAt | undefined => {
  if (pool !== 'figures') return undefined;
  if (card >= content.monsters.length) return 'mercenaryDeck';
  return (state as State).options.monsterChoice === 'draw' ? 'monsterDeck' : 'monsterSupply';
};
export const mover: CardMover = cardMover(engine, homeOf);

/** What the rules read, of a state that may be written to. */
export const tableOf = (state: State) => ({ state, content });

/** The number of a class card; `dj` is short for `class-dj`. */
export const classNumber = (state: State, id: string): number =>
  mover.numberOf(state, 'classDeck', id.startsWith('class-') ? id : `class-${id}`);
