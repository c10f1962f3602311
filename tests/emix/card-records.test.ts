import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { optionProblemsOf } from './packs.js';
import { ownEffect, ownMoment, ownPower } from './phases.js';
import type { Options } from './table.js';
import { allCards } from './table.js';

// EMX-VOC.25, EMX-SET.11: what the validator says of own cards; packs stand in `content-packs.test.ts`.

type Card = NonNullable<Options['customCards']>[number];
const effect = ownEffect('own', 'play any: gain pos 2', { copies: 1 });
const power = ownPower('own', 'charge self: gain pos 2', { copies: 1 });
const moment = ownMoment('own', 'cancel', { copies: 1 });
/** The paths of all problems of these own cards. */
const paths = (...customCards: unknown[]) => optionProblemsOf({ customCards }).map(({ path }) => path);
/** The own cards of a game that begins with them. */
const accepted = (...customCards: unknown[]) =>
  engine.init('own', { customCards } as unknown as Options).options.customCards;
const without = (card: Card, field: keyof Card): object => {
  const { [field]: _, ...rest } = card;
  return rest;
};

rule('EMX-VOC.25', 'a sound card of each type is accepted, with every field a type may have', () => {
  const customCards = [
    { ...effect, id: 'one', name: { en: 'One', ru: 'Один' }, value: 9 },
    { ...moment, id: 'two', sign: 'neg', value: 9 } as const,
    { ...power, id: 'three', limit: 9, onto: 'other', slot: 9, influence: power.charge, result: power.charge } as const,
    ownPower('four', 'slot 1', { copies: 4 }),
    ownEffect('five', 'play self: action 1; lose any all; draw 1 @actor; gain pos all; flip any powers; swap any', {
      copies: 1,
    }),
  ].map((card) => (card.id === 'five' ? { ...card, play: { ...card.play, scope: 'other' } } : card)) as Card[];
  const state = engine.init('own', { customCards });
  expect(allCards(state)).toHaveLength(98);
  expect(state.options.customCards).toEqual(customCards);
});

rule.each(
  ['EMX-VOC.25', 'EMX-SET.11'],
  'a field out of its range is named by its path',
  [
    { field: 'id', values: ['', 'Own', '1own', 'own card', 'own_card', `o${'w'.repeat(40)}`, 7, null] },
    { field: 'name', values: ['Own', {}, { ru: 'Своя' }, { en: 7 }, { en: 'Own', fr: 'Propre' }] },
    { field: 'sign', values: ['blue', 'any', '', null] },
    { field: 'type', values: ['power ', 'card', null] },
    { field: 'value', values: [-1, 10, 1.5, '1', null] },
    { field: 'copies', values: [0, 11, 1.5, '1', null] },
    { field: 'limit', values: [0, 10, 1.5, '1'] },
    { field: 'slot', values: [0, 10, 1.5, '1'] },
    { field: 'onto', values: ['all', 'me', 1] },
    { field: 'moment', values: ['undo', 1] },
    { field: 'charge', values: ['gain pos 1', {}, { scope: 'self', ops: [] }, null] },
  ],
  ({ field, values }) => {
    for (const value of values)
      for (const path of paths({ ...power, [field]: value })) expect(path).toMatch(`customCards.0.${field}`);
    for (const value of values) expect(paths({ ...power, [field]: value })).not.toEqual([]);
  },
);

rule('EMX-VOC.25', 'each end of a range is accepted', () => {
  for (const fields of [
    { value: 0 },
    { value: 9 },
    { copies: 10 },
    { limit: 1 },
    { limit: 9 },
    { slot: 1 },
    { slot: 9 },
    { onto: 'self' },
    { onto: 'any' },
    { sign: 'pos' },
    { sign: 'neg' },
    { id: 'o' },
    { id: `o${'w'.repeat(39)}` },
    { id: 'own-2' },
  ])
    expect(accepted({ ...power, ...fields })).toHaveLength(1);
});

rule('EMX-VOC.25', 'each missing field, and each unknown one, is named', () => {
  for (const field of ['id', 'name', 'sign', 'type', 'value', 'copies'] as const)
    expect(paths(without(effect, field))).toEqual([`customCards.0.${field}`]);
  expect(paths({ ...effect, text: 'play any: gain pos 2' })).toEqual(['customCards.0.text']);
  expect(paths({ ...effect, provenance: 'attested' })).toEqual(['customCards.0.provenance']);
});

const property = { scope: 'self', ops: [{ op: 'draw', n: 1 }] } as const;
rule.each(
  'EMX-VOC.25',
  'a type has its own fields, and no other',
  [
    { type: 'effect', text: { play: property }, wrong: { moment: 'cancel' } },
    { type: 'effect', text: { play: property }, wrong: { charge: property } },
    { type: 'effect', text: { play: property }, wrong: { influence: property } },
    { type: 'effect', text: { play: property }, wrong: { result: property } },
    { type: 'effect', text: { play: property }, wrong: { slot: 1 } },
    { type: 'effect', text: { play: property }, wrong: { limit: 1 } },
    { type: 'effect', text: { play: property }, wrong: { onto: 'any' } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { play: property } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { charge: property } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { influence: property } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { result: property } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { slot: 1 } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { limit: 1 } },
    { type: 'moment', text: { moment: 'protect' }, wrong: { onto: 'self' } },
    { type: 'power', text: { slot: 1 }, wrong: { play: property } },
    { type: 'power', text: { slot: 1 }, wrong: { moment: 'cancel' } },
  ] as const,
  ({ type, text, wrong }) => {
    const { id, name, sign, value, copies } = effect;
    const card = { id, name, sign, value, copies, type, ...text, ...wrong };
    const [field = ''] = Object.keys(wrong);
    const article = type === 'effect' ? 'an effect' : `a ${type}`;
    expect(optionProblemsOf({ customCards: [card] })).toEqual([
      { path: `customCards.0.${field}`, message: `${article} has no ${field}` },
    ]);
  },
);

rule.each(
  'EMX-VOC.25',
  'a type needs its text',
  [
    { type: 'effect', path: 'customCards.0.play', message: 'an effect needs play' },
    { type: 'moment', path: 'customCards.0.moment', message: 'a moment needs moment' },
    { type: 'power', path: 'customCards.0', message: 'a power has charge, influence, result or slot' },
  ] as const,
  ({ type, ...problem }) => {
    expect(optionProblemsOf({ customCards: [{ ...without(effect, 'play'), type }] })).toEqual([problem]);
  },
);

rule.each(
  'EMX-VOC.25',
  'a power needs only one of its four texts',
  ['charge', 'influence', 'result', 'slot'],
  (field) => {
    const card = { ...without(power, 'charge'), [field]: field === 'slot' ? 1 : property };
    expect(accepted(card)).toEqual([card]);
  },
);

const parts = { effect: 'play', power: 'influence' } as const;
const withOperation = (type: 'effect' | 'power', scope: string, op: object) => ({
  ...without(type === 'effect' ? effect : power, type === 'effect' ? 'play' : 'charge'),
  [parts[type]]: { scope, ops: [{ op: 'draw', n: 1 }, op] },
});

const between = [
  { op: 'take', colour: 'pos', amount: 1 },
  { op: 'give', colour: 'any', amount: 'all' },
  { op: 'swap', colour: 'neg' },
  { op: 'steal', n: 1 },
] as const;
rule.each(
  'EMX-VOC.25',
  'an operation between two needs one partner, and is not marked for the actor',
  between,
  (op) => {
    for (const type of ['effect', 'power'] as const) {
      const path = `customCards.0.${parts[type]}.ops.1`;
      for (const scope of ['self', 'all'])
        expect(optionProblemsOf({ customCards: [withOperation(type, scope, op)] })).toEqual([
          { path, message: `${op.op} needs one partner, which scope ${scope} has not` },
        ]);
      const alone = `${op.op} is between the actor and the target, so it cannot concern the actor alone`;
      expect(optionProblemsOf({ customCards: [withOperation(type, 'any', { ...op, actor: true })] })).toEqual([
        { path, message: alone },
      ]);
      expect(optionProblemsOf({ customCards: [withOperation(type, 'all', { ...op, actor: true })] })).toHaveLength(2);
      for (const scope of ['other', 'any']) expect(accepted(withOperation(type, scope, op))).toHaveLength(1);
    }
  },
);

rule.each(
  'EMX-VOC.25',
  'a die, and a gain of all, need a definite colour',
  [
    { op: 'gain', colour: 'any', amount: 'die', messages: ['a die needs a definite colour'] },
    { op: 'lose', colour: 'any', amount: 'die', messages: ['a die needs a definite colour'] },
    { op: 'flip', colour: 'any', amount: 'die', messages: ['a die needs a definite colour'] },
    { op: 'take', colour: 'any', amount: 'die', messages: ['a die needs a definite colour'] },
    { op: 'gain', colour: 'any', amount: 'all', messages: ['gain all needs a definite colour'] },
    { op: 'lose', colour: 'any', amount: 'all', messages: [] },
    { op: 'flip', colour: 'any', amount: 'all', messages: [] },
    { op: 'gain', colour: 'any', amount: 'powers', messages: [] },
    { op: 'gain', colour: 'any', amount: 9, messages: [] },
    { op: 'gain', colour: 'neg', amount: 'die', messages: [] },
    { op: 'gain', colour: 'pos', amount: 'all', messages: [] },
  ] as const,
  ({ messages, ...op }) => {
    const customCards = [withOperation('effect', 'other', op)];
    if (messages.length === 0) expect(accepted(...customCards)).toHaveLength(1);
    else
      expect(optionProblemsOf({ customCards })).toEqual(
        messages.map((message) => ({ path: 'customCards.0.play.ops.1', message })),
      );
  },
);

rule.each(
  ['EMX-VOC.25', 'EMX-VOC.22'],
  'action stands in a play property only',
  [
    { part: 'charge', faults: 1 },
    { part: 'influence', faults: 1 },
    { part: 'result', faults: 1 },
  ] as const,
  ({ part }) => {
    const card = { ...without(power, 'charge'), [part]: { scope: 'self', ops: [{ op: 'action', n: 1 }] } };
    expect(optionProblemsOf({ customCards: [card] })).toEqual([
      { path: `customCards.0.${part}.ops.0`, message: 'action stands in a play property only' },
    ]);
    expect(accepted(withOperation('effect', 'all', { op: 'action', n: 9 }))).toHaveLength(1);
  },
);

rule('EMX-VOC.25', 'an operation has the fields of its verb, each in its range', () => {
  const problem = (op: object) => paths(withOperation('effect', 'other', op));
  const at = 'customCards.0.play.ops.1';
  for (const op of ['gain', 'lose', 'flip', 'take', 'give']) {
    expect(problem({ op, colour: 'pos' })).toEqual([`${at}.amount`]);
    expect(problem({ op, amount: 1 })).toEqual([`${at}.colour`]);
    expect(problem({ op, colour: 'pos', amount: 1, n: 1 })).toEqual([`${at}.n`]);
    expect(problem({ op, colour: 'blue', amount: 1 })).toEqual([`${at}.colour`]);
    for (const amount of [0, 10, 1.5, 'half', '1'])
      expect(problem({ op, colour: 'pos', amount })).toEqual([`${at}.amount`]);
  }
  for (const op of ['draw', 'discard', 'steal', 'discardPower', 'activate', 'action']) {
    for (const n of [0, 10, 1.5, 'all', undefined]) expect(problem({ op, n })).toEqual([`${at}.n`]);
    expect(problem({ op, n: 1, colour: 'pos' })).toEqual([`${at}.colour`]);
  }
  expect(problem({ op: 'swap' })).toEqual([`${at}.colour`]);
  expect(problem({ op: 'swap', colour: 'pos', amount: 1 })).toEqual([`${at}.amount`]);
  expect(problem({ op: 'draw', n: 1, actor: false })).toEqual([`${at}.actor`]);
  expect(problem({ op: 'fly', n: 1 })).toEqual([`${at}.op`]);
});

rule('EMX-VOC.25', 'a property has one to six operations', () => {
  const ops = (count: number) => Array.from({ length: count }, () => ({ op: 'draw', n: 1 }) as const);
  const card = (count: number) => ({ ...effect, play: { scope: 'any', ops: ops(count) } });
  expect(paths(card(0))).toEqual(['customCards.0.play.ops']);
  expect(paths(card(7))).toEqual(['customCards.0.play.ops']);
  for (const count of [1, 6]) expect(accepted(card(count))).toHaveLength(1);
});

rule(['EMX-VOC.25', 'EMX-SET.11'], 'ids are unique, among own cards and with the base cards', () => {
  expect(optionProblemsOf({ customCards: [effect, { ...power, id: 'two' }, { ...moment, id: 'own' }] })).toEqual([
    { path: 'customCards.2.id', message: 'own is listed twice' },
  ]);
  expect(paths({ ...effect, id: 'habit' })).toEqual(['customCards.0.id']);
});

rule.each(
  ['EMX-SET.11', 'EMX-MANY.1'],
  'ten own cards for every set may join',
  [
    { sets: 1, copies: [10], fits: true },
    { sets: 1, copies: [10, 1], fits: false },
    { sets: 1, copies: [5, 5], fits: true },
    { sets: 2, copies: [10, 10], fits: true },
    { sets: 2, copies: [10, 10, 1], fits: false },
  ],
  ({ sets, copies, fits }) => {
    const customCards = copies.map((count, i) => ({ ...effect, id: `own-${i}`, copies: count }));
    const total = copies.reduce((sum, count) => sum + count, 0);
    if (fits) {
      expect(allCards(engine.init(1, { sets, customCards }))).toHaveLength(90 * sets + total);
    } else
      expect(optionProblemsOf({ sets, customCards })).toEqual([
        { path: 'customCards', message: `${total} own cards, but at most ${10 * sets}` },
      ]);
  },
);

rule('EMX-VOC.25', 'every fault of every card is named at once', () => {
  const broken = {
    ...without(effect, 'play'),
    limit: 2,
    charge: { scope: 'self', ops: [{ op: 'steal', n: 1, actor: true }] },
  };
  const worse = withOperation('power', 'all', { op: 'gain', colour: 'any', amount: 'die' });
  expect(paths(broken, { ...worse, id: 'joy', onto: 'other' }, { ...moment, id: 'joy' })).toEqual([
    'customCards.0.play',
    'customCards.0.charge',
    'customCards.0.limit',
    'customCards.0.charge.ops.0',
    'customCards.0.charge.ops.0',
    'customCards.1.influence.ops.1',
    'customCards.1.id',
    'customCards.2.id',
  ]);
});
