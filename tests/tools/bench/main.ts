import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { installBoardgameIo } from './boardgame-io.js';
import { buildFormer } from './former.js';

// Starts the bench: the programs it compares are built and installed, and run by plain Node as in production.

const PROGRAM = '.bench/bench.js';

parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, write: { type: 'boolean' } } });
execFileSync('npx', ['tsup', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
installBoardgameIo();
await buildFormer();
// without the paths of tsconfig.json the packages are what a stranger imports: their builds
await build({
  entryPoints: ['tests/tools/bench/bench.ts'],
  outfile: PROGRAM,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfigRaw: {},
  logLevel: 'error',
});
const env = { ...process.env, NODE_ENV: 'production' };
const { status } = spawnSync(process.execPath, [PROGRAM, ...process.argv.slice(2)], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
