import { deepFreeze } from '@rulewright/core';
import type { EmixCard } from './card.js';
import type { EmixPack, PackCard } from './schema.js';
import type { BoardSymbol } from './symbols.js';
import { parseCardText } from './text.js';

// The rulebook prints no card and no cell of the board: every entry is ours and marked `reconstructed`. `attested`
// lists the facts of a card that the rulebook does state.
const provenance = 'reconstructed';
type Fact = NonNullable<PackCard['attested']>[number];
type Sign = EmixCard['sign'];

const entry = (
  type: EmixCard['type'],
  [id, en, ru, sign, value, copies, text]: readonly [string, string, string, Sign, number, number, string],
  attested: readonly Fact[],
): PackCard => ({
  id,
  name: { en, ru },
  sign,
  type,
  value,
  copies,
  ...parseCardText(text),
  provenance,
  attested: [...attested],
});
type Row = Parameters<typeof entry>[1];
const effect = (...[id, en, ru, sign, value, copies, text, attested = []]: [...Row, (readonly Fact[])?]): PackCard =>
  entry('effect', [id, en, ru, sign, value, copies, text], attested);
const moment = (...[id, en, ru, sign, value, copies, text, attested = []]: [...Row, (readonly Fact[])?]): PackCard =>
  entry('moment', [id, en, ru, sign, value, copies, text], attested);
const power = (
  ...[id, en, ru, sign, value, copies, text, limit, attested = []]: [...Row, number, (readonly Fact[])?]
): PackCard => ({ ...entry('power', [id, en, ru, sign, value, copies, text], attested), limit });

const cards: readonly PackCard[] = [
  effect('inspiration', 'Inspiration', 'Вдохновение', 'pos', 0, 3, 'play any: gain pos 2; action 1', [
    'name',
    'type',
    'cost',
    'text',
  ]),
  effect('irritation', 'Irritation', 'Раздражение', 'neg', 0, 3, 'play any: gain neg 2; action 1', ['name', 'cost']),
  effect('cleansing', 'Cleansing', 'Очищение', 'pos', 0, 2, 'play any: lose neg 2', ['name', 'cost']),
  effect('devastation', 'Devastation', 'Опустошение', 'neg', 0, 2, 'play any: lose pos 2', ['name', 'cost']),
  effect('clarity-of-mind', 'Clarity of Mind', 'Прояснение разума', 'pos', 3, 2, 'play any: discardPower 1', ['name']),
  effect('brainwashing', 'Brainwashing', 'Промывка мозгов', 'neg', 3, 2, 'play any: discardPower 1', ['name']),
  effect('joy', 'Joy', 'Радость', 'pos', 0, 2, 'play any: gain pos die'),
  effect('anger', 'Anger', 'Гнев', 'neg', 0, 2, 'play any: gain neg die'),
  effect('sympathy', 'Sympathy', 'Сочувствие', 'pos', 1, 1, 'play other: take neg 3'),
  effect('envy', 'Envy', 'Зависть', 'neg', 1, 1, 'play other: take pos 3'),
  effect('care', 'Care', 'Забота', 'pos', 1, 1, 'play other: give pos 3'),
  effect('blame', 'Blame', 'Обвинение', 'neg', 1, 1, 'play other: give neg 3'),
  effect('celebration', 'Celebration', 'Праздник', 'pos', 1, 1, 'play all: gain pos 2'),
  effect('panic', 'Panic', 'Паника', 'neg', 1, 1, 'play all: gain neg 2'),
  effect('forgiveness', 'Forgiveness', 'Прощение', 'pos', 2, 1, 'play any: flip neg 3'),
  effect('revenge', 'Revenge', 'Месть', 'neg', 2, 1, 'play any: flip pos 3'),
  effect('insight', 'Insight', 'Озарение', 'pos', 1, 1, 'play any: draw 3'),
  effect('cunning', 'Cunning', 'Хитрость', 'neg', 1, 1, 'play any: draw 3'),
  effect('charm', 'Charm', 'Обаяние', 'pos', 1, 1, 'play other: steal 2'),
  effect('manipulation', 'Manipulation', 'Манипуляция', 'neg', 1, 1, 'play other: steal 2'),
  effect('euphoria', 'Euphoria', 'Эйфория', 'pos', 3, 1, 'play self: gain pos all'),
  effect('fury', 'Fury', 'Ярость', 'neg', 3, 1, 'play self: gain neg all'),
  effect('catharsis', 'Catharsis', 'Катарсис', 'pos', 2, 1, 'play any: lose neg all'),
  effect('despair', 'Despair', 'Отчаяние', 'neg', 2, 1, 'play any: lose pos all'),
  moment('composure', 'Composure', 'Самообладание', 'pos', 2, 2, 'cancel'),
  moment('fear', 'Fear', 'Страх', 'neg', 2, 2, 'cancel', ['name', 'type', 'text']),
  moment('conviction', 'Conviction', 'Убеждение', 'pos', 1, 2, 'protect', ['name', 'type', 'text']),
  moment('obstinacy', 'Obstinacy', 'Упрямство', 'neg', 1, 2, 'protect'),
  power('optimism', 'Optimism', 'Оптимизм', 'pos', 2, 3, 'charge self: gain pos 1', 3),
  power('pessimism', 'Pessimism', 'Пессимизм', 'neg', 2, 3, 'charge self: gain neg 1', 3),
  power('kindness', 'Kindness', 'Доброта', 'pos', 2, 2, 'charge other: gain pos 1; gain pos 1 @actor', 2),
  power('malice', 'Malice', 'Злоба', 'neg', 2, 2, 'charge other: gain neg 1; gain neg 1 @actor', 2),
  power('calm', 'Calm', 'Спокойствие', 'pos', 2, 2, 'result self: lose neg 2', 2),
  power('anxiety', 'Anxiety', 'Тревога', 'neg', 2, 2, 'result self: lose pos 2', 2),
  power('love', 'Love', 'Любовь', 'pos', 4, 1, 'charge self: gain pos die', 1),
  power('hatred', 'Hatred', 'Ненависть', 'neg', 4, 1, 'charge self: gain neg die', 1),
  power('wisdom', 'Wisdom', 'Мудрость', 'pos', 3, 1, 'charge self: draw 1', 1),
  power('suspicion', 'Suspicion', 'Подозрительность', 'neg', 3, 1, 'charge self: draw 1', 1),
  power('charisma', 'Charisma', 'Харизма', 'pos', 3, 2, 'influence any: flip neg 2', 2),
  power('cruelty', 'Cruelty', 'Жестокость', 'neg', 3, 2, 'influence any: flip pos 2', 2),
  power('compassion', 'Compassion', 'Сострадание', 'pos', 2, 2, 'influence other: take neg 2', 2),
  power('greed', 'Greed', 'Жадность', 'neg', 2, 2, 'influence other: take pos 2', 2),
  power('creativity', 'Creativity', 'Творчество', 'pos', 3, 2, 'influence any: gain pos 2', 2),
  power('aggression', 'Aggression', 'Агрессия', 'neg', 3, 2, 'influence any: gain neg 2', 2),
  power('harmony', 'Harmony', 'Гармония', 'pos', 4, 1, 'result self: flip neg 2', 1),
  power('chaos', 'Chaos', 'Хаос', 'neg', 4, 1, 'result self: flip pos 2', 1),
  power('faith', 'Faith', 'Вера', 'pos', 3, 1, 'result self: gain pos powers', 1),
  power('cynicism', 'Cynicism', 'Цинизм', 'neg', 3, 1, 'result self: gain neg powers', 1),
  power(
    'self-development',
    'Self-development',
    'Саморазвитие',
    'neutral',
    2,
    2,
    'slot 1 / result self: activate 1',
    1,
    ['name', 'type', 'text'],
  ),
  power('intuition', 'Intuition', 'Интуиция', 'neutral', 2, 2, 'charge self: gain any 1', 2),
  power('curiosity', 'Curiosity', 'Любопытство', 'neutral', 1, 1, 'influence self: draw 2', 1),
  power('calculation', 'Calculation', 'Расчётливость', 'neutral', 2, 1, 'influence other: steal 1', 1),
  effect('memory', 'Memory', 'Воспоминание', 'neutral', 0, 2, 'play any: gain any 2'),
  effect('reappraisal', 'Reappraisal', 'Переосмысление', 'neutral', 1, 1, 'play any: flip any 3'),
  effect('mutual-understanding', 'Mutual Understanding', 'Взаимопонимание', 'neutral', 2, 1, 'play other: swap any'),
  effect('apathy', 'Apathy', 'Апатия', 'neutral', 1, 1, 'play any: lose any 4'),
  effect('confusion', 'Confusion', 'Растерянность', 'neutral', 0, 1, 'play other: discard 2'),
  moment('indifference', 'Indifference', 'Равнодушие', 'neutral', 3, 1, 'cancel'),
  moment('habit', 'Habit', 'Привычка', 'neutral', 0, 1, 'protect'),
];

/** The blue half of the board; the red half is its mirror image, dice colours exchanged. */
const blueSide: Readonly<Record<BoardSymbol, readonly number[]>> = {
  'extra-action': [9, 41, 77],
  'draw-two': [5, 33, 53, 85],
  'discard-any-power': [17, 69],
  'steal-two': [21, 57],
  'roll-blue': [13, 73],
  'roll-red': [45, 93],
  'double-result': [29, 61],
  'back-ten': [25, 65, 89],
  'other-moves': [37, 81],
  'discard-own-powers': [49, 97],
};
const mirrored = (symbol: BoardSymbol): BoardSymbol =>
  symbol === 'roll-blue' ? 'roll-red' : symbol === 'roll-red' ? 'roll-blue' : symbol;

const board: EmixPack['board'] = (Object.keys(blueSide) as BoardSymbol[]).flatMap((symbol) => [
  ...blueSide[symbol].map((cell) => ({ cell, symbol, provenance }) as const),
  ...blueSide[symbol].map((cell) => ({ cell: -cell, symbol: mirrored(symbol), provenance }) as const),
]);

/** EMX-DECK.4: all cards of one sign and seven neutral ones. */
const deck = (
  id: string,
  name: { en: string; ru: string },
  sign: Sign,
  neutral: readonly string[],
): EmixPack['decks'][number] => ({
  id,
  name,
  cards: [
    ...cards.filter((card) => card.sign === sign).map(({ id: card, copies }) => ({ card, count: copies })),
    ...neutral.map((card) => ({ card, count: 1 })),
  ],
  provenance,
});
const light = ['self-development', 'intuition', 'memory', 'curiosity', 'reappraisal', 'apathy', 'habit'];
const dark = [
  'self-development',
  'intuition',
  'memory',
  'calculation',
  'mutual-understanding',
  'confusion',
  'indifference',
];

export const basePack: EmixPack = deepFreeze({
  id: 'emix-base',
  name: { en: 'Emix, reconstructed base set', ru: 'Эмикс, реконструкция базового набора' },
  cards: [...cards],
  board,
  decks: [
    deck('light', { en: 'Light', ru: 'Светлая колода' }, 'pos', light),
    deck('dark', { en: 'Dark', ru: 'Тёмная колода' }, 'neg', dark),
  ],
});
