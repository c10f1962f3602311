import type { RuleCatalogue } from '@rulewright/core';
import { expect, test } from 'vitest';

/** What one game's catalogue is to hold. */
export interface Book {
  /** `ECO`, with which all ids begin. */
  readonly prefix: string;
  readonly rules: RuleCatalogue;
  /** The chapters, in the order of the catalogue. */
  readonly chapters: readonly string[];
  /** Numbers that the chapters leave out. */
  readonly unused?: readonly string[];
  /** Rules behind the chapters that have numbers of another kind. */
  readonly apart?: (id: string) => boolean;
  /** The chapters of the rulebook, and what is ours. */
  readonly sources: readonly string[];
  /** Numbers behind a chapter, which say where in it. */
  readonly within?: RegExp;
  /** Rulings with the options that choose another reading. */
  readonly switches: Readonly<Record<string, readonly string[]>>;
  /** Options that no text names. */
  readonly unnamed?: readonly string[];
  /** A set-up's options, filled in as the game does. */
  readonly optionsOf: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** `tie = marker` or `calls.perOpponent` behind the word option, with the value if there is one. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\boption ([a-z][\w.]*\w(?: = [\w-]*\w)?)/gi)].map(([, option]) => option ?? '');

/** The value that a text gives an option in words. */
function valueIn(word: string): string | number | boolean {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** As many numbers behind a beginning as there are ids with it, from 1, but for those that are unused. */
function numberedIn(ids: readonly string[], beginning: string, unused: readonly string[] = []): string[] {
  const count = ids.filter((id) => id.startsWith(beginning) && /^\d+$/.test(id.slice(beginning.length))).length;
  const left = unused.filter((id) => id.startsWith(beginning)).length;
  const numbers = Array.from({ length: count + left }, (_, index) => `${beginning}${index + 1}`);
  return numbers.filter((id) => !unused.includes(id));
}

/** The tests that every catalogue of rules has. */
export function testCatalogue({ prefix, rules, apart = () => false, optionsOf, ...book }: Book): void {
  const ids = Object.keys(rules);
  const entries = Object.values(rules);
  const isRuling = (id: string) => new RegExp(`^${prefix}-R\\d+$`).test(id);
  const defaults = optionsOf({});
  const named = new Set(entries.flatMap(({ text }) => optionsIn(text)));

  test('The chapters are numbered from 1, in order and without a gap but those that are known, and the rulings after them.', () => {
    const chapters = book.chapters.flatMap((chapter) => numberedIn(ids, `${prefix}-${chapter}.`, book.unused));
    expect(ids).toEqual([...chapters, ...ids.filter(apart), ...numberedIn(ids, `${prefix}-R`)]);
  });

  test('No two entries share a title or a text.', () => {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(ids.length);
    expect(new Set(entries.map(({ text }) => text)).size).toBe(ids.length);
  });

  test('Every title is short, and every text consists of full sentences.', () => {
    for (const [id, { title, text }] of Object.entries(rules)) {
      expect(title, id).toMatch(/^(?:Dr\. )?[A-Z][^.]{2,48}$/);
      expect(text, id).toMatch(/^[A-Z](?!.* {2}).*[^.\s]\.$/);
    }
  });

  test('Every text is gender-neutral.', () => {
    const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
    expect(ids.filter((id) => gendered.test(rules[id]?.text ?? ''))).toEqual([]);
  });

  test('A rule names chapters of the rulebook or rulings as its source, and a ruling says that it is one.', () => {
    for (const [id, { source }] of Object.entries(rules)) {
      const parts = source.split('; ').map((part) => part.replace(book.within ?? '', ''));
      const unknown = parts.filter((part) => !book.sources.includes(part) && !(isRuling(part) && ids.includes(part)));
      expect(unknown, id).toEqual(isRuling(id) ? ['ruling'] : []);
    }
  });

  test('Every ruling settles a rule.', () => {
    const cited = new Set(entries.flatMap(({ source }) => source.split('; ')));
    expect(ids.filter((id) => isRuling(id) && !cited.has(id))).toEqual([]);
  });

  test('Every id that a text mentions is in the catalogue.', () => {
    const id = new RegExp(`${prefix}-[A-Z]+\\.?\\d+(?:[a-z]\\b)?(?:/\\d+)?`, 'g');
    const mentioned = entries.flatMap(({ text }) => text.match(id) ?? []);
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((each) => !ids.includes(each))).toEqual([]);
  });

  test('A ruling names the options that switch it, and no other ruling names one.', () => {
    const switches = Object.entries(rules).flatMap(([id, { text }]) => {
      const options = optionsIn(text);
      return isRuling(id) && options.length > 0 ? [[id, options]] : [];
    });
    expect(Object.fromEntries(switches)).toEqual(book.switches);
  });

  test('Every option is named by a rule or a ruling, but those that are known.', () => {
    const names = new Set([...named].map((option) => option.replace(/[. ].*$/, '')));
    expect([...names, ...(book.unnamed ?? [])].toSorted()).toEqual(Object.keys(defaults).toSorted());
  });

  test('Every value of an option that a text names is legal, and not the default.', () => {
    for (const option of named) {
      const [path = '', word] = option.split(' = ');
      const [name = '', field] = path.split('.');
      if (word === undefined) continue;
      const given = field ? { ...Object(defaults[name]), [field]: valueIn(word) } : valueIn(word);
      const options = optionsOf({ [name]: given });
      expect(options[name], option).toEqual(field ? expect.objectContaining({ [field]: valueIn(word) }) : given);
      expect(defaults[name], option).not.toEqual(options[name]);
    }
  });
}
