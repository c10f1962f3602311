import { ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import { spoken } from './served.js';

const OPENING = `ECO-AUC.1 an opening is a bid of the nominal
  options {players 2}
  begin {kind open-plant, seat 0} {kind build, seat -1, left [0, 1]}
  field
  money 5 5
  pieces 1 oil {pieces}
  0 open-plant oil
    ? {asked}
  | pieces | asked |
  | 9 | bid 1 |
  | 10 | bid 0 |
`;

describe('Cases by protocol', () => {
  test('are played row by row, with each line and what was found for it', async () => {
    const { ask } = spoken();
    const { cases, left } = await ask('try_case', { game: 'ecologic', text: OPENING });
    expect(left).toBe(0);
    expect(cases.map(({ at, ok, lines }) => ({ at, ok, lines }))).toEqual([
      { at: 10, ok: true, lines: [{ at: 8, expected: '? bid 1', found: ['? bid 1'], ok: true }] },
      { at: 11, ok: false, lines: [{ at: 8, expected: '? bid 0', found: ['? place-bought 0'], ok: false }] },
    ]);
    expect(cases[1]).toMatchObject({
      name: 'ECO-AUC.1 an opening is a bid of the nominal, pieces 10, asked bid 0',
      rules: ['ECO-AUC.1'],
      written: OPENING.split('\n')
        .slice(0, 8)
        .join('\n')
        .replace('{pieces}', '10')
        .replace('{asked}', 'place-bought 0'),
      actions: ['0 open-plant oil'],
    });
  });

  test('without marks are answered below each action', async () => {
    const { ask } = spoken();
    const text = OPENING.split('\n').slice(0, 7).join('\n').replace('{pieces}', '9');
    const [one] = (await ask('try_case', { game: 'ecologic', text })).cases;
    expect(one?.written).toBe(`${text}
    > auction-opened ECO-AUC.1 seat 0, item oil, nominal 1, excluded []
    = auction {item oil, opener 0, highBid 1, highBidder 0, stillIn [0, 1]}
    ? bid 1`);
    expect(one?.lines.map(({ at, expected }) => [at, expected])).toEqual([
      [7, '='],
      [7, '?'],
      [7, '>'],
    ]);
  });

  test('begin from positions of another text, and say what cannot be played', async () => {
    const { ask } = spoken();
    const positions = 'position two\n  options {players 2}\n';
    const text = 'ECO-SET.9 a\n  from two\n  0 pass\n\nECO-SET.9 b\n  from three\n';
    const { cases } = await ask('try_case', { game: 'ecologic', text, positions });
    expect(cases[0]?.written).toBe('ECO-SET.9 a\n  from two\n  0 pass');
    expect(cases.map(({ problem }) => problem)).toEqual([
      { at: 3, why: expect.stringContaining('0 pass: ') },
      { at: 6, why: 'from three: no position is called three' },
    ]);
  });

  test('go on behind those that are skipped, and stop after the limit of time', async () => {
    let hour = 0;
    const { ask } = spoken({ limits: { time: 1 }, now: () => hour++ });
    const text = [1, 2, 3].map((n) => `ECO-SET.9 case ${n}\n  options {players 2}\n  ? setup-first 0\n`).join('');
    const first = await ask('try_case', { game: 'ecologic', text });
    expect([first.cases.map(({ name }) => name), first.left]).toEqual([['ECO-SET.9 case 1', 'ECO-SET.9 case 2'], 1]);
    const second = await ask('try_case', { game: 'ecologic', text, skip: 2 });
    expect([second.cases.map(({ name }) => name), second.left]).toEqual([['ECO-SET.9 case 3'], 0]);
  });

  test('are refused as input when they cannot be read', async () => {
    const { fail } = spoken();
    expect(await fail('try_case', { game: 'ecologic', text: 'x\n  0 pass {a}\n  | a |\n' })).toMatchObject({
      code: 2,
      data: { issues: [{ path: 'text', message: 'line 3: the table has no row' }] },
    });
    expect(await fail('try_case', { game: 'ecologic', text: 'x\n  0 pass', positions: '  a' })).toMatchObject({
      data: { issues: [{ path: 'positions', message: 'line 1: a line stands before the first title' }] },
    });
  });

  test('are written in words that the server tells', async () => {
    const { ask } = spoken();
    expect(await ask('case_words', { game: 'emix' })).toMatchObject({ give: 'SEAT CARD+', end: '' });
  });

  test('are told whole, with what has gone on and what could not be played', async () => {
    const played = {
      name: 'KUHN-1 a case',
      at: 1,
      rules: ['KUHN-1'],
      ok: false,
      lines: [{ at: 2, expected: '? bet 0', found: ['? bet 1'], ok: false }],
      written: 'KUHN-1 a case',
      problem: { at: 3, why: 'nobody bets' },
      wentOn: 'round 2',
      actions: ['0 bet'],
    };
    const cases = async () => ({ words: { give: 'SEAT CARD+' }, read: () => [() => played] });
    const { ask } = spoken({ games: [{ ...ownGame(kuhnPoker), cases }] });
    expect(await ask('try_case', { game: 'kuhn-poker', text: 'x' })).toEqual({ cases: [played], left: 0 });
    expect(await ask('try_case', { game: 'kuhn-poker', text: 'x', skip: 1 })).toEqual({ cases: [], left: 0 });
    expect(await ask('case_words', { game: 'kuhn-poker' })).toEqual({ give: 'SEAT CARD+' });
  });

  test('of a game without words are refused, with words are played', async () => {
    const without = spoken({ games: [ownGame(kuhnPoker)] });
    expect(await without.fail('case_words', { game: 'kuhn-poker' })).toMatchObject({
      code: 2,
      data: { issues: [{ path: 'game', message: 'kuhn-poker has no words for positions' }] },
    });
    const { ask } = spoken({ games: [ownGame({ ...kuhnPoker, words: {} })] });
    const { cases } = await ask('try_case', { game: 'kuhn-poker', text: 'who begins?\n  seed x\n    ? bet 0\n' });
    expect(cases[0]?.lines[0]?.found[0]).toMatch(/^\? [\w-]+ 0$/);
  });
});
