import { type Boundary, isView, type StateOrView, viewerSchema } from '../engine/boundary.js';
import { start } from '../engine/playing.js';
import { InputError } from '../errors.js';
import type { Action, State } from '../game/game.js';
import type { Emitted } from '../game/types.js';
import { noting, type View } from '../hidden/view.js';
import { parseInput, plain } from '../input/input.js';
import { limitSchema, readSeed } from '../input/validate.js';
import * as z from '../schema/z.js';
import { cloneState } from '../state/commit.js';
import { expected, sampled } from './expected.js';
import { enumerate } from './outcomes.js';
import { type Seed, seedRng } from './random.js';
import { perform, views } from './seen-outcomes.js';
import type { Tracing } from './trace.js';

const DEFAULT_LIMIT = 1000;
/** In a sampled world more runs than this are not listed: one of them is played. */
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

/** The verbs of an engine that play every future. What they take may be anything, whatever its type. */
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

/** Every state that an action can lead to. */
const states = (boundary: Boundary, state: State, legal: Action, limit: number) =>
  enumerate(limit, (random) => {
    const events: Emitted[] = [];
    const tracing: Tracing = { draws: [], cards: [] };
    const world = cloneState(state);
    perform({ boundary, world, random: random(world.rng, tracing), legal }, noting(events));
    return { key: keyOf(world), result: () => ({ state: boundary.released(world), events, draws: tracing.draws }) };
  });

/** Every state that a game can begin with. */
const starts = (boundary: Boundary, options: State['options'], limit: number, seed: Seed) =>
  enumerate(limit, (random) => {
    const tracing: Tracing = { draws: [], cards: [] };
    const rng = seedRng(seed);
    const world = start(boundary, options, rng, random(rng, tracing));
    return { key: keyOf(world), result: () => ({ state: boundary.released(world), draws: tracing.draws }) };
  });

function keyOf({ rng: _, ...position }: State): string {
  return JSON.stringify(position);
}

/** What a seat may expect of its own action: nothing is read but its view. */
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
