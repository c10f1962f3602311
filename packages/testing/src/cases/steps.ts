import type { Line } from './line.js';
import { type Mark, markOf } from './mark.js';
import { Misread } from './values.js';

/** A line that builds or plays, and the marks below it. */
export interface Step {
  readonly line: Line;
  readonly marks: readonly Mark[];
}

/** The steps of a case. `reading` is called with each line before it is read. Throws `Misread`. */
export function stepsOf(lines: readonly Line[], reading: (line: Line) => void): Step[] {
  const found: { line: Line; marks: Mark[] }[] = [];
  for (const line of lines) {
    reading(line);
    const mark = markOf(line);
    if (mark === undefined) {
      found.push({ line, marks: [] });
      continue;
    }
    const step = found.at(-1);
    if (step === undefined) throw new Misread('there is no line before the first mark');
    step.marks.push(mark);
  }
  return found;
}
