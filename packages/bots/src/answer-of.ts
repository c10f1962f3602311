import { InputError, type Seat, type Seed, type View } from '@rulewright/core';
import type { ActionIn, AnyEngine, AnyState, StateIn, ViewIn } from './game.js';
import type { Clock, Seatable } from './player.js';

/** Settings of one question to a bot. */
export interface AskSettings {
  /** The seat that is asked; for a state the first one that has to decide, for a view its viewer. */
  readonly seat?: Seat;
  /** The seed of the bot's own chance; 'answer' when not given. */
  readonly seed?: Seed;
  /** Time to think, in milliseconds; unbounded when not given. */
  readonly milliseconds?: number;
}

/**
 * The answer of a bot to the question that waits in a state or view. It knows the view and nothing of what came before.
 * Throws `InputError` when the seat is not asked, and whatever the bot throws.
 */
export async function answerOf<E extends AnyEngine>(
  engine: E,
  bot: Seatable<E>,
  position: StateIn<E> | ViewIn<E>,
  settings: AskSettings = {},
): Promise<ActionIn<E>> {
  const { seed = 'answer', milliseconds = Number.POSITIVE_INFINITY } = settings;
  const view = viewOf(engine, position as AnyState | View<AnyState>, settings.seat) as ViewIn<E> & View<AnyState>;
  const { viewer: seat } = view;
  const decision = engine.decision(view);
  const legal = engine.legalActions(view) as readonly ActionIn<E>[];
  if (seat === 'spectator' || decision === undefined || legal.length === 0)
    throw new InputError('nothing is asked', [{ path: 'seat', message: `${seat} has nothing to decide now` }]);
  const { options } = view.position;
  const player = bot();
  try {
    await player.start?.({ seat, players: options.players, options, seed } as never, view);
    const clock: Clock = { move: milliseconds, game: milliseconds };
    return await player.choose(view, decision as never, legal, clock);
  } finally {
    player.leave?.();
  }
}

function viewOf(engine: AnyEngine, position: AnyState | View<AnyState>, seat: Seat | undefined): View<AnyState> {
  if ('viewer' in position) return position;
  return engine.view(position, seat ?? engine.deciders(position)[0] ?? 'spectator');
}
