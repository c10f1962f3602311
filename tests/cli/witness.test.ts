import { writeFileSync } from 'node:fs';
import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();
const actions = ['0 place-first oil 1', '1 place-first mineral 12'];
const start = { game: 'ecologic', seed: 'witness', options: {} };
const file = (name: string, ...lines: readonly unknown[]): string => {
  const path = `${folder}/${name}`;
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return path;
};
const witnesses = file(
  'witnesses.jsonl',
  { ...start, rule: 'ECO-BIO.1', actions },
  { ...start, rule: 'ECO-SET.9', actions: [], tried: '0 place-first oil 18' },
);
const replay = (...args: readonly string[]) => rulewright(['replay', ...args]);

describe('rulewright replay --rule', () => {
  test('tells the decision in which a rule makes something happen', async () => {
    const { code, out, err } = await replay(witnesses, '--rule', 'bio.1');
    const lines = linesOf(out);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lines[0]).toMatch(/^ECO-BIO\.1 /);
    expect(lines).toContain('EcoLogic – 2 players, seed witness');
    expect(lines).toContain('Decision 2 of 2');
    expect(lines.slice(-4)).toEqual([
      '  P2, you have 10 coins and an eco fund of 0. Where does your first piece go?',
      '  P2: place a mineral piece on H10 (−2,1): 2 eco points.',
      '  P2 places a mineral piece on H10 (−2,1); P2 gets 2 eco points from the hex (eco fund 0 → 2).',
      '  Rules: ECO-SET.9, ECO-BIO.1.',
    ]);
  });

  test('tells another decision of that game', async () => {
    const { out } = await replay(witnesses, '--rule', 'ECO-BIO.1', '--at', '1');
    expect(linesOf(out)).toContain('Decision 1 of 2');
  });

  test('tells what a rule forbids', async () => {
    const { code, out } = await replay(witnesses, '--rule', 'ECO-SET.9');
    expect(code).toBe(0);
    expect(linesOf(out).slice(-5)).toEqual([
      '  P1 tries: 0 place-first oil 18',
      '  The hex lacks the resource of this branch.',
      '  ECO-SET.9 First placement (hex 18, branch oil)',
      '  In turn order everybody must put one of their two starting pieces, of the branch they prefer, on an',
      '    unoccupied edge hex with the resource of that branch. A dual hex has both resources.',
    ]);
  });

  test.each([
    [[witnesses, '--rule', 'ECO-AUC.4'], `${witnesses} has no witness of ECO-AUC.4: there are ECO-BIO.1, ECO-SET.9`],
    [[witnesses, '--rule', 'ECO-BIO.1', '--at', '3'], '--at 3: the record has 2 decisions, counted from 1'],
    [[`${folder}/none`, '--rule', 'ECO-BIO.1'], `cannot read ${folder}/none: no such file or directory`],
    [[file('words', 'nonsense'), '--rule', 'ECO-BIO.1'], `${folder}/words is no file of witnesses`],
    [[file('empty'), '--rule', 'ECO-BIO.1'], `${folder}/empty is no file of witnesses`],
    [
      [file('wrong', { ...start, rule: 'ECO-BIO.1', actions: ['1 pass'] }), '--rule', 'ECO-BIO.1'],
      `${folder}/wrong: the record cannot be played: actions.0: ECO-AUC.4 not-asked (seat 1, choice setup-first, asked 0)`,
    ],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await replay(...args);
    expect({ code, out, err: err.trim() }).toEqual({ code: 2, out: '', err: `rulewright: ${message}` });
  });
});

describe('rulewright replay --at', () => {
  const record = engine.record({ seed: 'witness', actions: actions.map((text) => engine.parse(text)) });
  const path = file('record.json', record);

  test('tells one decision of a record', async () => {
    const { code, out } = await replay(path, '--at', '1');
    const lines = linesOf(out);
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual(['EcoLogic – 2 players, seed witness', '', 'Decision 1 of 2']);
    expect(lines.slice(-4)).toEqual([
      '  P1, you have 10 coins and an eco fund of 0. Where does your first piece go?',
      '  P1: place an oil piece on H16 (1,−2): 2 eco points.',
      '  P1 places an oil piece on H16 (1,−2); P1 gets 2 eco points from the hex (eco fund 0 → 2).',
      '  Rules: ECO-SET.9, ECO-BIO.1.',
    ]);
  });

  test.each(['0', '3', 'last', '-1', '1.0'])('refuses the decision %s', async (number) => {
    const { code, err } = await replay(path, '--at', number);
    expect([code, err]).toEqual([2, `rulewright: --at ${number}: the record has 2 decisions, counted from 1\n`]);
  });
});
