import { at, deepFreeze } from '@rulewright/core';
import { COMMODITIES, FACTIONS, GROUND_FACTIONS } from './words.js';

// The fixed places of the board. A content pack gives the price and benefit of each.

export const SPACE_KINDS = [
  'commodity-area',
  'tank',
  'tunnel',
  'tunnel-end',
  'artifact-market',
  'icarus',
  'built-market',
  'construction',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** No faction, no site, no artifact. */
export const NOTHING = -1;

/** An action space: its index in `SPACES` is its number in states. */
export interface Space {
  readonly id: string;
  readonly kind: SpaceKind;
  /** The faction whose territory it lies in, or `NOTHING`: the tank (EUP-TNK.6). */
  readonly faction: number;
  /** The construction site it belongs to, or `NOTHING`. */
  readonly site: number;
}

/** Two sites in each ground territory: site i lies in the territory of faction i >> 1. */
export const SITES = Object.freeze([
  'euphorian-a',
  'euphorian-b',
  'subterran-a',
  'subterran-b',
  'wastelander-a',
  'wastelander-b',
] as const);
/** The id of a construction site. */
export type Site = (typeof SITES)[number];
export const SPACES_OF_A_SITE = 4;
export const factionOfSite = (site: number): number => site >> 1;

const space = (id: string, kind: SpaceKind, faction: number, site = NOTHING): Space => ({ id, kind, faction, site });
const icarite = FACTIONS.indexOf('icarite');
const ground = FACTIONS.slice(0, GROUND_FACTIONS);

/** EUP-PLC.2: the 49 action spaces, kind by kind. */
export const SPACES: readonly Space[] = deepFreeze([
  ...['generator', 'aquifer', 'farm', 'cloud-mine'].map((id, i) => space(id, 'commodity-area', i)),
  ...['tank-energy', 'tank-water'].map((id) => space(id, 'tank', NOTHING)),
  ...ground.map((faction, i) => space(`${faction}-tunnel`, 'tunnel', i)),
  ...ground.map((faction, i) => space(`${faction}-tunnel-end`, 'tunnel-end', i)),
  ...['incinerator', 'free-press', 'ark'].map((id, i) => space(id, 'artifact-market', i)),
  ...['wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'].map((id) => space(id, 'icarus', icarite)),
  ...SITES.map((site, i) => space(`${site}-visit`, 'built-market', factionOfSite(i), i)),
  ...SITES.flatMap((site, i) =>
    Array.from({ length: SPACES_OF_A_SITE }, (_, k) => space(`${site}-${k + 1}`, 'construction', factionOfSite(i), i)),
  ),
]);
export const SPACE_IDS: readonly string[] = SPACES.map(({ id }) => id);

const first = (kind: SpaceKind): number => SPACES.findIndex((place) => place.kind === kind);
export const AREAS = COMMODITIES.length;
export const FIRST_VISIT = first('built-market');
const FIRST_CONSTRUCTION = first('construction');

export const visitSpace = (site: number): number => FIRST_VISIT + site;
/** True for spaces of one worker, which the next one bumps; false for areas and construction spaces (EUP-PLC.2). */
export function isTemporary(space: number): boolean {
  const { kind } = spaceAt(space);
  return kind !== 'commodity-area' && kind !== 'construction';
}

/** The k-th construction space of a site, k from 0 to 3. */
export const constructionSpace = (site: number, k: number): number => FIRST_CONSTRUCTION + site * SPACES_OF_A_SITE + k;
/** Asked for every space in every list of actions, so it looks before it complains. */
export const spaceAt = (index: number): Space => SPACES[index] ?? at(SPACES, index);
