import { readFileSync } from 'node:fs';
import { at, toNumber } from '@rulewright/core';
import { type PuzzleFile, positionAt, puzzleStart } from '@rulewright/core/lessons';
import { describe, expect, test } from 'vitest';
import { games } from '../ladder/games.js';
import { judgeOf, LEAD, SURE } from './sure.js';

/** This many a game. */
const LEAST = 30;
/** Figures in files are rounded. */
const ROUNDED = 0.005;

describe.each(games.map(({ engine }) => ({ id: engine.id, engine })))('The puzzles of $id', ({ id, engine }) => {
  const file: PuzzleFile = JSON.parse(readFileSync(`docs/site/playground/puzzles/${id}.json`, 'utf8'));
  const { puzzles } = file;

  test('are of all three kinds, enough of them, each by its own name', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ kind }) => kind))).toEqual(new Set(['find', 'legal', 'score']));
    expect(file.command).toMatch(new RegExp(`^npm run record -- puzzles --game ${id} --seed `));
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
      if (puzzle.kind === 'find') {
        expect(legal).toContain(puzzle.best);
        expect(legal.length).toBeGreaterThan(2);
        expect(puzzle.line[0]).toBe(puzzle.best);
        const lead = puzzle.value - puzzle.second;
        expect(lead).toBeGreaterThan(Math.max(LEAD, SURE * puzzle.error) - ROUNDED);
      } else if (puzzle.kind === 'legal') {
        expect(engine.explain(view, engine.parse(puzzle.action))?.rule).toBe(puzzle.rule);
        if (puzzle.rule !== undefined) expect(puzzle.rules).toContain(puzzle.rule);
        else expect(legal).toContain(puzzle.action);
      } else {
        const [numerator, denominator] = puzzle.right.split('/').map(Number);
        const standing = at(engine.standing(view), puzzle.of);
        expect(toNumber(standing.value)).toBe((numerator ?? 0) / (denominator ?? 1));
        expect(puzzle.choices).toContain(puzzle.right);
        expect(new Set(puzzle.choices).size).toBe(4);
      }
    }
  });
});
