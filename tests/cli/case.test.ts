import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
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

  test.each([
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
