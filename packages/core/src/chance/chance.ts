import { type Door, type Given, isView, viewerSchema } from '../engine/boundary.js';
import { InputError } from '../errors.js';
import type { Action, State } from '../game/game.js';
import type { Emitted } from '../game/types.js';
import { noting } from '../hidden/events.js';
import type { View } from '../hidden/view.js';
import { parseInput } from '../input/input.js';
import { plain } from '../input/plain.js';
import { limitSchema, readSeed } from '../input/validate.js';
import * as z from '../schema/z.js';
import { cloneState } from '../state/clone.js';
import { expected } from './expected.js';
import { enumerate } from './outcomes.js';
import { sampled } from './sampled.js';
import { perform, views } from './seen-outcomes.js';

const DEFAULT_LIMIT = 1000;
/** In a sampled world more runs than this are not listed: one of them is played. */
const DEFAULT_LIMIT_OF_WORLD = 100;
const MOST_WORLDS = 100_000;
const settingsSchema = z.strictObject({
  limit: z._default(limitSchema, DEFAULT_LIMIT),
  viewer: z.optional(viewerSchema),
});
const viewSettingsSchema = z.strictObject({
  limit: z.optional(limitSchema),
  worlds: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_WORLDS))),
  seed: z.optional(z.unknown()),
});

/** The verb of an engine that plays every future. What it takes may be anything, whatever its type. */
export const chanceVerbs = (door: Door) => ({
  chanceOutcomes: (position: Given, action: unknown, given: unknown = {}) => {
    if (isView(position)) return chancesOfView(door, position, action, given);
    const state = position as State;
    const { limit, viewer } = parseInput('not settings of chanceOutcomes', settingsSchema, plain(given));
    return door.reading(state, () => {
      const legal = door.legal(state, action);
      return viewer === undefined ? states(door, state, legal, limit) : views(door, state, legal, viewer, limit);
    });
  },
});

/** Every state that an action can lead to. */
const states = (door: Door, state: State, legal: Action, limit: number) =>
  enumerate(limit, (random) => {
    const events: Emitted[] = [];
    const world = cloneState(state);
    perform(door, world, random(world.rng), legal, noting(events));
    const { rng: _, ...position } = world;
    return { key: JSON.stringify(position), result: () => ({ state: door.given(world), events }) };
  });

/** What a seat may expect of its own action: nothing is read but its view. */
function chancesOfView(door: Door, given: View<State>, action: unknown, settings: unknown) {
  const view = door.readView(given);
  const { limit, worlds, seed } = readSettings(settings);
  const legal = door.asking(view, ({ state }) => door.legal(state, action));
  if (legal.seat !== view.viewer)
    throw new InputError('a view tells the chances of its own seat alone', [
      { path: 'seat', message: `the view is that of ${view.viewer}, the action that of seat ${legal.seat}` },
    ]);
  if (worlds === undefined) return expected(door, view, legal, limit ?? DEFAULT_LIMIT);
  return sampled(door, view, legal, { worlds, seed: readSeed(seed), limit: limit ?? DEFAULT_LIMIT_OF_WORLD });
}

function readSettings(given: unknown) {
  const what = 'not settings of chanceOutcomes of a view';
  const settings = parseInput(what, viewSettingsSchema, plain(given));
  if ((settings.worlds === undefined) !== (settings.seed === undefined))
    throw new InputError(what, [{ path: 'seed', message: 'worlds and the seed they are dealt from go together' }]);
  return settings;
}
