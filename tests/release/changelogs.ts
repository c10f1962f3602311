import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import getReleasePlan from '@changesets/get-release-plan';
import { packages } from '../support/packages.js';

// `npm run release -- changelogs`: what each package says about its version, and what waits for the next one. With `--tag v0.1.0`
// it fails unless that is the version of all packages and nothing waits.

const { values } = parseArgs({ options: { tag: { type: 'string' } } });

/** The text of a changelog below the heading of a version. */
function entry(folder: string, version: string): string {
  const [, after] = readFileSync(`${folder}/CHANGELOG.md`, 'utf8').split(`\n## ${version}\n`);
  if (after === undefined) throw new Error(`${folder}/CHANGELOG.md says nothing of ${version}`);
  return after.split('\n## ')[0]?.trim() ?? '';
}

for (const { folder, name, version } of packages) console.log(`${name} ${version}\n\n${entry(folder, version)}\n`);

const { changesets, releases } = await getReleasePlan('.');
if (changesets.length === 0) console.log('Nothing waits for the next version.');
for (const { name, oldVersion, newVersion } of releases) {
  const texts = changesets.filter((each) => each.releases.some((release) => release.name === name));
  console.log(`${name} ${oldVersion} → ${newVersion}`, ...texts.map(({ summary }) => `\n- ${summary}`));
}

if (values.tag !== undefined) {
  const others = packages.filter(({ version }) => `v${version}` !== values.tag);
  for (const { name, version } of others) console.log(`${name} is ${version}, not ${values.tag}`);
  if (changesets.length > 0)
    console.log(`${changesets.length} changes still wait: npm run release -- changeset version`);
  if (others.length + changesets.length > 0) process.exitCode = 1;
}
