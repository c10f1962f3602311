import { type Lesson, type Puzzle, type PuzzleFile, puzzleStart } from '@rulewright/core/lessons';
import { loadLessons, loadPuzzles } from './exercise-files.js';
import type { GameId, PlayGame } from './games.js';
import { NotOpened } from './saved.js';
import { act, begin, type Table } from './table.js';
import { usualName } from './ui/seats.js';
import { say } from './words/words.js';

// Lessons and puzzles at the table: a position, something to do, and who says whether it was done.

/** Something to do at a table, and what comes after it. */
export interface Exercise {
  readonly kind: 'lesson' | 'puzzle';
  readonly lesson: Lesson;
  /** Its place among those of its kind, from 1. */
  readonly number: number;
  readonly of: number;
  /** What comes next, as the end of an address. */
  readonly next?: string;
}

/** An exercise, and the table at which it is done. */
export interface Laid {
  readonly exercise: Exercise;
  readonly table: Table;
}

/** What an address asks for; undefined when it asks for neither a lesson nor a puzzle. Throws `NotOpened` for one that is not there. */
export async function exerciseBy(hash: string, id: GameId, game: PlayGame): Promise<Laid | undefined> {
  const [, kind, wanted] = /^#(lesson|puzzle)=([\w.-]+)$/.exec(hash) ?? [];
  if (kind === 'lesson') {
    const all = await loadLessons(id);
    const at = all.findIndex((one) => one.id === wanted);
    const lesson = all[at];
    if (lesson === undefined) throw new NotOpened(say('open.no-lesson'));
    const next = all[at + 1]?.id;
    return laid(game, {
      kind: 'lesson',
      lesson,
      number: at + 1,
      of: all.length,
      ...(next !== undefined && { next: `#lesson=${next}` }),
    });
  }
  if (kind === 'puzzle') {
    const file = await loadPuzzles(id);
    const puzzles = file?.puzzles ?? [];
    const at = puzzles.findIndex((one) => one.id === wanted);
    const puzzle = puzzles[at];
    if (file === undefined || puzzle === undefined) throw new NotOpened(say('open.no-puzzle'));
    if (file.content !== game.engine.contentName || file.rulesVersion !== game.engine.rulesVersion)
      throw new NotOpened(say('open.other-puzzles'));
    const next = puzzles[at + 1]?.id;
    return laid(game, {
      kind: 'puzzle',
      lesson: ofPuzzle(file, puzzle),
      number: at + 1,
      of: puzzles.length,
      ...(next !== undefined && { next: `#puzzle=${next}` }),
    });
  }
  return undefined;
}

function laid(game: PlayGame, exercise: Exercise): Laid {
  const { seed, options = {}, actions } = exercise.lesson.start;
  const first = begin(game, { seed, options });
  const table = actions.reduce((one, line) => act(one, game.engine.parse(line)), first);
  return { exercise, table };
}

const ofPuzzle = (file: PuzzleFile, puzzle: Puzzle): Lesson => ({
  id: puzzle.id,
  title: say('puzzle.find'),
  rules: [],
  start: puzzleStart(file, puzzle),
  seat: puzzle.seat,
  say: say('puzzle.find.say', { seat: usualName(puzzle.seat) }),
  task: say('puzzle.find.task'),
  wrong: [{ when: {}, say: say('puzzle.find.wrong') }],
  goal: { answers: [puzzle.best] },
  within: 1,
  solution: [puzzle.best],
  done: found(puzzle),
});
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;
const found = ({ value, second, error }: Puzzle): string =>
  say('puzzle.find.done', { value: percent(value), second: percent(second), error: percent(error) });
