import type { Lesson, LessonText, PuzzleFile } from '@rulewright/core/lessons';
import { spokenCode } from './words/words.js';

// Where the lessons and puzzles of the games are; a file that is put there is found.

interface LessonFile {
  readonly lessons: readonly Lesson[];
  /** By language, then by lesson. */
  readonly lessonTexts?: Readonly<Record<string, Readonly<Record<string, LessonText>>>>;
}
const lessonFiles = import.meta.glob<LessonFile>(
  '../../../packages/{ecologic,emix,does-not-exist,euphoria}/src/lessons.ts',
);
/** Of the games whose best moves can be told apart by a player; fewer than ten of a game are none. */
const puzzleFiles = import.meta.glob<{ readonly default: PuzzleFile }>('./puzzles/*.json');
const lessonFile = (id: string): string => `../../../packages/${id}/src/lessons.ts`;
const puzzleFile = (id: string): string => `./puzzles/${id}.json`;

export const hasLessons = (id: string): boolean => lessonFile(id) in lessonFiles;
export const hasPuzzles = (id: string): boolean => puzzleFile(id) in puzzleFiles;
/** The lessons of a game, in the language that is spoken where they are told in it. */
export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  const [{ lessonIn }, file] = await Promise.all([import('@rulewright/core/lessons'), lessonFiles[lessonFile(id)]?.()]);
  const { lessons = [], lessonTexts = {} } = file ?? {};
  const texts = lessonTexts[spokenCode()] ?? {};
  return lessons.map((lesson) => lessonIn(lesson, texts));
}
/** The puzzles of a game, and the games they are from. */
export async function loadPuzzles(id: string): Promise<PuzzleFile | undefined> {
  return (await puzzleFiles[puzzleFile(id)]?.())?.default;
}
