import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locked } from '../../packages/cli/src/files/lock.js';
import { inFull } from '../support/depth.js';
import { scratch } from './console.js';

const folder = scratch();
/** A process that is gone. */
const child = spawn(process.execPath, ['-e', '']);
await once(child, 'exit');
const dead = `${child.pid}`;

test('a dead program’s lock is left alone while another program takes it over', () => {
  const path = `${folder}/turn`;
  writeFileSync(`${path}.lock`, dead);
  writeFileSync(`${path}.lock.turn`, `${process.ppid}`);
  expect(() => locked(path)).toThrow(
    `another program, process ${process.ppid}, plays ${path}; if that is not so, remove ${path}.lock.turn`,
  );
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(dead);
  rmSync(`${path}.lock.turn`);
  const release = locked(path);
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(`${process.pid}`);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of this very process is refused too, and nothing is left of the attempt', () => {
  const path = `${folder}/own`;
  const release = locked(path);
  expect(() => locked(path)).toThrow(`another program, process ${process.pid}, plays ${path}`);
  expect(readdirSync(folder)).toEqual(['own.lock']);
  release();
});

test('of programs that take over a dead one’s lock at once, one wins', inFull, async () => {
  const [count, step] = [60, 12];
  for (let i = 0; i < count; i++) writeFileSync(`${folder}/${i}.lock`, dead);
  const start = Date.now() + 2500;
  const args = ['--import', 'tsx', 'tests/cli/locker.ts', folder, `${count}`, `${start}`, `${step}`];
  const takers = [0, 1, 2].map(() => spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const told = await Promise.all(takers.map(({ stdout }) => once(stdout.setEncoding('utf8'), 'data')));
  for (const { stdin } of takers) stdin.end();
  const got: number[] = told.flatMap(([text]) => JSON.parse(text));
  expect(got.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
});
