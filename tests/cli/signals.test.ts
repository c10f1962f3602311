import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../support/bundled.js';
import { inFull, some } from '../support/depth.js';
import { gone, isRunning } from '../support/running.js';
import { scratch } from './console.js';

const folder = scratch();
const program = await bundled('cli');
const SIGNALS = ['SIGQUIT', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A bot in Python that says who it is and thinks for an hour. */
const slow = `${folder}/slow.py`;
writeFileSync(
  slow,
  `import os, sys, time
sys.path.insert(0, ${JSON.stringify(resolve('clients/python'))})
from rulewright import Bot, run
class Slow(Bot):
    def choose(self, view, decision, actions, clock):
        with open(sys.argv[1] + '.new', 'w') as file:
            file.write(str(os.getpid()))
        os.rename(sys.argv[1] + '.new', sys.argv[1])
        time.sleep(3600)
run(Slow())
`,
);

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.each(some(SIGNALS, { day: 4, full: 2 }))(
  '%s ends a bot in Python, in the middle of a thought, with its arena',
  async (signal) => {
    const file = `${folder}/${signal}`;
    const players = `python3 ${slow} ${file},weighted`;
    const child = spawn(process.execPath, [program, 'arena', 'ecologic', '--players', players, '--games', '1'], {
      stdio: 'ignore',
    });
    await until(() => existsSync(file));
    const bot = Number(readFileSync(file, 'utf8'));
    expect(isRunning(bot)).toBe(true);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([null, signal]);
    await gone(bot);
  },
);

test('the process that watches programs takes no options of Node over from the arena', inFull, async () => {
  const [hook, list, bot] = [`${folder}/hook.cjs`, `${folder}/hooked`, `${folder}/gone-soon.cjs`];
  writeFileSync(
    hook,
    `require('fs').appendFileSync(${JSON.stringify(list)}, process.execArgv.length + ' options\\n');\n`,
  );
  writeFileSync(bot, 'setTimeout(() => process.exit(), 1000);\n');
  const players = `node ${bot},uniform`;
  const child = spawn(process.execPath, [program, 'arena', 'ecologic', '--players', players, '--games', '1'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--require ${hook}` },
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  // the arena and its bots; the watcher is a text after `-e`
  const started = readFileSync(list, 'utf8').trim().split('\n');
  expect(started.length).toBeGreaterThan(1);
  expect(new Set(started)).toEqual(new Set(['0 options']));
});
