import { readFileSync } from 'node:fs';

/** Where `npm run docs -- site` puts the site. */
export const DIST = '.site/dist';
/** Another one where this one is taken: `SITE_PORT=4180 npm run test:in -- browser`. */
export const PORT = Number(process.env.SITE_PORT ?? 4173);

/** The path that the site was built for, with a slash at both ends. */
export function builtBase(): string {
  const [, base] = /href="([^"]*)assets\/style/.exec(readFileSync(`${DIST}/index.html`, 'utf8')) ?? [];
  if (base === undefined) throw new Error('no site: npm run docs -- site builds it');
  return base;
}

/** The address of a page: `rules/ecologic#ECO-AUC.4`. */
export const addressOf = (page: string): string => `http://localhost:${PORT}${builtBase()}${page}`;
