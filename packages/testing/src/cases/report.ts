import type { PlayedCase } from './played.js';

/**
 * Describes the faults of a case for a person: for each difference its file and line, the line expected and the line
 * found.
 */
export function problemsOf({ one, said, problem, wentOn, ok }: PlayedCase): string[] {
  if (ok) return [];
  const row = one.row === undefined ? '' : ` (row ${one.row})`;
  const differences = said
    .filter((each) => !each.ok)
    .map(({ file, at, expected, found }) =>
      [`${file}:${at}${row}`, `  - ${expected}`, ...found.map((line) => `  + ${line}`)].join('\n'),
    );
  return [
    ...differences,
    ...(problem === undefined ? [] : [`${problem.file}:${problem.at}${row}\n  ${problem.why}`]),
    ...(wentOn === undefined ? [] : [`  the game has gone on: ${wentOn}`]),
  ];
}
