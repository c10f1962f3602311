import {
  coreRules,
  describeViolation,
  EngineBug,
  InputError,
  isInputError,
  isRuleError,
  RuleError,
  renderViolation,
} from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { rules } from '../games/hush-state.js';

const poor = { rule: 'HSH-STK.1', code: 'too-poor', details: { coins: 2, have: 'one' } };

describe('a violation', () => {
  test('is one line with its details', () => {
    expect(describeViolation(poor)).toBe('HSH-STK.1 too-poor (coins 2, have one)');
    expect(describeViolation({ rule: 'HSH-STK.1', code: 'too-poor' })).toBe('HSH-STK.1 too-poor');
    expect(describeViolation({ ...poor, details: {} })).toBe('HSH-STK.1 too-poor');
  });

  test('is rendered with the title and the text of its rule', () => {
    expect(renderViolation(poor, rules)).toBe(
      'HSH-STK.1 too-poor (coins 2, have one)\n' +
        'Stakes: All stake up to two coins in secret; the only highest one wins three.',
    );
  });

  test('of a rule of core is rendered for every game', () => {
    expect(renderViolation({ rule: 'CORE-ACT.2', code: 'game-over' }, rules)).toBe(
      'CORE-ACT.2 game-over\nThe game is over: When the agenda is empty nobody may act any more.',
    );
  });

  test.each(['HSH-XXX', 'constructor', '__proto__', ''])('of the unknown rule %j is its line alone', (rule) => {
    expect(renderViolation({ rule, code: 'odd' }, rules)).toBe(`${rule} odd`);
  });
});

describe('the catalogue of core', () => {
  test('has the four rules of legality', () => {
    expect(Object.keys(coreRules)).toEqual(['CORE-ACT.1', 'CORE-ACT.2', 'CORE-ACT.3', 'CORE-ACT.4']);
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
