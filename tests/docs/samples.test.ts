import { readdirSync } from 'node:fs';
import { runSamples } from './samples.js';

const guides = readdirSync('docs/guide').map((file) => `docs/guide/${file}`);

const games = ['ecologic', 'emix', 'does-not-exist', 'euphoria'].map((game) => `packages/${game}/README.md`);

runSamples('README.md', ...games, ...guides);
