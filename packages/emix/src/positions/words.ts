import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import { parseCardText } from '../content/text.js';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf(builders, {
  ...commonWords,
  phase: 'PHASE FIELDS*',
  activate: 'N CARD+',
  'all-to': 'SEAT CARD*',
  slot: 'SEAT FIELDS*',
  pool: 'N N N',
  karma: 'N N N',
  'karma-due': 'N N N',
  markers: 'N+',
  supply: 'COLOUR N N',
  'discard-closed': 'CARD+',
});

type OwnCard = [id: string, type: string, text: string, fields?: object];

/** Words that change the set-up of the game. */
export const settings = {
  /** A custom card: neutral and free, two copies, unless told otherwise. */
  'own-card': ({ options }: { options: Record<string, unknown> }, ...[id, type, text, fields = {}]: OwnCard): void => {
    const card = {
      id,
      name: { en: id },
      sign: 'neutral',
      type,
      value: 0,
      copies: 2,
      ...parseCardText(text),
      ...fields,
    };
    options.customCards = [...((options.customCards as object[] | undefined) ?? []), card];
  },
};
