import type { Seat } from '../game/types.js';

/** Where something begins: a game that was played so far. */
export interface PositionStart {
  readonly seed: string;
  readonly options?: object;
  /** Decisions as the engine's `format` writes them. */
  readonly actions: readonly string[];
}

/** What every puzzle has. */
interface PuzzleBase {
  /** The same for the same puzzle, for ever: progress is kept by it. */
  readonly id: string;
  /** Whose game of the file it is, by its place, and after how many of its decisions. */
  readonly game: number;
  readonly after: number;
  /** Who is to answer. */
  readonly seat: Seat;
  /** From 1, easy, to 4, hard. */
  readonly grade: 1 | 2 | 3 | 4;
}

/** *Find the answer*: one answer is better than all others by more than the errors of a long search. */
export interface FindPuzzle extends PuzzleBase {
  readonly kind: 'find';
  /** The best answer, as the engine's `format` writes it. */
  readonly best: string;
  /** How the game is thought to go on, that answer first. */
  readonly line: readonly string[];
  /** Its value, that of the second best answer, and the standard error of the difference. */
  readonly value: number;
  readonly second: number;
  readonly error: number;
  /** How often players of each strength found it, in that many tries. */
  readonly solved: Readonly<Record<string, number>>;
  readonly tries: number;
}

/** *Is this legal, and by which rule?* */
export interface LegalPuzzle extends PuzzleBase {
  readonly kind: 'legal';
  /** What somebody would like to do, as the engine's `format` writes it. */
  readonly action: string;
  /** The rule that forbids it; absent when it is legal. */
  readonly rule?: string;
  /** Rules to choose from when it is refused, the right one among them; of a legal action rules that do not forbid it. */
  readonly rules: readonly string[];
}

/** *What is the score?*: how a seat stands. */
export interface ScorePuzzle extends PuzzleBase {
  readonly kind: 'score';
  /** Whose. */
  readonly of: Seat;
  /** The value of its standing, as a fraction: `22/1`. */
  readonly right: string;
  /** Values to choose from, in their order, the right one among them. */
  readonly choices: readonly string[];
}

export type Puzzle = FindPuzzle | LegalPuzzle | ScorePuzzle;

/** The puzzles of a game. Plain JSON. */
export interface PuzzleFile {
  readonly game: string;
  /** Of the engine that they were made for: with other content they may be wrong. */
  readonly content: string;
  readonly rulesVersion: number;
  /** What made them. */
  readonly command: string;
  /** By what the judge is known whose search has checked the answers to find last: by another one they may not be best. */
  readonly judge?: string;
  readonly games: readonly PositionStart[];
  readonly puzzles: readonly Puzzle[];
}

/**
 * The puzzle of a day, which is any whole number: in an app the days since 1970 in UTC, `Math.floor(now / 86_400_000)`, so
 * that everybody has the same. Every puzzle has its turn before one comes again. Undefined when there are none.
 */
export function dailyPuzzle({ puzzles }: Pick<PuzzleFile, 'puzzles'>, day: number): Puzzle | undefined {
  const { length } = puzzles;
  // a step that has no divisor in common with the length goes through all of them, and neighbours lie far apart
  let step = Math.max(1, Math.round(length * 0.618));
  while (divisor(step, length) > 1) step++;
  return puzzles[(((day * step) % length) + length) % length];
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** Where a puzzle begins. */
export function puzzleStart({ games }: Pick<PuzzleFile, 'games'>, { game, after }: Puzzle): PositionStart {
  const { actions = [], ...start } = games[game] ?? { seed: '' };
  return { ...start, actions: actions.slice(0, after) };
}
