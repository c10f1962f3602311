import {
  coreRules,
  describeViolation,
  EngineBug,
  InputError,
  isInputError,
  isRuleError,
  RuleError,
  renderViolation,
  ruleName,
} from '@rulewright/core';
import { coreRefusals } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { rules } from '../games/hush-state.js';

const poor = { rule: 'HSH-STK.1', code: 'too-poor', details: { coins: 2, have: 'one' } };

describe('a violation', () => {
  test('is one line with its details', () => {
    expect(describeViolation(poor)).toBe('HSH-STK.1 too-poor (coins 2, have one)');
    expect(describeViolation({ rule: 'HSH-STK.1', code: 'too-poor' })).toBe('HSH-STK.1 too-poor');
    expect(describeViolation({ ...poor, details: {} })).toBe('HSH-STK.1 too-poor');
  });

  const refusals = { 'too-poor': 'You have fewer coins than that.', 'no-such-card': 'There is no such card.' };
  const book = { rules, refusals };

  test('is rendered as the sentence of its code, then the title of its rule and the numbers', () => {
    expect(renderViolation(poor, book)).toBe('You have fewer coins than that.\nHSH-STK.1 Stakes (coins 2, have one)');
    expect(renderViolation({ rule: 'HSH-STK.1', code: 'too-poor' }, book)).toBe(
      'You have fewer coins than that.\nHSH-STK.1 Stakes',
    );
  });

  test('names a rule by its id alone where it has no title of its own', () => {
    expect([
      ruleName('HSH-STK.1', { title: 'Stakes' }),
      ruleName('LOVE-2', { title: 'LOVE-2' }),
      ruleName('X'),
    ]).toEqual(['HSH-STK.1 Stakes', 'LOVE-2', 'X']);
  });

  test('of a code of core is rendered for every game, under a rule of core or of the game', () => {
    expect(renderViolation({ rule: 'CORE-ACT.2', code: 'game-over' }, book)).toBe(
      'The game is over.\nCORE-ACT.2 The game is over',
    );
    expect(renderViolation({ rule: 'HSH-STK.1', code: 'not-asked', details: { seat: 1 } }, book)).toBe(
      'This seat is not asked now.\nHSH-STK.1 Stakes (seat 1)',
    );
  });

  test.each(['HSH-XXX', 'constructor', '__proto__', ''])('of the unknown rule %j has no title', (rule) => {
    expect(renderViolation({ rule, code: 'too-poor' }, book)).toBe(`You have fewer coins than that.\n${rule}`);
  });

  test.each(['odd', 'constructor', '__proto__'])(
    'of the code %j, which has no sentence, begins with the code',
    (code) => {
      expect(renderViolation({ rule: 'HSH-STK.1', code }, book)).toBe(`${code}\nHSH-STK.1 Stakes`);
    },
  );

  const content = { monsters: [{ id: 'leperchaun' }, { id: 'undead-clowns', parts: [{ id: 'clown-nose' }] }], n: 1 };
  const lost = (card: string | number) => ({ rule: 'HSH-STK.1', code: 'no-such-card', details: { card } });
  const hint = (card: string | number): string | undefined =>
    /Did you mean (.*)\?/.exec(renderViolation(lost(card), book, content))?.[1];

  test.each<[string | number, string | undefined]>([
    ['leprechaun', 'leperchaun'],
    ['Leperchan', 'leperchaun'],
    ['clown-noes', 'clown-nose'],
    ['undead-clown', 'undead-clowns'],
    ['leperchaun', undefined],
    ['bullrog', undefined],
    ['', undefined],
    [7, undefined],
    ['leprechaun'.repeat(100_000), undefined],
  ])('that names %s suggests %s', (card, near) => expect(hint(card)).toBe(near));

  test('suggests nothing without content, and for no code of core', () => {
    expect(renderViolation(lost('leprechaun'), book)).toBe(
      'There is no such card.\nHSH-STK.1 Stakes (card leprechaun)',
    );
    const offered = { rule: 'CORE-ACT.4', code: 'not-offered', details: { action: 'leprechaun' } };
    expect(renderViolation(offered, book, content)).not.toContain('Did you mean');
    const unknown = {
      rule: 'CORE-ACT.1',
      code: 'unknown-name',
      details: { field: 'card', found: 'x', similar: 'y or z' },
    };
    expect(renderViolation(unknown, book)).toMatch(/^Nothing in this game has that name\. Did you mean y or z\?\n/);
  });
});

describe('the catalogue of core', () => {
  test('has the four rules of legality', () => {
    expect(Object.keys(coreRules)).toEqual(['CORE-ACT.1', 'CORE-ACT.2', 'CORE-ACT.3', 'CORE-ACT.4']);
  });

  test('has a sentence for each code that core refuses with', () => {
    expect(Object.keys(coreRefusals)).toEqual(['malformed', 'unknown-name', 'game-over', 'not-asked', 'not-offered']);
    for (const sentence of Object.values(coreRefusals)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('an error', () => {
  test('is known by its name, also when it comes from another copy of core', () => {
    const foreign = Object.assign(new Error('elsewhere'), { name: 'RuleError' });
    expect(
      [new RuleError(poor), foreign, new InputError('x'), poor, null, { name: 'RuleError' }].map(isRuleError),
    ).toEqual([true, true, false, false, false, false]);
    const abroad = Object.assign(new Error('elsewhere'), { name: 'InputError' });
    expect([new InputError('x'), abroad, new RuleError(poor), new EngineBug('b'), undefined].map(isInputError)).toEqual(
      [true, true, false, false, false],
    );
  });

  test('of input lists its issues line by line, with their paths', () => {
    const error = new InputError('not good', [
      { path: 'a.0', message: 'too big' },
      { path: '', message: 'odd altogether' },
    ]);
    expect(error.message).toBe('not good\n  a.0: too big\n  odd altogether');
    expect(error).toMatchObject({ name: 'InputError', summary: 'not good' });
    expect(new InputError('alone')).toMatchObject({ message: 'alone', issues: [] });
  });

  test('of a rule carries the violation', () => {
    expect(new RuleError(poor)).toMatchObject({ violation: poor, message: describeViolation(poor), name: 'RuleError' });
  });
});
