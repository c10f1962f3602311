import { InputError } from '@rulewright/core';
import { type EcoLogicEvent, engine } from '@rulewright/ecologic';
import { createText, type EcoLogicLanguage, en } from '@rulewright/ecologic/text';
import { ru } from '@rulewright/ecologic/text/ru';
import { translation } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { positions } from './asked.js';

// Other languages, other names of players, and values that come from no engine.

const view = positions.build;
const taken = (amount: number): EcoLogicEvent => ({
  type: 'coins-taken',
  rule: 'ECO-SER.1',
  seat: 0,
  special: 'exchange',
  amount,
  money: { from: 0, to: amount },
});

describe('Another language is another table', () => {
  const own: EcoLogicLanguage = {
    locale: 'ru',
    messages: { ...en.messages, special: '«{name}»', 'event.coins-taken': '{seat} берёт {amount:coin} за {special}' },
    nouns: { ...en.nouns, coin: { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' } },
  };
  const text = createText(engine, { language: own });

  test.each([
    [1, 'P1 берёт 1 монету за «Биржа»'],
    [2, 'P1 берёт 2 монеты за «Биржа»'],
    [5, 'P1 берёт 5 монет за «Биржа»'],
    [11, 'P1 берёт 11 монет за «Биржа»'],
    [21, 'P1 берёт 21 монету за «Биржа»'],
    [22, 'P1 берёт 22 монеты за «Биржа»'],
  ])('with the plurals of its own: %d', (amount, said) => {
    expect(text.event(view, taken(amount)).text).toBe(said);
  });

  test('and joins lists as it does', () => {
    const offer = { type: 'series-began', rule: 'ECO-SER.2', series: 'specials' } as const;
    const said = text.event(view, { ...offer, offer: ['exchange', 'reserve', 'academy'] }).text;
    expect(said).toBe('Auctions for specials: Биржа, Заповедник и Академия');
  });
});

describe('A language of names', () => {
  const text = createText(engine, { names: 'ru' });

  test('gives cards the names that the pack has in that language, in English sentences', () => {
    expect(text.event(view, taken(2)).text).toBe('P1 takes 2 coins for the Биржа (coins 0 → 2)');
    expect(text.card('EV307')).toBe('Итоговый Отчет (level 3) – for everybody: this round is the last.');
    expect(text.card('reserve')).toBe(
      'Заповедник: for its owner, once it is built, ecological effect +2. The rulebook prints its name and its price; what it does is reconstructed.',
    );
  });

  test('and the English ones where it has none', () => {
    expect(text.card('I01')).toMatch(/^Посадка деревьев: level 1, /);
    expect(createText(engine, { names: 'uk' }).card('EV307')).toMatch(/^Final Report /);
  });
});

test('A language code is one of the tables that were brought, and of English', () => {
  const languages = [ru];
  expect(createText(engine, { languages, language: 'ru' }).locale).toBe('ru');
  expect(createText(engine, { languages, language: 'ru-RU' }).reason('final-report')).toMatch(/^Выпал/);
  expect(createText(engine, { languages, language: 'en' }).locale).toBe('en-GB');
  expect(() => createText(engine, { languages, language: 'uk' })).toThrow('brought are en, ru');
  expect(createText(engine, { language: ru, names: 'en' }).card('I01')).toMatch(/^Tree planting: уровень/);
});

test('Players are called as they are named', () => {
  const text = createText(engine, { seats: (seat) => ['Ann', 'Bo', 'Cy'][seat] ?? '?' });
  expect(text.event(view, taken(1)).text).toBe('Ann takes 1 coin for the Exchange (coins 0 → 1)');
  expect(text.opening(positions['setup-first'])).toMatch(/^Ann, Bo and Cy play in this order/);
  expect(text.question(positions.bid).text).toBe(
    'Ann, you have 10 coins and an eco fund of −2. Bo bids 7 for an oil piece. What do you do?',
  );
  const why = { rule: 'ECO-AUC.4', code: 'not-asked', details: { seat: 0, choice: 'bid', asked: '1' } } as const;
  expect(text.refusal(why as unknown as Parameters<typeof text.refusal>[0])).toBe('Bo is asked now.');
});

describe('What comes from no engine ends in an InputError', () => {
  const text = createText(engine) as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>;
  const event = (fields: object) => [view, fields];
  const calls: readonly (readonly [verb: string, given: readonly unknown[]])[] = [
    ['opening', [undefined]],
    ['opening', [{ position: {} }]],
    ['action', [view, { type: 'nothing', seat: 0 }]],
    ['action', [view, { type: 'place-piece', seat: 0, branch: 'oil', hex: 99 }]],
    ['action', [view, { type: 'open-special', seat: 0, special: 'nothing' }]],
    ['action', [{}, { type: 'pass', seat: 0 }]],
    ['action', [view, null]],
    ['topic', [view, { type: 'toString', seat: 0 }]],
    ['question', [{}]],
    ['question', [null]],
    ['event', event({ type: 'nothing' })],
    ['event', event({ type: 'bid-raised' })],
    ['event', event({ type: 'bid-raised', seat: 'x', bid: { to: 3 } })],
    ['event', event({ type: 'event-drawn', seat: 0, event: 'nothing' })],
    ['event', event({ type: 'piece-placed', seat: 0, branch: 'oil', hex: 99, level: 1 })],
    ['event', event({ type: 'piece-placed', seat: 0, branch: 'tin', hex: 1, level: 1 })],
    ['event', event({ type: 'auction-won', seat: 0, item: 'nothing', amount: 1, money: { from: 1, to: 0 } })],
    ['event', [null, { type: 'last-round-announced' }].reverse()],
    ['refusal', [null]],
    ['refusal', [{ rule: 'ECO-AUC.1', code: 'nothing' }]],
    ['reason', ['nothing']],
    ['score', [view, 9]],
    ['score', [{}, 0]],
    ['card', ['nothing']],
    ['card', [7]],
    ['option', ['nothing']],
    ['option', ['toString']],
    ['optionValue', ['nothing', 'nothing']],
    ['optionValue', ['field', null]],
    ['optionValue', ['mutualAid', 'nothing']],
    ['sheets', [{}]],
    ['drawing', [undefined]],
  ];
  test.each(calls)('%s %j', (verb, given) => {
    expect(() => text[verb]?.(...given)).toThrow(InputError);
  });

  test('and so do values that bite', () => {
    const biting = new Proxy(
      {},
      {
        get() {
          throw new TypeError('it bites');
        },
      },
    );
    for (const [verb] of calls) expect(() => text[verb]?.(biting, biting)).toThrow(InputError);
    for (const verb of ['action', 'topic', 'event', 'score'])
      expect(() => text[verb]?.(view, biting)).toThrow(InputError);
  });

  test('and so does a language that is none', () => {
    for (const language of [{}, { locale: 'en' }, { locale: 7, messages: {}, nouns: {} }])
      expect(() => createText(engine, { language: language as never })).toThrow(InputError);
  });
});

test('a sentence that a language lacks is said in English', () => {
  const { title, ...messages } = ru.messages;
  const { coin, ...nouns } = ru.nouns;
  const partly = { ...ru, messages, nouns } as typeof ru;
  const text = createText(engine, { language: partly });
  expect([text.title, title]).toEqual([en.messages.title, expect.any(String)]);
  expect(text.reason('final-report')).toBe(createText(engine, { language: ru }).reason('final-report'));
  expect([text.words.count(2, 'coin'), coin.few]).toEqual([`2${ru.gap}coins`, 'монеты']);
  expect(translation(en, partly).missing).toEqual(['title', 'noun:coin']);
});
