import { InputError, type RuleCatalogue } from '@rulewright/core';
import { MOST } from '@rulewright/core/words';
import { findContent, findRules, isRuleId, rulesOfOption, typeInWords } from '@rulewright/protocol';
import { describe, expect, test } from 'vitest';
import { meanings } from '../../packages/protocol/src/option-facts.js';

// What is told of rules, cards, options and types, word for word, of games made up for it.

describe('A type in words', () => {
  test.each([
    [{ const: 'a' }, '`a`'],
    [{ const: 7 }, '`7`'],
    [{ const: null }, '`null`'],
    [{ type: 'null' }, '`null`'],
    [{ type: 'boolean' }, '`true`, `false`'],
    [{ enum: ['a', 1] }, '`a`, `1`'],
    [{ anyOf: [{ const: 'a' }, { type: 'null' }] }, '`a`, `null`'],
    [{ oneOf: [{ type: 'integer' }, { const: [1] }] }, 'a whole number, `[1]`'],
    [{ type: 'integer', minimum: 1, maximum: 20 }, '1 to 20'],
    [{ type: 'number', minimum: 0 }, '0 or more'],
    [{ type: 'integer', minimum: -MOST + 1 }, `${-MOST + 1} or more`],
    [{ type: 'integer', maximum: 5 }, 'at most 5'],
    [{ type: 'integer', maximum: MOST - 1 }, `at most ${MOST - 1}`],
    [{ type: 'integer', minimum: -MOST, maximum: MOST }, 'a whole number'],
    [{ type: 'integer', minimum: 0, maximum: MOST }, '0 or more'],
    [{ type: 'array', prefixItems: [{ type: 'integer' }, { const: 'a' }] }, '[a whole number; `a`]'],
    [{ type: 'array', items: { type: 'integer', minimum: 0 } }, 'a list: 0 or more'],
    [{ type: 'array' }, 'a list: a value'],
    [
      { type: 'object', properties: { kind: { const: 'special' }, special: {}, at: { const: 1 } } },
      '{ kind: special, special, at }',
    ],
    [{ type: 'object' }, '{  }'],
    [{ type: 'string' }, 'a string'],
    [{}, 'a value'],
  ])('%j is %s', (schema, words) => {
    expect(typeInWords(schema)).toBe(words);
  });

  test('may be in those of another language', () => {
    const words = {
      list: (items: string) => `список: ${items}`,
      number: 'число',
      atMost: (most: number) => `до ${most}`,
      atLeast: (least: number) => `от ${least}`,
      between: (least: number, most: number) => `${least}…${most}`,
      other: (type: string) => `«${type}»`,
    };
    const lists = { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'integer', maximum: 3 }, {}] } };
    expect(typeInWords(lists, words)).toBe('список: число, до 3, «value»');
  });
});

const rule = (title: string, text = `${title}.`) => ({ title, text, source: `page of ${title}` });
const numbered = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`FRT-APP.${n}`, rule(`Apple ${n}`)]));
const fruits: RuleCatalogue = {
  ...numbered,
  'FRT-PEA.1': rule('Pears'),
  'FRT-PEA.2': rule('Pears and plums'),
} as never;
const french: RuleCatalogue = { 'FRT-PEA.1': { title: 'Poires', text: '', source: 'la page' } } as never;
const idsIn = (...asked: Parameters<typeof findRules> extends [unknown, ...infer Rest] ? Rest : never) =>
  findRules(fruits, ...asked).map(([id]) => id);

describe('Rules are found', () => {
  test('all of them without a wish', () => {
    expect(findRules(fruits)).toEqual(Object.entries(fruits));
  });

  test('one by its id, in any case and without the game, and none by an id that there is not', () => {
    for (const id of ['FRT-PEA.1', 'frt-pea.1', 'pea.1', 'PEA.1']) expect(idsIn(id)).toEqual(['FRT-PEA.1']);
    for (const id of ['FRT-PEA.3', 'pea.3', 'app.12', 'xyz.1']) expect(idsIn(id)).toEqual([]);
  });

  test('ten at most by words, the best first, those with all of the words before any other', () => {
    expect(idsIn('apple')).toHaveLength(10);
    expect(idsIn('pears plums')).toEqual(['FRT-PEA.2']);
    expect(idsIn('pears bananas')).toEqual(['FRT-PEA.1', 'FRT-PEA.2']);
    expect(idsIn('plumz')).toEqual(['FRT-PEA.2']);
    expect(idsIn('bananas')).toEqual([]);
  });

  test('by titles and sources in other languages too', () => {
    expect(idsIn('poires')).toEqual([]);
    expect(idsIn('poires', [french])).toEqual(['FRT-PEA.1']);
    expect(idsIn('la page', [french])[0]).toBe('FRT-PEA.1');
  });

  test.each([
    ['ECO-AUC.4', true],
    ['auc.4', true],
    ['auc.44', true],
    ['auc', false],
    ['auc.', false],
    ['auc.4 tie', false],
    ['a tie', false],
    ['a-b-c.4', false],
  ])('and %j is the form of an id: %s', (text, is) => {
    expect(isRuleId(text)).toBe(is);
  });
});

describe('Parts of the content are found', () => {
  const part = (id: string, name?: string) => ({ id, ...(name !== undefined && { name: { en: name } }) });
  const content = {
    cards: [part('A1', 'Apple'), part('B2'), 'no record', null, { id: 7 }, part('silent')],
    tiles: [...Array.from({ length: 12 }, (_, n) => part(`T${n}`, `Tree ${n}`)), part('A1', 'Apple')],
    rate: 3,
  };
  const text = {
    face: (id: string) => ({ name: `the ${id}` }),
    card: (id: string) => {
      if (id === 'silent') throw new InputError('nobody holds it');
      return `text of ${id}`;
    },
  };
  const find = (wish?: string) => findContent({ engine: { content }, text } as never, wish);
  const apple = { id: 'A1', title: 'the A1', kind: 'tiles', text: 'text of A1' };

  test('all that has words, each once, with its name or else its id', () => {
    expect(find().slice(0, 2)).toEqual([apple, { id: 'B2', title: 'B2', kind: 'cards', text: 'text of B2' }]);
    expect(find().map(({ id }) => id)).toEqual(['A1', 'B2', ...Array.from({ length: 12 }, (_, n) => `T${n}`)]);
  });

  test('one by its id, ten at most by words', () => {
    for (const id of ['A1', 'a1']) expect(find(id)).toEqual([apple]);
    expect(find('text')).toHaveLength(10);
    expect(find('B2')[0]?.id).toBe('B2');
    expect(find('zzzzzz')).toEqual([]);
  });

  test('none of a game without words or without content; a fault of the text is one', () => {
    expect(findContent({ engine: { content } } as never)).toEqual([]);
    for (const odd of [null, 7, undefined])
      expect(findContent({ engine: { content: odd }, text } as never)).toEqual([]);
    const broken = { ...text, card: () => JSON.parse('{') };
    expect(() => findContent({ engine: { content }, text: broken } as never)).toThrow(SyntaxError);
  });
});

describe('An option', () => {
  const said = (text: string) => ({ 'FRT-1': { title: '', text, source: '' } }) as unknown as RuleCatalogue;

  test.each([
    ['playWithPears', 'Only if playWithPears is set.', true],
    ['playWithPears', 'Only if playWithPearsToo is set.', false],
    ['pears', 'The pears are laid out.', false],
    ['pears', 'As the option pears says.', true],
    ['pears', 'As the options pears and plums say.', true],
    ['pears', 'As the option pearsToo says.', false],
  ])('%s is spoken of in “%s”: %s', (name, text, is) => {
    expect(rulesOfOption(said(text), name)).toEqual(is ? ['FRT-1'] : []);
  });

  test.each([
    [{ const: 'a' }, ['a']],
    [{ type: 'boolean' }, [true, false]],
    [{ enum: [1, 2] }, [1, 2]],
    [{ anyOf: [{ const: 'a' }, { enum: ['b', 'c'] }] }, ['a', 'b', 'c']],
    [{ oneOf: [{ const: 'a' }, { type: 'boolean' }] }, ['a', true, false]],
    [{ anyOf: [{ const: 'a' }, { type: 'integer' }] }, undefined],
    [{ type: 'integer' }, undefined],
  ])('of %j has the values %j', (schema, values) => {
    const text = { optionValue: (name: string, value: unknown) => `${name} ${value}` };
    expect(meanings(text, 'pears', schema)).toEqual(
      values === undefined ? {} : { values: values.map((value) => ({ value, meaning: `pears ${value}` })) },
    );
  });
});
