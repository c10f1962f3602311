import { parseArgs } from 'node:util';
import { type Puzzle, positionAt, puzzleStart } from '@rulewright/core/lessons';
import { games as all } from '../ladder/games.js';
import { gradeOf, judgeOf, solvedBy } from './graded.js';
import { hasPuzzles, readPuzzles, writePuzzles } from './puzzle-file.js';
import { proven } from './sure.js';

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
const iterations = Number(values.iterations);

for (const { engine, expertise } of all) {
  if (values.game !== undefined && !values.game.includes(engine.id)) continue;
  if (!hasPuzzles(engine.id)) continue;
  const file = readPuzzles(engine.id);
  const dropped: string[] = [];

  async function still(puzzle: Puzzle): Promise<Puzzle | undefined> {
    const view = engine.view(positionAt(engine, puzzleStart(file, puzzle)), puzzle.seat);
    const look = { engine, expertise, view, seed: `${puzzle.id} recheck` };
    const now = await proven(look, iterations);
    if (typeof now === 'string' || now.best !== puzzle.best) {
      dropped.push(`${puzzle.id}: ${puzzle.best}, now ${typeof now === 'string' ? `not clear: ${now}` : now.best}`);
      return undefined;
    }
    const solved = await solvedBy({ ...look, seed: puzzle.id }, puzzle.best);
    return { ...puzzle, ...now, grade: gradeOf(solved), solved };
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
