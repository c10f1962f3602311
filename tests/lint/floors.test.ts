import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../support/circles.js';

// The folders of core are floors: each imports from itself and from those below it, types included.

const SRC = 'packages/core/src';

/** From the ground up. `words` is a file; the other files beside the folders are entries, on top of all. */
const FLOORS = [
  'ground',
  'schema',
  'input',
  'game',
  'words',
  'cards',
  'agenda',
  'saves',
  'futures',
  'records',
  'engine',
  'text',
  'lessons',
  'entries',
] as const;

/** Types alone, which a recorder and `stepsOf` take from the engine that plays for them. */
const EXCEPTIONS = [
  'records/recorded-game.ts → engine/asking.ts',
  'records/recorded-game.ts → engine/playing.ts',
  'records/steps.ts → engine/engine.ts',
];

const imports = [...importsOf(SRC)].flatMap(([from, all]) => all.map((to) => [from, to] as const));

test('every folder of core is a floor', () => {
  const folders = new Set(imports.flatMap(([from]) => (from.includes('/') ? [dirname(from)] : [])));
  expect([...folders].sort()).toEqual(FLOORS.filter((floor) => floor !== 'words' && floor !== 'entries').sort());
});

test('the folders of core import downwards only', () => {
  const upwards = imports.filter(([from, to]) => heightOf(to) > heightOf(from));
  expect(upwards.map(([from, to]) => `${from} → ${to}`).sort()).toEqual(EXCEPTIONS);
});

test.each([
  ['ground/errors.ts', 'ground'],
  ['words.ts', 'words'],
  ['text.ts', 'entries'],
])('%s belongs to %s', (file, floor) => expect(FLOORS[heightOf(file)]).toBe(floor));

test('the picture of the architecture has the floors', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const picture = /```mermaid\n(.*?)```/s.exec(page)?.[1] ?? '';
  for (const floor of FLOORS.filter((floor) => floor !== 'entries')) expect(picture).toContain(`${floor}[`);
});

function heightOf(file: string): number {
  const folder = file.includes('/') ? dirname(file) : file === 'words.ts' ? 'words' : 'entries';
  const height = (FLOORS as readonly string[]).indexOf(folder);
  if (height < 0) throw new Error(`${file} is on no floor`);
  return height;
}
