import { at } from '@rulewright/core';
import {
  type Facts,
  type Fill,
  fillFrom,
  type GameSpeaker as GameSpeakerOf,
  type Inflected,
  keyed,
  type Naming,
  type Speaker as SpeakerOf,
  type Teller as TellerOf,
  type Value,
  valueAt,
} from '@rulewright/core/text';
import { constructionSpace, SITES, SPACES, spaceAt } from '../content/board.js';
import type { Tile } from '../content/compile.js';
import { ARTIFACTS, FACTIONS, GOODS, type Good } from '../content/words.js';
import type { EuphoriaContent, EuphoriaEngine, EuphoriaView } from '../index.js';
import type { Key } from './en.js';

// The names of things, as they stand in sentences.

export type Position = EuphoriaView['position'];

/** The tools that all texts use. */
export type Speaker = SpeakerOf<EuphoriaContent, Key>;
/** The tools for sentences of events. */
export type Teller = TellerOf<EuphoriaContent, Key>;
/** The tools of a text, with those for sentences that may address their reader. */
export type GameSpeaker = GameSpeakerOf<EuphoriaContent, Key>;

/** A message by its key, filled. */
export const word = ({ voice }: Pick<Speaker, 'voice'>, key: string, values?: Record<string, Value>): string =>
  voice.say(keyed(voice, key), values);

/** The same in the form that a hole asks for, such as a case. */
export const formed =
  ({ voice }: Pick<Speaker, 'voice'>, key: string, values?: Record<string, Value>): Inflected =>
  (form) =>
    voice.say(keyed(voice, key, form), values);

/** An entry of the content by its id. */
export function named<Record extends { readonly id: string }>(list: readonly Record[], id: string): Record {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no ${id}`);
  return found;
}

export const factionWord = (speaker: Speaker, faction: number): Inflected =>
  formed(speaker, `faction.${at(FACTIONS, faction)}`);
export const territoryWord = (speaker: Speaker, faction: number): Inflected =>
  formed(speaker, `territory.${at(FACTIONS, faction)}`);
export const territoryNamed = (speaker: Speaker, id: string): Inflected => formed(speaker, `territory.${id}`);
export const siteWord = (speaker: Speaker, site: number): string => word(speaker, `site.${at(SITES, site)}`);
export const spaceNamed = (id: string): number => SPACES.findIndex((space) => space.id === id);
const SITE_IDS: readonly string[] = SITES;
export const siteNamed = (id: string): number => SITE_IDS.indexOf(id);

/** The tile that is built on a site. */
export function tileOn({ content }: Speaker, position: Position | undefined, site: number): Tile | undefined {
  const tile = position?.builtTiles[site]?.[0];
  return tile === undefined ? undefined : content.tiles[tile];
}

/** `the Bemusement Park on Euphoria A`, or the market that is not built yet. */
export function marketWord(speaker: Speaker, position: Position | undefined, index: number): Inflected {
  const { voice } = speaker;
  const site = siteWord(speaker, index);
  const tile = tileOn(speaker, position, index);
  return tile === undefined
    ? formed(speaker, 'market.unbuilt', { site })
    : formed(speaker, 'market.built', { site, market: voice.name(tile.name) });
}

/** `the Generator`, `the Bemusement Park on Euphoria A`, `space 2 of site Euphoria A`; without a position no tiles. */
export function spaceWord(speaker: Speaker, position: Position | undefined, space: number): Inflected {
  const { content, voice } = speaker;
  const { kind, site } = spaceAt(space);
  if (kind === 'construction')
    return formed(speaker, 'space.construction', {
      number: 1 + space - constructionSpace(site, 0),
      site: siteWord(speaker, site),
    });
  if (kind === 'built-market') return marketWord(speaker, position, site);
  return formed(speaker, 'space', { name: voice.name(at(content.spaces, space).name) });
}

/** `Lee the Gossip` */
export const recruitWord = ({ content, voice }: Speaker, id: string): string =>
  voice.say('card.name', { name: voice.name(named(content.recruits, id).name) });
export const artifactWord = ({ content, voice }: Speaker, id: string): string =>
  voice.say('card.name', { name: voice.name(named(content.artifacts, id).name) });
const isArtifact = (item: string): boolean => ARTIFACTS.some((kind) => kind === item);
const isGood = (item: string): boolean => GOODS.some((good) => good === item);

/** The part of an item in its sentence: the object of a verb, otherwise a name in a list. */
export type Role = 'object' | undefined;

/** This many of an item that can be paid, traded or taken. */
export function itemWord(speaker: Speaker, item: string, n: number, role?: Role): string {
  const { voice } = speaker;
  if (isGood(item)) {
    const key = role === undefined ? item : `${item}.${role}`;
    return voice.say(keyed(voice, 'item.good', key), { n, good: word(speaker, `good.${item}`) });
  }
  if (isArtifact(item))
    return voice.say(n === 1 ? 'item.card' : 'item.cards', { n, card: artifactWord(speaker, item) });
  return word(speaker, `item.${item}`, { n });
}

/** `3 energy, 1 gold, 2 × Book and 1 morale`: items as actions and events name them, equal ones together. */
export function itemsWord(speaker: Speaker, items: readonly string[], role?: Role): string {
  const copies = new Map<string, number>();
  for (const item of items) copies.set(item, (copies.get(item) ?? 0) + 1);
  return listed(
    speaker,
    [...copies].map(([item, n]) => itemWord(speaker, item, n, role)),
  );
}

export const listed = ({ voice }: Speaker, list: readonly string[]): string =>
  list.length === 0 ? voice.say('nothing') : voice.say('list', { list });
/** The form of a trade with an empty side: a gift, or a request (EUP-R79). */
export const sideless = (give: readonly string[], ask: readonly string[]): 'gift' | 'request' | undefined =>
  give.length === 0 ? 'request' : ask.length === 0 ? 'gift' : undefined;
/** A cell of a table. */
export const cell = ({ voice }: Speaker, list: readonly string[]): string =>
  list.length === 0 ? voice.say('none') : voice.say('list', { list });

/** The cell of a player's token; none before it stands on its track (EUP-VAR.4). */
export const tokenWord = (speaker: Speaker, on: number): string =>
  cell(speaker, on === 0 ? [] : [speaker.voice.say('number', { n: on })]);

/** The cards of a hand by kind, those that the viewer does not see as a number. */
export const handWord = (speaker: Speaker, { count, cards }: Hand): string =>
  itemsWord(speaker, [...cards, ...Array.from({ length: count - cards.length }, () => 'artifact')]);
type Hand = Pick<ReturnType<ReturnType<EuphoriaEngine['ask']>['player']>['artifacts'], 'count' | 'cards'>;

/** The goods of a player. */
export const goodsWord = (speaker: Speaker, goods: Readonly<Record<Good, number>>): string =>
  itemsWord(
    speaker,
    GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good)),
  );

const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'by',
  'to',
  'partner',
  'proposer',
  'owner',
  'victim',
  'winners',
  'finishers',
  'tied',
  'builders',
  'partners',
]);
const ITEMS = ['artifacts', 'plan', 'give', 'ask', 'items'];

/** Fills holes from an action, an event or a decision; items of a list are said together. `more` comes first. */
export function fieldsOf(speaker: Speaker, position: Position, source: object, more?: Facts['more']): Fill {
  const items = ITEMS.flatMap((field) => {
    const list = valueAt(source, field);
    return Array.isArray(list) ? [[field, () => itemsWord(speaker, list.map(String), 'object')] as const] : [];
  });
  const naming: Naming = {
    seats: SEATS,
    name: (field, value) => (typeof value === 'number' ? value : nameIn(speaker, position, field, value)),
  };
  return fillFrom(speaker, source, naming, { ...Object.fromEntries(items), ...more });
}

/** The word for an id in a message's hole. */
function nameIn(speaker: Speaker, position: Position, hole: string, id: string): Value {
  const { content, voice } = speaker;
  switch (hole) {
    case 'recruit':
    case 'active':
    case 'hidden':
      return recruitWord(speaker, id);
    case 'space':
      return spaceWord(speaker, position, spaceNamed(id));
    case 'tile':
      return voice.name(named(content.tiles, id).name);
    case 'site':
      return word(speaker, `site.${id}`);
    case 'artifact':
      return artifactWord(speaker, id);
    case 'item':
      return itemWord(speaker, id, 1, 'object');
    default:
      return formed(speaker, `${hole}.${id}`);
  }
}
