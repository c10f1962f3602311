import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';
import { pageOf } from '../support/repository.js';
import { readmes } from './documents.js';

const upperCase = readdirSync('.').filter((file) => file.endsWith('.md') && file !== 'README.md');
const changelogs = readdirSync('packages').map((name) => `packages/${name}/CHANGELOG.md`);
const documents = [...readmes, ...upperCase, ...changelogs, '.changeset/README.md', ...filesBelow('docs', '.md')];

const linksOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link ?? '');

test.each(documents)('every link of %s that stays in the repository leads somewhere', (document) => {
  const broken = linksOf(document).filter((link) => {
    const path = link.startsWith('http') ? pageOf(link) : join(dirname(document), link);
    return path !== undefined && !existsSync(path);
  });
  expect(broken).toEqual([]);
});

test.each([...readmes.slice(1), ...changelogs])(
  '%s is read outside the repository: no link is relative',
  (document) => {
    expect(linksOf(document).filter((link) => !link.startsWith('http'))).toEqual([]);
  },
);
