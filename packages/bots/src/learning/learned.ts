import type { Learned } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from '../search/advice.js';
import type { Features } from './features.js';
import { judgedBy, learnedValues, misfit, type Net } from './net.js';

/** A judge needs no playouts: it is asked where the tree ends. */
const AT_ONCE: Advice = { cutOff: 0 };

/** What a net has learned of a game, with how a search does well with it; undefined for an engine that it does not fit. */
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
