import { at, type Seat } from '@rulewright/core';
import {
  ARTIFACTS,
  type EuphoriaContent,
  type EuphoriaEngine,
  type EuphoriaView,
  FACTIONS,
  GOODS,
  SPACES,
} from '@rulewright/euphoria';
import { type FeatureSpec, type Features, featuresBy } from '../learning/features.js';
import { OUT_OF_REACH, type Reach, reachOf } from './reach.js';

type Position = EuphoriaView['position'];

const WORKERS = 4;
const SUPPLY = -1;
const AVAILABLE = -2;
const FIRST_RESOURCE = GOODS.indexOf('gold');
const SITES_A_FACTION = 2;
/** Number of workers that a site needs by the number of players (EUP-BLD.3). */
const needed = (players: number): number => (players < 4 ? 2 : players - 1 > 4 ? 4 : players - 1);
/** The last cell of an allegiance track: there, recruits of the faction get their stars. */
const LAST_CELL = 11;

/** Facts about a seat. */
interface Found {
  available: number;
  placed: number;
  idle: number;
  sum: number;
  /**
   * Its workers on construction sites. `nearest` is the greatest progress of such a site, as a share of the workers
   * needed.
   */
  building: number;
  nearest: number;
  resources: number;
  commodities: number;
  /** Most artifacts of one kind among those known. */
  alike: number;
  /** Built tiles that carry no star of it yet. */
  tilesOpen: number;
}

interface Read {
  readonly position: Position;
  readonly content: EuphoriaContent;
  readonly found: readonly Found[];
  readonly reaches: readonly Reach[];
  /** By faction: free star spaces. */
  readonly free: readonly number[];
  readonly asked: readonly boolean[];
}

/** Stars, the goods and workers that lead to stars, and the distance to the next star of each kind. */
export const features = ({ content }: EuphoriaEngine): Features<EuphoriaEngine> =>
  featuresBy<EuphoriaEngine, Read>((position) => read(content, position), table);

function read(content: EuphoriaContent, position: Position): Read {
  const { players } = position.options;
  const onSite = sitesOf(position);
  const free = FACTIONS.map((_, faction) => {
    let left = players;
    for (let seat = 0; seat < players; seat++) left -= position.territoryStars[faction * players + seat] ?? 0;
    return left;
  });
  const waiting = position.agenda[position.agenda.length - 1];
  const found = Array.from({ length: players }, (_, seat) => foundOf(position, seat, onSite, players));
  return {
    position,
    content,
    found,
    reaches: found.map((_, seat) => reachOf(content, position, seat, free)),
    free,
    asked: found.map((_, seat) => waiting !== undefined && 'seat' in waiting && waiting.seat === seat),
  };
}

/** By site: workers on its construction spaces. */
function sitesOf({ place }: Position): readonly number[] {
  const sites = [0, 0, 0, 0, 0, 0];
  for (const space of place) {
    const stands = SPACES[space];
    if (stands?.kind === 'construction') sites[stands.site] = (sites[stands.site] ?? 0) + 1;
  }
  return sites;
}

function foundOf(
  { place, value, goods, hands, builtTiles, tileStars }: Position,
  seat: Seat,
  onSite: readonly number[],
  players: number,
): Found {
  const found: Found = {
    available: 0,
    placed: 0,
    idle: 0,
    sum: 0,
    building: 0,
    nearest: 0,
    resources: 0,
    commodities: 0,
    alike: 0,
    tilesOpen: 0,
  };
  for (let worker = seat * WORKERS; worker < (seat + 1) * WORKERS; worker++) {
    const stands = at(place, worker);
    if (stands === AVAILABLE) found.sum += at(value, worker);
    addWorker(found, stands, (site) => at(onSite, site) / needed(players));
  }
  for (let good = 0; good < GOODS.length; good++) {
    const count = at(goods, seat * GOODS.length + good);
    if (good < FIRST_RESOURCE) found.commodities += count;
    else found.resources += count;
  }
  const kinds = ARTIFACTS.map(() => 0);
  for (const card of at(hands, seat)) if (card >= 0) kinds[card] = (kinds[card] ?? 0) + 1;
  found.alike = Math.max(...kinds);
  for (let site = 0; site < builtTiles.length; site++)
    if (at(builtTiles, site).length > 0 && tileStars[site * players + seat] === 0) found.tilesOpen++;
  return found;
}

/** Counts a worker where it stands; `built` is the share of its workers that a construction site has. */
function addWorker(found: Found, stands: number, built: (site: number) => number): void {
  if (stands === SUPPLY) return;
  if (stands === AVAILABLE) found.available++;
  else if (stands < 0) found.idle++;
  else {
    found.placed++;
    const space = at(SPACES, stands);
    if (space.kind !== 'construction') return;
    found.building++;
    found.nearest = Math.max(found.nearest, built(space.site));
  }
}

const of = (truth: boolean): number => (truth ? 1 : 0);
const reach = ({ reaches }: Read, seat: Seat): Reach => at(reaches, seat);
const found = ({ found }: Read, seat: Seat): Found => at(found, seat);
const good = ({ position }: Read, seat: Seat, name: number): number =>
  at(position.goods, seat * GOODS.length + name) / 3;
const stars = ({ position }: Read, seat: Seat, faction: number): number =>
  position.territoryStars[faction * position.options.players + seat] ?? 0;

/**
 * Progress of factions towards the star, summed over a seat's known recruits that have none yet. A full track counts 1.
 */
function allegiance({ position, content }: Read, recruits: readonly number[] | undefined): number {
  let sum = 0;
  for (const recruit of recruits ?? []) {
    if (recruit < 0 || position.recruitStars.includes(recruit)) continue;
    sum += (position.allegiance[factionOf(content, recruit)] ?? 0) / LAST_CELL;
  }
  return sum;
}
const factionOf = (content: EuphoriaContent, recruit: number): number => {
  const { faction } = at(content.recruits, recruit);
  return typeof faction === 'number' ? faction : FACTIONS.indexOf(faction);
};
const onFaction = ({ position, content }: Read, seat: Seat, faction: number): number =>
  at(position.activeRecruits, seat).filter((recruit) => recruit >= 0 && factionOf(content, recruit) === faction).length;

const table: FeatureSpec<Read> = {
  ofSeat: {
    stars: ({ position }, seat) => (10 - at(position.stars, seat)) / 5,
    'stars but two or three to the end': ({ position }, seat) => of(at(position.stars, seat) <= 3),
    'stars but one to the end': ({ position }, seat) => of(at(position.stars, seat) <= 1),
    ...Object.fromEntries(
      FACTIONS.map((name, faction) => [
        `stars in ${name} territory`,
        (read: Read, seat: Seat) => stars(read, seat, faction) / 2,
      ]),
    ),
    'tiles that can still take a star': (read, seat) => found(read, seat).tilesOpen / 2,
    'recruits with a star': ({ position, content: _ }, seat) =>
      at(position.activeRecruits, seat).filter((recruit) => position.recruitStars.includes(recruit)).length,
    workers: (read, seat) => (found(read, seat).available + found(read, seat).placed + found(read, seat).idle) / 3,
    'workers to place': (read, seat) => found(read, seat).available / 2,
    'knowledge of the workers to place': (read, seat) => found(read, seat).sum / 8,
    'workers on construction sites': (read, seat) => found(read, seat).building,
    'progress of a site it builds': (read, seat) => found(read, seat).nearest,
    knowledge: ({ position }, seat) => at(position.knowledge, seat) / 4,
    'knowledge beyond what is safe': ({ position }, seat) => Math.max(0, at(position.knowledge, seat) - 3) / 3,
    morale: ({ position }, seat) => at(position.morale, seat) / 4,
    'morale for a free retrieval': ({ position }, seat) => of(at(position.morale, seat) >= 3),
    ...Object.fromEntries(GOODS.map((name, i) => [name, (read: Read, seat: Seat) => good(read, seat, i)])),
    resources: (read, seat) => found(read, seat).resources / 3,
    commodities: (read, seat) => found(read, seat).commodities / 5,
    artifacts: ({ position }, seat) => at(position.hands, seat).length / 2,
    'artifacts of one kind': (read, seat) => of(found(read, seat).alike >= 2),
    'artifacts for a market': ({ position, ...read }, seat) =>
      of(at(position.hands, seat).length >= 3 || found({ position, ...read }, seat).alike >= 2),
    'goods and artifacts to its next star': (read, seat) => reach(read, seat).nearest / (OUT_OF_REACH / 2),
    'stars it can pay for': (read, seat) => reach(read, seat).payable / 2,
    'stars it can pay for with a worker to place': (read, seat) =>
      Math.min(reach(read, seat).payable, found(read, seat).available),
    'stars but one good or artifact away': (read, seat) => reach(read, seat).almost / 2,
    'sites it can build on': (read, seat) => reach(read, seat).sites / 3,
    'resources for a site': (read, seat) => of(found(read, seat).resources >= 1),
    'active recruits': ({ position }, seat) => at(position.activeRecruits, seat).length / 2,
    'hidden recruits': ({ position }, seat) => at(position.hiddenRecruits, seat).length,
    'progress of the factions of its recruits': (read, seat) => allegiance(read, read.position.activeRecruits[seat]),
    'progress of the factions of its hidden recruits': (read, seat) =>
      allegiance(read, read.position.hiddenRecruits[seat]),
    ...Object.fromEntries(
      FACTIONS.map((name, faction) => [`${name} recruits`, (read: Read, seat: Seat) => onFaction(read, seat, faction)]),
    ),
    'open dilemmas': ({ position }, seat) => of(position.dilemmaSides[seat] === ''),
    'turns under way': ({ position }, seat) => of(position.active === seat),
    'questions to answer': (read, seat) => of(at(read.asked, seat)),
  },
  shared: {
    turns: ({ position }) => Math.min(3, position.turn / 40),
    players: ({ position }) => (position.options.players - 2) / 2,
    'the action is done': ({ position }) => of(position.hasActed),
    ...Object.fromEntries(
      FACTIONS.map((name, faction) => [`free star spaces of ${name}`, ({ free }: Read) => at(free, faction) / 2]),
    ),
    ...Object.fromEntries(
      FACTIONS.map((name, faction) => [
        `allegiance of ${name}`,
        ({ position }: Read) => at(position.allegiance, faction) / 6,
      ]),
    ),
    'built markets': ({ position }) =>
      (position.builtTiles.filter((tiles) => tiles.length > 0).length / (3 * SITES_A_FACTION)) * 2,
    'fewest stars left': ({ position }) => Math.min(...position.stars) / 5,
  },
};
