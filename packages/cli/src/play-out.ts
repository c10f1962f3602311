import { type AnyAction, at, type Emitted, type Seat, type Viewer } from '@rulewright/core';
import type { AnyGame, AnyState } from './game.js';
import type { Wish } from './human.js';
import type { Step } from './saved-game.js';
import type { Transcript } from './transcript.js';
import { undoFor } from './undo.js';

type Events = readonly Emitted[];

/** Called for every decision with the states before and after and its events. */
export type Watch = (before: AnyState, events: Events, after: AnyState) => void;

/** Answers for the asked seat; 'undo' goes back to its last decision, 'resign' ends the game. */
export type Choose = (state: AnyState, seat: Seat) => AnyAction | Wish | Promise<AnyAction | Wish>;

/** Listeners to a game while it is played. */
export interface Listeners {
  readonly watch: Watch;
  decided?(action: AnyAction): void;
  undone?(decisions: number): void;
  /** A seat has given the game up, which ends it. */
  resigned?(seat: Seat): void;
  /** An undo was refused, for this reason. */
  refused?(why: string): void;
}

export interface Played {
  readonly end: AnyState;
  readonly actions: readonly AnyAction[];
}

/** Plays a game to its end. Where several seats are asked at once, the first of them answers first. */
export async function playOut(
  game: AnyGame,
  { start, before = [] }: { readonly start: AnyState; readonly before?: readonly Step[] },
  choose: Choose,
  listeners: Listeners,
): Promise<Played> {
  const { engine } = game;
  const steps: Step[] = [...before];
  let state = start;
  for (let asked = engine.deciders(state); asked.length > 0; asked = engine.deciders(state)) {
    const seat = at(asked, 0);
    const action = await choose(state, seat);
    if (action === 'undo') {
      state = undone(game, steps, seat, listeners) ?? state;
      continue;
    }
    if (action === 'resign') {
      listeners.resigned?.(seat);
      break;
    }
    const { state: next, events } = engine.step(state, action);
    listeners.watch(state, events, next);
    listeners.decided?.(action);
    steps.push({ before: state, action });
    state = next;
  }
  return { end: state, actions: steps.map(({ action }) => action) };
}

/** Takes back the last decision of a seat. Returns the position then, or undefined when it may not. */
function undone(game: AnyGame, steps: Step[], seat: Seat, listeners: Listeners): AnyState | undefined {
  const undo = undoFor(game, steps, seat);
  if ('forbidden' in undo) {
    listeners.refused?.(undo.forbidden ?? 'you have not decided anything yet');
    return undefined;
  }
  const [first] = steps.splice(steps.length - undo.decisions);
  listeners.undone?.(undo.decisions);
  return first?.before;
}

/** Prints a game as one viewer sees it. */
export function narration({ engine, narrator }: AnyGame, viewer: Viewer, { print }: Transcript): Watch {
  return (before, events, after) => {
    if (events.length === 0) return;
    print(narrator.tell(engine.view(before, viewer), engine.eventsFor(events, viewer), engine.view(after, viewer)));
  };
}
