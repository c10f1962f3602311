import type { Lesson, PuzzleFile } from '@rulewright/core/lessons';

// Where the lessons and puzzles of the games are; a file that is put there is found.

const lessonFiles = import.meta.glob<{ readonly lessons: readonly Lesson[] }>(
  '../../../packages/{ecologic,emix,does-not-exist,euphoria}/src/lessons.ts',
);
const puzzleFiles = import.meta.glob<{ readonly default: PuzzleFile }>('./puzzles/*.json');
const lessonFile = (id: string): string => `../../../packages/${id}/src/lessons.ts`;
const puzzleFile = (id: string): string => `./puzzles/${id}.json`;

export const hasLessons = (id: string): boolean => lessonFile(id) in lessonFiles;
export const hasPuzzles = (id: string): boolean => puzzleFile(id) in puzzleFiles;
export const loadLessons = async (id: string): Promise<readonly Lesson[]> =>
  (await lessonFiles[lessonFile(id)]?.())?.lessons ?? [];
export const loadPuzzles = async (id: string): Promise<PuzzleFile | undefined> =>
  (await puzzleFiles[puzzleFile(id)]?.())?.default;
