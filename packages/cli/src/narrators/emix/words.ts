import { at } from '@rulewright/core';
import type { EmixCard, EmixContent, EmixView } from '@rulewright/emix';
import { seatName } from '../../game.js';

// The names of things, as they stand in sentences.

export type Position = EmixView['position'];
export type Colour = 'pos' | 'neg';
export type Emons = Readonly<Record<Colour, number>>;
/** No seat, no human. */
export const NONE = -1;

/** What the words need of a scene or a position. */
export interface Setting {
  readonly content: EmixContent;
  readonly options: Position['options'];
}

/** `+3`, `-2`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** `1 card`, `3 cards`. */
export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

export const colourName = (colour: Colour): string => (colour === 'pos' ? 'blue' : 'red');

/** `3 blue and 1 red` */
export function emonsText({ pos, neg }: Emons): string {
  const parts = [...(pos > 0 ? [`${pos} blue`] : []), ...(neg > 0 ? [`${neg} red`] : [])];
  return parts.join(' and ') || 'nothing';
}

/** `+3 -1`, as pools and karma stand in tables; `-` without any. */
export const emonsInShort = ({ pos, neg }: Emons): string => (pos + neg === 0 ? '-' : `+${pos} -${neg}`);

/** EMX-FREE.1: a human is its player, or has a name of its own. */
export const humanName = ({ options }: Pick<Setting, 'options'>, human: number): string =>
  options.freeFeeding === null ? seatName(human) : `H${human}`;

/** At whom an action is aimed, or an event was; the player counts in free feeding only. */
export interface Aim {
  readonly target?: number | undefined;
  readonly player?: number | undefined;
}

/** ` on H1 and P2`; nothing where there is no target. */
export function onWhom(setting: Setting, { target = NONE, player = NONE }: Aim) {
  const isFree = setting.options.freeFeeding !== null;
  const names = [
    ...(target === NONE ? [] : [humanName(setting, target)]),
    ...(isFree && player !== NONE ? [seatName(player)] : []),
  ];
  return names.length === 0 ? '' : ` on ${names.join(' and ')}`;
}

const KINDS = 1000;

/** The record of a card that is face up. */
export const cardAt = (setting: Setting, card: number): EmixCard => kindAt(setting, card % KINDS);

/** The record of a kind of card: the players' own ones come after the pack's. */
export function kindAt({ content, options }: Setting, kind: number): EmixCard {
  const own = kind - content.cards.length;
  return own < 0 ? at(content.cards, kind) : at(options.customCards, own);
}

/** The record of a card by the name that actions and events give it: its id, perhaps with its deck. */
export function cardNamed({ content, options }: Setting, name: string): EmixCard {
  const id = idOf(name);
  const all = [...content.cards, ...options.customCards];
  return at(
    all,
    all.findIndex((card) => card.id === id),
  );
}

export const idOf = (name: string): string => name.replace(/\.\d+$/, '');

/** `Joy` */
export const titleOf = (setting: Setting, name: string): string => cardNamed(setting, name).name.en;

/** `Joy`, with individual decks `Joy of P1's deck`. */
export function fullTitle(setting: Setting, name: string): string {
  const [, deck] = /\.(\d+)$/.exec(name) ?? [];
  return deck === undefined ? titleOf(setting, name) : `${titleOf(setting, name)} of ${seatName(Number(deck))}'s deck`;
}

/** `Optimism ×2, Love`: every kind once, where it stands first. */
export function listOf(titles: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const title of titles) copies.set(title, (copies.get(title) ?? 0) + 1);
  return [...copies].map(([title, n]) => (n === 1 ? title : `${title} ×${n}`)).join(', ') || '-';
}
