import { Random, seedRng } from '../cards/random.js';
import { noting } from '../cards/told.js';
import type { View } from '../cards/view.js';
import { LiveSimulation } from '../futures/simulation.js';
import { deal, start } from '../futures/worlds.js';
import type { Seed } from '../game/chance.js';
import type { Action, AgendaItem, Emit, State } from '../game/game.js';
import type { Draw, Tracing } from '../game/trace.js';
import type { Emitted } from '../game/types.js';
import { cloneState, commit, deepFreeze } from '../ground/commit.js';
import { EngineBug, InputError, isInputError, messageOf } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import type { Boundary } from '../saves/boundary.js';
import { readSeed, readTask, refuseIssues, scriptSchema } from '../saves/validate.js';
import { isView } from '../saves/viewers.js';
import * as z from '../schema/z.js';
import type { AnyEngine } from './engine.js';

/** The verbs that play on, or into another future. Their arguments may be anything, whatever the declared type. */
export const playingVerbs = (boundary: Boundary) =>
  ({
    init: (seed, given = {}, draws = []) => {
      const options = boundary.readOptions(given);
      const rng = { ...seedRng(readSeed(seed)), script: readScript(draws) };
      return boundary.released(start(boundary, options, rng, new Random(rng)));
    },

    apply: (state, action: unknown) =>
      boundary.reading(state, () => after(boundary, state, boundary.legal(state, action), undefined)),

    step: (state, action: unknown) => {
      const events: Emitted[] = [];
      return boundary.reading(state, () =>
        deepFreeze({ state: after(boundary, state, boundary.legal(state, action), noting(events)), events }),
      );
    },

    run: (state, item) => {
      const events: Emitted[] = [];
      return boundary.reading(state, () => {
        const { task, issues } = readTask(boundary.game, state, plain(item) as AgendaItem);
        refuseIssues('not a task of this engine', issues);
        const before = boundary.frozen(state);
        const world = cloneState(before);
        world.agenda.push(task);
        try {
          boundary.agenda.start(world, new Random(world.rng), noting(events));
        } catch (error) {
          if (isInputError(error) || error instanceof EngineBug) throw error;
          throw new InputError('the task does not fit this position', [{ path: '', message: messageOf(error) }], {
            cause: error,
          });
        }
        return deepFreeze({ state: boundary.released(commit(before, world)), events });
      });
    },

    trace: (state, action) =>
      boundary.reading(state, () => {
        const tracing: Tracing = { draws: [], cards: [] };
        const legal = boundary.legal(state, action);
        const world = cloneState(state);
        boundary.agenda.perform(boundary.agenda.turn(world, new Random(world.rng, tracing), undefined), legal);
        return deepFreeze(tracing);
      }),

    determinize: (view, seed, tries) => boundary.released(deal(boundary, view, seed, tries)),

    simulate: (position: State | View<State>, seed?: Seed, tries?: number) => {
      const live = (state: State) => new LiveSimulation(state, boundary);
      if (isView(position)) return live(deal(boundary, position, seed ?? 0, tries));
      return boundary.reading(position, () => {
        const simulation = live(cloneState(position));
        if (seed !== undefined) simulation.reseed(seed);
        return simulation;
      });
    },

    reseed: (state, seed) =>
      boundary.reading(state, () => boundary.released({ ...boundary.frozen(state), rng: seedRng(readSeed(seed)) })),

    scriptDraws: (state, draws, strict?: boolean | 'dice') => {
      const script = readScript(draws);
      const minded = parseInput('strict or not', strictness, plain(strict ?? false));
      return boundary.reading(state, () => {
        const alea: State['rng']['alea'] = [...state.rng.alea];
        const rng = minded === false || minded === undefined ? { alea, script } : { alea, script, strict: minded };
        return boundary.released({ ...boundary.frozen(state), rng });
      });
    },
  }) satisfies Partial<AnyEngine>;

const strictness = z.optional(z.union([z.boolean(), z.literal('dice')]));

function after(boundary: Boundary, state: State, action: Action, emit: Emit | undefined): State {
  const before = boundary.frozen(state);
  const world = cloneState(before);
  boundary.agenda.perform(boundary.agenda.turn(world, new Random(world.rng), emit), action);
  return boundary.released(commit(before, world));
}

const readScript = (draws: unknown): Draw[] => parseInput('the draws are not valid', scriptSchema, plain(draws));
