import { at, type Seat } from '@rulewright/core';
import { SITES, type Site, spaceAt } from './content/board.js';
import type { Row } from './content/compile.js';
import { COMMODITIES, type Commodity, FACTIONS, type Faction, type Good, RESOURCES } from './content/words.js';
import { TIER_4, TUNNEL_END } from './numbers.js';
import { areaYield, totalOn } from './rules/areas.js';
import { mayStarTerritory, mayStarTile, mayVisitStarTile } from './rules/markets.js';
import { drawsForStar } from './rules/stars.js';
import { mayGrow } from './rules/tank.js';
import { LEAST, MOST } from './rules/tracks.js';
import { givesBoth } from './rules/tunnels.js';
import { moraleOfPlacement } from './rules/turn.js';
import type { EuphoriaContext } from './state.js';

// Forecast of a space's benefit, without what recruits add (EUP-PLC.9).

/** The benefit of a placement; steps and stars only as far as there is room. */
export interface SpaceBenefit {
  readonly goods: { readonly [G in Good]?: number };
  /** Resources, or commodities, of one's choice. */
  readonly anyResources: number;
  readonly anyCommodities: number;
  /** Artifacts that are drawn. */
  readonly draw: number;
  /** EUP-TUN.2: the goods or the artifact, not both. */
  readonly isEither: boolean;
  /** Steps up, or down if negative. */
  readonly morale: number;
  readonly knowledge: number;
  /** Steps of the allegiance of a faction. */
  readonly allegiance: { readonly [F in Faction]?: number };
  /** Steps of the miner of the tunnel. */
  readonly miner: number;
  /** True when a worker is added (EUP-TNK.3). */
  readonly worker: boolean;
  /** The places for the star of a visit: 'territory', or a site with a tile. Empty without a star, or without room. */
  readonly star: readonly ('territory' | Site)[];
}

type Draft = { -readonly [K in keyof SpaceBenefit]: SpaceBenefit[K] };

/** The benefit for a player who places a worker of this value there now. */
export function benefitOf(context: EuphoriaContext, seat: Seat, space: number, value: number): SpaceBenefit {
  const { kind, faction } = spaceAt(space);
  const draft: Draft = {
    goods: {},
    anyResources: 0,
    anyCommodities: 0,
    draw: 0,
    isEither: false,
    morale: 0,
    knowledge: 0,
    allegiance: {},
    miner: 0,
    worker: false,
    star: [],
  };
  if (kind === 'commodity-area') fromArea(context, seat, { area: space, value }, draft);
  else if (kind === 'tunnel') {
    draft.goods = { [at(RESOURCES, faction)]: 1 };
    draft.draw = 1;
    draft.isEither = !givesBoth(context, seat, space);
    draft.miner = at(context.state.miners, faction) < TUNNEL_END ? 1 : 0;
  } else for (const index of at(context.content.spaces, space).benefit) add(context, seat, { space, index }, draft);
  return draft;
}

function fromArea(
  context: EuphoriaContext,
  seat: Seat,
  { area, value }: { readonly area: number; readonly value: number },
  draft: Draft,
): void {
  const given = areaYield(context, seat, area, totalOn(context, area) + value);
  const commodity: Commodity = at(COMMODITIES, area);
  draft.goods = { [commodity]: given.commodities + given.bonus };
  draft.allegiance = stepsOf(context, at(FACTIONS, area), given.allegiance);
  draft.knowledge = stepsOn(context, seat, 'knowledge', given.knowledge);
}

const stepsOf = ({ state }: EuphoriaContext, faction: Faction, n: number): SpaceBenefit['allegiance'] => {
  const steps = Math.min(n, TIER_4 - at(state.allegiance, FACTIONS.indexOf(faction)));
  return steps === 0 ? {} : { [faction]: steps };
};
const stepsOn = (context: EuphoriaContext, seat: Seat, track: 'morale' | 'knowledge', by: number): number => {
  const before = cellBefore(context, seat, track);
  return Math.min(MOST, Math.max(LEAST, before + by)) - before;
};

/** The cell from which the benefit counts: a further worker has cost its morale by then (EUP-VAR.2). */
function cellBefore(context: EuphoriaContext, seat: Seat, track: 'morale' | 'knowledge'): number {
  const cell = at(context.state[track], seat);
  return track === 'morale' ? Math.max(LEAST, cell - moraleOfPlacement(context, seat)) : cell;
}

/** Adds one effect of a space. Effects that only recruits have do not occur. */
function add(
  context: EuphoriaContext,
  seat: Seat,
  { space, index }: { readonly space: number; readonly index: number },
  draft: Draft,
): void {
  const row: Row = at(context.content.effects, index);
  switch (row.op) {
    case 'gain':
      draft.goods = { ...draft.goods, [row.good]: (draft.goods[row.good] ?? 0) + row.n };
      break;
    case 'gainAny':
      draft[row.of === 'resource' ? 'anyResources' : 'anyCommodities'] += row.n;
      break;
    case 'track':
      draft[row.track] += stepsOn(context, seat, row.track, row.n);
      break;
    case 'draw':
      draft.draw += row.n;
      break;
    case 'allegiance':
      draft.allegiance = { ...draft.allegiance, ...stepsOf(context, row.faction, row.n) };
      break;
    case 'newWorker':
      draft.worker = mayGrow(context, seat);
      break;
    case 'star':
      draft.star = starPlaces(context, seat, space, mayVisitStarTile(context, space));
      if (draft.star.includes('territory') && drawsForStar(context, seat, spaceAt(space).faction)) draft.draw += 1;
      break;
    case 'starOrTile':
      draft.star = starPlaces(context, seat, space, true);
  }
}

function starPlaces(context: EuphoriaContext, seat: Seat, space: number, orTile: boolean): ('territory' | Site)[] {
  const tiles = SITES.filter((_, site) => orTile && mayStarTile(context, seat, site, space));
  return mayStarTerritory(context, space) ? ['territory', ...tiles] : tiles;
}
