import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { run } from '../../packages/cli/src/program.js';
import { inFull } from '../support/depth.js';
import { console, rulewright, scratch } from './console.js';

const folder = scratch();
const play = (...flags: readonly string[]) => ['play', 'ecologic', ...flags];
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const misuses: readonly (readonly [args: readonly string[], complaint: string | RegExp])[] = [
  [['plai'], "unknown command 'plai' (Did you mean play?)"],
  [['--colour'], "unknown option '--colour'"],
  [['play'], 'name a game, or give the file of one with --game; rulewright games lists them'],
  [['simulate'], 'name a game, or give the file of one with --game; rulewright games lists them'],
  [['play', 'ecologic', 'twice'], "too many arguments for 'play'. Expected 1 argument but got 2."],
  [['play', 'ecologik'], 'unknown game "ecologik": did you mean ecologic?'],
  [['play', 'go\nfish'], 'unknown game "go\\nfish": there are ecologic, emix, does-not-exist, euphoria'],
  [play('--playrs', '3'), "unknown option '--playrs' (Did you mean --players?)"],
  [play('--players'), "option '--players <n>' argument missing"],
  [play('--players', '5'), 'option players: expected at most 4, found 5'],
  [play('--players', 'many'), 'option players: Invalid input: expected number, received string'],
  [play('--players', '3', '--option', 'players=3'), 'option players is given twice'],
  [play('--option', 'supply=1', '--option', 'supply=2'), 'option supply is given twice'],
  [play('--option', 'supply'), 'option "supply" is not of the form name=value'],
  [play('--option', '=limited'), 'option "=limited" is not of the form name=value'],
  [play('--option', 'suply=limited'), 'ecologic has no option suply: did you mean supply?'],
  [play('--option', '__proto__=1'), /^ecologic has no option __proto__: there are players, supply, .*piecesPerBranch$/],
  [play('--option', 'supply=short'), 'option supply: Invalid option: expected one of "limited"|"unlimited"'],
  [play('--option', 'loanInterest=[0,-1]'), 'option loanInterest.1: expected at least 0, found -1'],
  [play('--seed', ''), 'a seed is at least one character long'],
  [play('--seed', 'a', '--seed', 'b'), "option '--seed <text>' argument 'b' is invalid. It is given twice."],
  [play('--human', '2'), 'nobody sits at "2": the seats of 2 players are 0 to 1'],
  [play('--human', '-1'), 'nobody sits at "-1": the seats of 2 players are 0 to 1'],
  [play('--human', 'me'), 'nobody sits at "me": the seats of 2 players are 0 to 1'],
  [play('--human', '0', '--quiet'), 'a human player cannot play with --quiet'],
  [play('--record', ''), 'a file needs a name'],
  [play('--record', join(folder, 'no', 'game.json')), `cannot write ${folder}/no/game.json: no such file or directory`],
  [play('--record', folder), `cannot write ${folder}: it is not a file`],
  [play('--record', '/dev/null'), 'cannot write /dev/null: it is not a file'],
  [['simulate', 'chess'], 'unknown game "chess": there are ecologic, emix, does-not-exist, euphoria'],
  [['simulate', 'ecologic', '--games', '0'], '--games "0" is not a whole number from 1 to 1000000'],
  [['simulate', 'ecologic', '--games', '1.5'], '--games "1.5" is not a whole number from 1 to 1000000'],
  [['simulate', 'ecologic', '--games', '1e9'], '--games "1e9" is not a whole number from 1 to 1000000'],
  [['simulate', 'ecologic', '--option', 'field=big'], /^option field: /],
  [['rules', 'ecologic', 'ECO-AUC.13'], 'no rule "ECO-AUC.13": did you mean ECO-AUC.1 or ECO-AUC.3 or ECO-AUC.10?'],
  [['rules', 'ecologic', 'xylophone zzz'], 'no rule about "xylophone zzz": without words all are listed'],
  [['rules', 'ecologic', ''], 'no rule about "": without words all are listed'],
  [['replay', join(folder, 'none.json')], `cannot read ${folder}/none.json: no such file or directory`],
  [['replay', folder], `cannot read ${folder}: illegal operation on a directory`],
];

describe('Wrong usage ends with exit code 2 and one clear line', () => {
  test.each(misuses)('rulewright %j', async (args, complaint) => {
    const { code, out, err } = await rulewright(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^rulewright: [^\n]+\n$/);
    const line = err.slice('rulewright: '.length, -1);
    if (typeof complaint === 'string') expect(line).toBe(complaint);
    else expect(line).toMatch(complaint);
  });

  test('and nothing is written, not even where the file could be', async () => {
    const target = join(folder, 'target');
    mkdirSync(target);
    const { code } = await rulewright(play('--record', join(target, 'game.json'), '--human', '7'));
    expect(code).toBe(2);
    expect(readdirSync(target)).toEqual([]);
  });
});

const good = engine.record({ seed: 'good', actions: [] });
const corrupt: readonly (readonly [name: string, content: string, complaint: string])[] = [
  ['empty', '', 'is not JSON'],
  ['cut', JSON.stringify(good).slice(0, -1), 'is not JSON'],
  ['null', 'null', 'is not the record of a game'],
  ['number-game', '{"game":1}', 'is not the record of a game'],
  ['foreign', '{"game":"chess"}', 'is a record of "chess", which is not a game here'],
  ['bare', '{"game":"ecologic"}', ': not a replay: schemaVersion: Invalid input: expected number, received undefined'],
  [
    'future',
    JSON.stringify({ ...good, rulesVersion: 99 }),
    ': the replay is of another game, version or content pack: rulesVersion: this release plays rules version 1, the record is of 99: a later release wrote it',
  ],
  [
    'illegal',
    JSON.stringify({ ...good, actions: [{ type: 'pass', seat: 0 }] }),
    ': the record cannot be played: actions.0: ECO-AUC.4 not-asked',
  ],
  ['forged', JSON.stringify({ ...good, final: 'forged' }), ': the replay ends differently: final: '],
];

test.each(corrupt)('A record that is %s is refused in one line', async (name, content, complaint) => {
  const path = file(`${name}.json`, content);
  const { code, out, err } = await rulewright(['replay', path, '--transcript']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^[^\n]+\n$/);
  const about = `rulewright: ${path}${complaint.startsWith(':') ? '' : ' '}${complaint}`;
  expect(err.slice(0, about.length)).toBe(about);
});

test('An error of the program itself is not taken for wrong usage', inFull, async () => {
  const out = () => {
    throw new TypeError('no paper');
  };
  await expect(run(['games'], { ...console(), out })).rejects.toThrow('no paper');
});
