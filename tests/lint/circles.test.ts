import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circleIn, importsOf } from '../support/circles.js';
import { packages } from '../support/packages.js';

// Read from any file downwards, a package tells its story once: no file leans on one that leans on it, types included.

test.each(packages)('no file of $name leans on itself by way of others', ({ folder }) => {
  expect(circleIn(importsOf(join(folder, 'src')))).toEqual([]);
});

test('a circle is found, wherever it is entered', () => {
  const circle = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
  expect(circleIn(new Map(Object.entries(circle)))).toEqual(['b', 'd', 'b']);
  expect(circleIn(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
  expect(circleIn(new Map(Object.entries({ ...circle, d: [] })))).toEqual([]);
});
