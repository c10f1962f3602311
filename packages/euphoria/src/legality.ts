import { at, NONE, type Seat, type Violation } from '@rulewright/core';
import { isTemporary, SPACES, spaceAt } from './content/board.js';
import { type Offer, priceCode } from './content/price.js';
import { GOODS } from './content/words.js';
import { owned } from './goods.js';
import { TUNNEL_END } from './numbers.js';
import { type Bumps, canPayOne } from './payment.js';
import { hasPenalty } from './penalties.js';
import { occasionOf } from './recruits/conditions.js';
import { pairsForbidden, plansOf, pricesOf } from './recruits/placement-prices.js';
import { hasActive } from './recruits.js';
import { type Euphoria, type EuphoriaContext, refuse } from './state.js';
import { countAt, occupant, ownerOf, workersOnSite } from './workers.js';

// Legal spaces for a worker; its value never matters (EUP-PLC.4).

export type Refused = Violation<Euphoria['Rule'], Euphoria['Refusal']> | undefined;

const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map(({ id }, i) => [id, i]));
/** The number of a space by its id, or NONE. */
export const spaceNamed = (id: string): number => NUMBERS.get(id) ?? NONE;

/** The legal spaces of a player (EUP-PLC.4). Caches what all spaces share; valid until the state changes. */
export class Placing {
  private readonly plans: readonly number[];
  /** A cache of the last prices and the result: all spaces of a site share their prices. */
  private offers: readonly Offer[] | undefined;
  private canPay = false;

  constructor(
    private readonly context: EuphoriaContext,
    private readonly seat: Seat,
    /** Morale that the placement itself costs before the price is paid. */
    private readonly lessMorale: number,
  ) {
    this.plans = plansOf(context, seat);
  }

  /** True when a worker may be placed anywhere. */
  isPossible(): boolean {
    for (let space = 0; space < SPACES.length; space++) if (this.refusal(space) === undefined) return true;
    return false;
  }

  /** The refusal of a placement there; undefined when it is legal. */
  refusal(space: number): Refused {
    return this.closed(space) ?? this.priceRefusal(space);
  }

  /** The refusal of a space that is closed to the player, whatever it costs. */
  closed(space: number): Refused {
    const { context, seat } = this;
    const { kind, faction, site } = spaceAt(space);
    switch (kind) {
      case 'commodity-area':
        if (countAt(context, seat, space) > 0 && hasPenalty(context, seat, 'one-worker-per-area'))
          return refuse('EUP-PEN.12', 'own-worker-there');
        return icarusRefusal(context, seat, faction);
      case 'construction':
        return siteRefusal(context, seat, site, space);
      case 'built-market':
        return marketRefusal(context, seat, site) ?? this.bumpRefusal(space);
      case 'tunnel-end':
        return this.tunnelEndRefusal(faction, space) ?? this.bumpRefusal(space);
      default:
        return icarusRefusal(context, seat, faction) ?? this.bumpRefusal(space);
    }
  }

  /** EUP-PLC.2, EUP-PEN.2: a temporary space may be occupied. */
  private bumpRefusal(space: number): Refused {
    const isOwn = bumpsOn(this.context, this.seat, space) === 'own';
    return isOwn && hasPenalty(this.context, this.seat, 'no-self-bump')
      ? refuse('EUP-PEN.2', 'own-worker-bumped')
      : undefined;
  }

  /** EUP-TUN.8: open to players with an active recruit of the faction, or through an ability. */
  private tunnelEndRefusal(faction: number, space: number): Refused {
    const { context, seat } = this;
    if (at(context.state.miners, faction) < TUNNEL_END) return refuse('EUP-TUN.6', 'tunnel-not-complete');
    if (hasActive(context, seat, faction)) return undefined;
    const isOpen = pricesOf(context, seat, space, { bumps: 'nobody', plans: this.plans }).length > 0;
    return isOpen ? undefined : refuse('EUP-TUN.8', 'no-active-recruit');
  }

  private priceRefusal(space: number): Refused {
    const { context, seat, plans } = this;
    const bumps = isTemporary(space) ? bumpsOn(context, seat, space) : 'nobody';
    const offers = pricesOf(context, seat, space, { bumps, plans });
    if (offers !== this.offers) {
      this.offers = offers;
      this.canPay = canPayOne(context, seat, offers, this.lessMorale);
    }
    if (this.canPay) return undefined;
    const forbidden = pairsForbidden(context, seat, space, { bumps, plans });
    return canPayOne(context, seat, forbidden, this.lessMorale)
      ? refuse('EUP-PEN.3', 'no-pair')
      : refuse('EUP-PLC.4', 'cannot-pay');
  }
}

const ICARITE = 3;

function icarusRefusal(context: EuphoriaContext, seat: Seat, faction: number): Refused {
  const isClosed = faction === ICARITE && hasPenalty(context, seat, 'no-icarus');
  return isClosed ? refuse('EUP-PEN.9', 'icarus-closed') : undefined;
}

/** The kind of owner whose worker stands on a temporary space (EUP-PLC.5). */
function bumpsOn(context: EuphoriaContext, seat: Seat, space: number): Bumps {
  const worker = occupant(context, space);
  if (worker === NONE) return 'nobody';
  return ownerOf(worker) === seat ? 'own' : 'opponent';
}

/**
 * The kind of owner whom a placement bumps or has bumped. A placement that waits for its payment already stands on its
 * space.
 */
export const bumpsOf = (context: EuphoriaContext, seat: Seat, space: number): Bumps =>
  isBeingPaid(context, seat, space) ? occasionOf(context).bumps : bumpsOn(context, seat, space);

/** True while a worker of the player stands on the space and waits for its payment. */
export function isBeingPaid({ state }: EuphoriaContext, seat: Seat, space: number): boolean {
  const { agenda, placement } = state;
  const isPlaced = placement.space === space && state.place[placement.worker] === space;
  const isUnpaid = agenda.some(({ kind }) => kind === 'payment' || kind === 'place-pay');
  return placement.seat === seat && isPlaced && isUnpaid;
}

/** True when a player may place no worker on the space, whatever it costs; false while a placement there is being paid. */
export const isClosed = (context: EuphoriaContext, seat: Seat, space: number): boolean =>
  !isBeingPaid(context, seat, space) && new Placing(context, seat, 0).closed(space) !== undefined;

/**
 * Adds to a refusal the details of its sentence: every price that would do, as `gold:1+artifacts:2|alike:2`, and the
 * amounts the player has. The morale that the placement itself costs is a part of each price.
 */
export function withPrices(
  context: EuphoriaContext,
  seat: Seat,
  { space, lessMorale }: { readonly space: number; readonly lessMorale: number },
  why: Refused,
): Refused {
  if (why?.code !== 'cannot-pay') return why;
  const prices = pricesOf(context, seat, space, { bumps: bumpsOf(context, seat, space) }).map(({ price }) => ({
    ...price,
    morale: price.morale + lessMorale,
  }));
  const goods = GOODS.flatMap((good, i) =>
    prices.some((price) => at(price.goods, i) > 0) ? [[good, owned(context, seat, i)] as const] : [],
  );
  return refuse(why.rule, why.code, { price: prices.map(priceCode).join('|'), ...Object.fromEntries(goods) });
}

/** EUP-BLD.2, EUP-PEN.6 */
function siteRefusal(context: EuphoriaContext, seat: Seat, site: number, space: number): Refused {
  if (at(context.state.builtTiles, site).length > 0) return refuse('EUP-BLD.6', 'built-already');
  if (occupant(context, space) !== NONE) return refuse('EUP-BLD.2', 'occupied');
  const isForbidden =
    hasPenalty(context, seat, 'no-shared-construction') &&
    workersOnSite(context, site) > workersOnSite(context, site, seat);
  return isForbidden ? refuse('EUP-PEN.6', 'site-shared') : undefined;
}

/** EUP-MKT.1, EUP-PEN.4 */
function marketRefusal(context: EuphoriaContext, seat: Seat, site: number): Refused {
  const { state } = context;
  if (at(state.builtTiles, site).length === 0) return refuse('EUP-BLD.1', 'not-built');
  const hasStar = at(state.tileStars, site * state.options.players + seat) > 0;
  const isForbidden = !hasStar && hasPenalty(context, seat, 'no-visit-without-star');
  return isForbidden ? refuse('EUP-PEN.4', 'no-star-on-tile') : undefined;
}
