import { readFileSync } from 'node:fs';
import { basePack, engine } from '@rulewright/euphoria';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { inFull } from '../support/depth.js';
import { linesOf, rulewright, scratch } from './console.js';
import { playNames, type Step, stepsOf } from './euphoria-games.js';

const folder = scratch();
const played = new Map<string, Step[]>();
beforeAll(() => {
  for (const name of playNames) played.set(name, stepsOf(name));
}, 120_000);
const _stepsIn = (name: string): Step[] => played.get(name) ?? [];

test.each([
  ['two', ['--players', '2'], 'A tenth star has been placed.'],
  ['soon', ['--players', '4', '--option', 'turnLimit=60'], 'The last turn has been taken.'],
])('The ranking that is printed is that of the engine: %s', async (name, flags, reason) => {
  const file = `${folder}/${name}.json`;
  const { code, out, err } = await rulewright([
    ...['play', 'euphoria', '--seed', name, ...flags],
    ...['--quiet', '--record', file],
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)[0]).toBe(`Euphoria – ${flags[1]} players, seed ${name}`);
  expect(linesOf(out)).toContain(`  ${reason}`);
  const { ranking, scores, winners } = engine.outcome(engine.replay(JSON.parse(readFileSync(file, 'utf8')))) ?? {
    ranking: [],
    scores: [],
    winners: [],
  };
  const rows = [...out.matchAll(/^ {2}(\d)\. +P(\d) .* (\d+)$/gm)].map((row) => row.slice(1).map(Number));
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat + 1, scores[seat]])));
  expect(linesOf(out).findLast((line) => / wins?\.| share the victory\.$/.test(line))).toBe(
    `  ${verdict({ winners })}`,
  );
});

test('A person plays a whole game and reads the cards of their own seat only', inFull, async () => {
  const messages: string[] = [];
  let calls = 0;
  const prompts: Prompts = {
    choose: async (message, choices) => {
      messages.push(message);
      const polite = choices.findIndex((name) => /^(end the turn|use none|do without|refuse the trade)/.test(name));
      return polite >= 0 ? polite : calls++ % choices.length;
    },
    number: async () => 1,
    text: async () => 'end-turn',
  };
  const args = ['play', 'euphoria', '--players', '3', '--seed', 'person', '--human', '1', '--option', 'turnLimit=45'];
  const { code, out, err } = await rulewright(args, prompts);
  const text = out.replaceAll(/\s+/g, ' ');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages.filter((message) => !/^P2, |^Which one\?$/.test(message))).toEqual([]);
  expect(text).toMatch(/You begin with [^.]+ and hide (?!another)/);
  expect(text.match(/P[13] begins with (?:(?! hides ).)*? and hides another recruit\./g)).toHaveLength(2);
  expect(text).toContain('Your cards');
});

test('What is said of the content of Euphoria is what the base pack says', () => {
  const count = (list: readonly { readonly provenance: string }[], name: string): string =>
    `${list.filter(({ provenance }) => provenance === 'reconstructed').length} of ${list.length} ${name}`;
  const { spaces, tiles, artifacts, dilemmas, recruits } = basePack;
  const parts = [
    count(spaces, 'spaces'),
    count(tiles, 'tiles'),
    count(artifacts, 'artifacts'),
    count(dilemmas, 'dilemmas'),
    count(recruits, 'recruits'),
  ];
  expect(games.find(({ engine: { id } }) => id === 'euphoria')?.reconstructed).toBe(parts.join(', '));
});
