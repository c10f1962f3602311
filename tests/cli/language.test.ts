import { readFileSync } from 'node:fs';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { loadTitles } from '@rulewright/games/load';
import { translation } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { run } from '../../packages/cli/src/program.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { en } from '../../packages/cli/src/words/en.js';
import { ru } from '../../packages/cli/src/words/ru.js';
import { uk } from '../../packages/cli/src/words/uk.js';
import { some } from '../support/depth.js';
import { translations } from '../support/translations.js';
import { console, rulewright } from './console.js';

/** Names that are written in Latin letters in every language, and options as they are typed. */
const { sounds, mercenaries, genres } = doesNotExist.content;
const latin = [...sounds, ...mercenaries]
  .flatMap(({ name }) => [name.en, name.uk ?? ''])
  .concat(genres, 'Does Not Exist', 'DJ', 'maxTurns', 'maxRounds', 'turnLimit')
  .filter((name) => /[A-Za-z]/.test(name))
  .sort((a, b) => b.length - a.length);
const isPrinted = /\b(?:H\d\d|k|d\d+)\b/g;

/** What is left of Latin words of a text in which lines may be broken anywhere. */
function latinIn(text: string): string[] {
  let rest = text.replaceAll(/\s+/g, ' ');
  for (const name of latin) rest = rest.replaceAll(name, '');
  return rest.replaceAll(isPrinted, '').match(/[A-Za-z]+/g) ?? [];
}

test.each([ru, uk])('the program has all its words in $locale', (language) => {
  const { missing, unknownHoles, pluralless } = translation(en, language);
  expect({ missing, unknownHoles, pluralless }).toEqual({ missing: [], unknownHoles: [], pluralless: [] });
});

/** Options that end a game early. */
type Shortened = Readonly<Record<(typeof translations)[number][0], readonly string[]>>;
const SHORTER: Shortened = {
  ecologic: [],
  emix: ['--option', 'maxRounds=3'],
  'does-not-exist': ['--option', 'maxTurns=12'],
  euphoria: ['--option', 'turnLimit=24'],
};
const SHORTEST: Shortened = {
  ecologic: [],
  emix: ['--option', 'maxRounds=2'],
  'does-not-exist': ['--option', 'maxTurns=6'],
  euphoria: ['--option', 'turnLimit=12'],
};

describe.each(some([46, 80], { day: 2 }))('A terminal of %i columns', (width) => {
  test.each(some(translations, { day: 3 }, 1))(
    'tells a whole game of %s in %s, and nothing in English',
    async (game, language) => {
      const terminal = { ...console(), width };
      const short = SHORTER[game];
      expect(
        await run(['play', game, '--players', '3', '--seed', '7', '--language', language, ...short], terminal),
      ).toBe(0);
      const { out } = terminal.printed;
      expect(latinIn(out)).toEqual([]);
      expect(out.split('\n').filter((line) => [...line].length > width)).toEqual([]);
    },
  );
});

/** Takes the first answer of every question, and types one action that is none at first. */
function person(seen: string[]): Prompts {
  let typed = false;
  return {
    choose: async (message, names) => {
      seen.push(message, ...names);
      if (typed) return 0;
      typed = true;
      return names.length - 2;
    },
    number: async (message) => {
      seen.push(message);
      return Number(/\d+/.exec(message)?.[0]);
    },
    text: async (message) => {
      seen.push(message.replace(/\([^)]*\)/, ''));
      return 'nothing';
    },
  };
}

test.each(some(translations, { day: 3 }, 1))('a person plays %s in %s', async (game, language) => {
  const seen: string[] = [];
  const short = SHORTEST[game];
  const { code, out } = await rulewright(
    ['play', game, '--players', '3', '--seed', '8', '--human', '0', '--no-auto', '--language', language, ...short],
    person(seen),
  );
  expect(code).toBe(0);
  expect(latinIn(seen.join(' '))).toEqual([]);
  expect(out.replaceAll('\u00A0', ' ')).toContain(language === 'ru' ? 'Игроки считаются с 1' : 'Гравців рахують з 1');
  expect(seen.length).toBeGreaterThan(20);
});

test('a language that a game has not is refused by name', async () => {
  const { code, err } = await rulewright(['play', 'euphoria', '--language', 'uk']);
  expect([code, err]).toEqual([2, 'rulewright: euphoria is not told in "uk": its languages are en, ru\n']);
});

/** A card of each game. */
const CARDS: Readonly<Record<(typeof translations)[number][0], string>> = {
  ecologic: 'EV101',
  emix: 'joy',
  'does-not-exist': 'druid',
  euphoria: 'book',
};

describe.each(some(translations, { day: 3 }))('what is looked up of %s in %s', (game, language) => {
  /** Ids, names of options and values as they are typed. */
  const typed =
    /\b[A-Z]{3,4}-[A-Z]*\.?\d+\b|[{"[][^\n]*[}\]"]|^(?:[a-z]+[A-Z\d-][\w-]*|\w+)(?= |$)|\b(?:null|true|false)\b/gm;
  const looked = async (...args: string[]): Promise<string> =>
    (await rulewright([...args, '--language', language])).out;

  test('its rules are told there, and are found in either language', async () => {
    const { titles = {}, texts = {} } = (await loadTitles(game))[language] ?? {};
    const [[id = '', title = ''] = []] = Object.entries(titles).slice(30);
    const text = new Map(Object.entries(texts)).get(id);
    expect(await looked('rules', game)).toContain(title);
    for (const words of [id, title]) {
      expect((await rulewright(['rules', game, words])).out).toContain(`${id} `);
      const told = (await looked('rules', game, words)).replaceAll(/\s+/g, ' ');
      expect(told).toContain(`${id} ${title} ${text}`);
    }
    const { code, err } = await rulewright(['rules', game, '--language', 'de']);
    expect([code, err]).toEqual([2, `rulewright: ${game} is not told in "de": its languages are en, ${language}\n`]);
  });

  test('its options and cards are said there', async () => {
    const options = await looked('options', game);
    expect(options).toMatch(/[а-яіїє]{4}/);
    expect(
      latinIn(
        options
          .replaceAll(/^[a-zA-Z\d]+$/gm, '')
          .replaceAll(/(?:Значения|Значення)[\s\S]*?\.\s(?:По|За)[\s\S]*?\.\n/g, '')
          .replaceAll(typed, ''),
      ),
    ).toEqual([]);
    const [first = ''] = (await looked('cards', game, CARDS[game])).split('\n');
    expect(first).not.toBe('');
  });
});

test.each(translations)('a decision of %s is shown in %s, its rules by their titles', async (game, language) => {
  const file = `tests/witnesses/${game}.jsonl`;
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  const { rule } = JSON.parse(line) as { rule: string };
  const { out } = await rulewright(['replay', file, '--rule', rule, '--language', language]);
  expect(out).toContain((await loadTitles(game))[language]?.titles[rule]);
  expect(out.replaceAll('\u00A0', ' ')).toMatch(/Решение \d+ из|Рішення \d+ з|пробует|пробує/);
});

test('rules of Euphoria are told in Russian, rulings under a Russian title', async () => {
  const { out } = await rulewright(['rules', 'euphoria', 'EUP-COM.4', '--language', 'ru']);
  expect(out).toContain('Сначала приходят товары, потом меняется знание или преданность.');
  const ruling = (await rulewright(['rules', 'euphoria', 'EUP-R1', '--language', 'ru'])).out;
  expect(ruling).toContain('Выталкивание раньше оплаты');
});

test.each(['ru', 'uk'])('every command has its help in %s', async (language) => {
  const { out } = await rulewright(['--help', '--language', language]);
  const commands = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  expect(commands).toContain('review');
  const isTyped =
    /(?:-[-\w]+(?:, --?\w+)?|<[^>]*>|\[[^\]]*\]|\b[\w.,=:/"-]*(?:ismcts|redis|python3)[\w.,=:/" -]*|\d+)/g;
  const known = new Set([
    'rulewright',
    'engine',
    'bot',
    'py',
    'bots',
    'weighted',
    'places',
    'points',
    'JSON',
    'RPC',
    'Redis',
    'ru',
    'uk',
    'n',
    'help',
    ...commands,
  ]);
  for (const help of [
    out,
    ...(await Promise.all(commands.map((one) => rulewright([one, '--help', '--language', language])))).map(
      (one) => one.out,
    ),
  ])
    expect((help.replaceAll(isTyped, ' ').match(/[A-Za-z]+/g) ?? []).filter((word) => !known.has(word))).toEqual([]);
});
