import { readFileSync } from 'node:fs';
import { games } from '../../../tests/traceability/games.js';

/** The rules that decide something in a game of tests/witnesses. */
const WITNESSED: ReadonlySet<string> = new Set(
  games.flatMap(({ id }) =>
    [...readFileSync(`tests/witnesses/${id}.jsonl`, 'utf8').matchAll(/"rule":"([^"]+)"/g)].map(([, rule = '']) => rule),
  ),
);

/** Where a reader can see a rule happen: the playground, at a decision that the rule decides; undefined without a witness. */
export const witnessHref = (game: string, rule: string): string | undefined =>
  WITNESSED.has(rule) ? `/play/${game}/#witness=${rule}` : undefined;
