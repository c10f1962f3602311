import { writeFileSync } from 'node:fs';
import { match, review, weighted } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';
import { beforeAll, describe, expect, test } from 'vitest';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();
const path = `${folder}/game.json`;
const short = ['--iterations', '20'];
let record: unknown;
beforeAll(async () => {
  const player = weighted(engine, expertise);
  ({ record } = await match(engine, [player, player], { seed: 'review', limit: 14 }));
  writeFileSync(path, JSON.stringify(record));
});

describe('rulewright review', () => {
  test('says what the choices of each seat cost, what chance gave, and what cost most', async () => {
    const { code, out, err } = await rulewright(['review', path, ...short]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = linesOf(out);
    expect(lines[0]).toBe('EcoLogic – 2 players, seed review');
    expect(
      lines.filter((line) => /^ {2}P[12] +\d+ +\d+ +([\d.]+ % ± [\d.]+ %|–) +[+−][\d.]+ % ± [\d.]+ %$/.test(line)),
    ).toHaveLength(2);
    expect(out).toMatch(
      /Decision \d+, P[12]: cost [\d.]+ % ± [\d.]+ %\n {2}P[12], you have .*\?\n {2}Played: .*, worth [\d.]+ %\.\n {2}Best: /,
    );
    // what may come is in words, each of somebody
    const [, line = ''] = /\n {2}It may go on: (.*)\.\n/.exec(out) ?? [];
    for (const step of line.split('; ')) expect(step).toMatch(/^P[12]: [a-z]+( |$)/);
  });

  test('shows so many decisions at most, and those of one seat when asked to', async () => {
    const { out } = await rulewright(['review', path, ...short, '--show', '1', '--seat', '1']);
    expect(out.match(/^Decision/gm)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(out).not.toContain('P1: cost');
    expect(out).toMatch(/P1 +0 +0 +– /);
  });

  test('prints as JSON what the library says', async () => {
    const { out } = await rulewright(['review', path, ...short, '--seed', 'mine', '--json']);
    const found = await review(engine, record, { expertise, iterations: 20, seed: 'mine' });
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(found)));
  });

  test('refuses what is no record, no number and no seat, in one line', async () => {
    for (const args of [
      ['review', `${folder}/none.json`],
      ['review', path, '--iterations', '0'],
      ['review', path, '--seat', '2'],
      ['review', path, '--show', 'all'],
    ]) {
      const { code, out, err } = await rulewright(args);
      expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: '', lines: 1 });
    }
  });
});
