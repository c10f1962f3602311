import { readFileSync } from 'node:fs';
import { games } from '../../../tests/traceability/games.js';
import { peopleFile } from '../../../tests/witnesses/introduced.js';

/** The rules that decide something in a game of tests/witnesses. */
const WITNESSED: ReadonlySet<string> = new Set(
  games.flatMap(({ id }) =>
    [`tests/witnesses/${id}.jsonl`, peopleFile(id)].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"rule":"([^"]+)"/g)].map(([, rule = '']) => rule),
    ),
  ),
);

/** Where a reader can see a rule happen: the playground, at a decision that the rule decides; undefined without a witness. */
export const witnessHref = (game: string, rule: string): string | undefined =>
  WITNESSED.has(rule) ? `/play/${game}/#witness=${rule}` : undefined;
