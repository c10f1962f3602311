import { isInputError } from '@rulewright/core';
import { gameNamed } from './command-line.js';
import { inOneLine } from './errors.js';
import type { AnyGame } from './game.js';
import { gameIds } from './load-game.js';
import { narrated } from './narrated.js';
import { UsageError } from './usage-error.js';

/** Files that bring somebody's own game or bots; they are imported because a flag names them. */
export interface OwnFlags {
  /** A module that exports `engine`, and what else it has. */
  readonly game?: string;
  /** A module that exports `bots`. */
  readonly bots?: string;
}

/** Loads the game of a name or of a file, and adds the bots of another file to its own. */
export async function chosenGame(id: string | undefined, { game: file, bots }: OwnFlags = {}): Promise<AnyGame> {
  if (id !== undefined && file !== undefined)
    throw new UsageError(`name a game or give --game ${file}, not both: ${JSON.stringify(id)} is one too many`);
  if (id === undefined && file === undefined)
    throw new UsageError('name a game, or give the file of one with --game; rulewright games lists them');
  const game = await (file === undefined ? gameNamed(id ?? '') : gameIn(file));
  return bots === undefined ? game : withBots(game, bots);
}

/** The games of some files, beside those that the program knows. Their ids have to differ. */
export async function gamesIn(files: readonly string[]): Promise<AnyGame[]> {
  const own: AnyGame[] = [];
  for (const file of files)
    own.push(
      await gameIn(
        file,
        own.map(({ engine }) => engine.id),
      ),
    );
  return own;
}

/** Files that were tried out already, in this thread. */
const tried = new Map<string, AnyGame>();

async function gameIn(file: string, taken: readonly string[] = []): Promise<AnyGame> {
  const known = tried.get(file);
  if (known !== undefined && !taken.includes(known.engine.id)) return known;
  const { gameFromFile } = await import('@rulewright/games/node');
  const game = narrated(await asked(() => gameFromFile(file, [...gameIds, ...taken])));
  tried.set(file, game);
  return game;
}

/** The game with bots of a file, here and where its sources are read. */
export async function withBots(game: AnyGame, file: string): Promise<AnyGame> {
  const { botsFromFile } = await import('@rulewright/games/node');
  const { bots, module } = await asked(() => botsFromFile(file));
  const { sources } = game;
  return {
    ...game,
    bots: { ...game.bots, ...bots },
    sources: sources && { ...sources, bots: [...[sources.bots ?? []].flat(), module] },
  };
}

async function asked<X>(work: () => Promise<X>): Promise<X> {
  try {
    return await work();
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  }
}
