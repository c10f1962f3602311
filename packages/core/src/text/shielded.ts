import { guarded } from '../ground/errors.js';

// Words from outside, such as the names of players and cards, may hold braces. Sentences mark their parts with braces, so
// those of a word are replaced while sentences are made and divided, and put back in what leaves.

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A word whose braces mark no part of the sentence that it is filled into. */
export const shielded: (word: string) => string = guarded((word) =>
  word.includes('{') || word.includes('}') ? word.replaceAll('{', OPEN).replaceAll('}', CLOSE) : word,
);

const SHIELD = /[\uE000\uE001]/;
const unshielded = (text: string): string => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');

/** A text, a list of texts or an object of texts with the braces of its words put back. */
export function bare<X>(said: X): X;
export function bare(said: unknown): unknown {
  if (typeof said === 'string') return SHIELD.test(said) ? unshielded(said) : said;
  if (Array.isArray(said)) return said.map((each: unknown) => bare(each));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [bare(key), bare(each)]));
}

/** A function whose texts leave with the braces of their words, guarded against what it is called with. */
export const leaving = <Args extends readonly unknown[], Result>(
  say: (...args: Args) => Result,
): ((...args: Args) => Result) => guarded((...args: Args) => bare(say(...args)));
