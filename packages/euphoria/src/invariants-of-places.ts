import { at, type Issue, NONE, seatsFrom } from '@rulewright/core';
import { deckSize, Findings } from '@rulewright/core/author';
import { SITES, SPACES, spaceAt, visitSpace } from './content/board.js';
import { REVEALING_CELL, TIER_3, TIER_4, TUNNEL_END, workersNeeded } from './numbers.js';
import type { EuphoriaContext } from './state.js';
import { workersOnSite } from './workers.js';

// Checks of workers, stars and cards on the board and in front of the players.

const seats = ({ state }: EuphoriaContext) => seatsFrom(0, state.options.players);
const kinds = ({ state }: EuphoriaContext): readonly string[] => state.agenda.map(({ kind }) => kind);
const isSettingUp = (context: EuphoriaContext) => context.state.turn === 0;

/** I9: at most one worker on all spaces but the areas. */
export function spacesFit(context: EuphoriaContext): Issue[] {
  const { state } = context;
  const { place, builtTiles, options } = state;
  const found = new Findings();
  const count = (space: number) => place.filter((where) => where === space).length;
  SPACES.forEach(({ kind, id }, space) => {
    const there = count(space);
    found.that('place', kind === 'commodity-area' || there <= 1, `1 worker or none on ${id}`, there);
  });
  const isCompleting = kinds(context).includes('completion');
  SITES.forEach((site, place) => {
    const isBuilt = at(builtTiles, place).length > 0;
    const workers = workersOnSite(context, place);
    const needed = workersNeeded(options.players);
    const visitors = count(visitSpace(place));
    if (isBuilt) found.that('place', workers === 0, `no workers on the site ${site}, which is built`, workers);
    else
      found
        .that('place', workers < needed || isCompleting, `fewer than ${needed} workers on the site ${site}`, workers)
        .that('place', visitors === 0, `nobody on the market of ${site}, which is not built`, visitors);
  });
  return found.issues;
}

/** I10, I11, I12 */
export function factionsFit({ state, content }: EuphoriaContext): Issue[] {
  const { allegiance, miners, recruitStars, end } = state;
  const isRevealed = (faction: number) => at(allegiance, faction) >= TIER_3 || (miners[faction] ?? 0) >= REVEALING_CELL;
  const factionOf = (recruit: number) => content.recruits[recruit]?.faction ?? NONE;
  const isStarDue = end !== null || state.agenda.some(({ kind }) => kind === 'stars');
  const hasStar = (recruit: number) => allegiance[factionOf(recruit)] !== TIER_4 || recruitStars.includes(recruit);
  const found = new Findings();
  state.hiddenRecruits.forEach((own, seat) => {
    const fits = (recruit: number) => !isRevealed(factionOf(recruit));
    found.each(`hiddenRecruits.${seat}`, own, { expected: 'a recruit of a faction that is not revealed', fits });
  });
  state.activeRecruits.forEach((own, seat) => {
    const fits = (recruit: number) => isStarDue || hasStar(recruit);
    found.each(`activeRecruits.${seat}`, own, { expected: 'a star on it, for the allegiance is complete', fits });
  });
  return found.each('place', state.place, {
    expected: 'a space that is open',
    fits: (space) => {
      const { kind, faction } = space < 0 ? { kind: 'none', faction: NONE } : spaceAt(space);
      return kind !== 'tunnel-end' || at(miners, faction) === TUNNEL_END;
    },
  }).issues;
}

/** I3, and one dilemma a player. */
export function cardsLieWhereTheyMay(context: EuphoriaContext): Issue[] {
  const { state } = context;
  const found = new Findings();
  state.builtTiles.forEach((tiles, site) => {
    found.that(`builtTiles.${site}`, tiles.length <= 1, '1 tile or none', tiles.length);
  });
  const tiles = kinds(context).includes('setup-pick-market') ? 0 : SITES.length;
  const inPlay = deckSize(state.unbuiltTiles) + state.builtTiles.flat().length;
  found.that('unbuiltTiles', inPlay === tiles, `${tiles} tiles, built or not`, inPlay);
  const isChoosing = isSettingUp(context) || kinds(context).includes('dilemma-keep-recruit');
  const isTrading = kinds(context).includes('trade-execution');
  for (const seat of seats(context)) {
    const isOpen = state.dilemmaSides[seat] === '';
    const none = (list: 'dealtRecruits' | 'namedArtifacts' | 'pickedArtifacts', isBusy: boolean): void => {
      const cards = at(state[list], seat).length;
      found.that(`${list}.${seat}`, isBusy || cards === 0, 'no cards now', cards);
    };
    found
      .list(`dilemmas.${seat}`, at(state.dilemmas, seat), isOpen ? 1 : 0)
      .list(`resolvedDilemmas.${seat}`, at(state.resolvedDilemmas, seat), isOpen ? 0 : 1);
    none('dealtRecruits', isChoosing);
    none('namedArtifacts', isTrading);
    none('pickedArtifacts', isTrading);
  }
  return found.issues;
}
