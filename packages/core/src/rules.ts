import { describeViolation, onGiven, type Violation } from './errors.js';
import { deepFreeze } from './freeze.js';

/** One numbered rule, or a ruling where the rulebook is unclear. */
export interface RuleEntry {
  readonly title: string;
  /** What it says, in one or two sentences of our own. */
  readonly text: string;
  /** The chapters of the rulebook and the rulings it rests on, separated by '; ', or 'ruling'. */
  readonly source: string;
}
export type RuleCatalogue = Readonly<Record<string, RuleEntry>>;

/** The same entries, frozen; their type keeps the ids alone, which is all that the rules of a game need to know. */
export const catalogue = <Id extends string>(
  entries: Readonly<Record<Id, RuleEntry>>,
): Readonly<Record<Id, RuleEntry>> => deepFreeze(entries);

/** What core refuses by itself, whatever the game. */
export const coreRules = deepFreeze({
  'CORE-ACT.1': {
    title: 'Malformed action',
    text: 'An action is a flat JSON object with a known type, the acting seat and exactly the fields of its type.',
    source: 'core',
  },
  'CORE-ACT.2': {
    title: 'The game is over',
    text: 'When the agenda is empty nobody may act any more.',
    source: 'core',
  },
  'CORE-ACT.3': {
    title: 'Not your decision',
    text: 'Only a seat that is asked at this moment may act.',
    source: 'core',
  },
  'CORE-ACT.4': {
    title: 'Not offered now',
    text: 'The choice that waits does not offer this type of action.',
    source: 'core',
  },
} as const satisfies RuleCatalogue);

/** A violation as a person reads it: the rule's title and text, then the code and its details. */
export function renderViolation(violation: Violation, catalogue: RuleCatalogue): string {
  const line = describeViolation(violation);
  return onGiven('not a catalogue of rules', () => {
    const entries: RuleCatalogue = { ...coreRules, ...catalogue };
    const entry = Object.hasOwn(entries, violation.rule) ? entries[violation.rule] : undefined;
    return entry === undefined ? line : `${line}\n${entry.title}: ${entry.text}`;
  });
}
