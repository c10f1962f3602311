import * as z from 'zod/mini';
import { cloneState } from './clone.js';
import { type Door, viewerOf, viewerSchema } from './door.js';
import { EngineBug, InputError } from './errors.js';
import { addFractions, type Fraction, fraction, multiplyFractions } from './fraction.js';
import { deepFreeze } from './freeze.js';
import type { Emit, State } from './game.js';
import { parseInput } from './input.js';
import { noting, notingFor } from './noting.js';
import { plain } from './plain.js';
import { type Branches, Random } from './random.js';
import { placeOfViewer } from './table-of-zones.js';
import type { Emitted } from './types.js';

const DEFAULT_LIMIT = 1000;
export const limitSchema = z.int().check(z.minimum(1));
const settingsSchema = z.strictObject({
  limit: z._default(limitSchema, DEFAULT_LIMIT),
  viewer: z.optional(viewerSchema),
});

/** The verb of an engine that plays every future. What it takes may be anything, whatever its type. */
export const chanceVerbs = (door: Door) => ({
  chanceOutcomes: (state: State, action: unknown, settings: unknown = {}) => {
    const { limit, viewer } = parseInput('not settings of chanceOutcomes', settingsSchema, plain(settings));
    return door.reading(state, () => {
      const legal = door.legal(state, action);
      const play = (random: (world: State) => Random, emit: Emit) => {
        const world = cloneState(state);
        const drawing = random(world);
        if (drawing.unseen !== undefined) door.agenda.zones.guard(world, drawing.unseen);
        door.agenda.perform(door.agenda.turn(world, drawing, emit), legal);
        drawing.unseen?.close();
        return world;
      };
      if (viewer === undefined)
        return enumerate(limit, undefined, (random) => {
          const events: Emitted[] = [];
          const world = play(random, noting(events));
          const { rng: _, ...position } = world;
          return { key: JSON.stringify(position), result: () => ({ state: door.given(world), events }) };
        });
      const looker = viewerOf(state, viewer);
      return enumerate(limit, placeOfViewer(looker, state.options.players), (random) => {
        const events: object[] = [];
        const world = play(random, notingFor(looker, events));
        // a copy: lists of this world may still be guarded
        const result = { view: door.masked(cloneState(world), looker), events };
        return { key: JSON.stringify(result), result: () => result };
      });
    });
  },
});

/** One way through all draws: what tells its result from others, and the result. */
interface Run<Result> {
  readonly key: string;
  readonly result: () => Result;
}

/**
 * Plays every possible run of draws and adds up the probabilities of equal results; of those the first one is kept. With
 * the number of a `viewer`, what is dealt unseen by that viewer and looked at by no rule is one branch. Throws
 * `InputError` when there are more than `limit` runs, or when a probability is no fraction of safe integers.
 */
function enumerate<Result extends object>(
  limit: number,
  viewer: number | undefined,
  play: (random: (state: State) => Random) => Run<Result>,
): readonly (Result & { readonly probability: Fraction })[] {
  const found = new Map<string, { probability: Fraction; readonly result: Result }>();
  const branches: Branches = { taken: [], weights: [], depth: 0, viewer };
  for (let runs = 1; ; runs++) {
    if (runs > limit) throw new InputError(`more than ${limit} runs of draws: raise the limit or sample instead`);
    branches.depth = 0;
    const { key, result } = play((world) => new Random(world.rng, branches));
    if (branches.depth !== branches.taken.length) throw new EngineBug('a recipe drew differently the second time');
    const probability = exactly(() => probabilityOf(branches));
    const known = found.get(key);
    if (known === undefined) found.set(key, { probability, result: result() });
    else known.probability = exactly(() => addFractions(known.probability, probability));
    if (!advance(branches)) break;
  }
  return deepFreeze([...found.values()].map(({ probability, result }) => ({ probability, ...result })));
}

function probabilityOf({ taken, weights }: Branches): Fraction {
  let probability = fraction(1);
  weights.forEach((fork, depth) => {
    const all = fork.reduce((sum, weight) => sum + weight, 0);
    probability = multiplyFractions(probability, fraction(fork[taken[depth] as number] as number, all));
  });
  return probability;
}

function exactly(chance: () => Fraction): Fraction {
  try {
    return chance();
  } catch {
    throw new InputError('the chances are too small for exact fractions: sample instead');
  }
}

/** Steps to the next run of draws, the last draw first; false when all have been seen. */
function advance({ taken, weights }: Branches): boolean {
  while (taken.length > 0) {
    const last = taken.length - 1;
    const next = (taken[last] as number) + 1;
    if (next < (weights[last]?.length ?? 0)) {
      taken[last] = next;
      return true;
    }
    taken.pop();
    weights.pop();
  }
  return false;
}
