import { at, NONE } from '@rulewright/core';
import type { Places } from './content/schema.js';
import type { DneContext, Figure, Sound } from './state.js';

// The names of cards in actions and events.

/** The number of the kind with this id, or NONE. Inherited keys like `constructor` are no ids. */
function placeOf(places: Places, id: string): number {
  const place = places[id];
  return typeof place === 'number' ? place : NONE;
}

/** The sound card of this id, or NONE. */
export const soundNamed = ({ content }: DneContext, id: string): Sound => placeOf(content.soundIndex, id);
/** The monster or mercenary of this id, or NONE. */
export const figureNamed = ({ content }: DneContext, id: string): Figure => placeOf(content.figureIndex, id);

export const soundId = ({ content }: DneContext, card: Sound): string => at(content.sounds, card).id;
export const soundIds = (context: DneContext, cards: readonly Sound[]): string[] =>
  cards.map((card) => soundId(context, card));
export const classId = ({ content }: DneContext, card: number): string => at(content.classes, card).id;

/** A figure below this number is a monster. */
export const isMonster = ({ content }: DneContext, figure: Figure): boolean => figure < content.monsters.length;
export const figureId = (context: DneContext, figure: Figure): string =>
  isMonster(context, figure)
    ? at(context.content.monsters, figure).id
    : at(context.content.mercenaries, figure - context.content.monsters.length).id;

/** Words that actions use instead of a card: no card, an unseen hand card, a monster named by chance. */
const NO_CARDS = ['none', 'hand', 'blind'];
const NO_MONSTERS = ['any'];

/** The ids by which actions name cards. */
export function names({ content }: DneContext) {
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const sounds = ids(content.sounds);
  return {
    card: [...sounds, ...NO_CARDS],
    cards: sounds,
    monster: [...ids(content.monsters), ...NO_MONSTERS],
    mercenary: ids([...content.mercenaries, ...content.monsters]),
    class: ids(content.classes),
  };
}
