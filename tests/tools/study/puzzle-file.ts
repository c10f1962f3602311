import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PositionStart, Puzzle, PuzzleFile } from '@rulewright/core/lessons';

const FOLDER = 'docs/site/playground/puzzles';
/** A game has so many puzzles, or none. */
export const LEAST = 10;

const pathOf = (game: string): string => `${FOLDER}/${game}.json`;

/** Games whose best moves a player can tell apart have puzzles. */
export const hasPuzzles = (game: string): boolean => existsSync(pathOf(game));
export const readPuzzles = (game: string): PuzzleFile => JSON.parse(readFileSync(pathOf(game), 'utf8'));

export function writePuzzles(file: PuzzleFile): void {
  mkdirSync(FOLDER, { recursive: true });
  const { games, puzzles } = file;
  writeFileSync(pathOf(file.game), `${JSON.stringify({ ...file, games: asNeeded(games, puzzles) })}\n`);
}

/** Games are kept as far as puzzles go in them. */
function asNeeded(games: readonly PositionStart[], puzzles: readonly Puzzle[]): PositionStart[] {
  return games.map((game, place) => {
    const last = Math.max(0, ...puzzles.filter((puzzle) => puzzle.game === place).map(({ after }) => after));
    return { ...game, actions: game.actions.slice(0, last) };
  });
}
