import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { engine } from '@rulewright/ecologic';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { bundled } from '../support/bundled.js';
import { atDepth, inFull } from '../support/depth.js';
import { rulewright, scratch } from './console.js';

const KILLS = Number(process.env.KILLS ?? atDepth({ day: 1, full: 2, night: 100 }));
const program = await bundled('cli');
const file = `${scratch()}/killed.save`;

/** Begins or goes on, and kills the program some milliseconds after the first decision that it writes. */
async function killed(args: readonly string[], after: number): Promise<void> {
  const had = sizeOf();
  const child = spawn(process.execPath, [program, 'play', ...args, '--bot', 'weighted', '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && sizeOf() <= had) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, after));
  child.kill('SIGKILL');
  await ended;
}

const sizeOf = (): number => (existsSync(file) ? readFileSync(file).length : 0);

test(`a game that is killed ${KILLS} times while it is written loses at most the decision being written`, {
  ...inFull,
  timeout: 20_000 * KILLS,
}, async () => {
  const random = generator('killed saves');
  let [games, kept] = [0, ''];
  for (let kill = 0; kill < KILLS; kill++) {
    const isNew = kept === '';
    const seed = `killed ${games}`;
    const begins = ['ecologic', '--players', '3', '--seed', seed, '--save', file];
    await killed(isNew ? begins : ['--resume', file], random() * 60);
    const text = readFileSync(file, 'utf8');
    // all that was there is there, but for a line that the last kill had cut
    expect(text.startsWith(kept)).toBe(true);
    kept = text.slice(0, text.lastIndexOf('\n') + 1);
    const [, ...decisions] = kept.trimEnd().split('\n');
    // each decision is legal where it stands
    const state = decisions.reduce(
      (at, line) => engine.apply(at, engine.parse(line)),
      engine.init(seed, { players: 3 }),
    );
    if (engine.outcome(state) === undefined) continue;
    [games, kept] = [games + 1, ''];
    rmSync(file);
  }
  if (kept === '') return;
  // what is left is played to its end, in spite of the lock of a program that is gone
  expect(await rulewright(['play', '--resume', file, '--bot', 'weighted', '--quiet'])).toMatchObject({
    code: 0,
    err: '',
  });
  expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
});
