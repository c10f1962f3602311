import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, readDocument } from '@rulewright/testing/cases';
import { describe, expect, test, vi } from 'vitest';
import { loadGame } from '../../docs/site/playground/games.js';
import { opened } from '../../docs/site/playground/saved.js';
import { rulewright, scratch, console as terminal } from './console.js';

const AUCTION = 'packages/ecologic/cases/auction.md';
const OPENING = `ECO-AUC.1 an opening is a bid of the nominal
  begin {kind open-plant, seat 0} {kind build, seat -1, left [0, 1]}
  field
  money 5 5
  0 open-plant oil
`;

const typed = async (text: string, ...flags: readonly string[]) => {
  const { run } = await import('../../packages/cli/src/program.js');
  const console = terminal(undefined, false, [text]);
  const code = await run(['case', '-', ...flags], console);
  return { code, ...console.printed };
};
const folder = scratch();
/** What the letters of a fragment hold. */
function packedIn(fragment: string): object {
  const [, letters = ''] = /^game=([\w-]+)\.[0-9a-f]{12}$/.exec(fragment) ?? [];
  const packed = JSON.parse(inflateRawSync(Buffer.from(letters, 'base64url')).toString());
  return { ...packed, actions: packed.actions.split('\n') };
}
/** A document in a file. */
const written = (text: string): string => {
  const file = join(folder, 'case.md');
  writeFileSync(file, text);
  return file;
};

describe('rulewright case', () => {
  test('plays a document with the positions beside it', async () => {
    const { code, out } = await rulewright(['case', AUCTION]);
    expect({ code, out }).toEqual({ code: 0, out: '13 cases, all as written\n' });
  });

  test('chooses cases by rule and by title', async () => {
    const byRule = await rulewright(['case', AUCTION, '--rule', 'ECO-R16']);
    expect(byRule.out).toBe('1 case, all as written\n');
    const byTitle = await rulewright(['case', AUCTION, '--title', 'goes round the table more than once']);
    expect(byTitle.out).toBe('1 case, all as written\n');
  });

  test('says what is not as written, with file and line, and ends with 1', async () => {
    const file = written(`${OPENING}    ? bid 0\n`);
    const { code, out } = await rulewright(['case', file]);
    expect(code).toBe(1);
    expect(out).toBe(
      `ECO-AUC.1 an opening is a bid of the nominal\n${file}:6\n  - ? bid 0\n  + ? bid 1\n\n1 case, 1 not as written\n`,
    );
  });

  test('finds the cases that leave draws to chance', async () => {
    const left = 'ECO-SET.2 the lot is left to chance\n  options {players 4}\n  seed table\n    = field.0.tile H14\n';
    const file = written(`${OPENING}    ? bid 1\n\n${left}`);
    const { code, out } = await rulewright(['case', file, '--portable']);
    expect(code).toBe(1);
    expect(out).toContain('2 cases, 1 not as written');
    vi.stubEnv('CI', undefined);
    expect((await rulewright(['case', file, '--portable', '--update'])).err).toContain(
      '--portable plays with other chance',
    );
    vi.unstubAllEnvs();
  });

  test('answers what has no expectations, from the input too', async () => {
    const { code, out } = await typed(OPENING);
    expect(code).toBe(0);
    expect(out).toContain('    > auction-opened ECO-AUC.1 seat 0, item oil, nominal 1, excluded []\n');
    expect(out).toContain('    ? bid 1\n');
  });

  test('tells why a position cannot be played', async () => {
    const { code, out } = await typed(OPENING.replace('5 5', '5 5 5'));
    expect(code).toBe(1);
    expect(out).toContain('input:4\n  money 5 5 5: expected a seat from 0 to 1, found 2\n');
  });

  test('writes what happens, but not where CI is set', async () => {
    vi.stubEnv('CI', undefined);
    const file = written(`${OPENING}    ? bid 0\n`);
    expect((await rulewright(['case', file, '--update'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${OPENING}    ? bid 1\n`);
    const windows = written(`${OPENING}    ? bid 0\n`.replaceAll('\n', '\r\n'));
    expect((await rulewright(['case', windows, '--update'])).code).toBe(0);
    expect(readFileSync(windows, 'utf8')).toBe(`${OPENING}    ? bid 1\n`.replaceAll('\n', '\r\n'));
    vi.stubEnv('CI', '1');
    expect((await rulewright(['case', windows, '--update'])).code).toBe(2);
    vi.unstubAllEnvs();
  });

  test('prints JSON for other programs', async () => {
    const { out } = await typed(`${OPENING}    ? bid 0\n`, '--json');
    expect(JSON.parse(out)).toEqual([
      {
        name: 'ECO-AUC.1 an opening is a bid of the nominal',
        rules: ['ECO-AUC.1'],
        ok: false,
        lines: [{ file: 'input', at: 6, expected: '? bid 0', found: ['? bid 1'], ok: false }],
        actions: ['0 open-plant oil'],
      },
    ]);
  });

  test('prints a link that opens the position on the board, with its actions', async () => {
    const { code, out, err } = await typed(`${OPENING}    ? bid 1\n`, '--board');
    expect(code).toBe(0);
    expect(err).toContain('the site has no public address yet');
    const [, before, fragment = ''] =
      /^1 case, all as written\n\n(.*\n) {2}http:\/\/localhost:4173\/play\/ecologic\/#(.*)\n$/s.exec(out) ?? [];
    expect(before).toBe('ECO-AUC.1 an opening is a bid of the nominal\n');
    const { first, steps } = opened(await loadGame('ecologic'), packedIn(fragment));
    const document = readDocument(OPENING);
    const game = await loadCaseGame('ecologic');
    const [from] = document.cases.map((one) => game && playCase(one, document, game).from);
    expect(first).toEqual(from);
    expect(steps.map(({ action }) => action)).toEqual([{ type: 'open-plant', seat: 0, branch: 'oil' }]);
  });

  test('names the site of the links, and why a case has none', async () => {
    const other = `ECO-SET.2 other cards\n  content events.EV302.effects [{op incomeFactor, num 3, den 1}]\n  options {players 2}\n    ? build\n`;
    const problem = 'ECO-SET.2 no position\n  options {players 99}\n    ? build\n';
    const { out, err } = await typed(
      `${OPENING}\n${other}\n${problem}`,
      '--board',
      '--site',
      'https://example.org/a?b#c',
    );
    expect(err).toBe('');
    expect(out).toMatch(/\n {2}https:\/\/example\.org\/a\/play\/ecologic\/#game=[\w-]+\.[0-9a-f]{12}\n/);
    expect(out).toContain('other cards\n  no link: it is played with other cards than those of the site\n');
    expect(out).toContain('no position\n  no link: it comes to no position\n');
  });

  test('gives the links to other programs', async () => {
    const { out } = await typed(`${OPENING}    ? bid 1\n`, '--board', '--json');
    expect(JSON.parse(out)).toMatchObject([{ board: expect.stringMatching(/^http:.*#game=/) }]);
  });

  test.each([
    [['case', AUCTION, '--site', 'https://example.org'], '--site says where the links of --board lead'],
    [
      ['case', AUCTION, '--board', '--site', 'example'],
      '--site is the address of a site, such as http://localhost:4173/: found "example"',
    ],
    [
      ['case', AUCTION, '--board', '--site', 'file:///a'],
      '--site is the address of a site, such as http://localhost:4173/: found "file:///a"',
    ],
    [['case', 'nowhere.md'], 'cannot read nowhere.md: no such file or directory'],
    [['case', AUCTION, '--game', 'ecologi'], 'no game is called "ecologi": did you mean ecologic?'],
  ])('%j is used wrongly', async (args, why) => {
    const { code, err } = await rulewright(args);
    expect({ code, err }).toEqual({ code: 2, err: `rulewright: ${why}\n` });
  });

  test('says of a text that is no document what is wrong with it', async () => {
    const { code, err } = await typed('  begin');
    expect({ code, err }).toEqual({ code: 2, err: 'rulewright: input:1: a line stands before the first title\n' });
    const nameless = await typed('a title without a rule\n  begin');
    expect(nameless.err).toBe('rulewright: no title begins with the id of a rule: say the game with --game\n');
  });
});
