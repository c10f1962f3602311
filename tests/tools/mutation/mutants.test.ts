import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.js';

const faultsIn = (source: string): string[] =>
  mutantsOf('f.ts', source).map(({ line, before, after }) => `${line} ${before} → ${after}`);

test('A fault is made in every operator, truth, number, condition and call, and in no type or text.', () => {
  const source = [
    "import { a } from './a-1.js';",
    'type Two = 2;',
    'export function f(n: 1 | 2): string {',
    '  if (n < 2 && !done) note(n);',
    "  return n + 'x';",
    '}',
  ].join('\n');
  expect(faultsIn(source)).toEqual([
    '4 n < 2 && !done → !(n < 2 && !done)',
    '4 < → <=',
    '4 2 → 3',
    '4 && → ||',
    '4 !done → done',
    '4 note(n); → ;',
    "5 n + 'x' → undefined as never",
  ]);
  const found = mutantsOf('f.ts', source);
  expect(found.map((mutant) => mutated(source, mutant).split('\n')[3])[1]).toBe('  if (n <= 2 && !done) note(n);');
});

test('A step is left out, a result is not given, a field is missing, a default and a function are others.', () => {
  const source = [
    'const f = (x) => ({ a: x ?? 1, b, ...(x ? c : d) });',
    'i++;',
    'total += Math.min(2 * i, 7);',
    'function g() { return undefined; }',
    'export { g };',
  ].join('\n');
  expect(faultsIn(source)).toEqual([
    '1 ({ a: x ?? 1, b, ...(x ? c : d) }) → (undefined as never)',
    '1 a: x ?? 1, → ',
    '1 x ?? 1 → x',
    '1 1 → 2',
    '1 b, → ',
    '1 ...(x ? c : d) → ',
    '1 x → !(x)',
    '2 i++; → ;',
    '3 total += Math.min(2 * i, 7); → ;',
    '3 min → max',
    '3 2 → 3',
    '3 * → /',
    '3 7 → 8',
  ]);
});
