import { type CardMover, cardMover, knownEngines, type ZoneAt } from '@rulewright/core/positions';
import type { Content } from '../content/schema.js';
import { engine } from '../index.js';
import type { State } from '../state.js';

// Cards of positions: they are moved by core's mover, and lie where the game says.

/** The engines whose positions are built: that of the base pack, and those given to `words`. */
export const known = knownEngines(engine);
/** The content of a position. */
export const contentOf = (state: object): Content => known.of(state).content;

/** The home of a figure without an owner: the monster supply, or a deck (DNE-R13). */
const homeOf = (state: object, pool: string, card: number): ZoneAt | undefined => {
  if (pool !== 'figures') return undefined;
  if (card >= contentOf(state).monsters.length) return 'mercenaryDeck';
  return (state as State).options.monsterChoice === 'draw' ? 'monsterDeck' : 'monsterSupply';
};
export const mover: CardMover = cardMover(known.of, homeOf);

/** An editable state and its content, as the rules read them. */
export const tableOf = (state: State) => ({ state, content: contentOf(state) });

/** The number of a class card; `dj` is short for `class-dj`. */
export const classNumber = (state: State, id: string): number =>
  mover.numberOf(state, 'classDeck', id.startsWith('class-') ? id : `class-${id}`);
