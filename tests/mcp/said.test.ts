import { fraction } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { chancesText, type Futures, futuresOf, type Result } from '../../packages/mcp/src/chances.js';
import { goesOn } from '../../packages/mcp/src/tools/study.js';
import { tableText } from '../../packages/mcp/src/words.js';

// Exactly what a model reads of results and tables, from results and tables made up for it.

const told = (results: readonly Result[], others: Partial<Futures> = {}): readonly string[] =>
  chancesText({} as never, {
    results: new Map(results.map((result) => [result.sentences.join('\n'), result])),
    worlds: undefined,
    zone: undefined,
    ...others,
  }).split('\n');

/** A result that is no number, so that it is not joined with others. */
const named = (i: number, share: number, exact = false): Result => ({
  sentences: ['It begins.', `Card ${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))} comes.`],
  exact: exact ? fraction(1, Math.round(1 / share)) : undefined,
  share,
});

const EXACT = 'By all that you know these are the results, with their exact chances:';

describe('The results of an action', () => {
  /** A session that answers in turn, and what it was asked. */
  const answering = (...answers: readonly object[]) => {
    const asked: unknown[] = [];
    const ask = (method: string, params: object) => {
      asked.push([method, params]);
      return answers[asked.length - 1];
    };
    const text = {
      event: (view: object, { type }: { type: string }) => ({ text: `${type} ${JSON.stringify(view)}`, style: 'note' }),
    };
    const given = { game: { text }, session: { ask }, view: 'mine', action: 'roll' } as never;
    return { given, asked };
  };
  const half = fraction(1, 2);
  const events = [{ type: 'one' }, { type: 'two' }];

  test('that can be counted are asked for once, and those that are told alike are one', () => {
    const quarter = fraction(1, 4);
    const { given, asked } = answering({
      exact: true,
      outcomes: [
        { probability: quarter, view: 1, events },
        { probability: half, view: 2, events: [] },
        { probability: quarter, view: 1, events },
      ],
    });
    const { results, worlds, zone } = futuresOf(given);
    expect(asked).toEqual([['chances', { at: 'mine', action: 'roll', limit: 400 }]]);
    const sentences = ['one 1.', 'two 1.'];
    expect([...results]).toEqual([
      ['one 1.\ntwo 1.', { sentences, exact: half, share: 0.5 }],
      ['', { sentences: [''], exact: half, share: 0.5 }],
    ]);
    expect([worlds, zone]).toEqual([undefined, undefined]);
  });

  test('that cannot are sampled, in sixty worlds and twenty runs in each', () => {
    const { given, asked } = answering(
      { exact: false, code: 'depends-on', zone: 'deck' },
      {
        exact: false,
        worlds: 60,
        outcomes: [
          { share: 0.25, view: 1, events },
          { share: 0.5, view: 1, events },
          { view: 2, events },
        ],
      },
    );
    const { results, worlds, zone } = futuresOf(given);
    expect(asked).toEqual([
      ['chances', { at: 'mine', action: 'roll', limit: 400 }],
      ['chances', { at: 'mine', action: 'roll', worlds: 60, seed: 'chances', limit: 20 }],
    ]);
    expect([...results.values()].map(({ exact, share }) => [exact, share])).toEqual([
      [undefined, 0.75],
      [undefined, 0],
    ]);
    expect([worlds, zone]).toEqual([60, 'deck']);
  });
});

test('the likeliest result stands first, and what all have in common above them', () => {
  expect(told([named(0, 0.25, true), named(1, 0.5, true), named(2, 0.25, true)])).toEqual([
    EXACT,
    'In any case: It begins.',
    '1/2 (50 %): Card ab comes.',
    '1/4 (25 %): Card aa comes.',
    '1/4 (25 %): Card ac comes.',
  ]);
});

test('a single result says that it is the only one', () => {
  expect(told([{ sentences: ['Bob passes.'], exact: fraction(1), share: 1 }])).toEqual([
    'By all that you know this is the one result:',
    '100 %: Bob passes.',
  ]);
});

test('forty results are listed; of one more only its chance is said', () => {
  const forty = Array.from({ length: 40 }, (_, i) => named(i, 1 / 40, true));
  expect(told(forty)).toHaveLength(2 + 40);
  const more = told([
    ...forty.map((result) => ({ ...result, share: 1 / 42 })),
    named(40, 1 / 43, true),
    named(41, 1 / 43, true),
  ]);
  expect(more).toHaveLength(2 + 40 + 1);
  expect(more.at(-1)).toBe('4.7 % together: 2 other results');
});

test.each([
  [1e-6, 'about under 0.1 % (0.0 to 6.0 %)'],
  [0.9999999, 'about over 99.9 % (94.0 to 100.0 %)'],
  [0.999, 'about 99.9 % (93.8 to 100.0 %)'],
])('a share of %d is %s', (share, said) => {
  const lines = told([named(0, share), { ...named(1, 0), sentences: ['Else.'] }], { worlds: 60 });
  const line = lines.find((each) => each.includes('Card aa'));
  expect(line?.replace(/:.*/, '')).toBe(said);
});

test('a sample says how many ways it looked at, why, and that there may be others', () => {
  const said = told([named(0, 0.5), named(1, 0.5)], { worlds: 60, zone: 'deck' });
  expect([said[0], said.at(-1)]).toEqual([
    'It has too many results to be counted, for it depends on cards that you do not see (deck). In 60 ways in which what you do not see may lie:',
    'What none of these ways showed may happen too.',
  ]);
});

test('a table has a line for its head and one for each row, and no bar inside a cell', () => {
  expect(tableText({ title: '', head: ['a', 'b'], rows: [['1|2', '3']] })).toBe('| a | b |\n|---|---|\n| 1/2 | 3 |');
  expect(tableText({ title: 'Hands', head: ['a'], rows: [] })).toBe('**Hands**\n\n| a |\n|---|');
});

test('a hint goes on with the answers after the first', () => {
  const line = ['pass', 'bid', 'take'].map((type, seat) => ({ type, seat }));
  const format = ({ type, seat }: { readonly type: string; readonly seat: number }): string => `${seat} ${type}`;
  expect(goesOn(format, { line })).toEqual(['It may go on: 1 bid, 2 take.']);
  expect(goesOn(format, { line: line.slice(0, 1) })).toEqual([]);
});
