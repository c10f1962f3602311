import { type Language, speakerOf } from '@rulewright/core/text';
import { describe, expect, test } from 'vitest';

const NUMBERS = [0, 1, 2, 5, 11, 21, 101];

/** A sentence with a hole for a number: its key, the hole, what fills the others, and how it reads with each of `NUMBERS`. */
type Counted<Key> = readonly [
  key: Key,
  hole: string,
  others: Readonly<Record<string, string | number>>,
  sentences: readonly string[],
];

/** Sentences with numbers in a language, as they must read. Where a line may not end, a space does not break; here all are read as spaces. */
export function testNumbers<Key extends string>(language: Language<Key>, table: readonly Counted<Key>[]): void {
  const { say } = speakerOf({ content: {} }, language, {}).teller.voice;
  describe.each(table)('%s', (key, hole, others, sentences) => {
    test.each(NUMBERS.map((n, i) => [n, sentences[i]] as const))('%d: %s', (n, sentence) => {
      expect(say(key, { ...others, [hole]: n }).replaceAll('\u00A0', ' ')).toBe(sentence);
    });
  });
}
