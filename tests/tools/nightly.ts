import { spawnSync } from 'node:child_process';
import { DEPTH } from '../support/depth.js';

// `npm run test:nightly`: everything that takes long, and the tests by night in another order. The site is tested in the
// browser that `CHROMIUM` names, or Debian's.

const SHUFFLED = '--sequence.shuffle.files';
const steps: readonly (readonly string[])[] = [
  ['test:in', 'conformance'],
  ['test:in', 'release'],
  ['test:in', 'packaging'],
  ['test:full', SHUFFLED],
  ['test:in', 'site', SHUFFLED],
  ['test:in', 'boardgame-io', SHUFFLED],
  ['docs', 'site'],
  ['test:in', 'browser'],
  ['measure', 'ladder'],
];

for (const [script = '', ...words] of steps) {
  const { status, error } = spawnSync('npm', ['run', script, '--', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [DEPTH]: 'night' },
  });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
