import type { Violation } from '@rulewright/core';
import { matches, writtenFields } from './compare.js';
import type { Mark } from './mark.js';
import { Misread, REST, readFields } from './values.js';

/** A mark `!` beside the refusal of an action: rule, code and details, as far as the mark gives them. */
export function refusedAs({ rest, prefix, text }: Mark, violation: Violation | undefined): string[] {
  if (violation === undefined) return ['(the action is legal)'];
  const { rule, code, details = {} } = violation;
  const [, wantedRule, wantedCode, fields = ''] = /^(\S+) (\S+) ?(.*)$/s.exec(rest) ?? [];
  const isRule = wantedRule === REST || wantedRule === rule;
  const isCode = wantedCode === REST || (wantedCode === code && matches(readFields(fields), details, false));
  return [isRule && isCode ? text : `${prefix}${[rule, code, writtenFields(details)].join(' ')}`.trimEnd()];
}

/** Throws `Misread` for a mark that a refused action cannot have: it tells nothing, and its reason has no viewer. */
export function mustFitRefusal({ sign, viewers: [viewer] }: Mark): void {
  if (sign === '>') throw new Misread('an action that is refused tells nothing');
  if ((sign === '!' || sign === '"') && viewer !== undefined)
    throw new Misread('a refusal is the same for everybody: leave out who reads it');
}
