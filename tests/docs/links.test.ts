import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../traceability/collect.js';

const documents = ['README.md', 'CHANGELOG.md', ...filesBelow('docs', '.md'), ...packageReadmes()];

function packageReadmes(): string[] {
  return readdirSync('packages').map((name) => `packages/${name}/README.md`);
}

test.each(documents)('every link of %s that stays in the repository leads somewhere', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link ?? '');
  const broken = links.filter((link) => !link.startsWith('http') && !existsSync(join(dirname(document), link)));
  expect(broken).toEqual([]);
});
