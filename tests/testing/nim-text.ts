import { InputError } from '@rulewright/core';
import { type GameText, interfaceTexts, type Language, numbered, voiceOf } from '@rulewright/core/text';
import type { AnyText } from '@rulewright/testing';
import type { nim } from './nim.js';

// Nim in words, as small as a game's text can be.

export const en = {
  locale: 'en',
  messages: {
    title: 'Nim',
    legend: '',
    scoring: 'Whoever takes the last stone wins.',
    opening: '{heap:stone} lie on the heap.',
    question: '{seat}, how many of {heap:stone} do you take?',
    take: '{take/takes} {stones:stone}',
    moved: '{seat} {done}',
    'moved.you': 'You {done}',
    'summary.more': '{list} (and {more} more before)',
    took: '{seat} takes {stones:stone}',
    refused: 'You cannot take that many.',
    'last-stone': 'The last stone is taken.',
    winner: 'winner',
    player: 'player',
    heap: 'heap',
    card: 'Stones: nothing but stones.',
    players: 'How many play.',
    two: 'two',
  },
  nouns: { stone: { one: 'stone', other: 'stones' } },
} as const satisfies Language;

/** Nim in Russian. */
export const ru: Language<keyof typeof en.messages, 'stone'> = {
  locale: 'ru',
  messages: {
    title: 'Ним',
    legend: '',
    scoring: 'Побеждает тот, кто берёт последний камень.',
    opening: 'В куче {heap:stone}.',
    question: '{seat}, в куче {heap:stone}. Сколько берёте?',
    take: '{взять/берёте/берёт} {stones:stone}',
    moved: '{seat} {done}',
    'moved.you': 'Вы {done}',
    'summary.more': '{list}; до этого ещё {more}',
    took: '{seat} берёт {stones:stone}',
    refused: 'Столько взять нельзя.',
    'last-stone': 'Последний камень взят.',
    winner: 'победитель',
    player: 'игрок',
    heap: 'куча',
    card: 'Камни: только камни.',
    players: 'Сколько игроков.',
    two: 'двое',
  },
  nouns: { stone: { one: 'камень', few: 'камня', many: 'камней', other: 'камня' } },
};

type Key = keyof typeof en.messages;
type View = ReturnType<ReturnType<typeof nim>['view']>;
interface Take {
  readonly type: string;
  readonly seat: number;
  readonly stones?: number;
}
export type NimText = GameText<View, Take, Take, object>;

/** The words of a game of Nim. */
export function nimText(language: Language<Key, 'stone'> = en): NimText {
  const voice = voiceOf<Key>(language);
  const { say } = voice;
  const taken = ({ seat, stones = 0 }: Take) => ({ seat: numbered(seat), stones });
  return {
    title: say('title'),
    scoring: say('scoring'),
    legend: '',
    ...interfaceTexts(
      { voice, seats: numbered },
      {
        amounts: ['stones'],
        decision: ({ position: { agenda } }: View) => (agenda.length === 0 ? undefined : { rule: 'NIM-1' }),
        action: (_, action: Take) => say('take', taken(action)),
        topic: (_, action) => say('take', taken(action)),
        question: ({ position: { agenda, heap } }) =>
          say('question', { seat: numbered(agenda.at(-1)?.seat ?? 0), heap }),
        event: (_, event: Take) => ({ text: say('took', taken(event)) }),
        card(id) {
          if (id === 'none') throw new InputError('Nim has no cards');
          return say('card');
        },
        face: () => ({ name: 'stone', kind: 'stone' }),
      },
    ),
    opening: ({ position: { heap } }) => say('opening', { heap }),
    refusal: () => say('refused'),
    reason: () => say('last-stone'),
    score: ({ position }, seat) => ({ [say('winner')]: numbered(position.last === seat ? seat : 1 - seat) }),
    option: () => say('players'),
    optionValue: () => say('two'),
    sheets: ({ position: { heap } }) => [
      { title: say('heap'), head: [say('player'), say('heap')], rows: [[numbered(0), String(heap)]] },
    ],
    aid: () => [{ title: say('heap'), rows: [{ name: '', text: say('scoring'), rule: 'NIM-1' }] }],
    drawing: ({ position: { heap } }) => ['o'.repeat(heap)],
  };
}

/** The words in English and in the marked language, both with the same fault. */
export function wordingOf(marked: Language<Key, 'stone'>, spoilt: (text: NimText) => Partial<NimText> = () => ({})) {
  const spoken = (language: Language<Key, 'stone'>): AnyText => {
    const text = nimText(language);
    return { ...text, ...spoilt(text) } as AnyText;
  };
  return { text: spoken(en), marked: spoken(marked) };
}
