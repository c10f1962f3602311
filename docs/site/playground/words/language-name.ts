import { capital } from '@rulewright/core/text';

/** A language in its own words: `Русский` for `ru`. */
export const languageName = (code: string): string =>
  capital(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code);
