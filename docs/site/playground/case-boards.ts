import type { CaseBoard } from './play-data.js';
import { NotOpened } from './saved.js';
import { say } from './words/words.js';

const files = import.meta.glob<{ readonly default: Readonly<Record<string, CaseBoard>> }>('@site/play/cases/*.json');

/** The board that `#case=auction-16` asks for: a document of the game and a line in it. Throws `NotOpened` for none. */
export async function caseBoard(game: string, wanted: string): Promise<CaseBoard> {
  const [, chapter = '', at = ''] = /^([\w-]+)-(\d+)$/.exec(wanted) ?? [];
  const load = Object.entries(files).find(([path]) => path.endsWith(`/cases/${game}-${chapter}.json`))?.[1];
  const board = (await load?.())?.default[at];
  if (board === undefined) throw new NotOpened(say('open.no-case'));
  return board;
}
