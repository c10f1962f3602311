import { languageFor } from '@rulewright/core/text';
import { loadLessons } from '@rulewright/games/load';
import { inLanguage } from '@rulewright/protocol';
import { describe, expect, test } from 'vitest';
import { gamesInAllLanguages } from '../../packages/mcp/src/games.js';
import { rulewright } from '../cli/console.js';

const TAGS = ['ru', 'RU', 'ru-RU', 'ru_RU', 'ru_RU.UTF-8', 'Ru-Cyrl-RU', ' ru '];

describe('A language tag finds the longest language that fits', () => {
  test.each([
    ['en-US', ['en', 'ru'], 'en'],
    ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
    ['pt-br-x-private', ['pt', 'pt-BR'], 'pt-BR'],
    ['PT', ['pt-BR', 'pt'], 'pt'],
    ['de', ['en'], undefined],
    ['e', ['en'], undefined],
    ['', ['en'], undefined],
    ['__proto__', ['en'], undefined],
    ['constructor', ['en'], undefined],
    ['en-', ['en'], 'en'],
  ] as const)('%j among %j', (tag, known, found) => expect(languageFor(tag, known)).toBe(found));

  test('however many parts it has, at once', () => {
    const long = `x${'-a'.repeat(500_000)}`;
    expect([languageFor(long, ['en']), languageFor(`ru-${long}`, ['en', 'ru'])]).toEqual([undefined, 'ru']);
  });

  test.each(TAGS)('%j in the protocol', async (tag) => {
    const emix = (await gamesInAllLanguages()).find(({ engine }) => engine.id === 'emix');
    if (emix === undefined) throw new Error('no game');
    expect(inLanguage(emix, tag).text.locale).toBe('ru');
    expect(inLanguage(emix, 'en-GB')).toBe(emix);
    expect(() => inLanguage(emix, 'de')).toThrow('emix is told in en, ru');
  });

  test('in lessons', async () => {
    expect(await loadLessons('emix', 'RU')).toEqual(await loadLessons('emix', 'ru'));
    expect(await loadLessons('emix', 'en-US')).toEqual(await loadLessons('emix'));
  });

  const commands = [
    ['rules', 'emix', 'EMX-SET.1'],
    ['cards', 'emix'],
    ['options', 'emix'],
    ['learn', 'emix', '--list'],
    ['play', 'emix', '--seed', 'tag', '--option', 'maxRounds=1'],
    ['play', '--help'],
  ];
  test.each(commands)('in rulewright %s %s', async (...command) => {
    const said = async (tag: string) => (await rulewright([...command, '--language', tag])).out;
    const [russian, english] = [await said('ru'), (await rulewright(command)).out];
    expect(russian).not.toBe(english);
    expect([await said('ru-RU'), await said('RU')]).toEqual([russian, russian]);
    expect(await said('en-US')).toBe(english);
  });
});
