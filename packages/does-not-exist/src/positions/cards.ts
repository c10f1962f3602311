import { type CardMover, cardMover, type ZoneAt } from '@rulewright/core/positions';
import { engine } from '../index.js';
import type { State } from '../state.js';

// Cards of positions: they are moved by core's mover, and lie where the game says.

export const { content } = engine;

/** The zone of a figure that nobody has: the monster supply, or a deck (DNE-R13). */
const homeOf = (state: object, pool: string, card: number): ZoneAt | undefined => {
  if (pool !== 'figures') return undefined;
  if (card >= content.monsters.length) return 'mercenaryDeck';
  return (state as State).options.monsterChoice === 'draw' ? 'monsterDeck' : 'monsterSupply';
};
export const mover: CardMover = cardMover(engine, homeOf);

/** An editable state and the content, as the rules read them. */
export const tableOf = (state: State) => ({ state, content });

/** The number of a class card; `dj` is short for `class-dj`. */
export const classNumber = (state: State, id: string): number =>
  mover.numberOf(state, 'classDeck', id.startsWith('class-') ? id : `class-${id}`);
