import { Random, seedRng } from '../cards/random.js';
import { noting, notingFor } from '../cards/told.js';
import type { View } from '../cards/view.js';
import type { Seed } from '../game/chance.js';
import type { Action, Emit, State } from '../game/game.js';
import type { Tracing } from '../game/trace.js';
import type { Emitted, Viewer } from '../game/types.js';
import { cloneState, deepFreeze } from '../ground/commit.js';
import { InputError } from '../ground/errors.js';
import { type Fraction, shareInterval, toNumber } from '../ground/fraction.js';
import { placeOfViewer } from '../ground/seats.js';
import type { Boundary } from '../saves/boundary.js';
import { viewerOf } from '../saves/viewers.js';
import { answerSealed, worldOf } from './determinize.js';
import { enumerate, type Run, Unlisted } from './runs.js';
import { inAnyOrder, Undrawn } from './undrawn.js';
import { deal, dealerOf } from './worlds.js';

// The results of a legal action: of a state, with its secrets or as one viewer sees it, and of a view.

/** Every state that an action can lead to. */
export const states = (boundary: Boundary, state: State, legal: Action, limit: number) =>
  enumerate(limit, (random) => {
    const { agenda } = boundary;
    const events: Emitted[] = [];
    const tracing: Tracing = { draws: [], cards: [] };
    const world = cloneState(state);
    agenda.perform(agenda.turn(world, random(world.rng, tracing), noting(events)), legal);
    return { key: keyOf(world), result: () => ({ state: boundary.released(world), events, draws: tracing.draws }) };
  });

/** A state as a key: its generator makes no difference. */
export function keyOf({ rng: _, ...position }: State): string {
  return JSON.stringify(position);
}

/** The viewer, and the most runs of draws to list. */
interface Watched {
  readonly viewer: unknown;
  readonly limit: number;
}

/** The possible results of an action as a viewer sees them, given the true state. */
export function views(boundary: Boundary, state: State, legal: Action, { viewer, limit }: Watched) {
  const looker = viewerOf(state, viewer);
  const number = placeOfViewer(looker, state.options.players);
  return inAnyOrder((isOrderly) =>
    enumerate(limit, (random) => {
      const world = cloneState(state);
      const drawing = random(world.rng);
      // a script says what comes, so that nothing can stay undrawn
      if (!drawing.isFree) return drawnRun(boundary, { world, random: drawing, legal }, looker);
      const undrawn = new Undrawn(boundary, world, drawing, { viewer: number, isOrderly });
      undrawn.hideDecks();
      return undrawnRun(boundary, undrawn, legal, looker);
    }),
  );
}

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
  const dealt = deal(boundary, view, seed);
  try {
    return views(boundary, dealt, legal, { viewer: view.viewer, limit });
  } catch (error) {
    if (!(error instanceof Unlisted)) throw error;
    const world = cloneState({ ...dealt, rng: seedRng(`${seed}/played`) });
    const probability: Fraction = { numerator: 1, denominator: 1 };
    const future = { world, random: new Random(world.rng), legal };
    return [{ probability, ...drawnRun(boundary, future, view.viewer).result() }];
  }
}

/**
 * The chances of a seat's own legal action over all worlds that agree with its view, as `determinize` deals them.
 *
 * Only the view is read. Cards stay face down until a rule reads one; its possible kinds are then the branches.
 */
export function expected(boundary: Boundary, view: View<State>, legal: Action, limit: number) {
  const { secrets } = boundary.game;
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
        const undrawn = new Undrawn(boundary, world, drawing, { viewer: number, isOrderly, onRead });
        undrawn.hideUnseen();
        answerSealed(world, drawing, dealer);
        const isComplete = secrets.complete?.(undrawn.turn(undefined), viewer, legal) ?? true;
        if (!isComplete || !dealer.isOpen(world)) return undefined;
        return undrawnRun(boundary, undrawn, legal, viewer);
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

/** A legal action about to be performed in a world of its own. */
interface Future {
  readonly world: State;
  readonly random: Random;
  readonly legal: Action;
}

/** Performs an action where all cards are drawn; the result is what a viewer sees and is told. */
const drawnRun = (boundary: Boundary, { world, random, legal }: Future, viewer: Viewer): Run<SeenResult> =>
  seenRun(boundary, viewer, (emit) => {
    boundary.agenda.perform(boundary.agenda.turn(world, random, emit), legal);
    return world;
  });

/** Performs an action in a world of undrawn cards. */
const undrawnRun = (boundary: Boundary, undrawn: Undrawn, legal: Action, viewer: Viewer): Run<SeenResult> =>
  seenRun(boundary, viewer, (emit) => {
    boundary.agenda.perform(undrawn.turn(emit), legal);
    return undrawn.closed();
  });

interface SeenResult {
  readonly view: View<State>;
  readonly events: readonly object[];
}

function seenRun(boundary: Boundary, viewer: Viewer, play: (emit: Emit) => State): Run<SeenResult> {
  const events: object[] = [];
  const world = play(notingFor(viewer, events));
  const result = { view: boundary.masked(world, viewer), events };
  return { key: JSON.stringify(result), result: () => result };
}
