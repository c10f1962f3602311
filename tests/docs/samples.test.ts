import { readdirSync } from 'node:fs';
import { runSamples } from './samples.js';

const guides = readdirSync('docs/guide').map((file) => `docs/guide/${file}`);

runSamples('README.md', 'packages/ecologic/README.md', 'packages/emix/README.md', ...guides);
