import type { RuleCatalogue, RuleEntry } from '@rulewright/core';
import { idsAbout, indexOf } from './rule-search.js';

const MOST_FOUND = 10;

/**
 * Finds rules. Without `find` it gives all; an id gives one, or none if there is no such rule. Other words give at most
 * ten matches, the best first, and tolerate small misspellings. They are also searched in the titles and sources of
 * `others`, such as the same rules in another language.
 */
export function findRules(
  catalogue: RuleCatalogue,
  find?: string,
  others: readonly RuleCatalogue[] = [],
): [string, RuleEntry][] {
  if (find === undefined) return Object.entries(catalogue);
  const rule = ruleNamed(catalogue, find);
  if (rule !== undefined) return [rule];
  return isRuleId(find) ? [] : rulesAbout(catalogue, find, others);
}

/**
 * True of a text in the form of a rule id, `ECO-AUC.4`, or `auc.4` without the game's prefix; the rule need not exist.
 */
export const isRuleId = (text: string): boolean => /^(\w+-)?\w+\.\d+$/.test(text);

/** The rules that match the words. */
function rulesAbout(catalogue: RuleCatalogue, words: string, others: readonly RuleCatalogue[]): [string, RuleEntry][] {
  const also = (id: string): string => others.map((rules) => `${rules[id]?.title} ${rules[id]?.source}`).join(' ');
  const index = indexOf(Object.entries(catalogue).map(([id, entry]) => ({ id, ...entry, also: also(id) })));
  return idsAbout(index, words)
    .slice(0, MOST_FOUND)
    .flatMap((id): [string, RuleEntry][] => {
      const entry = catalogue[id];
      return entry === undefined ? [] : [[id, entry]];
    });
}

/** The rule of this id, whatever its case, with or without the prefix of the game. */
function ruleNamed(catalogue: RuleCatalogue, wanted: string): [string, RuleEntry] | undefined {
  const upper = wanted.toUpperCase();
  const prefix = Object.keys(catalogue)[0]?.split('-')[0] ?? '';
  const full = upper.includes('-') ? upper : `${prefix}-${upper}`;
  const entry = Object.hasOwn(catalogue, full) ? catalogue[full] : undefined;
  return entry === undefined ? undefined : [full, entry];
}
