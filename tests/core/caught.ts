import { type Issue, isInputError, isRuleError, type Violation } from '@rulewright/core';

/** What `work` throws; an error of its own when it throws nothing. */
export function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** The issues of the `InputError` that `work` ends in; any other error goes on. */
export function issues(work: () => unknown): readonly Issue[] {
  const error = caught(work);
  if (isInputError(error)) return error.issues;
  throw error;
}

/** The violation of the `RuleError` that `work` ends in; any other error goes on. */
export function violation(work: () => unknown): Violation {
  const error = caught(work);
  if (isRuleError(error)) return error.violation;
  throw error;
}
