import { at } from '@rulewright/core';
import { type EcoLogicContent, geometry } from '@rulewright/ecologic';
import { type Branch, cardNamed, NONE, type Position } from './scene.js';

// The names of things, as they stand in sentences.

/** What the words need of a scene or a position. */
export interface Setting {
  readonly content: EcoLogicContent;
  readonly options: Position['options'];
  readonly field: { readonly tile: readonly number[] };
}

/** `+3`, `-2`, `+0`. */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** `1 coin`, `3 coins`. */
export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

export const article = (branch: Branch): string => (branch === 'oil' ? 'an oil' : 'a mineral');

/** `H04 (1,-2)`: the tile and where it lies. */
export function hexName({ content, options, field }: Setting, hex: number): string {
  const { q, r } = at(geometry(options).coords, hex);
  return `${at(content.tiles, at(field.tile, hex)).id} (${q},${r})`;
}

/** What an auction sells, by the name that events give it: `an oil piece`, `the Exchange`, `Tree planting`. */
export function itemName({ content }: Pick<Setting, 'content'>, item: string): string {
  if (item === 'oil' || item === 'mineral') return `${article(item)} piece`;
  const special = cardNamed(content.specials, item);
  return special === NONE ? initiativeName({ content }, item) : `the ${at(content.specials, special).name.en}`;
}

export const initiativeName = ({ content }: Pick<Setting, 'content'>, id: string): string =>
  at(content.initiatives, cardNamed(content.initiatives, id)).name.en;

/** `Solar roof (level 2, effect +2, upkeep 1)` */
export function initiativeInFull({ content }: Pick<Setting, 'content'>, id: string): string {
  const { name, level, eco, upkeep } = at(content.initiatives, cardNamed(content.initiatives, id));
  return `${name.en} (level ${level}, effect ${signed(eco)}, upkeep ${upkeep})`;
}

/** `oil object of level 3`; a dual hex may hold both branches. */
export const objectName = (pieces: readonly Branch[]): string =>
  `${[...new Set(pieces)].join(' and ')} object of level ${pieces.length}`;
