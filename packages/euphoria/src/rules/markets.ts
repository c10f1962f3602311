import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Star } from '../agenda.js';
import type { StarQuestion, StarRule } from '../askers.js';
import { factionOfSite, SITES, spaceAt } from '../content/board.js';
import { id } from '../fields.js';
import { hasFreeStarSpace } from '../stars.js';
import { action, type EuphoriaAt, type EuphoriaContext, refuse } from '../state.js';

// Visits to markets, and the places for their star (EUP-MKT, EUP-ART).

/** True when the star of a visit to this space may go on its territory (EUP-MKT.3, EUP-ART.6). */
export const mayStarTerritory = (context: EuphoriaContext, space: number): boolean =>
  hasFreeStarSpace(context, spaceAt(space).faction);

/**
 * True when the star of a visit to this space may lie on a tile of the territory, as in EUP-ART.4 (EUP-MKT.4, EUP-R16).
 */
export const mayVisitStarTile = ({ state }: EuphoriaContext, space: number): boolean =>
  state.options.builtMarketStarOnTile && spaceAt(space).kind === 'built-market';

/** True while the present placement still owes a benefit whose star may lie on a tile. */
export function isTileStarDue(context: EuphoriaContext): boolean {
  const { state, content } = context;
  const isDue = state.agenda.some(({ kind }) => kind === 'benefit');
  return (
    isDue &&
    at(content.spaces, state.placement.space).benefit.some((index) => {
      const { op } = at(content.effects, index);
      return op === 'starOrTile' || (op === 'star' && mayVisitStarTile(context, state.placement.space));
    })
  );
}

/** True when the star may go on the tile of a site: built, of that territory, without a star of the player (EUP-ART.4). */
export function mayStarTile({ state }: EuphoriaContext, seat: Seat, site: number, space: number): boolean {
  const isBuilt = at(state.builtTiles, site).length > 0;
  const isThere = factionOfSite(site) === spaceAt(space).faction;
  return isBuilt && isThere && state.tileStars[site * state.options.players + seat] === 0;
}

/** The rule by which a visit asks where its star goes, or leaves it out when there is no room. */
export function ruleOfStar(context: EuphoriaContext, seat: Seat, orTile: boolean): StarQuestion {
  const { space } = context.state.placement;
  const hasRoom =
    mayStarTerritory(context, space) || (orTile && SITES.some((_, site) => mayStarTile(context, seat, site, space)));
  switch (spaceAt(space).kind) {
    case 'artifact-market':
      return hasRoom ? 'EUP-ART.4' : 'EUP-ART.6';
    case 'built-market':
      return hasRoom ? (orTile ? 'EUP-MKT.4' : 'EUP-MKT.2') : 'EUP-MKT.3';
    case 'icarus':
      return hasRoom ? 'EUP-ICA.1' : 'EUP-ICA.4';
    default:
      return 'EUP-PLC.9';
  }
}

/** The rule that puts the star of a visit on the territory: not that of the choice between it and tiles. */
const ON_TERRITORY: { readonly [R in StarQuestion]?: StarRule } = {
  'EUP-ART.4': 'EUP-ART.3',
  'EUP-MKT.4': 'EUP-MKT.2',
};

export const TERRITORY = 'territory';

/** Places the star of a visit on the territory or, where allowed, on the tile of a site (EUP-ART.4, EUP-MKT.2). */
export interface PlaceStar extends ActionOf<typeof placeStar> {}
export const placeStar = action('place-star', {
  rule: 'EUP-PLC.9',
  during: ['place-star'],
  fields: { on: id },
  candidates(_, seat, offer) {
    offer({ type: 'place-star', seat, on: TERRITORY });
    for (const site of SITES) offer({ type: 'place-star', seat, on: site });
  },
  check: (context, { seat, on }) =>
    mayGo(context, seat, on) ? undefined : refuse(context.choice.rule, 'no-star-space', { on }),
  perform({ state, queue }, { seat, on }, { rule }) {
    const star: Star =
      on === TERRITORY
        ? { seat, on: 'territory', at: spaceAt(state.placement.space).faction }
        : { seat, on: 'tile', at: siteNamed(on) };
    if (star.on === 'tile' && state.options.penaltyEnds === 'after-benefit') state.placement.starred = star.at;
    queue({
      kind: 'stars',
      rule: on === TERRITORY ? (ON_TERRITORY[rule] ?? rule) : rule,
      stars: [star],
      ofVisit: true,
    });
  },
});

const SITE_NAMES: readonly string[] = SITES;
const siteNamed = (name: string): number => SITE_NAMES.indexOf(name);

function mayGo(context: EuphoriaAt<'place-star'>, seat: Seat, on: string): boolean {
  const { space } = context.state.placement;
  if (on === TERRITORY) return mayStarTerritory(context, space);
  const site = siteNamed(on);
  return context.choice.orTile && site >= 0 && mayStarTile(context, seat, site, space);
}
