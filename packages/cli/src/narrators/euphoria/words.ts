import { at } from '@rulewright/core';
import {
  ARTIFACTS,
  type EuphoriaContent,
  type EuphoriaView,
  FACTIONS,
  GOODS,
  SITES,
  SPACES,
} from '@rulewright/euphoria';

// The names of things, as they stand in sentences.

export type Position = EuphoriaView['position'];
/** No seat, worker, space or card. */
export const NONE = -1;
export const WORKERS = 4;
export const STARS = 10;
/** Two sites in each of the first three territories. */
const factionOfSite = (site: number): number => site >> 1;

/** What the words need of a scene or a position. */
export interface Setting {
  readonly content: EuphoriaContent;
  readonly options: Position['options'];
  /** By site: the tile that is built there. */
  readonly builtTiles: Position['builtTiles'];
}

/** `+3`, `-2`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** `1 worker`, `3 workers`. */
export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`; with another word, `a, b or c`. */
export function listed(parts: readonly string[], word = 'and'): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TERRITORIES = ['Euphoria', 'Subterra', 'the Wastelands', 'Icarus'];
const FACTION_NAMES = ['Euphorian', 'Subterran', 'Wastelander', 'Icarite'];
export const territoryName = (faction: number): string => at(TERRITORIES, faction);
export const factionName = (faction: number): string => at(FACTION_NAMES, faction);
export const factionNamed = (id: string): number => (FACTIONS as readonly string[]).indexOf(id);

export const siteNamed = (id: string): number => (SITES as readonly string[]).indexOf(id);
/** `Euphoria A`, `the Wastelands B` */
export const siteName = (site: number): string => `${territoryName(factionOfSite(site))} ${site % 2 === 0 ? 'A' : 'B'}`;

const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map(({ id }, i) => [id, i]));
export const spaceNamed = (id: string): number => SPACE_NUMBERS.get(id) ?? NONE;

/** `the Generator`, `the Bemusement Park on Euphoria A`, `space 2 of site Euphoria A`. */
export function spaceName(setting: Setting, space: number): string {
  const { kind, site } = at(SPACES, space);
  if (kind === 'construction') return `space ${placeOnSite(space)} of site ${siteName(site)}`;
  return kind === 'built-market' ? marketName(setting, site) : `the ${at(setting.content.spaces, space).name}`;
}

/** Which of the spaces of its site a construction space is, from 1. */
export function placeOnSite(space: number): number {
  const { site } = at(SPACES, space);
  return 1 + space - SPACES.findIndex((other) => other.kind === 'construction' && other.site === site);
}

/** `the Bemusement Park on Euphoria A`, or the market that is not built yet. */
export function marketName(setting: Setting, site: number): string {
  const tile = tileOn(setting, site);
  return tile === undefined ? `the market of ${siteName(site)}` : `the ${tile.name} on ${siteName(site)}`;
}

/** The tile that is built on a site. */
export function tileOn({ content, builtTiles }: Setting, site: number): EuphoriaContent['tiles'][number] | undefined {
  const tile = at(builtTiles, site)[0];
  return tile === undefined ? undefined : at(content.tiles, tile);
}

export function recruitNamed({ content }: Pick<Setting, 'content'>, id: string): EuphoriaContent['recruits'][number] {
  return at(
    content.recruits,
    content.recruits.findIndex((recruit) => recruit.id === id),
  );
}
/** `Lee the Gossip` */
export const recruitName = (setting: Pick<Setting, 'content'>, id: string): string => recruitNamed(setting, id).name;

export function tileNamed({ content }: Pick<Setting, 'content'>, id: string): EuphoriaContent['tiles'][number] {
  return at(
    content.tiles,
    content.tiles.findIndex((tile) => tile.id === id),
  );
}

export function dilemmaNamed({ content }: Pick<Setting, 'content'>, id: string): EuphoriaContent['dilemmas'][number] {
  return at(
    content.dilemmas,
    content.dilemmas.findIndex((dilemma) => dilemma.id === id),
  );
}

/** The name of a kind of artifact by its id. */
export function artifactName({ content }: Pick<Setting, 'content'>, id: string): string {
  return content.artifacts[(ARTIFACTS as readonly string[]).indexOf(id)]?.name ?? id;
}

/** `3 energy, 1 gold, 2 Books, 1 artifact and 1 morale`: items as actions and events name them, equal ones together. */
export function itemsText(setting: Pick<Setting, 'content'>, items: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const item of items) copies.set(item, (copies.get(item) ?? 0) + 1);
  return listed([...copies].map(([item, n]) => itemText(setting, item, n))) || 'nothing';
}

function itemText(setting: Pick<Setting, 'content'>, item: string, n: number): string {
  if (item === 'artifact') return count(n, 'artifact');
  const isCard = (ARTIFACTS as readonly string[]).includes(item);
  return isCard ? `${n} × ${artifactName(setting, item)}` : `${n} ${item}`;
}

/** `2 energy and 1 gold`, by good; `nothing`. */
export const goodsText = (goods: readonly number[]): string =>
  listed(GOODS.flatMap((good, i) => ((goods[i] ?? 0) > 0 ? [`${goods[i]} ${good}`] : []))) || 'nothing';

/** `Book, Bat ×2`: cards that a viewer sees, by kind; `-` without any. */
export function handText({ content }: Pick<Setting, 'content'>, cards: readonly number[]): string {
  const kinds = content.artifacts.map(({ name }, kind) => {
    const n = cards.filter((card) => card === kind).length;
    return n === 0 ? [] : [n === 1 ? name : `${name} ×${n}`];
  });
  return kinds.flat().join(', ') || '-';
}
