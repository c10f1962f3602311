import type { Case } from './document.js';
import { filled } from './holes.js';
import { isMark } from './mark.js';
import type { Compared } from './played.js';

const EMPTY = /^(?:@\S+ )?[>=?!*"]$/;

/** One case as a document: its holes filled, and beside each mark what was found. */
export function writtenCase(one: Case, said: readonly Compared[], file: string): string {
  const own = said.filter((each) => each.file === file);
  const lines = one.lines.flatMap((line) => {
    const text = filled(line, one.values)?.text;
    if (text === undefined) return [];
    if (!isMark(text)) return [`  ${text}`];
    return foundAt(own, line.at, text).map((found) => `    ${found}`);
  });
  return [[...one.rules, one.title].join(' '), ...lines].join('\n');
}

/** The lines found for a mark, or the mark itself. An empty mark that was not reached has none. */
function foundAt(said: readonly Compared[], at: number, text: string): readonly string[] {
  const those = said.filter((each) => each.at === at && each.expected === text);
  if (those.length === 0 && EMPTY.test(text)) return [];
  return those.find(({ ok }) => !ok)?.found ?? [text];
}
