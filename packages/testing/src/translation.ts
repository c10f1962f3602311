import type { Language } from '@rulewright/core/text';

/** The work left to a translator, by keys of the English table; a noun has `noun:` before its key. */
export interface Translation {
  /** Sentences and nouns that the language has not. */
  readonly missing: readonly string[];
  /** Sentences with a hole that the English one of the same key has not: what stands in it may be absent. */
  readonly unknownHoles: readonly string[];
  /** Nouns without a form that `Intl.PluralRules` asks for in the language. */
  readonly pluralless: readonly string[];
  /** Sentences of words that read as the English ones do. */
  readonly untranslated: readonly string[];
  /** Sentences whose English has changed since it was translated; empty when the old English is not given. */
  readonly stale: readonly string[];
}

const HOLE = /\{([\w.]+)(?::[^}]+)?\}/g;
const holesOf = (text: string): string[] => [...text.matchAll(HOLE)].map(([, hole = '']) => hole);
/** A verb of who is addressed and of others, and the marks of parts. */
const MARKS = /\{(?:[^{}]*\/[^{}]*|<\w+=?|>|\|)\}/g;

/** The forms of the words for players, which each language has of its own. */
const FORM_OF_PLAYERS = /^(?:you|player|named)\./;

/**
 * Compares a table of sentences with the English one. `then` is the English at the time of translation. A complete
 * language has empty lists, except for words that are the same in both.
 */
export function translation(
  english: Language,
  language: Language,
  then: Readonly<Record<string, string>> = {},
): Translation {
  const keys = Object.keys(english.messages).filter((key) => !FORM_OF_PLAYERS.test(key));
  const said = (table: Language, key: string): string => table.messages[key] ?? '';
  const plurals = new Intl.PluralRules(language.locale).resolvedOptions().pluralCategories;
  const nouns = Object.keys(english.nouns);
  return {
    missing: [
      ...keys.filter((key) => said(language, key) === '' && said(english, key) !== ''),
      ...nouns.filter((noun) => !Object.hasOwn(language.nouns, noun)).map((noun) => `noun:${noun}`),
    ],
    unknownHoles: keys.filter((key) => {
      const known = holesOf(said(english, key).replaceAll(MARKS, ''));
      return holesOf(said(language, key).replaceAll(MARKS, '')).some((hole) => !known.includes(hole));
    }),
    pluralless: Object.entries(language.nouns).flatMap(([noun, forms]) =>
      plurals.every((form) => forms[form] !== undefined) ? [] : [`noun:${noun}`],
    ),
    untranslated: keys.filter(
      (key) =>
        /[A-Za-z]{2}/.test(said(english, key).replaceAll(MARKS, '').replaceAll(HOLE, '')) &&
        said(language, key) === said(english, key),
    ),
    stale: keys.filter((key) => then[key] !== undefined && then[key] !== said(english, key)),
  };
}
