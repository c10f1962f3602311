import { at } from '@rulewright/core';
import { basePack, type DoesNotExistContent, type DoesNotExistView } from '@rulewright/does-not-exist';
import { seatName } from '../../game.js';

// The names of things, as they stand in sentences.

export type Position = DoesNotExistView['position'];
/** No seat, no card, no value. */
export const NONE = -1;

/** What the words need of a scene or a position. */
export interface Setting {
  readonly content: DoesNotExistContent;
  readonly options: Position['options'];
}

/** `1 card`, `3 cards`. */
export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** `Nevermind`, `Nevermind and IGOR`, `Nevermind, IGOR and AM`. */
export function listOf(names: readonly string[]): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** What records of the base pack are called; mercenaries print no English name. */
const PRINTED = new Map(
  [...basePack.sounds, ...basePack.monsters, ...basePack.classes, ...basePack.mercenaries].flatMap(({ id, name }) =>
    name.en === undefined ? [] : [[id, name.en] as const],
  ),
);

/** `Nevermind`, `Ghost Dog`, `IGOR (copy 2)`: a card by the name that actions and events give it. */
export function title(name: string): string {
  const [id = name, copy] = name.split('#');
  const text = PRINTED.get(id) ?? id.split('-').map(capitalised).join(' ');
  return copy === undefined ? text : `${text} (copy ${copy})`;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `IGOR, AM` */
export const titles = (names: readonly string[]): string => listOf(names.map(title));

export const soundTitle = ({ content }: Pick<Setting, 'content'>, card: number): string =>
  title(at(content.sounds, card).id);

export const classTitle = ({ content }: Pick<Setting, 'content'>, card: number): string =>
  title(at(content.classes, card).id);

/** Monsters come before mercenaries. */
export function figureTitle({ content: { monsters, mercenaries } }: Pick<Setting, 'content'>, figure: number): string {
  const list = figure < monsters.length ? monsters : mercenaries;
  return title(at(list, figure < monsters.length ? figure : figure - monsters.length).id);
}

/** `P0's line-up` */
export const lineupName = (owner: number): string => `${seatName(owner)}'s line-up`;

/** The facts of a sound card that counts so much: `6, 41 min, grunge`. */
export function soundFacts({ content }: Pick<Setting, 'content'>, name: string, base?: number): string {
  const { bonus, die, minutes, genres } = soundNamed(content, name);
  const printed = die > 0 ? `d${die}` : `${bonus}`;
  const words = genres.map((genre) => at(content.genres, genre)).join(' ');
  return [`${base ?? printed}`, `${minutes} min`, ...(words === '' ? [] : [words])].join(', ');
}

/** `In Utero (6, 41 min, grunge)` */
export const soundInFull = (setting: Pick<Setting, 'content'>, name: string): string =>
  `${title(name)} (${soundFacts(setting, name)})`;

const soundNamed = ({ sounds, soundIndex }: DoesNotExistContent, name: string) => at(sounds, soundIndex[name] ?? NONE);

interface Stake extends Pick<Setting, 'content'> {
  readonly monster: readonly number[];
}

/** What a Saviour is promised of a monster's cards: `none of 4 cards`, `2 of 4 cards, picked by the Host`. */
export function splitText(
  { content, monster }: Stake,
  { share, picker }: { readonly share: number; readonly picker: string },
) {
  const reward = monster.reduce((sum, figure) => sum + at(content.monsters, figure).sounds, 0);
  if (reward === 0) return 'no card';
  if (share === 0) return `none of ${count(reward, 'card')}`;
  if (share === reward) return `all of ${count(reward, 'card')}`;
  return `${share} of ${count(reward, 'card')}, picked by the ${picker === 'host' ? 'Host' : 'Saviour'}`;
}
