import type { ActionIn, AnyEngine, AnyState, Clock, Player, StateIn } from '@rulewright/bots';
import type { AnyAction, Seat, Seed } from '@rulewright/core';

const unhurried: Clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** What a player does at a seat, told what the seat may know of a state. */
export function think<E extends AnyEngine>(engine: E, player: Player<E>, state: StateIn<E>, told: Told): ActionIn<E>;
export function think(engine: unknown, player: unknown, state: unknown, told: Told): unknown {
  return asked(engine as AnyEngine, player as Player, state as AnyState, told);
}

/** Who is asked, the player's seed, and how much time there is: without an end when not given. */
interface Told {
  readonly seat: Seat;
  readonly seed?: Seed;
  readonly clock?: Clock;
}

function asked(engine: AnyEngine, player: Player, state: AnyState, { seat, seed = 'think', clock }: Told): AnyAction {
  const view = engine.view(state, seat);
  const decision = engine.decision(view);
  if (decision === undefined) throw new Error('nobody is asked');
  const { options } = view.position;
  player.start?.({ seat, players: options.players, options, seed }, view);
  return player.choose(view, decision, engine.legalActions(view), clock ?? unhurried) as AnyAction;
}
