import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, problemsOf, readDocument, updated } from '@rulewright/testing/cases';
import { describe, test } from 'vitest';

/**
 * Registers a `describe` for each document of a game and a test for each case, named by its title and its place. With
 * `UPDATE=1` the documents are written anew first; where `CI` is set that is refused.
 */
export async function testCases(id: string): Promise<void> {
  if (process.env.UPDATE === '1' && process.env.CI !== undefined)
    throw new Error('UPDATE=1 approves what happens: it is not for CI');
  const folder = `packages/${id}/cases`;
  const game = await loadCaseGame(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const positions = join(folder, 'positions.md');
  const shared = existsSync(positions) ? readDocument(read('positions.md'), positions) : undefined;
  for (const file of files) {
    const path = join(folder, file);
    if (process.env.UPDATE === '1') {
      const now = updated(read(file), path, game, shared);
      if (now !== read(file)) writeFileSync(path, now);
    }
    const document = readDocument(read(file), path, shared);
    if (document.cases.length === 0) continue;
    describe(file, () => {
      for (const one of document.cases)
        test(`${one.name} (${file}:${one.row ?? one.at})`, () => {
          const played = playCase(one, document, game);
          if (!played.ok) throw failure(problemsOf(played), `${resolve(path)}:${one.row ?? one.at}`);
        });
    });
  }
}

/** An error whose only frame is the line of the case: editors and CI jump there. */
function failure(problems: readonly string[], where: string): Error {
  const error = new Error(problems.join('\n'));
  error.stack = `Error: ${error.message}\n    at ${where}:1`;
  return error;
}
