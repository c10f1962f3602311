import { Random, seedRng } from '../cards/random.js';
import { Urns } from '../cards/urns.js';
import { noting, type View } from '../cards/view.js';
import type { Seed } from '../game/chance.js';
import type { Action, State } from '../game/game.js';
import type { Tracing } from '../game/trace.js';
import type { Emitted } from '../game/types.js';
import { cloneState, deepFreeze } from '../ground/commit.js';
import { InputError } from '../ground/errors.js';
import { type Fraction, shareInterval, toNumber } from '../ground/fraction.js';
import { plain } from '../ground/plain.js';
import { placeOfViewer } from '../ground/seats.js';
import { parseInput } from '../input/input.js';
import type { Boundary } from '../saves/boundary.js';
import { limitSchema, readSeed } from '../saves/validate.js';
import { isView, type StateOrView, viewerSchema } from '../saves/viewers.js';
import * as z from '../schema/z.js';
import { answerSealed, worldOf } from './determinize.js';
import { enumerate, hideUnseen, inAnyOrder, perform, seenRun, Unlisted, views } from './outcomes.js';
import { deal, dealerOf, start } from './worlds.js';

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

// The chances of an action on a view: exactly, or in dealt worlds.

/** The number of worlds to deal, their seed, and the most runs to list in each. */
interface Sampling {
  readonly worlds: number;
  readonly seed: Seed;
  readonly limit: number;
}

/**
 * The chances of a seat's own action over sampled worlds that agree with its view. Each world is enumerated, or played
 * once if that is too much.
 */
export function sampled(boundary: Boundary, view: View<State>, legal: Action, { worlds, seed, limit }: Sampling) {
  const found = new Map<string, { sum: number; readonly result: object }>();
  for (let n = 0; n < worlds; n++) {
    for (const { probability, ...result } of listed(boundary, view, legal, { seed: `${seed}/${n}`, limit })) {
      const key = JSON.stringify(result);
      const known = found.get(key) ?? { sum: 0, result };
      known.sum += toNumber(probability);
      found.set(key, known);
    }
  }
  const outcomes = [...found.values()].map(({ sum, result }) => {
    const share = Math.min(1, sum / worlds);
    return { share, interval: shareInterval(share, worlds), ...result };
  });
  return deepFreeze({ exact: false, code: 'sampled', worlds, outcomes } as const);
}

function listed(boundary: Boundary, view: View<State>, legal: Action, { seed, limit }: Omit<Sampling, 'worlds'>) {
  const world = deal(boundary, view, seed);
  try {
    return views(boundary, world, legal, { viewer: view.viewer, limit });
  } catch (error) {
    if (!(error instanceof Unlisted)) throw error;
    const played = cloneState({ ...world, rng: seedRng(`${seed}/played`) });
    const probability: Fraction = { numerator: 1, denominator: 1 };
    const future = { boundary, world: played, random: new Random(played.rng), legal };
    return [{ probability, ...seenRun(future, view.viewer).result() }];
  }
}

/**
 * The chances of a seat's own legal action over all worlds that agree with its view, as `determinize` deals them.
 *
 * Only the view is read. Cards stay face down until a rule reads one; its possible kinds are then the branches.
 */
export function expected(boundary: Boundary, view: View<State>, legal: Action, limit: number) {
  const { agenda, game } = boundary;
  const { viewer } = view;
  const number = placeOfViewer(viewer, view.position.options.players);
  const dealer = dealerOf(boundary);
  const reads = new Map<string, number>();
  const onRead = (zone: string): void => void reads.set(zone, (reads.get(zone) ?? 0) + 1);
  try {
    const outcomes = inAnyOrder((isOrderly) =>
      enumerate(limit, (random) => {
        const world = worldOf(view, seedRng(0));
        const drawing = random(world.rng);
        const urns = new Urns(number, drawing, isOrderly, onRead);
        drawing.urns = urns;
        hideUnseen(game.secrets, agenda.zones, world, urns);
        answerSealed(world, drawing, dealer);
        const isComplete = game.secrets.complete?.(dealer.turn(world, drawing), viewer, legal) ?? true;
        if (!isComplete || !dealer.isOpen(world)) return undefined;
        return seenRun({ boundary, world, random: drawing, legal }, viewer);
      }),
    );
    if (outcomes.length === 0) throw new InputError('no state agrees with the view');
    return { exact: true, outcomes } as const;
  } catch (error) {
    if (!(error instanceof Unlisted)) throw error;
    const [zone] = [...reads].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (error.code === 'too-fine' || zone === undefined) return { exact: false, code: error.code } as const;
    return { exact: false, code: 'depends-on', zone } as const;
  }
}
