import { ARTIFACTS, type EuphoriaContent, type EuphoriaView, GOODS, SPACES } from '@rulewright/euphoria';

// The next stars that a seat can get, and the goods it still lacks for them.

type Position = EuphoriaView['position'];
type Price = EuphoriaContent['tiles'][number]['offers'][number]['price'];

/** Number of goods assumed lacking for a star that cannot be had. */
export const OUT_OF_REACH = 6;

/** The means of payment of a seat. */
interface Purse {
  /** By good: its number. */
  readonly goods: readonly number[];
  readonly commodities: number;
  readonly resources: number;
  readonly artifacts: number;
  /** Most artifacts of one kind. */
  readonly alike: number;
}

/** The stars that a seat can get by a placement. */
export interface Reach {
  /** Fewest goods and artifacts lacking for a star: 0 when it can pay for one, `OUT_OF_REACH` when there is none. */
  readonly nearest: number;
  /** Number of places where it can pay for a star now; `almost` is the number where one thing is lacking. */
  readonly payable: number;
  readonly almost: number;
  /** Number of unbuilt sites that it can pay to build on. */
  readonly sites: number;
}

const FIRST_RESOURCE = GOODS.indexOf('gold');
const VISITS = SPACES.flatMap(({ kind, site, faction }) => (kind === 'built-market' ? [{ site, faction }] : []));
const MARKETS = SPACES.flatMap(({ kind, faction }, space) => (kind === 'artifact-market' ? [{ space, faction }] : []));
/** Island spaces whose benefit is a star. */
const ISLAND = SPACES.flatMap(({ kind, faction, id }, space) =>
  kind === 'icarus' && (id === 'wind-salon' || id === 'nimbus-loft') ? [{ space, faction }] : [],
);
/** Construction spaces with their sites. */
const BUILDING = SPACES.flatMap(({ kind, site }, space) => (kind === 'construction' ? [{ space, site }] : []));

/** Finds the stars within reach of a seat. `free` gives the free star spaces by faction. */
export function reachOf(
  { spaces, tiles }: EuphoriaContent,
  { options: { players }, goods, hands, builtTiles, tileStars }: Position,
  seat: number,
  free: readonly number[],
): Reach {
  const purse = purseOf(goods.slice(seat * GOODS.length, (seat + 1) * GOODS.length), hands[seat] ?? []);
  let [nearest, payable, almost] = [OUT_OF_REACH, 0, 0];
  const count = (lacking: number): void => {
    nearest = Math.min(nearest, lacking);
    if (lacking === 0) payable++;
    else if (lacking === 1) almost++;
  };
  const isFree = (faction: number): boolean => (free[faction] ?? 0) > 0;
  for (const { site, faction } of VISITS) {
    const tile = builtTiles[site]?.[0];
    if (tile !== undefined && tile >= 0 && isFree(faction)) count(cheapest(tiles[tile]?.offers, purse));
  }
  for (const { space, faction } of MARKETS)
    if (isFree(faction) || hasTile(builtTiles, tileStars, { players, seat, faction }))
      count(cheapest(spaces[space]?.offers, purse));
  for (const { space, faction } of ISLAND) if (isFree(faction)) count(cheapest(spaces[space]?.offers, purse));
  let sites = 0;
  let last = -1;
  for (const { space, site } of BUILDING) {
    if (site === last || (builtTiles[site]?.length ?? 0) > 0) continue;
    if (cheapest(spaces[space]?.offers, purse) === 0) {
      sites++;
      last = site;
    }
  }
  return { nearest, payable, almost, sites };
}

function purseOf(goods: readonly number[], hand: readonly number[]): Purse {
  const kinds = ARTIFACTS.map(() => 0);
  let commodities = 0;
  let resources = 0;
  for (let good = 0; good < goods.length; good++) {
    if (good < FIRST_RESOURCE) commodities += goods[good] ?? 0;
    else resources += goods[good] ?? 0;
  }
  for (const card of hand) if (card >= 0) kinds[card] = (kinds[card] ?? 0) + 1;
  return { goods, commodities, resources, artifacts: hand.length, alike: Math.max(...kinds) };
}

/** True if a tile in the faction's territory can still take a star of the seat. */
function hasTile(
  builtTiles: Position['builtTiles'],
  tileStars: readonly number[],
  { players, seat, faction }: { readonly players: number; readonly seat: number; readonly faction: number },
): boolean {
  for (const site of [2 * faction, 2 * faction + 1])
    if ((builtTiles[site]?.length ?? 0) > 0 && tileStars[site * players + seat] === 0) return true;
  return false;
}

function cheapest(offers: readonly { readonly price: Price }[] | undefined, purse: Purse): number {
  let least = OUT_OF_REACH;
  for (const { price } of offers ?? []) least = Math.min(least, lackingFor(price, purse));
  return least;
}

/** Number of goods and artifacts lacking for a price; the kinds of artifacts are ignored. */
function lackingFor(price: Price, { goods, commodities, resources, artifacts, alike }: Purse): number {
  let lacking = 0;
  let [ofResources, ofCommodities] = [0, 0];
  for (let good = 0; good < goods.length; good++) {
    const needed = price.goods[good] ?? 0;
    if (needed === 0) continue;
    lacking += Math.max(0, needed - (goods[good] ?? 0));
    if (good < FIRST_RESOURCE) ofCommodities += needed;
    else ofResources += needed;
  }
  lacking += Math.max(0, price.anyResource - Math.max(0, resources - ofResources));
  lacking += Math.max(0, price.anyCommodity + price.anyButBliss - Math.max(0, commodities - ofCommodities));
  lacking += Math.max(0, price.artifacts + (price.artifact < 0 ? 0 : 1) - artifacts);
  return lacking + Math.max(0, price.alike - alike);
}
