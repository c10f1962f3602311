import { InputError, isInputError, isRuleError, RuleError } from '@rulewright/core';
import { type ErrorBody, errorCodes, errorOf } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { errorBody } from '../../packages/protocol/src/errors.js';

// Errors on their way through a connection: what goes in as one kind comes out as the same.

const violation = { code: 'taken', rule: 'TTT-1', message: 'The cell is taken.', details: {} };

test('a refusal arrives as a RuleError with its rule, wrong input as an InputError with its places', () => {
  const refused = errorOf(errorBody(new RuleError(violation)));
  expect(isRuleError(refused) && refused.violation).toEqual(violation);
  const issues = [{ path: 'seed', message: 'expected a text' }];
  const wrong = errorOf(errorBody(new InputError('not how a game is dealt', issues)));
  expect(isInputError(wrong) && [wrong.summary, wrong.issues]).toEqual(['not how a game is dealt', issues]);
});

test.each<readonly [string, ErrorBody]>([
  ['a refusal without a violation', { code: errorCodes.refused, message: 'refused' }],
  ['a violation under another code', { code: errorCodes.internal, message: 'no', data: { violation } }],
  ['an error of the protocol', { code: errorCodes.limit, message: 'too many', data: { limit: 'handles', most: 1 } }],
])('%s arrives as it was sent', (_, body) => {
  const error = errorOf(body);
  expect([isRuleError(error), isInputError(error)]).toEqual([false, false]);
  expect({ ...error, message: error.message }).toMatchObject(body);
});

test('a mistake of the server says nothing of itself', () => {
  expect(errorBody(new TypeError('secret'))).toEqual({
    code: errorCodes.internal,
    message: 'the server has made a mistake',
  });
});
