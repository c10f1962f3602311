import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleEntry } from '@rulewright/core';

/** A rulebook as its documents say it: `packages/<game>/rulebook/README.md` and a document a chapter. */
export interface Rulebook {
  /** The name of the game. */
  readonly title: string;
  /** The headings above the rules, in the order of play. */
  readonly sections: readonly Section[];
  /** A sentence for each refusal code. */
  readonly refusals: ReadonlyMap<string, string>;
}
export interface Section {
  readonly name: string;
  readonly rules: ReadonlyMap<string, RuleEntry>;
}

/** The rulebook in a folder. Throws an error that names the document and what is wrong in it. */
export function readRulebook(folder: string): Rulebook {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return parseRulebook(read('README.md'), read);
}

/** The same, of the text of the first document and what reads a chapter. */
export function parseRulebook(front: string, read: (file: string) => string): Rulebook {
  const [, title = fault('README.md', 'begins with `# Game: …`')] = /^# (.+?):/.exec(front) ?? [];
  const chapters = [...front.matchAll(/^- \[.+\]\((.+\.md)\)$/gm)].map(([, file = '']) => file);
  const sections = chapters.flatMap((file) => sectionsOf(file, read(file)));
  for (const id of doubled(sections.flatMap(({ rules }) => [...rules.keys()])))
    fault('README.md', `${id} stands twice`);
  const rows = [...front.matchAll(/^\| `(.+)` \| (.+) \|$/gm)];
  for (const code of doubled(rows.map(([, code = '']) => code))) fault('README.md', `${code} stands twice`);
  return { title, sections, refusals: new Map(rows.map(([, code = '', meaning = '']) => [code, meaning])) };
}

/** The titles of a rulebook in another language: `packages/<game>/rulebook/ru.md`. */
export interface Titles {
  readonly locale: string;
  /** By the names of the sources. */
  readonly chapters: ReadonlyMap<string, string>;
  /** By rule. */
  readonly titles: ReadonlyMap<string, string>;
}

/**
 * Reads a document of titles. Throws an error that names it and what is wrong: a rule of the book without a title, a title of
 * none, a source whose chapter has no name.
 */
export function readTitles(folder: string, locale: string): Titles {
  return parseTitles(`${locale}.md`, readFileSync(join(folder, `${locale}.md`), 'utf8'), readRulebook(folder));
}

/**
 * Reads what rules say in another language: `packages/<game>/rulebook/ru/`, a document a chapter, by the names of the English
 * ones. Throws an error that names the document and what is wrong: a text of no rule, one that stands twice. A rule may lack one.
 */
export function readTexts(folder: string, locale: string): ReadonlyMap<string, string> {
  const { sections } = readRulebook(folder);
  const rules = new Map(sections.flatMap((section) => [...section.rules]));
  const texts = new Map<string, string>();
  for (const name of readdirSync(join(folder, locale))) {
    const file = `${locale}/${name}`;
    const [, ...entries] = readFileSync(join(folder, file), 'utf8').split(/^### /m);
    for (const entry of entries) {
      const [id = '', text = '', ...more] = entry.trim().split(/\n\n+/).map(inOneLine);
      if (!rules.has(id)) fault(file, `${id} is no rule`);
      if (texts.has(id)) fault(file, `${id} stands twice`);
      if (text === '' || more.length > 0) fault(file, `${id} is a paragraph`);
      texts.set(id, text);
    }
  }
  return texts;
}

/** The same, of the text of the document. */
export function parseTitles(file: string, document: string, { sections }: Rulebook): Titles {
  const [, chapters = '', titles = ''] = document.split(/^## /m);
  const rules = new Map(sections.flatMap((section) => [...section.rules]));
  const found = new Map(rowsOf(titles));
  for (const id of doubled(rowsOf(titles).map(([id]) => id))) fault(file, `${id} stands twice`);
  for (const id of found.keys()) if (!rules.has(id)) fault(file, `${id} is no rule`);
  const named = new Map(rowsOf(chapters));
  for (const [id, { source }] of rules) {
    if (!found.has(id)) fault(file, `${id} has no title`);
    for (const part of source.split('; ')) {
      const isNamed = [...named.keys()].some(
        (name) => part.startsWith(name) && /^(?:$|[ .]\d)/.test(part.slice(name.length)),
      );
      if (!rules.has(part) && !isNamed) fault(file, `the chapter of ${part} has no name, a source of ${id}`);
    }
  }
  return { locale: file.replace('.md', ''), chapters: named, titles: found };
}

/** The rows of a table of two columns, without its head. */
const rowsOf = (text: string): [string, string][] =>
  [...text.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1).map(([, name = '', value = '']) => [name, value]);

/** `### ECO-AUC.4 Raise or pass` */
const RULE = /^### ([A-Z]+-[A-Z]+\.?\d+[a-z]?(?:\/\d+)?) (.+)$/;

function sectionsOf(file: string, document: string): Section[] {
  const [, ...sections] = document.split(/^## /m);
  return sections.map((section) => {
    const [name = '', ...entries] = section.split(/^(?=### )/m);
    return { name: name.trim(), rules: rulesOf(file, entries) };
  });
}

function rulesOf(file: string, entries: readonly string[]): ReadonlyMap<string, RuleEntry> {
  const rules = new Map<string, RuleEntry>();
  for (const entry of entries) {
    const [heading = '', ...paragraphs] = entry.trim().split(/\n\n+/).map(inOneLine);
    const [, id = fault(file, `\`${heading}\` is no \`### ID Title\``), title = ''] = RULE.exec(heading) ?? [];
    const [text = '', last = '', ...more] = paragraphs;
    const [, source = ''] = /^\*([^*]+)\*$/.exec(last) ?? [];
    if (source === '' || more.length > 0) fault(file, `${id} is a paragraph, and its source in italics below it`);
    if (rules.has(id)) fault(file, `${id} stands twice`);
    rules.set(id, { title, text, source });
  }
  return rules;
}

const inOneLine = (paragraph: string): string => paragraph.replaceAll(/\s*\n\s*/g, ' ');
const doubled = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) < i);

function fault(file: string, what: string): never {
  throw new Error(`${file}: ${what}`);
}
