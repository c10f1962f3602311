import { guarded } from './errors.js';

// Suggestions for a misspelt name.

const MOST = 3;

function closest(word: string, names: Iterable<string>, least = 0): string[] {
  const wanted = word.toLowerCase();
  const limit = Math.max(least, Math.floor(word.length / 3));
  return [...new Set(names)]
    .filter((name) => Math.abs(name.length - word.length) <= limit)
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/**
 * The names most similar to a word, at most three, the closest first, ignoring case. Throws `InputError` for anything
 * that is no word.
 *
 * A name is close when at most a third of the word's letters, or `least` if that is more, have to be inserted, deleted,
 * changed or swapped with the next one.
 */
export const nearest: (word: string, names: Iterable<string>, least?: number) => string[] = guarded(closest);

/** `, did you mean a or b?`, or nothing. */
export function suggestion(word: unknown, names: Iterable<string>): string {
  const near = typeof word === 'string' ? nearest(word, names) : [];
  return near.length === 0 ? '' : `, did you mean ${near.join(' or ')}?`;
}

/** The number of letters to insert, delete, change or swap with the next one to turn one word into the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1] as number;
      let far = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, change + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        far = Math.min(far, (before[j - 2] as number) + 1);
      row.push(far);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}
