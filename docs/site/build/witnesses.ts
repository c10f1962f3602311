/**
 * Where a reader can see a rule happen: the playground, opened at a decision that the rule decides. This is the one place
 * to fill in when there are witnesses; every page asks here, and shows nothing for a rule without one.
 */
export const witnessHref = (_game: string, _rule: string): string | undefined => undefined;
