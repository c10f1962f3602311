import type { Mark } from './mark.js';
import { REST } from './values.js';

/** A mark `"` beside sentences: it holds when one of them is the expected one, or begins so before a final `…`. */
export function saidIn({ rest, prefix, text }: Mark, sentences: readonly string[]): string[] {
  const found = sentences.map((one) => one.replaceAll(/\s+/g, ' ').trim());
  const holds = found.some((one) => one === rest || (rest.endsWith(REST) && one.startsWith(rest.slice(0, -1))));
  if (rest !== '' && holds) return [text];
  return found.length === 0 ? ['(nothing is said)'] : found.map((one) => `${prefix}${one}`);
}
