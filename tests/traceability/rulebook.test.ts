import { describe, expect, test } from 'vitest';
import { parseRulebook, readRulebook } from './rulebook.js';
import { rulebookModules } from './rulebook-modules.js';

// `npm run rulebook` runs this file and lets it write what differs.

describe.each(['ecologic', 'emix', 'does-not-exist', 'euphoria'])('%s', (game) => {
  test.each(Object.entries(rulebookModules(readRulebook(`packages/${game}/rulebook`))))(
    'rulebook/%s is what the documents say',
    async (name, module) => {
      const path = `../../packages/${game}/src/rulebook/${name}`;
      await expect(module, 'the documents have changed: `npm run rulebook`').toMatchFileSnapshot(path);
    },
  );
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
