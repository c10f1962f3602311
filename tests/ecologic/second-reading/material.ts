import type { engine } from '@rulewright/ecologic';
import { BRANCHES, type Branch, SERIES, type Series } from '../../../packages/ecologic/src/content/tables.js';

// The cards and hexes of the base pack as numbers. A card is its place in the pack; branches: 0 oil, 1 mineral.

type Content = typeof engine.content;
type Effect = Content['events'][number]['effects'][number];

/** An event card: every one of the base pack has one effect. */
export interface EventCard {
  readonly op: Effect['op'];
  /** True when it concerns both players, not only the one who drew it. */
  readonly isForAll: boolean;
  readonly n: number;
  /** 2 for either. */
  readonly branch: number;
  /** The least level, or the least price. */
  readonly least: number;
  /** By place: specials, plants, initiatives; -1 for none. */
  readonly series: number;
}

export interface Material {
  readonly events: readonly EventCard[];
  readonly price: Int8Array;
  readonly eco: Int8Array;
  readonly upkeep: Int8Array;
  /** By tile. */
  readonly capacity: Int8Array;
  readonly bio: Int8Array;
  /** By tile: it has oil, it has minerals. */
  readonly resources: readonly [oil: readonly boolean[], mineral: readonly boolean[]];
}

/** The base pack in numbers. */
export function materialOf({ events, initiatives, tiles }: Content): Material {
  return {
    events: events.map(({ scope, effects }) => eventCard(scope === 'all', effects[0] as Effect)),
    price: Int8Array.from(initiatives, ({ nominal }) => nominal),
    eco: Int8Array.from(initiatives, ({ eco }) => eco),
    upkeep: Int8Array.from(initiatives, ({ upkeep }) => upkeep),
    capacity: Int8Array.from(tiles, ({ capacity }) => capacity),
    bio: Int8Array.from(tiles, ({ bio }) => bio),
    resources: [
      tiles.map(({ resources }) => resources.includes('oil')),
      tiles.map(({ resources }) => resources.includes('mineral')),
    ],
  };
}

/** The fields that some effects have. */
interface Given extends Partial<Record<'n' | 'uses' | 'minLevel' | 'min', number>> {
  readonly branch?: string;
  readonly series?: string;
}

function eventCard(isForAll: boolean, effect: Effect): EventCard {
  const given = effect as Given;
  const branch = BRANCHES.indexOf(given.branch as Branch);
  return {
    op: effect.op,
    isForAll,
    n: given.n ?? given.uses ?? 0,
    branch: branch < 0 ? 2 : branch,
    least: given.minLevel ?? given.min ?? 0,
    series: SERIES.indexOf(given.series as Series),
  };
}
