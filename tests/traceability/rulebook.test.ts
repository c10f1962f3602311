import { describe, expect, test } from 'vitest';
import { translations } from '../support/translations.js';
import { parseRulebook, parseTitles, readRulebook, readTexts, readTitles } from './rulebook.js';
import { rulebookModules, textsModule, titlesModule } from './rulebook-modules.js';

// `npm run docs -- rulebook` runs this file and lets it write what differs.

describe.each(['ecologic', 'emix', 'does-not-exist', 'euphoria'])('%s', (game) => {
  test.each(Object.entries(rulebookModules(readRulebook(`packages/${game}/rulebook`))))(
    'rulebook/%s is what the documents say',
    async (name, module) => {
      const path = `../../packages/${game}/src/rulebook/${name}`;
      await expect(module, 'the documents have changed: `npm run docs -- rulebook`').toMatchFileSnapshot(path);
    },
  );
});

test.each(translations)('the titles of %s in %s are what the document says', async (game, locale) => {
  const module = titlesModule(readTitles(`packages/${game}/rulebook`, locale));
  const path = `../../packages/${game}/src/rulebook/titles-${locale}.ts`;
  await expect(module, 'the document has changed: `npm run docs -- rulebook`').toMatchFileSnapshot(path);
});

test.each(translations)('the texts of %s in %s are what the documents say', async (game, locale) => {
  const module = textsModule(readTexts(`packages/${game}/rulebook`, locale));
  const path = `../../packages/${game}/src/rulebook/texts-${locale}.ts`;
  await expect(module, 'the documents have changed: `npm run docs -- rulebook`').toMatchFileSnapshot(path);
});

const front = '# Tic-tac-toe: the rulebook\n\n- [Play](play.md)\n\n| `taken` | The cell is taken. |\n';
const play = '# Play\n\nHow to.\n\n## Turns\n\n### TTT-A.1 Cross\n\nCross\nbegins.\n\n*Book 1; TTT-R1*\n';
const twice = `${play}\n${play.slice(play.indexOf('##'))}`;
const parsed = (chapter: string, first = front) => parseRulebook(first, () => chapter);

describe('a document', () => {
  test('is chapters of rules, each with a text, which may be wrapped, and a source', () => {
    expect(parsed(play)).toEqual({
      title: 'Tic-tac-toe',
      sections: [
        {
          name: 'Turns',
          rules: new Map([['TTT-A.1', { title: 'Cross', text: 'Cross begins.', source: 'Book 1; TTT-R1' }]]),
        },
      ],
      refusals: new Map([['taken', 'The cell is taken.']]),
    });
  });
  test.each([
    ['a heading without an id', play.replace('TTT-A.1 ', ''), 'play.md: `### Cross` is no `### ID Title`'],
    ['a rule without a source', play.replaceAll('*', ''), 'play.md: TTT-A.1 is a paragraph, and its source in italics'],
    [
      'a rule in two paragraphs',
      play.replace('Cross\nbegins', 'Cross.\n\nIt begins'),
      'play.md: TTT-A.1 is a paragraph',
    ],
    ['a rule that stands twice', twice, 'README.md: TTT-A.1 stands twice'],
  ])('is refused with %s', (_, chapter, message) => {
    expect(() => parsed(chapter)).toThrow(message);
  });
  test('is refused with a refusal that stands twice', () => {
    expect(() => parsed(play, `${front}| \`taken\` | Again. |\n`)).toThrow('README.md: taken stands twice');
  });
});

describe('a document of titles', () => {
  const ru =
    '# In Russian\n\n## Chapters\n\n| chapter | in it |\n|---|---|\n| Book | Книга |\n\n## Titles\n\n| rule | title |\n|---|---|\n| TTT-A.1 | Крест |\n';
  const book = parsed(play.replace('; TTT-R1', ''));
  test('has a name for each chapter and a title for each rule', () => {
    expect(parseTitles('ru.md', ru, book)).toEqual({
      locale: 'ru',
      chapters: new Map([['Book', 'Книга']]),
      titles: new Map([['TTT-A.1', 'Крест']]),
    });
  });
  test.each([
    ['a rule without a title', ru.replace('| TTT-A.1 | Крест |\n', ''), 'ru.md: TTT-A.1 has no title'],
    ['a title of no rule', `${ru}| TTT-A.2 | Нолик |\n`, 'ru.md: TTT-A.2 is no rule'],
    ['a title that stands twice', `${ru}| TTT-A.1 | Крестик |\n`, 'ru.md: TTT-A.1 stands twice'],
    ['a chapter without a name', ru.replace('| Book |', '| Other |'), 'the chapter of Book 1 has no name'],
  ])('is refused with %s', (_, document, message) => {
    expect(() => parseTitles('ru.md', document, book)).toThrow(message);
  });
});
