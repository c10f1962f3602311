import { parseArgs } from 'node:util';
import { analyse } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { type Puzzle, positionAt, puzzleStart } from '@rulewright/core/lessons';
import { games as all } from '../ladder/games.js';
import { hasPuzzles, readPuzzles, writePuzzles } from './puzzle-file.js';
import { checked, gradeOf, judgeOf, leads, measured, solvedBy } from './sure.js';

// `npm run record -- recheck --game euphoria`: looks at every puzzle again with the judge and the strengths of
// today. One whose answer is no longer best for sure is dropped; of the others value, line and grade are written anew.
// `--dry` writes nothing.

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    iterations: { type: 'string', default: '3000' },
    dry: { type: 'boolean', default: false },
  },
});
/** Of the iterations of a check the part that the first look has. */
const FIRST = 10;
const iterations = Number(values.iterations);

for (const { engine, expertise } of all) {
  if (values.game !== undefined && !values.game.includes(engine.id)) continue;
  if (!hasPuzzles(engine.id)) continue;
  const file = readPuzzles(engine.id);
  const dropped: string[] = [];

  async function still(puzzle: Puzzle): Promise<Puzzle | undefined> {
    const view = engine.view(positionAt(engine, puzzleStart(file, puzzle)), puzzle.seat);
    const look = { engine, expertise, view, seed: `${puzzle.id} recheck` };
    const best = engine.legalActions(view).find((action) => engine.format(action) === puzzle.best);
    if (best === undefined) throw new Error(`${puzzle.id}: ${puzzle.best} is not legal`);
    const { answers } = await analyse(engine, view, { expertise, iterations: iterations / FIRST, seed: look.seed });
    const rival = answers.find(({ action }) => engine.format(action) !== puzzle.best);
    const check = await checked(look, iterations, rival === undefined ? [best] : [best, rival.action]);
    const first = at(check.answers, 0);
    const isBest = engine.format(first.action) === puzzle.best;
    if (!isBest || !leads(check)) {
      const found = measured(engine, check);
      const now = isBest ? 'no longer clear' : `now ${engine.format(first.action)}`;
      dropped.push(`${puzzle.id}: ${puzzle.best}, ${now} (${found.value} and ${found.second}, ± ${found.error})`);
      return undefined;
    }
    const solved = await solvedBy({ ...look, seed: puzzle.id }, puzzle.best);
    return { ...puzzle, ...measured(engine, check), grade: gradeOf(solved), solved };
  }
  const puzzles = [];
  for (const puzzle of file.puzzles) {
    const kept = await still(puzzle);
    if (kept !== undefined) puzzles.push(kept);
  }
  if (!values.dry) writePuzzles({ ...file, judge: judgeOf(engine.id), puzzles });
  console.log(`${engine.id}: ${puzzles.length} hold, ${dropped.length} dropped`);
  for (const line of dropped) console.log(`  ${line}`);
}
