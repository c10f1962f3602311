import { expect, test } from 'vitest';
import { run } from '../../packages/cli/src/program.js';
import { inFull } from '../support/depth.js';
import { console, rulewright } from './console.js';

/** What is printed on a terminal of this width. */
async function printed(width: number, ...args: readonly string[]): Promise<string> {
  const terminal = { ...console(), width };
  expect(await run(args, terminal)).toBe(0);
  return terminal.printed.out;
}

test('without a command it says what EcoLogic is, tells a game in 120 lines at most, and what to type next', async () => {
  const out = await printed(80);
  expect(out.split('\n').length).toBeLessThanOrEqual(120);
  const [, introduction = ''] = out.split('\n  ');
  expect(introduction).toMatch(/^Everybody builds an industry/);
  expect(out.match(/^Standing: |^ {2}Standing: /gm)?.length).toBeGreaterThan(5);
  for (const heading of ['The board at the end', 'Final ranking', 'What to type next']) expect(out).toContain(heading);
});

test('it is the same game every time, and another one by its name', inFull, async () => {
  const [one, again, other] = [
    await printed(80),
    await printed(80, 'welcome', 'ecologic'),
    await printed(80, 'welcome', 'emix'),
  ];
  expect(again).toBe(one);
  expect(other).toContain('Emix');
});

test('a round in which something mattered is told by its highlights alone', inFull, async () => {
  const rounds = (await printed(300, 'welcome', 'euphoria')).split(/^Round \d+ to .*$/m).slice(1, -1);
  const told = rounds.map((round) => round.split('\n  ').filter((line) => /^P\d|^Knowledge/.test(line)));
  expect(told.flat().length).toBeGreaterThan(5);
  for (const line of told.flat())
    expect(line).toMatch(/star|opens on|reveals|resolves a dilemma|gets worker|loses worker/);
});

test('every decision is told when that is asked for', inFull, async () => {
  expect((await printed(80, 'welcome', '--full')).split('\n').length).toBeGreaterThan(400);
});

test('what it says to type next are commands that there are', async () => {
  const [, next = ''] = (await printed(110)).split('What to type next\n');
  const commands = [...next.matchAll(/^ {2}rulewright (\S+)/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands)
    expect(await rulewright(command === '--help' ? [command] : [command, '--help'])).toMatchObject({ code: 0 });
  const [, rule = ''] = /^ {2}rulewright (rules \S+ \S+)/m.exec(next) ?? [];
  expect(await rulewright(rule.split(' '))).toMatchObject({ code: 0 });
});

test('nothing is wider than a narrow terminal, but for commands', inFull, async () => {
  const wide = (await printed(46)).split('\n').filter((line) => [...line].length > 46);
  expect(wide).toEqual([]);
});
