import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockedFolders } from '../support/locked-folders.js';

const examples = readdirSync('examples');

describe.each(examples)('The example %s', (name) => {
  const folder = join('examples', name);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  test('is run by two commands, which its README says', () => {
    const commands =
      folder in lockedFolders
        ? `npm ci && npm ci --prefix ${folder}\nnpm start --prefix ${folder}`
        : `npm ci\nnpm start -w ${folder}`;
    expect(readme).toContain(`\`\`\`sh\n${commands}\n\`\`\``);
    expect(manifest.scripts.start).toMatch(/\w/);
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([...workspaces, ...Object.keys(lockedFolders)]).toContain(folder);
  });

  test('is not published, and uses the packages as they are here', () => {
    expect(manifest.private).toBe(true);
    for (const [wanted, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (wanted.startsWith('@rulewright/')) expect({ wanted, range }).toEqual({ wanted, range: '*' });
  });

  test('is linked from the README of the repository, and its own links lead somewhere', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`](${folder})`);
    const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('http') && !existsSync(join(folder, link)))).toEqual([]);
  });
});
