import { typeset } from '@rulewright/core/text';
import type { ReasonWords } from './reason-text.js';

/** Patterns of reasons by language. */
const SHAPES = {
  ru: { more: 'больше {of}', less: 'меньше {of}', others: '{of} у\u00A0соперников', but: 'но\u00A0{reason}' },
  uk: { more: 'більше {of}', less: 'менше {of}', others: '{of} у\u00A0суперників', but: 'але {reason}' },
} as const;

/**
 * Words for reasons in a language. A game adds the names of its features in the genitive, as it follows "more" and
 * "less".
 */
export const reasonsIn = (locale: keyof typeof SHAPES, names: ReasonWords['names']): ReasonWords => ({
  ...SHAPES[locale],
  names: typeset({ locale, messages: names, nouns: {} }).messages,
});
