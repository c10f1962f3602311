import { readdirSync } from 'node:fs';

/** What people read first; the documents below `docs` are beside these. */
export const readmes: readonly string[] = [
  'README.md',
  ...readdirSync('packages').map((name) => `packages/${name}/README.md`),
];
export const guides: readonly string[] = readdirSync('docs/guide').map((file) => `docs/guide/${file}`);
/** What is followed step by step. */
export const tutorials: readonly string[] = readdirSync('docs/tutorial').map((file) => `docs/tutorial/${file}`);
/** Their samples import boardgame.io: `npm run test:in -- boardgame-io` runs them. */
export const onBoardgameIo: readonly string[] = ['packages/boardgame-io/README.md', 'docs/guide/boardgame-io.md'];
