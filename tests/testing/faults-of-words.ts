import type { Emitted } from '@rulewright/core';
import {
  type AnnouncedChanges,
  type AnyText,
  allHasWords,
  changesAreAnnounced,
  expectedComesTrue,
  partsLieThere,
  pseudo,
} from '@rulewright/testing';
import { altered, type Fault } from './fault.js';
import { nim } from './nim.js';
import { en, type NimText, nimText, ru, wordingOf } from './nim-text.js';

interface Took {
  readonly type: 'took';
  readonly rule: 'NIM-1';
  readonly seat: number;
  readonly stones: number;
}

/** Which events tell of which part of Nim. */
export const announcedOfNim: AnnouncedChanges<{ readonly type: string }> = {
  heap: { by: ['took'], amount: (event) => -('stones' in event ? Number(event.stones) : 0) },
  last: { by: ['took'] },
  before: 'silent',
  after: 'silent',
};
const { last: _, ...announcedButLast } = announcedOfNim;

/** Nim that tells of its moves in another way. */
const telling = (told: (event: Took) => Took[]) => () =>
  altered(nim(), {
    step(state, action) {
      const { state: next, events } = nim().step(state, action);
      return {
        state: next,
        events: events.flatMap(({ event }): Emitted<Took>[] => told(event).map((one) => ({ event: one }))),
      };
    },
  });

/** Nim whose content has a stone with a name. */
const stony = () =>
  altered(nim(), { content: { id: 'stones', stones: [{ id: 'grey-stone', name: { en: 'Pebble' } }] } as never });

export const wordsOfNim = wordingOf(pseudo(en));
/** LAW-16 with a fault in what is said. */
const saying = (spoilt: (text: NimText) => Partial<NimText>) => ({ wording: wordingOf(pseudo(en), spoilt) });

/** LAW-16 with another language beside English, in which players and the stones of the drawing have Latin letters. */
const saidIn = (language: typeof ru) => ({
  wording: { ...wordingOf(pseudo(en)), languages: [{ text: nimText(language) as AnyText, latin: ['P', 'o'] }] },
});
/** The law finds nothing in Nim as it is told in Russian. */
export const wordsOfNimInRussian = saidIn(ru).wording;

/** Nim whose actions name something else. */
const naming =
  (kind: string, inState = true) =>
  () =>
    altered(nim(), {
      parts: (position) =>
        inState || 'position' in position ? [{ kind, id: 0, zone: 'table', seat: 0, role: 'whom' }] : [],
    });

/** Each of these breaks one of the laws 15 to 17, and no other. */
export const faultsOfWords: readonly Fault[] = [
  {
    law: changesAreAnnounced,
    also: [expectedComesTrue],
    fault: 'changes a public number in silence',
    says: 'and none of took happened',
    engine: telling(() => []),
    settings: { announced: announcedOfNim },
  },
  {
    law: changesAreAnnounced,
    also: [expectedComesTrue],
    fault: 'tells another amount than what happens',
    says: 'but took account for -3, not -2',
    engine: telling((event) => [{ ...event, stones: event.stones === 2 ? 3 : event.stones }]),
    settings: { announced: announcedOfNim },
  },
  {
    law: changesAreAnnounced,
    also: [expectedComesTrue],
    fault: 'tells an amount twice',
    says: 'but took, took account for -',
    engine: telling((event) => [event, event]),
    settings: { announced: announcedOfNim },
  },
  {
    law: changesAreAnnounced,
    fault: 'changes what no entry speaks of',
    says: 'last went from 0 to 1, and no entry says which events tell that',
    engine: () => nim(),
    settings: { announced: announcedButLast },
  },
  {
    law: allHasWords,
    fault: 'speaks of undefined',
    says: 'is not put in words: "P1 takes undefined"',
    engine: () => nim(),
    settings: saying(() => ({ event: () => ({ text: `P1 takes ${undefined}` }) })),
  },
  {
    law: allHasWords,
    fault: 'leaves a hole open',
    says: 'the opening is not put in words: "{heap} lie there."',
    engine: () => nim(),
    settings: saying(() => ({ opening: () => '{heap} lie there.' })),
  },
  {
    law: allHasWords,
    fault: 'shows an id',
    says: 'the opening shows the id grey-stone: "Take grey-stone."',
    engine: stony,
    settings: saying(() => ({ opening: () => 'Take grey-stone.' })),
  },
  {
    law: allHasWords,
    fault: 'shows a number that stands for nothing',
    says: 'the question shows a number that stands for something else: "Who was last: -1?"',
    engine: () => nim(),
    settings: saying(() => ({
      question: () => ({ short: '', situation: '', own: '', rule: '', text: 'Who was last: -1?' }),
    })),
  },
  {
    law: allHasWords,
    fault: 'knows a word that is not of the language',
    says: 'has “indeed” from outside the language’s table',
    engine: () => nim(),
    settings: saying(({ event }) => ({ event: (view, one) => ({ text: `${event(view, one).text} indeed` }) })),
  },
  {
    law: allHasWords,
    fault: 'says a word of English in another language',
    says: 'has the Latin “takes”: "P',
    engine: () => nim(),
    settings: saidIn({ ...ru, messages: { ...ru.messages, took: '{seat} takes {stones:stone}' } }),
  },
  {
    law: allHasWords,
    fault: 'leaves a hole open in another language',
    says: 'the opening in ru is not put in words: "В куче {heap',
    engine: () => nim(),
    settings: saidIn({ ...ru, messages: { ...ru.messages, opening: 'В куче {heap' } }),
  },
  {
    law: allHasWords,
    fault: 'leaves brackets empty',
    says: 'the opening in en has a gap: "A heap () lies there."',
    engine: () => nim(),
    settings: saying(() => ({ opening: () => 'A heap () lies there.' })),
  },
  {
    law: allHasWords,
    fault: 'leaves out a word',
    says: 'the opening in en has a gap: "A  lies there."',
    engine: () => nim(),
    settings: saying(() => ({ opening: () => 'A  lies there.' })),
  },
  {
    law: allHasWords,
    fault: 'has no words for an event',
    says: 'has no words: ""',
    engine: () => nim(),
    settings: saying(() => ({ event: () => ({ text: '' }) })),
  },
  {
    law: allHasWords,
    fault: 'has no words for a card',
    says: 'the card grey-stone has no words: " "',
    engine: stony,
    settings: saying(({ card }) => ({ card: (id) => (id === 'grey-stone' ? ' ' : card(id)) })),
  },
  {
    law: allHasWords,
    fault: 'has no words for a refusal',
    says: 'has no words: ""',
    engine: () => nim(),
    settings: { ...saying(() => ({ refusal: () => '' })), density: 1 },
  },
  {
    law: partsLieThere,
    fault: 'names what is not there',
    says: 'which is not on the table',
    engine: naming('stone'),
  },
  {
    law: partsLieThere,
    fault: 'names more in a view than in the state',
    says: 'in a view, not in the state',
    engine: naming('player', false),
  },
];
