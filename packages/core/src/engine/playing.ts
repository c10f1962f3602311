import { Random, type Seed, seedRng } from '../chance/random.js';
import type { Draw, Tracing } from '../chance/trace.js';
import { blamed, EngineBug, InputError, isInputError, messageOf } from '../errors.js';
import type { Action, AgendaRecord, Emit, State } from '../game/game.js';
import type { Emitted } from '../game/types.js';
import { type Dealer, determinize, MOST_DEALS } from '../hidden/determinize.js';
import { noting, type View } from '../hidden/view.js';
import { parseInput, plain } from '../input/input.js';
import { limitSchema, readSeed, readTask, refuseIssues, scriptSchema } from '../input/validate.js';
import * as z from '../schema/z.js';
import { cloneState, commit, deepFreeze } from '../state/commit.js';
import { type Boundary, isView } from './boundary.js';
import type { AnyEngine } from './engine.js';
import { LiveSimulation } from './simulation.js';

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

    run: (state, record) => {
      const events: Emitted[] = [];
      return boundary.reading(state, () => {
        const { task, issues } = readTask(boundary.game, state, plain(record) as AgendaRecord);
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
        boundary.agenda.perform(
          boundary.agenda.turn(world, new Random(world.rng, undefined, tracing), undefined),
          legal,
        );
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

/** A new game, neither checked nor frozen; `random` draws for its set-up. */
export function start(boundary: Boundary, options: State['options'], rng: State['rng'], random: Random): State {
  const { game, content, contentName } = boundary;
  const state = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    content: contentName,
    options,
    rng,
    memory: {},
    ...begun(game, { options, content, random }),
  };
  boundary.agenda.start(state, random);
  return cloneState(state);
}

function begun(
  game: Boundary['game'],
  start: Parameters<Boundary['game']['setup']>[0],
): ReturnType<Boundary['game']['setup']> {
  try {
    return game.setup(start);
  } catch (error) {
    throw blamed(error, { handler: 'setup' });
  }
}

function after(boundary: Boundary, state: State, action: Action, emit: Emit | undefined): State {
  const before = boundary.frozen(state);
  const world = cloneState(before);
  boundary.agenda.perform(boundary.agenda.turn(world, new Random(world.rng), emit), action);
  return boundary.released(commit(before, world));
}

/** The engine, as `determinize` needs it for a world in the making. */
export const dealerOf = ({ agenda }: Boundary): Dealer => ({
  legal: (world, seat) => agenda.list(world, seat),
  isOpen: (world) => agenda.isOpen(world),
  turn: (world, random) => agenda.turn(world, random, undefined),
});

/** A world that agrees with a view, neither checked nor frozen. */
export function deal(boundary: Boundary, given: View<State>, seed: Seed, tries: number = MOST_DEALS): State {
  const { agenda, game } = boundary;
  const most = parseInput('not a number of tries', limitSchema, plain(tries));
  const view = boundary.readView(given);
  try {
    const world = determinize(game.secrets, agenda.zones, view, {
      seed: readSeed(seed),
      dealer: dealerOf(boundary),
      tries: most,
    });
    return boundary.dealt(world, view);
  } catch (error) {
    if (isInputError(error) || (error instanceof EngineBug && boundary.isOurs(given))) throw error;
    throw new InputError('not a view of this engine', [{ path: '', message: messageOf(error) }], { cause: error });
  }
}

const readScript = (draws: unknown): Draw[] => parseInput('the draws are not valid', scriptSchema, plain(draws));
