import type { Seat } from '@rulewright/core';
import type { Penalty } from './content/words.js';
import type { EuphoriaContext } from './state.js';

// Penalties of built tiles for players without a star on them (EUP-PEN).

/**
 * True when the tile of a built market hits a player, for want of a star (EUP-BLD.10). A star of the visit whose
 * benefit goes on is none yet (EUP-R78).
 */
const isHit = ({ tileStars, options, placement }: EuphoriaContext['state'], seat: Seat, site: number): boolean =>
  tileStars[site * options.players + seat] === 0 || (placement.starred === site && placement.seat === seat);

/** True when a tile that hits the player has this penalty (EUP-BLD.10). */
export function hasPenalty({ state, content }: EuphoriaContext, seat: Seat, penalty: Penalty): boolean {
  const { builtTiles } = state;
  for (let site = 0; site < builtTiles.length; site++) {
    const tile = builtTiles[site]?.[0];
    if (tile === undefined || !isHit(state, seat, site)) continue;
    if (content.tiles[tile]?.penalty === penalty) return true;
  }
  return false;
}

/** EUP-BLD.10: the sites of the built tiles that punish the player in this way. */
export const sitesWith = ({ state, content }: EuphoriaContext, seat: Seat, penalty: Penalty): number[] =>
  state.builtTiles.flatMap(([tile], site) => {
    const isPunished = tile !== undefined && isHit(state, seat, site);
    return isPunished && content.tiles[tile]?.penalty === penalty ? [site] : [];
  });

/** By face, from 1 to 6. */
const LOSE_ON_FACE = [
  'lose-good-on-face-1',
  'lose-good-on-face-2',
  'lose-good-on-face-3',
  'lose-good-on-face-4',
  'lose-good-on-face-5',
  'lose-good-on-face-6',
] as const satisfies readonly Penalty[];
const FACE_RULES = ['EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18'] as const;

/** The rule by which a die with this face costs the player a good; undefined when none does. */
export function penaltyOnFace(
  context: EuphoriaContext,
  seat: Seat,
  face: number,
): (typeof FACE_RULES)[number] | undefined {
  const penalty = LOSE_ON_FACE[face - 1];
  return penalty !== undefined && hasPenalty(context, seat, penalty) ? FACE_RULES[face - 1] : undefined;
}
