import { type InputError, isInputError } from '@rulewright/core';
import { UsageError } from './usage-error.js';

const MOST_ISSUES = 3;

/** An engine's complaint in one line: the problems with their paths, at most three of them. */
export function inOneLine({ summary, issues }: InputError): string {
  const shown = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  const more = issues.length > MOST_ISSUES ? [`and ${issues.length - MOST_ISSUES} more problems`] : [];
  const facts = [...shown, ...more].join('; ').replaceAll(/\s+/g, ' ');
  return facts === '' ? summary : `${summary}: ${facts}`;
}

/** Does the work; input that an engine refuses in it was given by the user. */
export function asUsage<X>(about: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isInputError(error)) throw new UsageError(`${about}: ${inOneLine(error)}`);
    throw error;
  }
}
