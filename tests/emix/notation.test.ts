import { isInputError } from '@rulewright/core';
import { type CardText, parseCardText, printCardText } from '@rulewright/emix';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { issues } from '../core/caught.js';
import { fewer } from '../support/depth.js';
import { rule } from '../support/rule.js';

// The one-line notation of card texts (section 3.3 of the specification).

const digit = fc.integer({ min: 1, max: 9 });
const colour = fc.constantFrom('pos', 'neg', 'any');
const actor = fc.constantFrom({}, { actor: true });
const operation = fc
  .tuple(
    fc.oneof(
      fc.record({
        op: fc.constantFrom('gain', 'lose', 'flip', 'take', 'give'),
        colour,
        amount: fc.oneof(digit, fc.constantFrom('die', 'all', 'powers')),
      }),
      fc.record({ op: fc.constant('swap'), colour }),
      fc.record({
        op: fc.constantFrom('draw', 'discard', 'steal', 'discardPower', 'activate', 'action'),
        n: digit,
      }),
    ),
    actor,
  )
  .map(([op, marked]) => ({ ...op, ...marked }));
const property = fc.record({
  scope: fc.constantFrom('self', 'other', 'any', 'all'),
  ops: fc.array(operation, { minLength: 1, maxLength: 6 }),
});
/** Every text there is: properties, Moment kinds and slots in any combination. */
const cardText = fc
  .record(
    {
      slot: digit,
      moment: fc.constantFrom('cancel', 'protect'),
      play: property,
      charge: property,
      influence: property,
      result: property,
    },
    { requiredKeys: [] },
  )
  .filter((text) => Object.keys(text).length > 0) as fc.Arbitrary<CardText>;

const words = (text: string) => text.split(/[\s;:/]+/).sort();

rule('EMX-VOC.1', 'every text that is printed is read as the same text', () => {
  fc.assert(
    fc.property(cardText, (text) => {
      const printed = printCardText(text);
      expect(parseCardText(printed)).toEqual(text);
      expect(printCardText(parseCardText(printed))).toBe(printed);
    }),
    { numRuns: fewer(500, { day: 8 }) },
  );
});

rule('EMX-VOC.1', 'segments may come in any order and with more space between them', () => {
  fc.assert(
    fc.property(cardText, fc.infiniteStream(fc.nat(3)), (text, stream) => {
      const spaces = () => ' '.repeat(stream.next().value ?? 0);
      const segments = printCardText(text).split(' / ').reverse();
      const spaced = segments.map((segment) => segment.replaceAll('; ', () => `${spaces()};${spaces()}`));
      expect(parseCardText(spaced.join(`${spaces()}/${spaces()}`))).toEqual(text);
    }),
    { numRuns: fewer(200, { day: 8 }) },
  );
});

const WORDS = 'play charge influence result slot cancel protect self other any all gain lose flip take give swap'
  .split(' ')
  .concat('draw discard steal discardPower activate action pos neg die powers @actor 0 1 9 10 : ; /'.split(' '));

rule('EMX-VOC.1', 'a text is read whole or refused: no word of it is lost', () => {
  let read = 0;
  const check = (text: string) => {
    try {
      expect(words(printCardText(parseCardText(text)))).toEqual(words(text.trim()));
      read++;
    } catch (error) {
      if (!isInputError(error)) throw error;
      expect(error.issues.length).toBeGreaterThan(0);
    }
  };
  fc.assert(
    fc.property(cardText, fc.nat(40), fc.constantFrom(...WORDS), fc.boolean(), (text, place, word, replaces) => {
      const list = printCardText(text).split(/\s+|(?=[;:])/);
      list.splice(place % (list.length + 1), replaces ? 1 : 0, word);
      check(list.join(' ').replaceAll(' :', ':').replaceAll(' ;', ';'));
    }),
    { numRuns: fewer(1000, { day: 8 }) },
  );
  fc.assert(
    fc.property(fc.string(), (text) => check(text)),
    { numRuns: fewer(200, { day: 8 }) },
  );
  expect(read).toBeGreaterThan(0);
});

rule.each(
  'EMX-VOC.1',
  'texts stand for these fields',
  [
    { text: 'cancel', fields: { moment: 'cancel' } },
    { text: 'protect', fields: { moment: 'protect' } },
    { text: 'slot 9', fields: { slot: 9 } },
    {
      text: 'play any: gain pos 2; action 1',
      fields: {
        play: {
          scope: 'any',
          ops: [
            { op: 'gain', colour: 'pos', amount: 2 },
            { op: 'action', n: 1 },
          ],
        },
      },
    },
    {
      text: 'slot 1 / charge other: swap any / result all: lose neg powers @actor; discardPower 3',
      fields: {
        slot: 1,
        charge: { scope: 'other', ops: [{ op: 'swap', colour: 'any' }] },
        result: {
          scope: 'all',
          ops: [
            { op: 'lose', colour: 'neg', amount: 'powers', actor: true },
            { op: 'discardPower', n: 3 },
          ],
        },
      },
    },
  ],
  ({ text, fields }) => {
    expect(parseCardText(text)).toEqual(fields);
    expect(printCardText(parseCardText(text))).toBe(text);
  },
);

test('Parts are printed in the order play, charge, influence, result, after slot and Moment.', () => {
  const gain = (scope: string) => ({ scope, ops: [{ op: 'draw', n: 1 }] });
  const fields = { result: gain('all'), influence: gain('any'), charge: gain('other'), play: gain('self') };
  expect(printCardText({ ...fields, moment: 'cancel', slot: 2 } as CardText)).toBe(
    'slot 2 / cancel / play self: draw 1 / charge other: draw 1 / influence any: draw 1 / result all: draw 1',
  );
  expect(printCardText({})).toBe('');
});

rule.each(
  'EMX-VOC.25',
  'what is no text is refused with the place of the fault',
  [
    { text: '', path: 'segment 0' },
    { text: '   ', path: 'segment 0' },
    { text: 'undo', path: 'segment 0' },
    { text: 'slot', path: 'segment 0' },
    { text: 'slot 0', path: 'slot' },
    { text: 'slot 10', path: 'segment 0' },
    { text: 'slot one', path: 'segment 0' },
    { text: 'cancel protect', path: 'segment 0' },
    { text: 'cancel /', path: 'segment 1' },
    { text: 'cancel / protect', path: 'segment 1' },
    { text: 'slot 1 / slot 1', path: 'segment 1' },
    { text: 'play any: draw 1 / charge any: draw 1 / play any: draw 1', path: 'segment 2' },
    { text: 'play', path: 'segment 0' },
    { text: 'play any', path: 'segment 0' },
    { text: 'play: draw 1', path: 'segment 0' },
    { text: 'end any: draw 1', path: 'segment 0' },
    { text: 'toString any: draw 1', path: 'segment 0' },
    { text: 'play any:', path: 'play.ops.0.op' },
    { text: 'play nobody: draw 1', path: 'play.scope' },
    { text: 'play any: draw', path: 'play.ops.0.n' },
    { text: 'play any: draw 0', path: 'play.ops.0.n' },
    { text: 'play any: draw 10', path: 'play.ops.0.n' },
    { text: 'play any: draw -1', path: 'play.ops.0.n' },
    { text: 'play any: draw all', path: 'play.ops.0.n' },
    { text: 'play any: draw 1 2', path: 'play.ops.0.n' },
    { text: 'play any: draw 1 2 3', path: 'play.ops.0.n' },
    { text: 'play any: gain pos', path: 'play.ops.0.amount' },
    { text: 'play any: gain 1', path: 'play.ops.0.colour' },
    { text: 'play any: gain 1 pos', path: 'play.ops.0.colour' },
    { text: 'play any: gain blue 1', path: 'play.ops.0.colour' },
    { text: 'play any: gain pos 0', path: 'play.ops.0.amount' },
    { text: 'play any: gain pos many', path: 'play.ops.0.amount' },
    { text: 'play any: swap', path: 'play.ops.0.colour' },
    { text: 'play any: swap 1', path: 'play.ops.0.colour' },
    { text: 'play any: swap pos 1', path: 'play.ops.0' },
    { text: 'play any: swap pos neg any', path: 'play.ops.0.colour' },
    { text: 'play any: fly 1', path: 'play.ops.0.op' },
    { text: 'play any: draw 1; fly 1', path: 'play.ops.1.op' },
    { text: 'play any: draw 1;', path: 'play.ops.1.op' },
    { text: 'play any: @actor', path: 'play.ops.0.op' },
    { text: 'play any: @actor draw 1', path: 'play.ops.0.op' },
    { text: 'play any: draw 1 @actor @actor', path: 'play.ops.0.n' },
    { text: 'play any: draw 1; draw 1; draw 1; draw 1; draw 1; draw 1; draw 1', path: 'play.ops' },
  ],
  ({ text, path }) => {
    expect(issues(() => parseCardText(text)).map((issue) => issue.path)[0]).toBe(path);
  },
);
