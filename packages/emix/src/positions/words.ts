import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import { parseCardText } from '../content/text.js';
import * as builders from './builders.js';

type State = builders.State;

const discard = (state: State, ...ids: string[]): void => builders.discardOpen(state, 0, ids);
const leave = (state: State, ...ids: string[]): void => builders.empty(state, 0, ...ids);

/** The words for writing positions. */
export const words: Words = wordsOf({
  ...commonWords(builders),
  begin: ['FIELDS*', builders.clear],
  wait: ['FIELDS*', builders.wait],
  phase: ['PHASE FIELDS*', builders.within],
  end: ['', builders.end],
  give: ['SEAT CARD+', builders.give],
  discard: ['CARD+', discard],
  activate: ['N CARD+', builders.activate],
  leave: ['CARD*', leave],
  'all-to': ['SEAT CARD*', builders.empty],
  slot: ['SEAT FIELDS*', builders.slot],
  pool: ['N N N', builders.setPool],
  karma: ['N N N', builders.setKarma],
  'karma-due': ['N N N', builders.setKarmaDue],
  markers: ['N+', builders.setMarkers],
  supply: ['COLOUR N N', builders.setSupply],
  'discard-closed': ['N LIST', builders.discardClosed],
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
