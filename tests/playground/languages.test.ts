import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { en as doesNotExistSentences } from '@rulewright/does-not-exist/text';
import { uk as doesNotExistSentencesUk } from '@rulewright/does-not-exist/text/uk';
import { en as ecologicSentences } from '@rulewright/ecologic/text';
import { ru as ecologicSentencesRu } from '@rulewright/ecologic/text/ru';
import { en as emixSentences } from '@rulewright/emix/text';
import { ru as emixSentencesRu } from '@rulewright/emix/text/ru';
import { en as euphoriaSentences } from '@rulewright/euphoria/text';
import { ru as euphoriaSentencesRu } from '@rulewright/euphoria/text/ru';
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
  languagesOf,
  languageWanted,
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

test.each([
  ['EcoLogic', ecologicEn, ecologicSentences, ecologicRu, ecologicSentencesRu],
  ['Emix', emixEn, emixSentences, emixRu, emixSentencesRu],
  ['Euphoria', euphoriaEn, euphoriaSentences, euphoriaRu, euphoriaSentencesRu],
  ['Does Not Exist', doesNotExistEn, doesNotExistSentences, doesNotExistUk, doesNotExistSentencesUk],
])('the drawing of %s says nothing that its game says for it', (_, english, ofGame, language, ofGameToo) => {
  const twice = (part: 'messages' | 'nouns', key: string, keyOfGame = key): boolean =>
    [
      [english, ofGame],
      [language, ofGameToo],
    ].every(([own, told]) => {
      const [one, other] = [entry(own?.[part], key), entry(told?.[part], keyOfGame)];
      return one === undefined || one === other;
    }) && entry(ofGameToo[part], keyOfGame) !== undefined;
  expect(Object.keys(language.nouns).filter((key) => twice('nouns', key))).toEqual([]);
  expect(Object.keys(language.messages).filter((key) => twice('messages', key))).toEqual([]);
  const words = Object.keys(language.messages).filter((key) => key.startsWith('word.'));
  expect(words.filter((key) => twice('messages', key, key.replace('word.', 'head.')))).toEqual([]);
});

const entry = (table: object | undefined, key: string): string | undefined =>
  JSON.stringify((table as Readonly<Record<string, unknown>> | undefined)?.[key]);

test('a page speaks the first wanted language that its game has', async () => {
  expect(languagesOf('emix')).toEqual(['en', 'ru']);
  expect(languageWanted('emix', ['', 'de-CH', 'ru-RU', 'en'])).toBe('ru');
  expect(languageWanted('does-not-exist', ['ru', 'uk'])).toBe('uk');
  expect(languageWanted('euphoria', ['uk', 'de'])).toBe('en');
  await speak('euphoria', 'uk');
  expect(say('start')).toBe('Start');
  expect(await spokenTexts()).toEqual({});
});

test('a space of Euphoria that costs nothing costs nothing in Russian too; it is not called unoccupied', async () => {
  await speak('euphoria', 'ru');
  const drawing = await loadDrawing('euphoria');
  if (drawing === undefined) throw new Error('Euphoria is not drawn');
  const view = viewAt(await playedTable('euphoria', { seed: 'board', options: { players: 3 } }), 0, 0);
  const html = await renderToString(createSSRApp({ render: () => drawnOf(drawing, view) }));
  const prices = [...html.matchAll(/class="deal"><span class="part">(.*?)<\/span>/g)].map(([, price = '']) =>
    price.replaceAll(/<[^>]*>/g, ''),
  );
  expect(prices).toContain('бесплатно');
  expect(prices).not.toContain('свободно');
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
