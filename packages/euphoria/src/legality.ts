import { at, NONE, type Seat, type Violation } from '@rulewright/core';
import { SPACES, spaceAt } from './content/board.js';
import { type Bumps, canPayFor } from './payment.js';
import { hasPenalty } from './penalties.js';
import { momentOf } from './recruits/conditions.js';
import { pricesOf } from './recruits/placement-prices.js';
import { hasActive } from './recruits.js';
import { TUNNEL_END } from './rules/allegiance.js';
import { type Euphoria, type EuphoriaTable, refuse } from './state.js';
import { countAt, occupant, ownerOf, workersOnSite } from './workers.js';

// EUP-PLC.4: where a player may place a worker. Its value never matters.

export type Refused = Violation<Euphoria['Rule'], Euphoria['Refusal']> | undefined;

const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map(({ id }, i) => [id, i]));
/** The number of a space by its id, or NONE. */
export const spaceNamed = (id: string): number => NUMBERS.get(id) ?? NONE;

/** EUP-PLC.4: why the player cannot place a worker there; `lessMorale` is what the placement itself costs before. */
export function placeRefusal(table: EuphoriaTable, seat: Seat, space: number, lessMorale: number): Refused {
  if (space === NONE) return refuse('EUP-PLC.1', 'no-such-space');
  const { kind, faction, site } = spaceAt(space);
  switch (kind) {
    case 'commodity-area':
      if (hasPenalty(table, seat, 'one-worker-per-area') && countAt(table, seat, space) > 0)
        return refuse('EUP-PEN.12', 'own-worker-there');
      return icarusRefusal(table, seat, faction) ?? priceRefusal(table, seat, space, 'nobody', lessMorale);
    case 'construction':
      return siteRefusal(table, seat, site, space) ?? priceRefusal(table, seat, space, 'nobody', lessMorale);
    case 'built-market':
      return marketRefusal(table, seat, site) ?? temporaryRefusal(table, seat, space, lessMorale);
    case 'tunnel-end':
      return tunnelEndRefusal(table, seat, faction, space) ?? temporaryRefusal(table, seat, space, lessMorale);
    default:
      return icarusRefusal(table, seat, faction) ?? temporaryRefusal(table, seat, space, lessMorale);
  }
}

const ICARITE = 3;

function icarusRefusal(table: EuphoriaTable, seat: Seat, faction: number): Refused {
  const isClosed = faction === ICARITE && hasPenalty(table, seat, 'no-icarus');
  return isClosed ? refuse('EUP-PEN.9', 'icarus-closed') : undefined;
}

/** EUP-PLC.2, EUP-PEN.2: a temporary space may be occupied. */
function temporaryRefusal(table: EuphoriaTable, seat: Seat, space: number, lessMorale: number): Refused {
  const bumps = bumpsOn(table, seat, space);
  if (bumps === 'own' && hasPenalty(table, seat, 'no-self-bump')) return refuse('EUP-PEN.2', 'own-worker-bumped');
  return priceRefusal(table, seat, space, bumps, lessMorale);
}

/** EUP-PLC.5: whose worker stands on a temporary space. */
function bumpsOn(table: EuphoriaTable, seat: Seat, space: number): Bumps {
  const worker = occupant(table, space);
  if (worker === NONE) return 'nobody';
  return ownerOf(worker) === seat ? 'own' : 'opponent';
}

/** Whom a placement bumps or has bumped: one that waits for its payment stands on its space already. */
export function bumpsOf(table: EuphoriaTable, seat: Seat, space: number): Bumps {
  const { agenda, placement } = table.state;
  const isPlaced = placement.space === space && table.state.place[placement.worker] === space;
  const isUnpaid = agenda.some(({ kind }) => kind === 'payment' || kind === 'place-pay');
  return placement.seat === seat && isPlaced && isUnpaid ? momentOf(table).bumps : bumpsOn(table, seat, space);
}

function priceRefusal(table: EuphoriaTable, seat: Seat, space: number, bumps: Bumps, lessMorale: number): Refused {
  return canPayFor(table, seat, space, bumps, lessMorale) ? undefined : refuse('EUP-PLC.4', 'cannot-pay');
}

/** EUP-BLD.2, EUP-PEN.6 */
function siteRefusal(table: EuphoriaTable, seat: Seat, site: number, space: number): Refused {
  if (at(table.state.builtTiles, site).length > 0) return refuse('EUP-BLD.6', 'built-already');
  if (occupant(table, space) !== NONE) return refuse('EUP-BLD.2', 'occupied');
  const isForbidden =
    hasPenalty(table, seat, 'no-shared-construction') && workersOnSite(table, site) > workersOnSite(table, site, seat);
  return isForbidden ? refuse('EUP-PEN.6', 'site-shared') : undefined;
}

/** EUP-MKT.1, EUP-PEN.4 */
function marketRefusal(table: EuphoriaTable, seat: Seat, site: number): Refused {
  const { state } = table;
  if (at(state.builtTiles, site).length === 0) return refuse('EUP-BLD.1', 'not-built');
  const hasStar = at(state.tileStars, site * state.options.players + seat) > 0;
  const isForbidden = !hasStar && hasPenalty(table, seat, 'no-visit-without-star');
  return isForbidden ? refuse('EUP-PEN.4', 'no-star-on-tile') : undefined;
}

/** EUP-TUN.8: open to players with an active recruit of the faction, or through an ability. */
function tunnelEndRefusal(table: EuphoriaTable, seat: Seat, faction: number, space: number): Refused {
  if (at(table.state.miners, faction) < TUNNEL_END) return refuse('EUP-TUN.6', 'tunnel-not-complete');
  if (hasActive(table, seat, faction)) return undefined;
  return pricesOf(table, seat, space, 'nobody').length > 0 ? undefined : refuse('EUP-TUN.8', 'no-active-recruit');
}
