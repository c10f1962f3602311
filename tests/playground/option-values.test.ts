import { expect, test } from 'vitest';
import { offeredValues } from '../../docs/site/build/option-values.js';

const TRADING = {
  type: 'object',
  properties: {
    mode: { type: 'string', enum: ['host', 'off', 'everybody'] },
    proposals: { type: 'integer', minimum: 0, maximum: 9 },
    open: { type: 'boolean' },
  },
};
const USUAL = { mode: 'host', proposals: 2, open: true };

test.each([
  {
    what: 'an object',
    schema: TRADING,
    usual: USUAL,
    values: [USUAL, { ...USUAL, mode: 'off' }, { ...USUAL, mode: 'everybody' }, { ...USUAL, open: false }],
  },
  {
    what: 'an object of numbers alone',
    schema: { type: 'object', properties: { n: { type: 'integer', minimum: 0, maximum: 2 } } },
    usual: { n: 1 },
    values: undefined,
  },
  {
    what: 'few numbers and nothing',
    schema: { anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }] },
    usual: null,
    values: [1, 2, 3, 4, 5, null],
  },
  {
    what: 'few numbers and a word',
    schema: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 6 },
        { type: 'string', const: 'needed' },
      ],
    },
    usual: 'needed',
    values: [1, 2, 3, 4, 5, 6, 'needed'],
  },
  {
    what: 'words and few numbers',
    schema: {
      anyOf: [
        { type: 'string', enum: ['roll', 'gentle'] },
        { type: 'integer', minimum: 0, maximum: 1 },
      ],
    },
    usual: 'roll',
    values: ['roll', 'gentle', 0, 1],
  },
  {
    what: 'one list or another',
    schema: {
      anyOf: [
        { type: 'array', prefixItems: [{ type: 'string', const: 'class' }] },
        {
          type: 'array',
          prefixItems: [
            { type: 'string', const: 'class' },
            { type: 'string', const: 'mercenary' },
          ],
        },
      ],
    },
    usual: ['class'],
    values: [['class'], ['class', 'mercenary']],
  },
  {
    what: 'a list with a part that is not told',
    schema: { anyOf: [{ type: 'array', prefixItems: [{ type: 'string' }] }, { type: 'null' }] },
    usual: null,
    values: undefined,
  },
  {
    what: 'many numbers',
    schema: { anyOf: [{ type: 'integer', minimum: 0, maximum: 6 }, { type: 'null' }] },
    usual: null,
    values: undefined,
  },
  {
    what: 'a list',
    schema: { type: 'array', items: { type: 'string' } },
    usual: [],
    values: undefined,
  },
])('a menu for $what offers $values', ({ schema, usual, values }) => {
  expect(offeredValues(schema, usual)).toEqual(values);
});
