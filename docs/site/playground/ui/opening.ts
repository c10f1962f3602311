import type { GameId, PlayGame } from '../games.js';
import { readFragment } from '../link.js';
import type { PlayData } from '../play-data.js';
import { lookedAt, NotOpened, opened } from '../saved.js';
import { begin, type Table } from '../table.js';
import { witnessed } from '../witness.js';
import { loadWitnesses } from './data.js';

/** What a page begins with, and what it has to say about it. */
export interface Opening {
  readonly table: Table;
  readonly notice: string;
}

const KEPT = 'rulewright.play.';
export const keepIn = (game: GameId): string => `${KEPT}${game}`;

/** What the address asks for: a game that was shared, a rule that is to be seen; else the game that was kept, or a new one. */
export async function openingOf(id: GameId, game: PlayGame, data: PlayData, hash: string): Promise<Opening> {
  const fresh = (): Table => begin(game, { seed: newSeed(), options: {} });
  try {
    const [, rule] = /^#witness=([\w.\-/]+)$/.exec(decodeURIComponent(hash)) ?? [];
    if (rule !== undefined) {
      const { table, sentence } = witnessed(game, await loadWitnesses(id), rule, data.titles[rule] ?? '');
      return { table, notice: sentence };
    }
    const shared = readFragment(hash);
    if (shared !== undefined) return { table: lookedAt(shared, opened(game, shared)), notice: '' };
  } catch (error) {
    if (!(error instanceof NotOpened) && !(error instanceof URIError)) throw error;
    const why = error instanceof NotOpened ? error.message : 'This link is damaged: no game can be read from it.';
    return { table: fresh(), notice: `${why} Here is a new game instead.` };
  }
  return { table: kept(id, game) ?? fresh(), notice: '' };
}

/** A word a person can say again. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 8);

/** The game that this browser kept, if it still plays. */
function kept(id: GameId, game: PlayGame): Table | undefined {
  try {
    const text = localStorage.getItem(keepIn(id));
    return text === null ? undefined : opened(game, JSON.parse(text));
  } catch {
    return undefined;
  }
}
