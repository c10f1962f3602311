import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games, packages } from '../support/packages.js';
import { repository } from '../support/repository.js';
import { sized } from '../tools/bench/sized.js';

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

describe.each(packages)('the manifest of $name', ({ folder, name, version, dependencies }) => {
  const manifest = manifestOf(folder);

  test('names the repository that the root names, and pages in it', () => {
    expect(manifest.repository).toEqual({ type: 'git', url: repository.git, directory: folder });
    expect(manifest.homepage).toBe(`${repository.page}/tree/main/${folder}#readme`);
    expect(manifest.bugs).toBe(`${repository.page}/issues`);
  });

  test('says what it is, and how it is published', () => {
    expect(manifest.description).toMatch(/^\w.{20,}[^.]$/);
    expect(manifest.license).toBe('MIT');
    expect(manifest.keywords).toEqual([...new Set(manifest.keywords)]);
    expect(manifest.keywords).toEqual(expect.arrayContaining(['rulewright', 'tabletop']));
    expect(manifest.publishConfig).toEqual({ access: 'public' });
    expect(manifest.engines).toEqual({ node: '>=20' });
  });

  test('has the version of all packages, needs exactly that of the others, and tells it in its changelog', () => {
    expect(version).toBe(packages[0]?.version);
    const siblings = dependencies.filter((each) => packages.some((other) => other.name === each));
    for (const sibling of siblings) expect(manifest.dependencies[sibling]).toBe(version);
    expect(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')).toMatch(
      new RegExp(`^# ${name}\\n\\n## ${version}\\n\\n\\S`),
    );
  });
});

test('every package has bars for its size', () => {
  expect(sized.map(({ name }) => name).sort()).toEqual(packages.map(({ folder }) => basename(folder)).sort());
});

const forms = readdirSync('.github/ISSUE_TEMPLATE').map((file) => `.github/ISSUE_TEMPLATE/${file}`);

test('no file for people names another place for the repository', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', ...forms];
  const elsewhere = [...files, ...packages.map(({ folder }) => `${folder}/README.md`)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g)]
      .filter(([place]) => place !== repository.page)
      .map(([place]) => `${file}: ${place}`),
  );
  expect(elsewhere).toEqual([]);
});

test.each(games)('a rules question can be asked about $name', ({ folder }) => {
  const [title = ''] = manifestOf(folder).description.split(':');
  expect(readFileSync('.github/ISSUE_TEMPLATE/rules-question.yml', 'utf8')).toMatch(`${title},`);
});
