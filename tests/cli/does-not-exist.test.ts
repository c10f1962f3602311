import { readFileSync } from 'node:fs';
import { basePack, engine } from '@rulewright/does-not-exist';
import { describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();

describe('A transcript', () => {
  test('has a title and a table for every turn, and names the running total after every card', async () => {
    const { out } = await rulewright([
      'play',
      'does-not-exist',
      '--seed',
      'read',
      '--players',
      '3',
      '--option',
      'maxTurns=12',
    ]);
    const lines = linesOf(out);
    const titles = lines.filter((line) => /^Turn \d+ – P\d is Host( in place of P\d)?$/.test(line));
    expect(titles.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line === 'Players')).toHaveLength(titles.length + 1);
    const words = out.replaceAll(/\s+/g, ' ');
    const played = words.match(/P\d (plays|begins with|adds|throws) [^;]*?\(\d+, \d+ min/g) ?? [];
    const totals = words.match(/: total \d+,? (needs \d+|which would win|but P\d leads)/g) ?? [];
    expect(played.length).toBeGreaterThan(10);
    expect(totals.length).toBeGreaterThanOrEqual(played.length);
    expect(words).not.toMatch(/undefined|NaN|\[object|null/);
  });
});

test.each([
  ['two', ['--players', '2']],
  ['four', ['--players', '4']],
])('The ranking that is printed is that of the engine: %s', async (name, flags) => {
  const file = `${folder}/${name}.json`;
  const play = [
    'play',
    'does-not-exist',
    '--seed',
    name,
    ...flags,
    '--option',
    'maxTurns=12',
    '--quiet',
    '--record',
    file,
  ];
  const { code, out, err } = await rulewright(play);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)[0]).toBe(`Does Not Exist – ${flags[1]} players, seed ${name}`);
  const { ranking, scores, winners } = engine.outcome(engine.replay(JSON.parse(readFileSync(file, 'utf8')))) ?? {
    ranking: [],
    scores: [],
    winners: [],
  };
  const rows = [...out.matchAll(/^ {2}(\d)\. +P(\d) .* (\d+)$/gm)].map((row) => row.slice(1).map(Number));
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat + 1, scores[seat]])));
  expect(rows).not.toEqual([]);
  expect(linesOf(out).at(-2)).toBe(`  ${verdict({ winners })}`);
});

test('A person plays a whole game and reads the cards of their own seat only', async () => {
  const messages: string[] = [];
  const prompts: Prompts = {
    choose: async (message, choices) => {
      messages.push(message);
      const simple = /^(roll the|hold$|start the|end the|decline|discard|lay|pass)/;
      return Math.max(
        0,
        choices.findIndex((name) => simple.test(name)),
      );
    },
    number: async () => 1,
    text: async () => 'hold',
  };
  const flags = ['--players', '3', '--seed', 'person', '--human', '1', '--option', 'maxTurns=9'];
  const { code, out, err } = await rulewright(['play', 'does-not-exist', ...flags], prompts);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages.filter((message) => !/^P2[,:] |^Which one\?$/.test(message))).toEqual([]);
  expect(out).toMatch(/You\s+draw\s+\d\s+cards?:/);
  expect(out).toMatch(/P[13]\s+draws\s+\d\s+cards?[.;]/);
  expect(out).not.toMatch(/P[13]\s+draws\s+\d\s+cards?:/);
});

test('What is said of the content of Does Not Exist is what the base pack says', () => {
  const { sounds, monsters, classes, mercenaries } = basePack;
  const cards = [...sounds, ...monsters, ...classes, ...mercenaries];
  const count = (list: typeof cards, field: string): string =>
    `${list.filter(({ reconstructed }) => reconstructed?.includes(field)).length} of ${list.length}`;
  expect(games.find(({ engine: { id } }) => id === 'does-not-exist')?.reconstructed).toBe(
    `${count(cards, 'count')} numbers of copies, ${count(sounds, 'comparisonBonus')} bonuses`,
  );
  expect(cards.filter(({ provenance }) => provenance === 'reconstructed')).toEqual([]);
});
