import type { RuleCatalogue, RuleEntry } from '@rulewright/core';
import { idsAbout, indexOf } from './rule-search.js';

const MOST_FOUND = 10;

/**
 * All rules; or the one of an id, none when there is no such id; or those that speak of some words, the best first, ten at
 * most; spelling may be a little off. Words are also looked for in the titles and sources that `others` have for the same
 * rules, such as those in another language.
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

/** `ECO-AUC.4`, or `auc.4` without the prefix of the game, whether there is such a rule or not. */
export const isRuleId = (text: string): boolean => /^(\w+-)?\w+\.\d+$/.test(text);

/** The rules that speak of the words. */
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
