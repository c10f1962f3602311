import * as z from 'zod/mini';
import { DEFAULT_LIMIT, enumerate } from './chance.js';
import { clone, cloneState } from './clone.js';
import { amend, commit, frozen } from './commit.js';
import { determinize, MOST_DEALS } from './determinize.js';
import { type Door, type Given, isView, viewerSchema } from './door.js';
import { EngineBug, InputError, isInputError, messageOf } from './errors.js';
import type { Action, AgendaRecord, Emit, State } from './game.js';
import { parseInput } from './input.js';
import { plain } from './plain.js';
import { type Draw, Random, type Seed, seedRng } from './random.js';
import { LiveSimulation } from './simulation.js';
import { placeOfViewer } from './table-of-zones.js';
import type { Trace, Tracing } from './trace.js';
import type { Emitted, Seat } from './types.js';
import { readSeed, refuseIssues, scriptSchema, taskIssues } from './validate.js';
import type { View } from './view.js';

const limitSchema = z.int().check(z.minimum(1));
const chanceSchema = z.strictObject({
  limit: z._default(limitSchema, DEFAULT_LIMIT),
  viewer: z.optional(viewerSchema),
});

interface Step {
  readonly state: State;
  readonly events: readonly Emitted[];
}

/** The verbs of an engine that play on, or into another future. `createEngine` gives them their exact types. */
export const playingVerbs = (door: Door) => ({
  init: (seed: unknown, given: unknown = {}, draws: unknown = []): State => {
    const { game, content, contentName } = door;
    const options = door.readOptions(given);
    const rng = { ...seedRng(readSeed(seed)), script: readScript(draws) };
    const random = new Random(rng);
    const state = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      content: contentName,
      options,
      rng,
      memory: {},
      ...game.setup({ options, content, random }),
    };
    door.agenda.start(state, random);
    return frozen(cloneState(state));
  },

  apply: (state: State, action: unknown): State =>
    door.reading(state, () => after(door, state, door.legal(state, action), undefined)),

  step: (state: State, action: unknown): Step => {
    const events: Emitted[] = [];
    return door.reading(state, () =>
      frozen({ state: after(door, state, door.legal(state, action), noting(events)), events }),
    );
  },

  run: (state: State, record: unknown): Step => {
    const task = plain(record) as AgendaRecord;
    const events: Emitted[] = [];
    return door.reading(state, () => {
      refuseIssues('not a task of this engine', taskIssues(door.game, state, task));
      const world = cloneState(state);
      world.agenda.push(task);
      try {
        door.agenda.start(world, new Random(world.rng), noting(events));
      } catch (error) {
        if (isInputError(error) || error instanceof EngineBug) throw error;
        throw new InputError('the task does not fit this position', [{ path: '', message: messageOf(error) }]);
      }
      return frozen({ state: commit(state, world), events });
    });
  },

  trace: (state: State, action: unknown): Trace =>
    door.reading(state, () => {
      const tracing: Tracing = { draws: [], cards: [] };
      const legal = door.legal(state, action);
      const world = cloneState(state);
      door.agenda.perform(door.agenda.turn(world, new Random(world.rng, undefined, tracing), undefined), legal);
      return frozen(tracing);
    }),

  chanceOutcomes: (state: State, action: unknown, settings: unknown = {}) => {
    const { limit, viewer } = parseInput('not settings of chanceOutcomes', chanceSchema, plain(settings));
    return door.reading(state, () => {
      const legal = door.legal(state, action);
      const play = (randomOf: (world: State) => Random) => {
        const world = cloneState(state);
        const random = randomOf(world);
        if (random.unseen !== undefined) door.agenda.zones.guard(world, random.unseen);
        door.agenda.perform(door.agenda.turn(world, random, undefined), legal);
        random.unseen?.close();
        return world;
      };
      if (viewer === undefined) {
        const outcomes = enumerate(play, limit, ({ rng, ...rest }) => ({ result: { ...rest, rng }, key: rest }));
        return frozen(outcomes.map(({ probability, result }) => ({ probability, state: result })));
      }
      const looker = door.viewerOf(state, viewer);
      const seen = (world: State) => {
        const view = door.masked(world, looker);
        return { result: view, key: view };
      };
      const outcomes = enumerate(play, limit, seen, placeOfViewer(looker, state.options.players));
      return frozen(outcomes.map(({ probability, result }) => ({ probability, view: result })));
    });
  },

  determinize: (view: View<State>, seed: Seed, tries?: number): State => frozen(deal(door, view, seed, tries)),

  simulate: (position: Given, seed?: Seed, tries?: number): LiveSimulation => {
    const live = (state: State) => new LiveSimulation(state, door.agenda, door.result, door.masked);
    if (isView(position)) return live(deal(door, position, seed ?? 0, tries));
    return door.reading(position, () => {
      const simulation = live(cloneState(position));
      if (seed !== undefined) simulation.reseed(seed);
      return simulation;
    });
  },

  reseed: (state: State, seed: Seed): State =>
    door.reading(state, () => amend(state, { rng: seedRng(readSeed(seed)) })),

  scriptDraws: (state: State, draws: readonly Draw[], strict?: boolean): State => {
    const script = readScript(draws);
    const isStrict = parseInput('strict or not', z.optional(z.boolean()), plain(strict ?? false));
    return door.reading(state, () => {
      const alea: State['rng']['alea'] = [...state.rng.alea];
      return amend(state, { rng: isStrict ? { alea, script, strict: true } : { alea, script } });
    });
  },
});

function after(door: Door, state: State, action: Action, emit: Emit | undefined): State {
  const world = cloneState(state);
  door.agenda.perform(door.agenda.turn(world, new Random(world.rng), emit), action);
  return commit(state, world);
}

/** A world that agrees with a view, neither checked nor frozen. */
function deal(door: Door, given: View<State>, seed: Seed, tries: number = MOST_DEALS): State {
  const { agenda, game } = door;
  const most = parseInput('not a number of tries', limitSchema, plain(tries));
  const view = door.readView(given);
  const dealer = {
    legal: (world: State, seat: Seat) => agenda.list(world, seat),
    isOpen: (world: State) => agenda.isOpen(world),
    turn: (world: State, random: Random) => agenda.turn(world, random, undefined),
  };
  try {
    return determinize(game.secrets, agenda.zones, view, readSeed(seed), dealer, most);
  } catch (error) {
    if (isInputError(error)) throw error;
    throw new InputError('not a view of this engine', [{ path: '', message: messageOf(error) }]);
  }
}

/** Listens to events and keeps a copy of each. */
const noting =
  (events: Emitted[]): Emit =>
  (event, secret) => {
    events.push(clone(secret === undefined ? { event } : { event, secret }));
  };

const readScript = (draws: unknown): Draw[] => parseInput('the draws are not valid', scriptSchema, plain(draws));
