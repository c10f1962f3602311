import { at } from '@rulewright/core';
import type { Names } from './content/schema.js';
import { type DneTable, type Figure, NONE, type Sound } from './state.js';

// What actions and events call cards.

/** The number that stands for a name. What every object has, like `constructor`, is no number. */
function placeOf(names: Names, name: string): number {
  const place = names[name];
  return typeof place === 'number' ? place : NONE;
}

/** The sound card of this name, or NONE. */
export const soundNamed = ({ content }: DneTable, name: string): Sound => placeOf(content.soundNames, name);
/** The monster or mercenary of this name, or NONE. */
export const figureNamed = ({ content }: DneTable, name: string): Figure => placeOf(content.figureNames, name);

export const soundName = ({ content }: DneTable, card: Sound): string => at(content.sounds, card).name;
export const soundList = (table: DneTable, cards: readonly Sound[]): string[] =>
  cards.map((card) => soundName(table, card));
export const className = ({ content }: DneTable, card: number): string => at(content.classes, card).name;

/** A figure below this number is a monster. */
export const isMonster = ({ content }: DneTable, figure: Figure): boolean => figure < content.monsters.length;
export const figureName = (table: DneTable, figure: Figure): string =>
  isMonster(table, figure)
    ? at(table.content.monsters, figure).name
    : at(table.content.mercenaries, figure - table.content.monsters.length).name;
