import { readFileSync } from 'node:fs';
import { loadCaseGame } from '@rulewright/games/cases';
import { type CaseGame, playCase, problemsOf, readDocument, Unreadable, updated } from '@rulewright/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { nim } from './nim.js';

const emix = (await loadCaseGame('emix')) ?? missing();
function missing(): never {
  throw new Error('no cases');
}

const read = (file: string): string => readFileSync(`tests/testing/cases/${file}`, 'utf8');
const played = (text: string, game: CaseGame = emix) => {
  const document = readDocument(text, 'case.md');
  return document.cases.map((one) => playCase(one, document, game));
};
const named = (text: string) => played(text).map((each) => ({ each, name: each.one.name }));
/** What is found in place of a mark below a draw of the card joy. */
const found = (mark: string): readonly string[] =>
  played(`a\n  options {players 3, firstPlayer 0}\n  begin\n  slot 0\n  draws [joy]\n  0 draw\n    ${mark}`).flatMap(
    ({ said }) => said.flatMap((one) => one.found),
  );

describe('documents', () => {
  test.each(named(read('green.md')))('green: $name', ({ each }) => {
    expect(problemsOf(each)).toEqual([]);
    expect(each.ok).toBe(true);
  });
  test.each(named(read('red.md')))('red: $name', ({ each }) => {
    expect(each.ok).toBe(false);
    expect(problemsOf(each)).toMatchSnapshot();
  });
  test.each([
    { text: '  begin', why: 'case.md:1: a line stands before the first title' },
    { text: 'a title', why: 'case.md:1: nothing stands below “a title”' },
    { text: 'a\n  begin\na\n  begin', why: 'case.md:3: a case of this title stands in line 1' },
    { text: 'position a\n  begin\nposition a\n  begin', why: 'case.md:3: a position of this title stands in line 1' },
    { text: 'a\n  give 0 {crd}\n  | card |\n  | joy |', why: 'case.md:2: no column is called crd, there are: card' },
    { text: 'a\n  begin\n  | card |\n  | joy |', why: 'case.md:3: no line has {card}' },
    { text: 'a\n  give 0 {card}\n  | card |\n  | joy | 2 |', why: 'case.md:4: expected 1 cells, found 2' },
    {
      text: 'a\n  give 0 {card}\n  | card | card |\n  | joy | 2 |',
      why: 'case.md:3: “card” is no name of a column, or stands twice',
    },
    { text: 'a\n  give 0 {card}\n  | card |', why: 'case.md:3: the table has no row' },
    { text: `a\n  give ${'0'.repeat(5000)}`, why: 'case.md:2: the line is longer than 4000 letters' },
  ])('unreadable: $why', ({ text, why }) => {
    expect(() => readDocument(text, 'case.md')).toThrow(new Unreadable(...parts(why)));
  });
  test('say which rules a case proves, and where it stands', () => {
    const { cases } = readDocument('EMX-INF.11 R-2 draws a card\n  give 0 {card}\n  | card |\n  | joy |');
    expect(cases).toEqual([
      {
        at: 1,
        title: 'draws a card',
        name: 'EMX-INF.11 R-2 draws a card, card joy',
        rules: ['EMX-INF.11', 'R-2'],
        lines: [{ file: 'case', at: 2, text: 'give 0 {card}' }],
        row: 4,
        values: { card: 'joy' },
      },
    ]);
  });
});

const parts = (why: string): [file: string, at: number, why: string] => {
  const [, file = '', at = '', rest = ''] = /^([^:]+):(\d+): (.*)$/.exec(why) ?? [];
  return [file, Number(at), rest];
};

describe('an empty mark shows', () => {
  test('everything that was told', () => {
    expect(found('>')[0]).toBe('> cards-drawn EMX-INF.11 seat 0, count 1, cards [joy]');
    expect(found('@1 >')[0]).toBe('@1 > cards-drawn EMX-INF.11 seat 0, count 1');
  });
  test('everything that changed', () => {
    expect(found('=')).toContain('= player.0.hand [joy]');
  });
  test('the value of a path', () => {
    expect(found('= round')).toEqual(['= round 2']);
  });
  test('who is asked, and what may be done', () => {
    expect(found('?')).toEqual(['? cancel 1']);
    expect(found('*')).toEqual(['* all: 1 pass']);
    expect(found('@0 *')).toEqual(['@0 * no all']);
  });
});

describe('an update', () => {
  const before = `EMX-INF.11 a card is drawn
  options {players 3, firstPlayer 0}
  begin
  slot 0
  draws [{card}]
  0 draw
    = player.0.hand {hand}
    = round 7
    > cards-drawn EMX-INF.11 seat 0, count {n}, cards [{card}]
  # a comment stays
  | card | n | hand |
  | joy | 2 | [fear] |
  # so does this one
  | fear | 1 | [fear] |`;
  test('writes lines that agree in all rows, and cells that differ', () => {
    const now = updated(before, 'case.md', emix);
    expect(now).toBe(before.replace('round 7', 'round 2').replace('| joy | 2 | [fear] |', '| joy | 1 | [joy] |'));
    expect(played(now).every(({ ok }) => ok)).toBe(true);
    expect(updated(now, 'case.md', emix)).toBe(now);
  });
  test('keeps the line ends of Windows, and reads them like others', () => {
    const windows = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(updated(windows(before), 'case.md', emix)).toBe(windows(updated(before, 'case.md', emix)));
  });
  test('leaves a case alone that cannot be played', () => {
    const refused = before.replace('0 draw', '1 draw');
    expect(updated(refused, 'case.md', emix)).toBe(refused);
  });
  test('writes nothing into positions', () => {
    const shared = readDocument('position p\n  begin\n    = round 7', 'positions.md');
    const text = 'a\n  from p\n    ? nobody';
    expect(updated(text, 'case.md', emix, shared)).toBe('a\n  from p\n    ? nobody');
  });
});

test('a game without builders and sentences has cases too', () => {
  const game: CaseGame = { engine: nim() as unknown as CaseGame['engine'], words: {} };
  const text = `NIM-1 whoever takes stones leaves fewer
  0 take 2
    > took NIM-1 seat 0, stones 2
    ? take 1
  begin`;
  expect(played(text, game).flatMap(problemsOf)).toEqual(['case.md:5\n  begin: nothing is called begin']);
  expect(played(text.replace('  begin', ''), game).map(({ ok }) => ok)).toEqual([true]);
});

test('no text makes it throw anything but Unreadable, or hang', inFull, () => {
  const lines = [read('green.md'), read('red.md')].flatMap((text) => text.split('\n'));
  const word = fc.constantFrom(
    ...lines.flatMap((line) => line.split(/\s+/)),
    '{',
    '}',
    '[',
    ']',
    '"',
    '→',
    '…',
    '|',
    ';',
    '__proto__',
  );
  const odd = fc.array(word, { maxLength: 8 }).map((words) => `  ${words.join(' ')}`);
  const line = fc.oneof(fc.constantFrom(...lines), odd, fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (text) => {
      try {
        for (const each of played(text.join('\n'))) if (!each.ok) problemsOf(each);
        updated(text.join('\n'), 'case.md', emix);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }),
    { numRuns: process.env.NIGHTLY === '1' ? 5_000 : 150 },
  );
});
