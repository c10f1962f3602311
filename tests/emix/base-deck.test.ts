import { createEngine, engine, printCardText } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/emix/src/content/base.js';
import { rule } from '../support/rule.js';
import { allCards } from './table.js';

// Sections 3.2, 3.4 and 3.5 of the specification: every field of every base card, the board and the ready-made decks.
// id | English | Original | sign | type | value | copies | limit | mirror image | text | attested facts

const TABLE = `
inspiration | Inspiration | Вдохновение | pos | effect | 0 | 3 | - | irritation | play any: gain pos 2; action 1 | name type cost text
irritation | Irritation | Раздражение | neg | effect | 0 | 3 | - | inspiration | play any: gain neg 2; action 1 | name cost
cleansing | Cleansing | Очищение | pos | effect | 0 | 2 | - | devastation | play any: lose neg 2 | name cost
devastation | Devastation | Опустошение | neg | effect | 0 | 2 | - | cleansing | play any: lose pos 2 | name cost
clarity-of-mind | Clarity of Mind | Прояснение разума | pos | effect | 3 | 2 | - | brainwashing | play any: discardPower 1 | name
brainwashing | Brainwashing | Промывка мозгов | neg | effect | 3 | 2 | - | clarity-of-mind | play any: discardPower 1 | name
joy | Joy | Радость | pos | effect | 0 | 2 | - | anger | play any: gain pos die
anger | Anger | Гнев | neg | effect | 0 | 2 | - | joy | play any: gain neg die
sympathy | Sympathy | Сочувствие | pos | effect | 1 | 1 | - | envy | play other: take neg 3
envy | Envy | Зависть | neg | effect | 1 | 1 | - | sympathy | play other: take pos 3
care | Care | Забота | pos | effect | 1 | 1 | - | blame | play other: give pos 3
blame | Blame | Обвинение | neg | effect | 1 | 1 | - | care | play other: give neg 3
celebration | Celebration | Праздник | pos | effect | 1 | 1 | - | panic | play all: gain pos 2
panic | Panic | Паника | neg | effect | 1 | 1 | - | celebration | play all: gain neg 2
forgiveness | Forgiveness | Прощение | pos | effect | 2 | 1 | - | revenge | play any: flip neg 3
revenge | Revenge | Месть | neg | effect | 2 | 1 | - | forgiveness | play any: flip pos 3
insight | Insight | Озарение | pos | effect | 1 | 1 | - | cunning | play any: draw 3
cunning | Cunning | Хитрость | neg | effect | 1 | 1 | - | insight | play any: draw 3
charm | Charm | Обаяние | pos | effect | 1 | 1 | - | manipulation | play other: steal 2
manipulation | Manipulation | Манипуляция | neg | effect | 1 | 1 | - | charm | play other: steal 2
euphoria | Euphoria | Эйфория | pos | effect | 3 | 1 | - | fury | play self: gain pos all
fury | Fury | Ярость | neg | effect | 3 | 1 | - | euphoria | play self: gain neg all
catharsis | Catharsis | Катарсис | pos | effect | 2 | 1 | - | despair | play any: lose neg all
despair | Despair | Отчаяние | neg | effect | 2 | 1 | - | catharsis | play any: lose pos all
composure | Composure | Самообладание | pos | moment | 2 | 2 | - | fear | cancel
fear | Fear | Страх | neg | moment | 2 | 2 | - | composure | cancel | name type text
conviction | Conviction | Убеждение | pos | moment | 1 | 2 | - | obstinacy | protect | name type text
obstinacy | Obstinacy | Упрямство | neg | moment | 1 | 2 | - | conviction | protect
optimism | Optimism | Оптимизм | pos | power | 2 | 3 | 3 | pessimism | charge self: gain pos 1
pessimism | Pessimism | Пессимизм | neg | power | 2 | 3 | 3 | optimism | charge self: gain neg 1
kindness | Kindness | Доброта | pos | power | 2 | 2 | 2 | malice | charge other: gain pos 1; gain pos 1 @actor
malice | Malice | Злоба | neg | power | 2 | 2 | 2 | kindness | charge other: gain neg 1; gain neg 1 @actor
calm | Calm | Спокойствие | pos | power | 2 | 2 | 2 | anxiety | result self: lose neg 2
anxiety | Anxiety | Тревога | neg | power | 2 | 2 | 2 | calm | result self: lose pos 2
love | Love | Любовь | pos | power | 4 | 1 | 1 | hatred | charge self: gain pos die
hatred | Hatred | Ненависть | neg | power | 4 | 1 | 1 | love | charge self: gain neg die
wisdom | Wisdom | Мудрость | pos | power | 3 | 1 | 1 | suspicion | charge self: draw 1
suspicion | Suspicion | Подозрительность | neg | power | 3 | 1 | 1 | wisdom | charge self: draw 1
charisma | Charisma | Харизма | pos | power | 3 | 2 | 2 | cruelty | influence any: flip neg 2
cruelty | Cruelty | Жестокость | neg | power | 3 | 2 | 2 | charisma | influence any: flip pos 2
compassion | Compassion | Сострадание | pos | power | 2 | 2 | 2 | greed | influence other: take neg 2
greed | Greed | Жадность | neg | power | 2 | 2 | 2 | compassion | influence other: take pos 2
creativity | Creativity | Творчество | pos | power | 3 | 2 | 2 | aggression | influence any: gain pos 2
aggression | Aggression | Агрессия | neg | power | 3 | 2 | 2 | creativity | influence any: gain neg 2
harmony | Harmony | Гармония | pos | power | 4 | 1 | 1 | chaos | result self: flip neg 2
chaos | Chaos | Хаос | neg | power | 4 | 1 | 1 | harmony | result self: flip pos 2
faith | Faith | Вера | pos | power | 3 | 1 | 1 | cynicism | result self: gain pos powers
cynicism | Cynicism | Цинизм | neg | power | 3 | 1 | 1 | faith | result self: gain neg powers
self-development | Self-development | Саморазвитие | neutral | power | 2 | 2 | 1 | - | slot 1 / result self: activate 1 | name type text
intuition | Intuition | Интуиция | neutral | power | 2 | 2 | 2 | - | charge self: gain any 1
curiosity | Curiosity | Любопытство | neutral | power | 1 | 1 | 1 | - | influence self: draw 2
calculation | Calculation | Расчётливость | neutral | power | 2 | 1 | 1 | - | influence other: steal 1
memory | Memory | Воспоминание | neutral | effect | 0 | 2 | - | - | play any: gain any 2
reappraisal | Reappraisal | Переосмысление | neutral | effect | 1 | 1 | - | - | play any: flip any 3
mutual-understanding | Mutual Understanding | Взаимопонимание | neutral | effect | 2 | 1 | - | - | play other: swap any
apathy | Apathy | Апатия | neutral | effect | 1 | 1 | - | - | play any: lose any 4
confusion | Confusion | Растерянность | neutral | effect | 0 | 1 | - | - | play other: discard 2
indifference | Indifference | Равнодушие | neutral | moment | 3 | 1 | - | - | cancel
habit | Habit | Привычка | neutral | moment | 0 | 1 | - | - | protect
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' | '));
/** The mirror image of each card, itself for a neutral one. */
const mirrors = new Map(rows.map(([id = '', , , , , , , , mirror = '']) => [id, mirror === '-' ? id : mirror]));

test('The base deck holds exactly these 59 kinds of cards.', () => {
  expect(rows).toHaveLength(59);
  const found = basePack.cards.map((card) => [
    card.id,
    card.name.en,
    card.name.ru ?? '',
    card.sign,
    card.type,
    `${card.value}`,
    `${card.copies}`,
    `${card.limit ?? '-'}`,
    mirrors.get(card.id) === card.id ? '-' : (mirrors.get(card.id) ?? ''),
    printCardText(card),
    ...(card.attested === undefined || card.attested.length === 0 ? [] : [card.attested.join(' ')]),
  ]);
  expect(found).toEqual(rows);
});

rule(
  'EMX-SET.2',
  'a set has 90 cards: 40 Effects, 10 Moments and 40 Powers, in two equal halves and 14 neutral ones',
  () => {
    const count = (fits: (card: (typeof basePack.cards)[number]) => boolean) =>
      basePack.cards.filter(fits).reduce((sum, { copies }) => sum + copies, 0);
    const signs = ['pos', 'neg', 'neutral'] as const;
    const types = ['effect', 'moment', 'power'] as const;
    expect(types.map((type) => count((card) => card.type === type))).toEqual([40, 10, 40]);
    expect(signs.map((sign) => count((card) => card.sign === sign))).toEqual([38, 38, 14]);
    expect(signs.map((sign) => types.map((type) => count((card) => card.sign === sign && card.type === type)))).toEqual(
      [
        [17, 4, 17],
        [17, 4, 17],
        [6, 2, 6],
      ],
    );
    expect(allCards(engine.init('base'))).toEqual(
      basePack.cards.flatMap(({ copies }, kind) => Array.from({ length: copies }, () => kind)),
    );
  },
);

test('The mirror image of a card has the other sign and the other colours; neutral cards are their own.', () => {
  const swapped = (text: string) => text.replace(/\b(pos|neg)\b/g, (colour) => (colour === 'pos' ? 'neg' : 'pos'));
  for (const card of basePack.cards) {
    const mirror = basePack.cards.find(({ id }) => id === mirrors.get(card.id));
    expect(mirror === undefined ? '' : printCardText(mirror)).toBe(swapped(printCardText(card)));
    expect(mirror).toMatchObject({ type: card.type, value: card.value, copies: card.copies });
    expect(mirror?.limit).toBe(card.limit);
    expect(mirror?.sign).toBe(swapped(card.sign));
    expect(mirrors.get(mirror?.id ?? '')).toBe(card.id);
  }
});

test('Every record is marked as reconstructed, and only nine cards have attested facts.', () => {
  for (const record of [...basePack.cards, ...basePack.board, ...basePack.decks])
    expect(record.provenance).toBe('reconstructed');
  expect(rows.flatMap(([id, ...cells]) => (cells.length === 10 ? [id] : []))).toEqual([
    'inspiration',
    'irritation',
    'cleansing',
    'devastation',
    'clarity-of-mind',
    'brainwashing',
    'fear',
    'conviction',
    'self-development',
  ]);
});

test('The board has these symbols, on the red side with the colours of the dice exchanged.', () => {
  const blue = {
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
  } as const;
  const red = { ...blue, 'roll-blue': blue['roll-red'], 'roll-red': blue['roll-blue'] };
  const cells = (side: Readonly<Record<string, readonly number[]>>, sign: number) =>
    Object.entries(side).flatMap(([symbol, list]) => list.map((cell) => ({ cell: sign * cell, symbol })));
  const inOrder = (list: readonly { cell: number; symbol: string }[]) => [...list].sort((a, b) => a.cell - b.cell);
  expect(inOrder(engine.content.board)).toEqual(inOrder([...cells(blue, 1), ...cells(red, -1)]));
  expect(inOrder(cells(blue, 1)).map(({ cell }) => cell)).toEqual(Array.from({ length: 24 }, (_, i) => 5 + 4 * i));
});

rule(['EMX-DECK.4', 'EMX-R34'], 'the ready-made decks are all cards of a sign and seven neutral ones', () => {
  const signed = (sign: string) =>
    rows.flatMap(([id, , , of, , , copies]) => (of === sign ? [[id, Number(copies)]] : []));
  const single = (...ids: string[]) => ids.map((id) => [id, 1]);
  expect(
    basePack.decks.map(({ id, name, cards }) => [id, name.en, cards.map(({ card, count }) => [card, count])]),
  ).toEqual([
    [
      'light',
      'Light',
      [
        ...signed('pos'),
        ...single('self-development', 'intuition', 'memory', 'curiosity', 'reappraisal', 'apathy', 'habit'),
      ],
    ],
    [
      'dark',
      'Dark',
      [
        ...signed('neg'),
        ...single(
          'self-development',
          'intuition',
          'memory',
          'calculation',
          'mutual-understanding',
          'confusion',
          'indifference',
        ),
      ],
    ],
  ]);
  expect(engine.content.decks.map((list) => list.reduce((sum, { count }) => sum + count, 0))).toEqual([45, 45]);
});

test('The pack has a name and an id, and the provenance of a card is kept for texts alone.', () => {
  expect([basePack.id, basePack.name]).toEqual([
    'emix-base',
    { en: 'Emix, reconstructed base set', ru: 'Эмикс, реконструкция базового набора' },
  ]);
  expect(engine.contentName).toMatch(/^emix-base#[0-9a-f]{16}$/);
  const { cards, ...others } = engine.content;
  expect(cards.map(({ provenance }) => provenance)).toEqual(basePack.cards.map(({ provenance }) => provenance));
  expect(JSON.stringify(others)).not.toMatch(/provenance|reconstructed/);
  expect(JSON.stringify(engine.content)).not.toMatch(/attested|note/);
  const published = { ...basePack, cards: basePack.cards.map((card) => ({ ...card, provenance: 'published' })) };
  expect(createEngine({ content: published }).contentName).toBe(engine.contentName);
});
