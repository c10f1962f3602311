import type { AnyGame } from './game.js';
import { loadGame } from './load-game.js';
import { UsageError } from './usage-error.js';

/** Loads the game that a record names. */
export async function gameOf(path: string, json: unknown, own: readonly AnyGame[] = []): Promise<AnyGame> {
  const id: unknown = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof id !== 'string') throw new UsageError(`${path} is not the record of a game`);
  const game = own.find(({ engine }) => engine.id === id) ?? (await loadGame(id));
  if (game === undefined)
    throw new UsageError(
      `${path} is a record of ${JSON.stringify(id)}, which is not a game here; --game brings one of your own`,
    );
  return game;
}
