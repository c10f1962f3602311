import { TEACHER } from '../bots.js';
import type { GameId, PlayGame } from '../games.js';
import { inSlices, type Watcher } from '../in-slices.js';
import { isDamaged, type Sitting } from '../kept.js';
import { keep, keptGame, newId } from '../library.js';
import { lookedAt, NotOpened, opening, type Replaying, studyIn } from '../saved.js';
import { present, type Table } from '../table.js';
import { witnessed } from '../witness.js';
import { say } from '../words/words.js';
import { loadHelp, loadWitnesses } from './data.js';
import { usualName } from './seats.js';
import type { Sat, Watching } from './session.js';

/** A table that is opened, the entry of the library it is, and what there is to say about it. */
export interface Opened extends Sat {
  readonly entry: string;
  readonly revision: number;
  readonly notice: string;
}

/** A word a person can say again. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 8);

/** People at all seats, called as usual. */
export const peopleAt = (players: number): Sitting => ({
  names: Array.from({ length: players }, (_, seat) => usualName(seat)),
  bots: {},
});

/** A table as a game of its own. */
export const fresh = (table: Table, sitting: Sitting, notice = '', watching?: Watching): Opened => ({
  table,
  sitting,
  watching,
  entry: newId(),
  revision: 0,
  notice,
});

/**
 * What the address asks for: a game of the library, one that was shared, a rule that is to be seen; undefined when it asks
 * for nothing. Throws `NotOpened`.
 */
export async function openedBy(
  hash: string,
  id: GameId,
  game: PlayGame,
  watcher: Watcher,
): Promise<Opened | undefined> {
  const entry = /^#table=([\w-]+)$/.exec(hash)?.[1];
  if (entry !== undefined) return fromLibrary(entry, id, game, watcher);
  const rule = /^#witness=([\w.\-/]+)$/.exec(unescaped(hash))?.[1];
  if (rule !== undefined) {
    const [witnesses, { titles }] = await Promise.all([loadWitnesses(id), loadHelp(id)]);
    const { table, sentence } = witnessed(game, witnesses, rule, titles[rule] ?? '');
    return fresh(table, peopleAt(present(table).options.players), sentence, 'spectator');
  }
  if (/^#(?:lesson|puzzle)=/.test(hash)) {
    const { exerciseBy } = await import('../exercises.js');
    const laid = await exerciseBy(hash, id, game);
    if (laid === undefined) return undefined;
    const { exercise, table } = laid;
    const { seat } = exercise.lesson;
    const sitting = peopleAt(present(table).options.players);
    const others = sitting.names.flatMap((_, at) => (at === seat ? [] : [[at, TEACHER]]));
    return { ...fresh(table, { ...sitting, bots: Object.fromEntries(others) }, '', seat), exercise };
  }
  const wanted = /^#case=([\w-]+)$/.exec(hash)?.[1];
  if (wanted !== undefined) {
    const { caseBoard } = await import('../case-boards.js');
    const { board, title } = await caseBoard(id, wanted);
    return asNew(await inSlices(opening(game, board), watcher), board, title);
  }
  if (!hash.startsWith('#game=')) return undefined;
  const { readFragment } = await import('../link.js');
  const shared = readFragment(hash);
  if (shared === undefined) return undefined;
  return studied(asNew(await inSlices(opening(game, shared), watcher), shared), shared);
}

/** With the study that a link asks for, seen from the seat that is studied. */
function studied(opened: Opened, shared: unknown): Opened {
  const study = studyIn(shared);
  if (study === undefined || study.seat >= present(opened.table).options.players) return opened;
  return { ...opened, study, watching: study.seat };
}

/** What was read as a game of its own, at the decision that is looked at. */
export function asNew(table: Table, saved?: unknown, notice = ''): Opened {
  const looked = saved === undefined ? table : lookedAt(saved, table);
  const looking = looked.length < table.length ? looked.length : undefined;
  return { ...fresh(table, peopleAt(present(table).options.players), notice), looking };
}

export const replayed = async (replaying: Replaying, watcher: Watcher): Promise<Opened> =>
  asNew(await inSlices(replaying, watcher));

const unescaped = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
};

async function fromLibrary(entry: string, id: GameId, game: PlayGame, watcher: Watcher): Promise<Opened> {
  const kept = await keptGame(entry);
  if (kept === undefined) throw new NotOpened(say('open.no-more'));
  if (isDamaged(kept)) throw new NotOpened(say('open.damaged'));
  if (kept.game !== id) throw new NotOpened(say('open.elsewhere', { game: kept.game }));
  const table = await inSlices(opening(game, kept.saved), watcher);
  const { sitting, revision, watching, branch } = kept;
  return {
    ...asNew(table, kept.saved),
    sitting: {
      ...sitting,
      names: peopleAt(present(table).options.players).names.map((name, i) => sitting.names[i] ?? name),
    },
    watching: watching === 'spectator' || watching === undefined || watching === 'asked' ? watching : Number(watching),
    entry,
    revision,
    branch,
  };
}

const OLD = 'rulewright.play.';

/** Brings what earlier pages kept into the library: one game each. */
export async function adoptOld(id: GameId, game: PlayGame): Promise<void> {
  const text = localStorage.getItem(`${OLD}${id}`);
  if (text === null) return;
  try {
    const saved: unknown = JSON.parse(text);
    const table = await inSlices(opening(game, saved));
    const { entry, sitting } = asNew(table);
    const isOver = game.engine.decision(present(table)) === undefined;
    const about = { decisions: table.length, isOver, standings: [], changed: Date.now(), revision: 1 };
    await keep({ id: entry, game: id, saved, sitting, ...about });
  } catch (error) {
    if (!(error instanceof NotOpened) && !(error instanceof SyntaxError)) throw error;
  }
  localStorage.removeItem(`${OLD}${id}`);
}
