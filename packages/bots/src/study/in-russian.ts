import { typeset } from '@rulewright/core/text';
import type { ReasonWords } from './reason-text.js';

/** Reasons in Russian; a game adds what its features are called, in the genitive, as it stands behind больше and меньше. */
export const inRussian = (names: ReasonWords['names']): ReasonWords => ({
  more: 'больше {of}',
  less: 'меньше {of}',
  others: '{of} у\u00A0соперников',
  but: 'но\u00A0{reason}',
  names: typeset({ locale: 'ru', messages: names, nouns: {} }).messages,
});
