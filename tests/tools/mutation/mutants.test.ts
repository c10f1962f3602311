import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.js';

test('A fault is made in every operator, truth, number, condition and call, and in no type or text.', () => {
  const source = [
    "import { a } from './a-1.js';",
    'type Two = 2;',
    'export function f(n: 1 | 2): string {',
    '  if (n < 2 && !done) note(n);',
    "  return n + 'x';",
    '}',
  ].join('\n');
  const found = mutantsOf('f.ts', source);
  expect(found.map(({ line, before, after }) => `${line} ${before} → ${after}`)).toEqual([
    '4 n < 2 && !done → !(n < 2 && !done)',
    '4 < → <=',
    '4 2 → 3',
    '4 && → ||',
    '4 note(n); → ;',
  ]);
  expect(found.map((mutant) => mutated(source, mutant).split('\n')[3])[1]).toBe('  if (n <= 2 && !done) note(n);');
});
