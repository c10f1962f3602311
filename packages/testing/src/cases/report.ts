import type { PlayedCase } from './playing.js';

/** What is wrong with a case, for a person: file and line of each difference, the line as it is, and the line that was found. */
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
