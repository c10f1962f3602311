import { spawnSync } from 'node:child_process';
import { groups } from './commands.js';

// `npm run measure -- ladder …` and its like: starts one of the programs of `commands.ts`, with what it needs.

const [group = '', name = '', ...words] = process.argv.slice(2);
const commands = groups[group] ?? {};
const command = commands[name];
if (command === undefined) {
  console.error(`npm run ${group} -- ${JSON.stringify(name)}: expected ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}

const { folders = [], env = {}, lines } = command;
const installed = ['--import', 'tsx', 'tests/support/with-modules.ts', ...folders, '--'];
for (const [i, line] of lines.entries()) {
  const args = [...line.split(' '), ...(i === lines.length - 1 ? behind(line) : [])];
  const variables = Object.fromEntries(Object.entries(env).filter(([variable]) => process.env[variable] === undefined));
  const { status, error } = spawnSync(process.execPath, [...installed, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The words behind the name; npm needs a sign before them. */
function behind(line: string): readonly string[] {
  return line.startsWith('npm run ') && !line.includes(' -- ') && words.length > 0 ? ['--', ...words] : words;
}
