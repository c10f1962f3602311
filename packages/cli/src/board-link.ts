import { deflateRawSync } from 'node:zlib';
import { type CaseGame, caseBoard, loadCaseGame } from '@rulewright/games/cases';
import { LONGEST_LINK, linkFragment } from '@rulewright/games/link';
import type { PlayedCase } from '@rulewright/testing/cases';
import { UsageError } from './usage-error.js';

/** The address at which `npm run docs -- preview` shows the site, which has no public one yet. */
export const LOCAL_SITE = 'http://localhost:4173/';

/** A link to the playground, or the reason why there is none. */
export type BoardLink = { readonly link: string } | { readonly why: string };

/** The address of a site, checked; its path ends in a slash. Throws `UsageError`. */
export function siteAt(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--site is the address of a site, such as ${LOCAL_SITE}: found ${JSON.stringify(given)}`);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** The link that opens the position of a played case on the board of a site, with its actions to step through. */
export async function boardLink(played: PlayedCase, { engine }: CaseGame, site: URL): Promise<BoardLink> {
  if (played.from === undefined) return { why: 'it comes to no position' };
  const known = await loadCaseGame(engine.id);
  if (known === undefined) return { why: `the site has no board for ${engine.id}` };
  const board = caseBoard(played, known);
  if (board === undefined) return { why: 'it is played with other cards than those of the site' };
  const fragment = linkFragment(board, (bytes) => deflateRawSync(bytes, { level: 9 }));
  if (fragment === undefined) return { why: `it would be longer than ${LONGEST_LINK} letters` };
  return { link: new URL(`play/${board.game}/#${fragment}`, site).href };
}
