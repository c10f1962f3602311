import type { Learned } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from '../search/advice.js';
import type { Features } from './features.js';
import { judgedBy, learnedValues, misfit } from './net.js';
import type { Net } from './net-data.js';

/** A learned judge needs no playouts: it judges each position where the tree ends. */
const AT_ONCE: Advice = { cutOff: 0 };

/**
 * A net as a learned judge of a game, with search settings that suit it; undefined for an engine that the net does not
 * fit.
 */
export function learnedFrom<E extends AnyEngine>(
  engine: E,
  features: Features<E>,
  net: Net,
  search: Advice = {},
): Learned<E> | undefined {
  if (misfit(engine, features, net) !== undefined) return undefined;
  return {
    values: learnedValues(engine, features, net),
    utility: net.utility ?? 'places',
    judged: judgedBy(features as Features, net),
    search: { ...AT_ONCE, ...search },
  };
}
