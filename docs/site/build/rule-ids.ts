import { games } from '../../../tests/traceability/games.js';

const ID = /\b[A-Z]{3}-[A-Z]+\.?\d+[a-z]?(?:\/\d+)?/g;

/** Where each rule of each game stands on the site. */
const PLACES: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ id, rules }) => Object.keys(rules).map((rule): [string, string] => [rule, `/rules/${id}/#${rule}`])),
);

/** A Markdown link to a rule, or its id alone where there is no such rule. */
export function ruleLink(rule: string): string {
  const href = PLACES.get(rule);
  return href === undefined ? rule : `[${rule}](${href})`;
}

/** A text with links where it cites rules. */
export const withRuleLinks = (text: string): string => text.replaceAll(ID, ruleLink);
