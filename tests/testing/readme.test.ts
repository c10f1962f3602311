import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { samplesOf } from '../docs/samples.js';

const readme = fileURLToPath(new URL('../../packages/testing/README.md', import.meta.url));
const text = readFileSync(readme, 'utf8');

test('the README lists the laws as they are', () => {
  const listed = [...text.matchAll(/^(\d+[ab]?)\. (.*)$/gm)].map(([, number, title]) => ({
    id: `LAW-${number}`,
    title,
  }));
  expect(listed).toEqual(laws.map(({ id, title }) => ({ id, title })));
});

test('the game of the README is short', () => {
  const [game] = samplesOf(text);
  const lines = game?.code.split('\n').filter((line) => line.trim() !== '' && !/^(import|\/\/)/.test(line)) ?? [];
  expect(game?.file).toBe('tic-tac-toe.ts');
  expect(lines.length).toBeLessThanOrEqual(36);
});
