import { nearest as closest } from '@rulewright/core';

const MOST = 3;

/** Names similar to a word: first those that contain it, then the closest. Case does not count. */
export function nearest(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const holding = wanted === '' ? [] : names.filter((name) => name.toLowerCase().includes(wanted));
  return [...new Set([...holding, ...closest(word, names, 2)])].slice(0, MOST);
}

/** `did you mean a or b?`, or another hint when nothing is close; the default hint lists all names. */
export function suggestion(
  word: string,
  names: readonly string[],
  otherwise = `there are ${names.join(', ')}`,
): string {
  const near = nearest(word, names);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : otherwise;
}
