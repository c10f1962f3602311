import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, or with a part of it, by rule, with the places concerned. */
export async function violationsOf(page: Page, part?: string): Promise<readonly (readonly string[])[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.addScriptTag({ content: axe });
  // the path to each place that is fine is not asked for: a long page has ten thousand
  const options = JSON.stringify({ runOnly: STANDARDS, resultTypes: ['violations'], selectors: false, preload: false });
  const within = part === undefined ? 'document' : JSON.stringify(part);
  const { violations } = (await page.evaluate(`axe.run(${within}, ${options})`)) as AxeResults;
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 5).map(({ html }) => html.slice(0, 200))]);
}
