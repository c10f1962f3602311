import { at } from '@rulewright/core';
import { positionAt, puzzleStart } from '@rulewright/core/lessons';
import { describe, expect, test } from 'vitest';
import { games } from '../ladder/games.js';
import { MOST_OF_KIND } from './finding.js';
import { isPlain, judgeOf } from './graded.js';
import { hasPuzzles, LEAST, readPuzzles } from './puzzle-file.js';
import { choicesOf, LEAD, LEAST_ANSWERS, SURE } from './sure.js';

/** Figures in files are rounded. */
const ROUNDED = 0.005;

const withPuzzles = games.flatMap(({ engine, expertise }) =>
  hasPuzzles(engine.id) ? [{ id: engine.id, engine, expertise }] : [],
);

describe.each(withPuzzles)('The puzzles of $id', ({ id, engine, expertise }) => {
  const file = readPuzzles(id);
  const { puzzles } = file;

  test('are enough, each by its own name', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(file.command).toMatch(new RegExp(`^npm run record -- puzzles --game ${id} --seed `));
  });

  test('differ: few are of one kind, and none is found by every beginner', () => {
    const kinds = puzzles.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kinds.filter((one) => one === kind).length > MOST_OF_KIND)).toEqual([]);
    expect(puzzles.filter(({ solved }) => isPlain(solved))).toEqual([]);
    for (const { best, kind } of puzzles) expect(kind.split(' ')[0]).toBe(engine.parse(best).type);
  });

  test('are made for this engine: `npm run record -- puzzles` makes them anew', () => {
    expect({ game: file.game, content: file.content, rulesVersion: file.rulesVersion }).toEqual({
      game: id,
      content: engine.contentName,
      rulesVersion: engine.rulesVersion,
    });
  });

  test('are checked with the judge of today: `npm run record -- recheck` checks them anew', () => {
    expect(file.judge).toBe(judgeOf(id));
  });

  test('are right, as far as rules say what is right', () => {
    // each game is played once, from puzzle to puzzle
    const inOrder = puzzles.toSorted((one, other) => one.game - other.game || one.after - other.after);
    let [game, after, state] = [-1, 0, engine.init('')];
    for (const puzzle of inOrder) {
      const start = puzzleStart(file, puzzle);
      expect(start.actions).toHaveLength(puzzle.after);
      if (puzzle.game !== game) [game, after, state] = [puzzle.game, 0, positionAt(engine, { ...start, actions: [] })];
      for (; after < puzzle.after; after++) state = engine.apply(state, engine.parse(at(start.actions, after)));
      const view = engine.view(state, puzzle.seat);
      const legal = engine.legalActions(view).map((action) => engine.format(action));
      expect(legal).toContain(puzzle.best);
      expect(choicesOf({ engine, expertise, view }).length).toBeGreaterThanOrEqual(LEAST_ANSWERS);
      expect(puzzle.line[0]).toBe(puzzle.best);
      const lead = puzzle.value - puzzle.second;
      expect(lead).toBeGreaterThan(Math.max(LEAD, SURE * puzzle.error) - ROUNDED);
    }
  });
});
