import { nearest } from '@rulewright/core';

/** `, did you mean give?`, or nothing when no name is close. */
export function suggested(word: string, names: Iterable<string>): string {
  const near = nearest(word.slice(0, 60), names);
  return near.length === 0 ? '' : `, did you mean ${near.join(' or ')}?`;
}
