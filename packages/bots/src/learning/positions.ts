import { at, InputError, type Replay, type Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine, StateIn } from '../game.js';
import type { Thought } from '../match/thoughts.js';
import { placeUtility } from '../search/utility.js';

/** A position with a player's thoughts before a decision, the action taken, and the result of the game. */
export interface Learnable<E extends AnyEngine = AnyEngine> {
  /** The full state. Ask the engine for the view of `seat` to get what the seat knew. */
  readonly state: StateIn<E>;
  readonly seat: Seat;
  readonly thought: Thought<E>;
  /** The action that was played. */
  readonly action: ActionIn<E>;
  /** By seat: the share of the others that it finished ahead of. */
  readonly results: readonly number[];
}

/** A game kept with its record and the thoughts of its players, as `arena` and its files keep it. */
export interface KeptGame<E extends AnyEngine = AnyEngine> {
  readonly record?: Replay;
  readonly thoughts?: readonly Thought<E>[];
  readonly ranking: readonly (readonly Seat[])[] | null;
}

/**
 * The positions of a game in which a player thought, in the order of the game. A game without a ranking has none.
 * Throws `InputError` for a game that was kept without `records` and `thoughts`.
 */
export function positionsOf<E extends AnyEngine>(engine: E, game: KeptGame<E>): Generator<Learnable<E>>;
export function* positionsOf(engine: AnyEngine, { record, thoughts, ranking }: KeptGame): Generator<Learnable> {
  if (record === undefined || thoughts === undefined)
    throw new InputError('nothing to learn from', [{ path: '', message: 'the game has no record or no thoughts' }]);
  if (ranking === null) return;
  const results = placeUtility({ ranking });
  const { seed, options, actions, scripted } = record;
  const states = engine.recorder({ seed, options: options as object, scripted });
  let played = 0;
  for (const thought of thoughts) {
    for (; played < thought.decision; played++) states.apply(at(actions, played) as ActionIn<AnyEngine>);
    // seats asked at once answer one after the other in the record
    const action = actions.slice(played).find((each) => (each as { readonly seat: Seat }).seat === thought.seat);
    if (action === undefined) return;
    yield { state: states.state, seat: thought.seat, thought, action: action as ActionIn<AnyEngine>, results };
  }
}
