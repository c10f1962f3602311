import { distance } from 'fastest-levenshtein';

const MOST = 3;

/** The names a person may have meant, the nearest first. Case does not count. */
export function nearest(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const score = (name: string): number => {
    const known = name.toLowerCase();
    return known.includes(wanted) && wanted !== '' ? 0 : distance(wanted, known);
  };
  const limit = Math.max(2, Math.floor(word.length / 3));
  return names
    .map((name) => ({ name, far: score(name) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** `did you mean a or b?`, or else another hint: without one, all there are. */
export function suggestion(
  word: string,
  names: readonly string[],
  otherwise = `there are ${names.join(', ')}`,
): string {
  const near = nearest(word, names);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : otherwise;
}
