import type { RuleTitles } from '@rulewright/core';

/** Exports of a game's module of rules in another language. */
interface ToldRules {
  readonly titles: RuleTitles;
  readonly texts: NonNullable<RuleTitles['texts']>;
}

/** The titles of rules together with what the rules say. */
export const told = ({ titles, texts }: ToldRules): { readonly titles: RuleTitles } => ({
  titles: { ...titles, texts },
});
