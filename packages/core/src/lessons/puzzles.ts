import type { Seat } from '../game/types.js';

/** A position: a game played up to some decision. */
export interface PositionStart {
  readonly seed: string;
  readonly options?: object;
  /** Decisions as the engine's `format` writes them. */
  readonly actions: readonly string[];
}

/** A search for the best answer: one beats all others by more than the errors of a long search. */
export interface Puzzle {
  /** Identifies the puzzle for ever, so that progress can be kept by it. */
  readonly id: string;
  /** The game's index in the file, and the number of its decisions before the puzzle. */
  readonly game: number;
  readonly after: number;
  /** The seat that answers. */
  readonly seat: Seat;
  /** The difficulty, from 1, easy, to 4, hard. */
  readonly grade: 1 | 2 | 3 | 4;
  /** The best answer, as the engine's `format` writes it. */
  readonly best: string;
  /** The type of that answer and the facts that speak for it: one thought solves puzzles of one kind. */
  readonly kind: string;
  /** The expected continuation, beginning with that answer. */
  readonly line: readonly string[];
  /** Its value, that of the second best answer, and the standard error of the difference. */
  readonly value: number;
  readonly second: number;
  readonly error: number;
  /** The number of players of each strength who found it, out of `tries`. */
  readonly solved: Readonly<Record<string, number>>;
  readonly tries: number;
}

/** The puzzles of a game. Plain JSON. */
export interface PuzzleFile {
  readonly game: string;
  /** The content pack that they were made for: with another one they may be wrong. */
  readonly content: string;
  readonly rulesVersion: number;
  /** The command that made them. */
  readonly command: string;
  /** The identity of the judge that checked the puzzles: by another one their answers may not be best. */
  readonly judge?: string;
  readonly games: readonly PositionStart[];
  readonly puzzles: readonly Puzzle[];
}

/**
 * The puzzle of a day, which is any whole number. Every puzzle appears before one repeats. Undefined when there are
 * none.
 *
 * In an app the day is the number of days since 1970 in UTC, `Math.floor(now / 86_400_000)`, so that everybody gets the
 * same.
 */
export function dailyPuzzle({ puzzles }: Pick<PuzzleFile, 'puzzles'>, day: number): Puzzle | undefined {
  const { length } = puzzles;
  // a step coprime to the length visits all of them, and neighbours lie far apart
  let step = Math.max(1, Math.round(length * 0.618));
  while (divisor(step, length) > 1) step++;
  return puzzles[(((day * step) % length) + length) % length];
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** The position that a puzzle starts from. */
export function puzzleStart(
  { games }: Pick<PuzzleFile, 'games'>,
  { game, after }: Pick<Puzzle, 'game' | 'after'>,
): PositionStart {
  const { actions = [], ...start } = games[game] ?? { seed: '' };
  return { ...start, actions: actions.slice(0, after) };
}
