import { seedRng } from '../cards/random.js';
import type { View } from '../cards/view.js';
import type { Seed } from '../game/chance.js';
import type { State } from '../game/game.js';
import type { Tracing } from '../game/trace.js';
import { InputError } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import type { Boundary } from '../saves/boundary.js';
import { limitSchema, readSeed } from '../saves/validate.js';
import { isView, type StateOrView, viewerSchema } from '../saves/viewers.js';
import * as z from '../schema/z.js';
import { expected, keyOf, sampled, states, views } from './outcomes.js';
import { enumerate } from './runs.js';
import { start } from './worlds.js';

const DEFAULT_LIMIT = 1000;
/** The default for a sampled world; with more runs than this, one of them is played instead. */
const DEFAULT_LIMIT_OF_WORLD = 100;
const MOST_WORLDS = 100_000;
const settingsSchema = z.strictObject({
  limit: z._default(limitSchema, DEFAULT_LIMIT),
  viewer: z.optional(viewerSchema),
});
const startSettingsSchema = z.strictObject({
  limit: z._default(limitSchema, DEFAULT_LIMIT),
  seed: z._default(z.unknown(), 0),
});
const viewSettingsSchema = z.strictObject({
  limit: z.optional(limitSchema),
  worlds: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_WORLDS))),
  seed: z.optional(z.unknown()),
});

/** The verbs that enumerate futures. Their arguments may be anything, whatever the declared type. */
export const chanceVerbs = (boundary: Boundary) => ({
  starts: (options: unknown = {}, given: unknown = {}) => {
    const { limit, seed } = parseInput('not settings of starts', startSettingsSchema, plain(given));
    return starts(boundary, boundary.readOptions(options), limit, readSeed(seed));
  },

  chanceOutcomes: (position: StateOrView, action: unknown, given: unknown = {}) => {
    if (isView(position)) return chancesOfView(boundary, position, action, given);
    const state = position as State;
    const { limit, viewer } = parseInput('not settings of chanceOutcomes', settingsSchema, plain(given));
    return boundary.reading(state, () => {
      const legal = boundary.legal(state, action);
      return viewer === undefined
        ? states(boundary, state, legal, limit)
        : views(boundary, state, legal, { viewer, limit });
    });
  },
});

/** Every state that a game can begin with. */
const starts = (boundary: Boundary, options: State['options'], limit: number, seed: Seed) =>
  enumerate(limit, (random) => {
    const tracing: Tracing = { draws: [], cards: [] };
    const rng = seedRng(seed);
    const world = start(boundary, options, rng, random(rng, tracing));
    return { key: keyOf(world), result: () => ({ state: boundary.released(world), draws: tracing.draws }) };
  });

/** The chances of a seat's own action, read from its view alone. */
function chancesOfView(boundary: Boundary, given: View<State>, action: unknown, settings: unknown) {
  const view = boundary.readView(given);
  const { limit, worlds, seed } = readSettings(settings);
  const legal = boundary.asking(view, ({ state }) => boundary.legal(state, action));
  if (legal.seat !== view.viewer)
    throw new InputError('a view tells the chances of its own seat alone', [
      { path: 'seat', message: `the view is that of ${view.viewer}, the action that of seat ${legal.seat}` },
    ]);
  if (worlds === undefined) return expected(boundary, view, legal, limit ?? DEFAULT_LIMIT);
  return sampled(boundary, view, legal, { worlds, seed: readSeed(seed), limit: limit ?? DEFAULT_LIMIT_OF_WORLD });
}

function readSettings(given: unknown) {
  const what = 'not settings of chanceOutcomes of a view';
  const settings = parseInput(what, viewSettingsSchema, plain(given));
  if ((settings.worlds === undefined) !== (settings.seed === undefined))
    throw new InputError(what, [{ path: 'seed', message: 'worlds and the seed they are dealt from go together' }]);
  return settings;
}
