import type { AnyAction } from '@rulewright/core';
import { type FindPuzzle, type Lesson, type Puzzle, type PuzzleFile, puzzleStart } from '@rulewright/core/lessons';
import { loadLessons, loadPuzzles } from './exercise-files.js';
import type { GameId, PlayGame } from './games.js';
import type { HelpData } from './play-data.js';
import { NotOpened } from './saved.js';
import { act, begin, present, type Table, viewAt } from './table.js';
import { usualName } from './ui/seats.js';
import { say, scoreSaid } from './words/words.js';

// Lessons and puzzles at the table: a position, something to do, and who says whether it was done.

/** A question about a position that is answered beside the table. */
export interface Quiz {
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly right: string;
}

/** Something to do at a table, and what comes after it. */
export interface Exercise {
  readonly kind: 'lesson' | 'puzzle';
  readonly lesson: Lesson;
  readonly quiz?: Quiz;
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
export async function exerciseBy(hash: string, id: GameId, game: PlayGame, data: HelpData): Promise<Laid | undefined> {
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
    const at = file?.puzzles.findIndex((one) => one.id === wanted) ?? -1;
    const puzzle = file?.puzzles[at];
    if (file === undefined || puzzle === undefined) throw new NotOpened(say('open.no-puzzle'));
    if (file.content !== game.engine.contentName || file.rulesVersion !== game.engine.rulesVersion)
      throw new NotOpened(say('open.other-puzzles'));
    const next = file.puzzles[at + 1]?.id;
    const { table } = laid(game, { kind: 'puzzle', lesson: ofPuzzle(file, puzzle), number: 1, of: 1 });
    return {
      table,
      exercise: {
        kind: 'puzzle',
        ...asked(game, data, table, { puzzle, lesson: ofPuzzle(file, puzzle) }),
        number: at + 1,
        of: file.puzzles.length,
        ...(next !== undefined && { next: `#puzzle=${next}` }),
      },
    };
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
  title: say(`puzzle.${puzzle.kind}`),
  rules: [],
  start: puzzleStart(file, puzzle),
  seat: puzzle.seat,
  say: '',
  task: '',
  goal: { answers: puzzle.kind === 'find' ? [puzzle.best] : [] },
  within: 1,
  solution: puzzle.kind === 'find' ? [puzzle.best] : [],
  done: '',
});
/** What is chosen for an answer that no rule forbids. */
const LEGAL = 'legal';

/** A puzzle in words. */
function asked(
  { engine, text }: PlayGame,
  { titles }: HelpData,
  table: Table,
  { puzzle, lesson }: { readonly puzzle: Puzzle; readonly lesson: Lesson },
): { readonly lesson: Lesson; readonly quiz?: Quiz } {
  const { seat } = puzzle;
  const view = viewAt(table, table.length, seat);
  const words = (action: AnyAction): string => text.action(view, action).text;
  if (puzzle.kind === 'find')
    return {
      lesson: {
        ...lesson,
        say: say('puzzle.find.say'),
        task: say('puzzle.find.task'),
        wrong: [{ when: {}, say: say('puzzle.find.wrong') }],
        done: found(puzzle),
      },
    };
  if (puzzle.kind === 'legal') {
    const action = engine.parse(puzzle.action);
    const refusal = engine.explain(present(table), action);
    return {
      lesson: {
        ...lesson,
        say: say('puzzle.legal.say', { action: words(action) }),
        task: say('puzzle.legal.task'),
        done: refusal === undefined ? say('puzzle.legal.done') : text.refusal(refusal),
      },
      quiz: {
        choices: [
          { value: LEGAL, words: say('puzzle.legal.yes') },
          ...puzzle.rules.map((rule) => ({
            value: rule,
            words: say('puzzle.legal.no', { rule: `${rule} ${titles[rule] ?? ''}` }),
          })),
        ],
        right: puzzle.rule ?? LEGAL,
      },
    };
  }
  return {
    lesson: {
      ...lesson,
      say: text.scoring,
      task: say('puzzle.score.task', { seat: usualName(puzzle.of) }),
      done: say('puzzle.score.done'),
    },
    quiz: {
      choices: puzzle.choices.map((value) => ({ value, words: scoreSaid(fraction(value)) })),
      right: puzzle.right,
    },
  };
}

function fraction(written: string): { readonly numerator: number; readonly denominator: number } {
  const [numerator = 0, denominator = 1] = written.split('/').map(Number);
  return { numerator, denominator };
}
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;
const found = ({ value, second, error }: FindPuzzle): string =>
  say('puzzle.find.done', { value: percent(value), second: percent(second), error: percent(error) });
