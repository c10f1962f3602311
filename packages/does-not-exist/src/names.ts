import { at, NONE } from '@rulewright/core';
import type { Places } from './content/schema.js';
import type { DneContext, Figure, Sound } from './state.js';

// What actions and events call cards.

/** The number of a kind that has this id, or NONE. What every object has, like `constructor`, is no id. */
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

/** What actions say instead of a card of a trade, of a hand that is not seen, and of a monster that chance is to name. */
const NO_CARDS = ['none', 'hand', 'blind'];
const NO_MONSTERS = ['any'];

/** What actions call cards. */
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
