import type { Draw } from '@rulewright/core';
import type { CaseEngine, CaseGame, CaseStart, CaseText } from './game.js';
import type { Line } from './line.js';
import { changedAt, pathAndValue } from './paths.js';
import { Misread, readFields, readValue, wordsOf } from './values.js';

/** Settings of a whole case, wherever in the case they are written. */
export interface Settings {
  readonly engine: CaseEngine;
  readonly start: CaseStart;
  readonly language: string;
}

const WORDS = ['options', 'seed', 'set-up', 'content', 'language'] as const;

/** True for a line that is a setting. */
export const isSetting = (word: string, { settings = {} }: CaseGame): boolean =>
  (WORDS as readonly string[]).includes(word) || Object.hasOwn(settings, word);

/** The names of all settings of a game. */
export const settingsOf = ({ settings = {} }: CaseGame): string[] => [...WORDS, ...Object.keys(settings)];

/** Reads the settings among the lines of a case; later ones win, options field by field. Throws `Misread`. */
export function readSettings(lines: readonly Line[], game: CaseGame, reading: (line: Line) => void): Settings {
  const start: CaseStart = { options: {} };
  let language = 'en';
  let spoken: Line | undefined;
  let pack: unknown;
  for (const line of lines) {
    const [word = '', ...args] = wordsOf(line.text);
    if (!isSetting(word, game)) continue;
    reading(line);
    const rest = line.text.slice(word.length).trim();
    if (word === 'options') start.options = { ...start.options, ...readFields(rest) };
    else if (word === 'language') [language, spoken] = [rest, line];
    else if (word === 'seed') start.seed = seedOf(readValue(rest));
    else if (word === 'set-up') start.script = drawsOf(readValue(rest));
    else if (word === 'content') pack = packWith(pack ?? game.content?.base, rest);
    else
      (game.settings?.[word] as ((start: CaseStart, ...values: unknown[]) => void) | undefined)?.(
        start,
        ...args.map(readValue),
      );
  }
  const engine = pack === undefined ? game.engine : game.content?.engine({ ...(pack as object), id: 'case' });
  const settings = { engine: engine ?? game.engine, start, language };
  if (spoken !== undefined) {
    reading(spoken);
    sentencesOf(game, settings);
  }
  return settings;
}

/** The sentences of a game in the language of a case. Throws `Misread` when it has none. */
export function sentencesOf(game: CaseGame, { language, engine }: Settings): CaseText {
  const text = game.text?.(language, engine);
  if (text === undefined) throw new Misread(`this game has no sentences in “${language}”`);
  return text;
}

/** A list of draws. Throws `Misread` for anything else. */
export function drawsOf(value: unknown): readonly Draw[] {
  if (!Array.isArray(value)) throw new Misread('expected a list of draws, such as [5, joy]');
  return value as readonly Draw[];
}

function seedOf(value: unknown): string | number {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Misread('a seed is a word or a number');
  return value;
}

function packWith(pack: object | undefined, rest: string): unknown {
  if (pack === undefined) throw new Misread('this game has no other content');
  const [path, value] = pathAndValue(rest);
  if (path === '' || value === '') throw new Misread('it is written as: content PATH VALUE');
  return changedAt(pack, path.split('.'), readValue(value));
}
