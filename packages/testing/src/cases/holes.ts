import type { Line } from './line.js';

const HOLE = /\{([a-zA-Z][\w-]*)\}/g;
const ONLY_HOLE = /^(?:@\S+ )?[>=?!*"]?\s*\{[a-zA-Z][\w-]*\}$/;
const ONLY_MARK = /^(?:@\S+)?\s*[>=?!*"]?$/;

/** The names of the holes of a line, `{money}`, in their order. */
export const holesIn = (text: string): string[] => [...text.matchAll(HOLE)].map(([, name = '']) => name);

/** A line with its holes filled; undefined when it is only a hole, behind its mark or not, that stays empty. */
export function filled({ file, at, text }: Line, values: Readonly<Record<string, string>>): Line | undefined {
  const full = text.replaceAll(HOLE, (_, name: string) => values[name] ?? '').trim();
  return ONLY_HOLE.test(text) && ONLY_MARK.test(full) ? undefined : { file, at, text: full };
}
