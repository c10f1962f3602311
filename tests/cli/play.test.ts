import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { formatFraction, toNumber } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeWhole } from '../../packages/cli/src/files/writing.js';
import { inFull } from '../support/depth.js';
import { linesOf, type Output, rulewright, scratch } from './console.js';

const folder = scratch();
const play = (...flags: readonly string[]) => rulewright(['play', 'ecologic', ...flags]);
const saved = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));

/** The places, seats and scores of a ranking table. */
const rankingOf = (out: string) =>
  [...out.matchAll(/^ {2}(\d)\. P(\d) +(−?\d+) +(\d+) +(–|−?\d+(?:\.\d+)?) +(−?\d+(?:\/\d+ ≈ −?\d+\.\d\d)?)$/gm)].map(
    ([, place, seat, ecoFund, money, k, score]) => ({
      place: Number(place),
      seat: Number(seat) - 1,
      ecoFund: Number(ecoFund?.replace('−', '-')),
      money: Number(money),
      k,
      score,
    }),
  );

describe('The transcript of a seeded game', () => {
  let played: Output;
  let lines: string[];
  beforeAll(async () => {
    played = await play('--players', '3', '--seed', 'rulewright', '--record', `${folder}/game.json`);
    lines = linesOf(played.out);
  });

  test('is the same every time', inFull, async () => {
    const again = await play('--players', '3', '--seed', 'rulewright', '--record', `${folder}/again.json`);
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(again.out).toBe(played.out.replace('game.json', 'again.json'));
    expect(saved('again.json')).toEqual(saved('game.json'));
  });

  test('tells what is played, the field and the set-up before the first round', () => {
    expect(lines[0]).toBe('EcoLogic – 3 players, seed rulewright');
    expect(lines.slice(1, 11).join('\n').match(/H\d\d/g)).toHaveLength(19);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}P\d, P\d and P\d play in this order, each with 10 coins; 21 events lie ready\. /),
    );
    const placed = lines.findIndex((line) => /^ {2}P\d places an? \w+ piece on H\d\d/.test(line));
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThan(lines.findIndex((line) => line.startsWith('Round 1 ')));
  });

  test('goes through the phases of every round, the first player moving on clockwise', () => {
    const end = engine.replay(saved('game.json'));
    const headings = lines.filter((line) => /^(Round|Event|Action|Environment|Income)\b/.test(line));
    const rounds = Array.from({ length: end.round }, (_, i) => i + 1);
    const first = Number(/P(\d)/.exec(headings[0] ?? '')?.[1]) - 1;
    expect(headings).toEqual(
      rounds.flatMap((round) => [
        `Round ${round} – P${((first + round - 1) % 3) + 1} is first player`,
        'Event phase',
        'Action phase',
        'Environment phase',
        'Income phase',
      ]),
    );
  });

  test('shows a table of all players after every round but the last', () => {
    const { round } = engine.replay(saved('game.json'));
    const tables = lines.flatMap((line, i) => (line === 'Players' ? [lines[i + 1]] : []));
    expect(tables).toHaveLength(round + 1);
    // in columns, or a paragraph a row where a row is too wide
    const forms = /^ +coins +eco fund +objects |^ {2}P1: coins \d+; eco fund −?\d+; objects /;
    expect(tables.filter((line = '') => !forms.test(line))).toEqual([]);
  });

  test('ends with the ranking of the engine: exact scores, k, eco fund and money', () => {
    const end = engine.replay(saved('game.json'));
    const outcome = engine.outcome(end);
    const table = rankingOf(played.out);
    expect(table.map(({ seat }) => seat)).toEqual(outcome?.ranking.flat());
    for (const { seat, ecoFund, money, score } of table) {
      expect({ ecoFund, money }).toEqual({ ecoFund: end.players[seat]?.ecoFund, money: end.players[seat]?.money });
      const exact = outcome?.scores[seat] ?? 0;
      const text = typeof exact === 'number' ? `${exact}` : formatFraction(exact);
      const shown = text.includes('/') ? `${text} ≈ ${toNumber(exact).toFixed(2)}` : text;
      expect(score).toBe(shown.replaceAll('-', '−'));
    }
    expect(lines).toContain(`  P${(outcome?.winners[0] ?? -1) + 1} wins.`);
    expect(lines.at(-1)).toBe(`  The record is in ${folder}/game.json.`);
  });

  test('tells every auction that was won, and the price', () => {
    const record = saved('game.json');
    let state = engine.replay(record, 0);
    const told = played.out.replaceAll(/\s+/g, ' ');
    let won = 0;
    for (const action of record.actions) {
      const step = engine.step(state, action);
      for (const { event } of step.events)
        if (event.type === 'auction-won') {
          const before = state.players[event.seat]?.money ?? 0;
          expect(told).toMatch(
            new RegExp(
              `P${event.seat + 1} wins [^;]+ for ${event.amount} \\(coins ${before} → ${before - event.amount}\\)`,
            ),
          );
          won++;
        }
      state = step.state;
    }
    expect(won).toBeGreaterThan(5);
    expect(told.match(/ wins [^;.]+ for /g)).toHaveLength(won);
  });

  test('keeps running text within the width', () => {
    const running = lines.filter((line) => /^ {2}P\d /.test(line) && !/^ {2}P\d +-?\d/.test(line));
    expect(running.length).toBeGreaterThan(100);
    expect(Math.max(...running.map(({ length }) => length))).toBeLessThanOrEqual(111);
  });
});

describe('rulewright play', () => {
  test('prints the ranking alone with --quiet', async () => {
    const { code, out } = await play('--quiet', '--seed', 'quiet');
    expect(code).toBe(0);
    expect(linesOf(out).slice(0, 3)).toEqual(['EcoLogic – 2 players, seed quiet', '', 'Final ranking']);
    expect(rankingOf(out)).toHaveLength(2);
    expect(out).not.toContain('Round');
  });

  test('takes options as JSON or as text and names those that are not the default', async () => {
    const field = 'field={"kind":"hexagon","radius":1}';
    const { code, out } = await play('--quiet', '--seed', 'o', '--option', 'supply=unlimited', '--option', field);
    expect(code).toBe(0);
    expect(linesOf(out)[1]).toBe('  Options: supply="unlimited", field={"kind":"hexagon","radius":1}.');
  });

  test('plays a fresh game without a seed, and says which', async () => {
    const seed = async () => /seed (\w{8})$/m.exec((await play('--quiet')).out)?.[1];
    const [one, other] = [await seed(), await seed()];
    expect(one).toMatch(/^[0-9a-f]{8}$/);
    expect(other).not.toBe(one);
  });

  test('keeps a record that holds the game and nothing else beside it', async () => {
    const target = scratch();
    const { code } = await play('--quiet', '--seed', 'kept', '--players', '4', '--record', `${target}/game.json`);
    expect(code).toBe(0);
    expect(readdirSync(target)).toEqual(['game.json']);
    const record = JSON.parse(readFileSync(`${target}/game.json`, 'utf8'));
    expect(record).toMatchObject({ game: 'ecologic', seed: 'kept', options: { players: 4 } });
    expect(engine.outcome(engine.replay(record))).toBeDefined();
  });

  test('replaces a record that is there when that is said', async () => {
    const file = `${folder}/twice.json`;
    await play('--quiet', '--seed', 'one', '--record', file);
    expect((await play('--quiet', '--seed', 'two', '--record', file)).code).toBe(2);
    expect(saved('twice.json')).toMatchObject({ seed: 'one' });
    await play('--quiet', '--seed', 'two', '--record', file, '--force');
    expect(saved('twice.json')).toMatchObject({ seed: 'two' });
  });

  test('writes nothing when the options are wrong', async () => {
    const { code } = await play('--option', 'supply=none', '--record', `${folder}/never.json`);
    expect(code).toBe(2);
    expect(existsSync(`${folder}/never.json`)).toBe(false);
  });
});

test('A file that cannot be written whole leaves no draft behind', () => {
  const target = scratch();
  mkdirSync(`${target}/taken`);
  expect(() => writeWhole(`${target}/taken`, '{}', {})).toThrow(`cannot write ${target}/taken: `);
  expect(readdirSync(target)).toEqual(['taken']);
});
