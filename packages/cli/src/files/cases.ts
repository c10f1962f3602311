import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CaseSource, caseSources } from '@rulewright/testing/cases';
import { namesIn, readText } from './reading.js';

const POSITIONS = 'positions.md';

/** All cases of a game's package that name a rule in their title, the shortest first. */
export function casesOfRule(game: string, rule: string): CaseSource[] {
  const folder = folderOf(game);
  const read = (file: string) => ({ file, text: readText(join(folder, file)) });
  const positions = read(POSITIONS);
  return namesIn(folder)
    .filter((file) => file.endsWith('.md') && file !== POSITIONS)
    .map(read)
    .filter(({ text }) => text.includes(rule))
    .flatMap((document) => caseSources(document, positions))
    .filter(({ rules }) => rules.includes(rule))
    .sort((a, b) => a.text.length - b.text.length);
}

/** The documents of a game, in its package: found as the list of games finds it. */
function folderOf(game: string): string {
  const games = createRequire(import.meta.url).resolve('@rulewright/games/package.json');
  return join(dirname(createRequire(games).resolve(`@rulewright/${game}/package.json`)), 'cases');
}
