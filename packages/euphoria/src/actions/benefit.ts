import { at, type Seat } from '@rulewright/core';
import * as z from 'zod/mini';
import { mayStarTerritory, mayStarTile } from '../chapters/markets.js';
import { resourceOf, tunnelOf } from '../chapters/tunnels.js';
import { SITES, spaceAt } from '../content/board.js';
import { RESOURCES } from '../content/words.js';
import { gain } from '../goods.js';
import { action, type EuphoriaAt, type EuphoriaTable, refuse, type Star } from '../state.js';
import { id } from './fields.js';

type Taken = (typeof RESOURCES)[number] | 'artifact';

/** EUP-TUN.2: the resource of the tunnel or an artifact. */
const isTunnels = (table: EuphoriaTable, items: readonly Taken[]): boolean =>
  items.length === 1 && (items[0] === 'artifact' || items[0] === RESOURCES[tunnelOf(table)]);

/** EUP-ICA.2: so many resources in canonical order. */
function isMix(items: readonly Taken[], count: number): boolean {
  const places = items.map((item) => (item === 'artifact' ? -1 : RESOURCES.indexOf(item)));
  return items.length === count && places.every((place, i) => place >= (i === 0 ? 0 : at(places, i - 1)));
}

function offerMixes(count: number, first: number, items: readonly Taken[], offer: (items: Taken[]) => void): void {
  if (items.length === count) offer([...items]);
  else
    for (let place = first; place < RESOURCES.length; place++)
      offerMixes(count, place, [...items, at(RESOURCES, place)], offer);
}

/** EUP-TUN.2, EUP-ICA.2: takes one of the benefits that the space gives. */
export const takeBenefit = action('take', {
  during: ['place-benefit'],
  fields: { items: z.array(z.enum([...RESOURCES, 'artifact'])).check(z.maxLength(9)) },
  candidates(table, seat, offer) {
    const { resources } = table.choice;
    if (resources > 0) return offerMixes(resources, 0, [], (items) => offer({ type: 'take', seat, items }));
    offer({ type: 'take', seat, items: [at(RESOURCES, tunnelOf(table))] });
    offer({ type: 'take', seat, items: ['artifact'] });
  },
  check(table: EuphoriaAt<'place-benefit'>, { items }) {
    const { resources } = table.choice;
    const isRight = resources > 0 ? isMix(items, resources) : isTunnels(table, items);
    return isRight ? undefined : refuse(resources > 0 ? 'EUP-ICA.2' : 'EUP-TUN.2', 'no-such-benefit');
  },
  perform(turn, { seat, items }) {
    for (const [place, resource] of RESOURCES.entries()) {
      const count = items.filter((item) => item === resource).length;
      if (count > 0) gain(turn, seat, resourceOf(place), count);
    }
    if (items.includes('artifact')) turn.queue({ kind: 'draw', seat, count: 1 });
  },
});

const TERRITORY = 'territory';

/** EUP-ART.4, EUP-MKT.2: the star of a visit goes on the territory or, where that is allowed, on a tile of it. */
export const placeStar = action('place-star', {
  during: ['place-star'],
  fields: { on: id },
  candidates(_, seat, offer) {
    offer({ type: 'place-star', seat, on: TERRITORY });
    for (const site of SITES) offer({ type: 'place-star', seat, on: site });
  },
  check: (table, { seat, on }) => (mayGo(table, seat, on) ? undefined : refuse('EUP-ART.4', 'no-star-space', { on })),
  perform({ state, queue }, { seat, on }) {
    const star: Star =
      on === TERRITORY
        ? { seat, on: 'territory', at: spaceAt(state.placement.space).faction }
        : { seat, on: 'tile', at: siteNamed(on) };
    queue({ kind: 'stars', stars: [star], ofVisit: true });
  },
});

const SITE_NAMES: readonly string[] = SITES;
const siteNamed = (name: string): number => SITE_NAMES.indexOf(name);

function mayGo(table: EuphoriaAt<'place-star'>, seat: Seat, on: string): boolean {
  if (on === TERRITORY) return mayStarTerritory(table);
  const site = siteNamed(on);
  return table.choice.orTile && site >= 0 && mayStarTile(table, seat, site);
}
