import type { View } from '../cards/view.js';
import type { Positioned } from '../cards/zones.js';
import type { State } from '../game/game.js';
import type { Viewer } from '../game/types.js';
import { InputError } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import * as z from '../schema/z.js';

// Seats, viewers, and what they look at.

export const seatSchema = z.int().check(z.minimum(0));
export const viewerSchema = z.union([seatSchema, z.literal('spectator')]);

/** A state, or a view of one. Reading needs no generator. */
export type StateOrView = Positioned | View<State>;
/** The position of a state or view; `viewer` is set when it was a view. */
export interface Read {
  readonly state: Positioned;
  readonly viewer?: Viewer;
}

export function viewerOf({ options }: Positioned, given: unknown): Viewer {
  if (given === 'spectator') return given;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < options.players) return given;
  const viewer = parseInput('not a viewer', viewerSchema, plain(given));
  if (viewer !== 'spectator' && viewer >= options.players)
    throw new InputError('not a viewer', [{ path: '', message: `nobody sits at ${viewer}` }]);
  return viewer;
}

export const isView = (position: StateOrView): position is View<State> =>
  typeof position === 'object' && position !== null && 'position' in position;
