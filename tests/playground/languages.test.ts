import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { games } from '@rulewright/games';
import { translation } from '@rulewright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { introductions } from '../../docs/site/build/introductions.js';
import { presets } from '../../docs/site/build/presets.js';
import { en as doesNotExistEn } from '../../docs/site/playground/boards/does-not-exist/en.js';
import { uk as doesNotExistUk } from '../../docs/site/playground/boards/does-not-exist/uk.js';
import { en as ecologicEn } from '../../docs/site/playground/boards/ecologic/en.js';
import { ru as ecologicRu } from '../../docs/site/playground/boards/ecologic/ru.js';
import { en as emixEn } from '../../docs/site/playground/boards/emix/en.js';
import { ru as emixRu } from '../../docs/site/playground/boards/emix/ru.js';
import { en as euphoriaEn } from '../../docs/site/playground/boards/euphoria/en.js';
import { ru as euphoriaRu } from '../../docs/site/playground/boards/euphoria/ru.js';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import type { Drawing } from '../../docs/site/playground/drawn.js';
import { factsOf } from '../../docs/site/playground/facts.js';
import { loadGame, type PlayGame } from '../../docs/site/playground/games.js';
import { type Table, viewAt } from '../../docs/site/playground/table.js';
import { seatName } from '../../docs/site/playground/ui/seats.js';
import { en } from '../../docs/site/playground/words/en.js';
import { ru } from '../../docs/site/playground/words/ru.js';
import { uk } from '../../docs/site/playground/words/uk.js';
import {
  languageFor,
  languagesOf,
  say,
  sayOr,
  speak,
  spokenTexts,
  spokenTitles,
  wordFor,
} from '../../docs/site/playground/words/words.js';
import { translations } from '../support/translations.js';
import { drawnOf, playedTable } from './tables.js';

// other tests read the page in English
afterAll(() => speak('', 'en'));

test.each([
  ['the page', en, ru],
  ['the page', en, uk],
  ['the drawing of EcoLogic', ecologicEn, ecologicRu],
  ['the drawing of Emix', emixEn, emixRu],
  ['the drawing of Euphoria', euphoriaEn, euphoriaRu],
  ['the drawing of Does Not Exist', doesNotExistEn, doesNotExistUk],
])('%s has all its words in another language', (_, english, language) => {
  const { missing, pluralless, unknownHoles, untranslated } = translation(english, language);
  expect({ missing, pluralless, unknownHoles }).toEqual({ missing: [], pluralless: [], unknownHoles: [] });
  expect(untranslated).toEqual([]);
});

test('a page speaks the first wanted language that its game has', async () => {
  expect(languagesOf('emix')).toEqual(['en', 'ru']);
  expect(languageFor('emix', ['', 'de-CH', 'ru-RU', 'en'])).toBe('ru');
  expect(languageFor('does-not-exist', ['ru', 'uk'])).toBe('uk');
  expect(languageFor('euphoria', ['uk', 'de'])).toBe('en');
  await speak('euphoria', 'uk');
  expect(say('start')).toBe('Start');
  expect(await spokenTexts()).toEqual({});
});

/** Names that are written in Latin letters in every language, the longest first. */
const { sounds, mercenaries, genres } = doesNotExist.content;
const latin = [...sounds, ...mercenaries]
  .flatMap(({ name }) => [name.en, name.uk ?? ''])
  .concat(genres, 'Does Not Exist', 'DJ')
  .filter((name) => /[A-Za-z]/.test(name))
  .sort((one, other) => other.length - one.length);

describe.each(translations)('the page of %s in %s', (id, code) => {
  let game: PlayGame;
  let drawing: Drawing;
  let table: Table;
  beforeAll(async () => {
    await speak(id, code);
    const found = await loadDrawing(id);
    if (found === undefined) throw new Error(`${id} is not drawn`);
    drawing = found;
    game = await loadGame(id, { seats: seatName });
    table = await playedTable(id, { seed: 'board', options: { players: 3 } });
  });

  test('has nothing English in its drawing, its tables and its glossary', async () => {
    const strange = new Set<string>();
    const look = (html: string): void => {
      let rest = html
        .replaceAll(/ (?:aria-label|title)="([^"]*)"/g, '>$1<')
        .replaceAll(/<!--.*?-->/gs, ' ')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll(/&#?\w+;/g, ' ');
      for (const name of latin) rest = rest.replaceAll(name, ' ');
      // hexes and dice are named by letters
      for (const word of rest.match(/[A-Za-z]+\d*/g) ?? [])
        if (!/^(?:[A-Z]|d\d+|H\d+|q|r)$/.test(word)) strange.add(word);
    };
    for (let decisions = 0; decisions <= table.length; decisions += Math.ceil(table.length / 5)) {
      const view = viewAt(table, decisions, 0);
      look(await renderToString(createSSRApp({ render: () => drawnOf(drawing, view) })));
      for (const { title, head, rows } of factsOf(game, view)) look([title, head, rows].flat(2).join(' | '));
    }
    if (drawing.Glossary !== undefined)
      look(await renderToString(createSSRApp({ render: () => h(drawing.Glossary ?? 'p') })));
    expect([...strange]).toEqual([]);
  });

  test('has the introduction, the presets, the titles and the texts of its rules', async () => {
    const { rules } = games.find(({ engine }) => engine.id === id) ?? {};
    expect(Object.keys(spokenTitles())).toEqual(Object.keys(rules ?? {}));
    expect(Object.keys(await spokenTexts()).sort()).toEqual(Object.keys(rules ?? {}).sort());
    const keys = [
      ...Object.entries(introductions[id] ?? {}).flatMap(([heading, advice]) => [
        `heading.${heading}`,
        ...advice.map(([, rule]) => `advice.${rule}`),
      ]),
      ...(presets[id] ?? []).flatMap(({ name }) => [`preset.${name}`, `preset.${name}.about`]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => wordFor(key, '') === '')).toEqual([]);
  });

  test('says how much is given in amounts', () => {
    for (const field of game.text.amounts) expect(sayOr(`field.${field}`, field)).toMatch(/[а-яіїє]/);
  });
});
