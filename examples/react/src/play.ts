import { playerOf, playerSeed } from '@rulewright/bots';
import type { AnyAction } from '@rulewright/core';
import { GAMES, HUMAN, type PlayGame, type Seen, type State } from './games.js';

/** A game as the app keeps it: plain data, and functions that give the next one. */
export interface Game {
  readonly id: string;
  readonly seed: string;
  readonly state: State;
  readonly actions: readonly AnyAction[];
  /** What happened, decision by decision, as the person was told. */
  readonly told: readonly string[];
}

export function gameOf({ id }: Pick<Game, 'id'>): PlayGame {
  const found = GAMES[id];
  if (found === undefined) throw new RangeError(`there is no game ${id}`);
  return found;
}

export const begin = (id: string, seed: string): Game => {
  const state = gameOf({ id }).engine.init(seed, { players: 2 });
  return { id, seed, state, actions: [], told: [] };
};

/** Throws what the engine throws at an action that is not legal. */
export function act(game: Game, action: AnyAction): Game {
  const { engine, text } = gameOf(game);
  const { state, events } = engine.step(game.state, action);
  // what a bot does may name a card that nobody saw: of others, what the person was sent
  const moved = action.seat === HUMAN ? text.moved(engine.view(game.state, HUMAN), action) : '';
  const summary = text.summary(engine.view(state, HUMAN), engine.eventsFor(events, HUMAN) as never);
  const told = [moved, summary].filter((line) => line !== '').join('. ');
  return { ...game, state, actions: [...game.actions, action], told: [...game.told, told] };
}

/** What the person may know, and may do: the app shows nothing else. */
export const viewOf = (game: Game): Seen => gameOf(game).engine.view(game.state, HUMAN);

/** The seat of the bot that is asked; undefined when it is the person's turn, or the game is over. */
export function botAsked(game: Game): number | undefined {
  const asked = gameOf(game).engine.deciders(game.state);
  return asked.includes(HUMAN) ? undefined : asked[0];
}

/** The seed and the actions are the whole game. */
export const save = ({ id, seed, actions }: Game): string => JSON.stringify({ id, seed, actions });

/** The game of a save; undefined for anything else, such as a save of another release. */
export function restore(saved: string | null): Game | undefined {
  try {
    const { id, seed, actions }: Pick<Game, 'id' | 'seed' | 'actions'> = JSON.parse(saved ?? '');
    return actions.reduce(act, begin(id, seed));
  } catch {
    return undefined;
  }
}

const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** What a bot does. It is told the view of its seat, and sits down anew for each decision, so that undo needs no care. */
export async function botAction(game: Game, name = 'ismcts:60'): Promise<AnyAction> {
  const { engine } = gameOf(game);
  const { seed, state, actions } = game;
  const seat = botAsked(game);
  const view = engine.view(state, seat ?? 0);
  const decision = engine.decision(view);
  if (seat === undefined || decision === undefined) throw new Error('no bot is asked');
  const player = playerOf(engine as never, name)();
  const { options } = state;
  const own = playerSeed(`${seed} ${actions.length}`, seat);
  await player.start?.({ seat, players: options.players, options, seed: own } as never, view as never);
  return player.choose(view as never, decision as never, engine.legalActions(view) as never, UNBOUNDED);
}
