import { placeOfViewer } from '../cards/table-of-zones.js';
import { type Boundary, viewerOf } from '../engine/boundary.js';
import type { Action, Emit, State } from '../game/game.js';
import type { Viewer } from '../game/types.js';
import { dealSeenNumbers, hideDecks } from '../hidden/face-down.js';
import { notingFor, type View } from '../hidden/view.js';
import { cloneState } from '../state/commit.js';
import { enumerate, type Run } from './outcomes.js';
import type { Random } from './random.js';
import { Disordered, Urns } from './urns.js';

// What one viewer sees of the futures of an action.

/** For whom, and how many runs of draws are listed at most. */
interface Watched {
  readonly viewer: unknown;
  readonly limit: number;
}

/** A legal action that is about to be taken in a world of its own. */
export interface Future {
  readonly boundary: Boundary;
  readonly world: State;
  readonly random: Random;
  readonly legal: Action;
}

/** What an action can come to for a viewer, of all that is truly left. */
export function views(boundary: Boundary, state: State, legal: Action, { viewer, limit }: Watched) {
  const looker = viewerOf(state, viewer);
  const number = placeOfViewer(looker, state.options.players);
  return inAnyOrder((isOrderly) =>
    enumerate(limit, (random) => {
      const world = cloneState(state);
      const drawing = random(world.rng);
      if (drawing.isFree) {
        drawing.urns = new Urns(number, drawing, isOrderly);
        hideDecks(boundary.agenda.zones, world, drawing.urns);
      }
      return seenRun({ boundary, world, random: drawing, legal }, looker);
    }),
  );
}

/** Plays an action in a world of undrawn cards, and gives what its viewer sees and is told. */
export function seenRun(future: Future, viewer: Viewer): Run<SeenResult> {
  const { boundary, world, random } = future;
  const events: object[] = [];
  perform(future, notingFor(viewer, events));
  const { urns } = random;
  if (urns !== undefined) {
    dealSeenNumbers(boundary.game.secrets, world, urns.viewer);
    boundary.agenda.zones.unguard(world, urns);
  }
  // a copy: lists of this world may still be guarded
  const result = { view: boundary.masked(cloneState(world), viewer), events };
  return { key: JSON.stringify(result), result: () => result };
}

interface SeenResult {
  readonly view: View<State>;
  readonly events: readonly object[];
}

/** Lists are drawn card by card as long as no rule minds in which order they lie. */
export function inAnyOrder<X>(list: (isOrderly: boolean) => X): X {
  try {
    return list(false);
  } catch (error) {
    if (error instanceof Disordered) return list(true);
    throw error;
  }
}

/** Takes a legal action, and goes on to the next decision. */
export const perform = ({ boundary, world, random, legal }: Future, emit: Emit): void =>
  void boundary.agenda.perform(boundary.agenda.turn(world, random, emit), legal);
