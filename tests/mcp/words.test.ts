import type { Told } from '@rulewright/core/text';
import { describe, expect, test } from 'vitest';
import type { Service } from '../../packages/mcp/src/service.js';
import { placeText, situation } from '../../packages/mcp/src/situation.js';
import type { Table } from '../../packages/mcp/src/table.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';
import { lineOf, outcomeText, positionText, refusalText, seatName, telling } from '../../packages/mcp/src/words.js';

// Exactly what a model reads of events, positions and ends, from texts made up for it.

const told = (text: string, others: Partial<Told> = {}): Told => ({ text, ...others }) as Told;

describe('Events', () => {
  test.each<readonly [string, readonly Told[], string]>([
    ['none', [], ''],
    ['one', [told('A pays')], '- A pays.'],
    ['that end with a full stop', [told('A pays.')], '- A pays.'],
    [
      'that are titles or headings',
      [told('Round 1', { style: 'title' }), told('Income', { style: 'heading' })],
      '- **Round 1**\n- **Income**',
    ],
    ['that are notes', [told('A pays', { style: 'note' })], '- A pays.'],
    ['that are quiet', [told('A looks', { style: 'quiet' }), told('B pays')], '- B pays.'],
    ['of one chain', [told('A pays', { chain: 'a' }), told('and gets', { chain: 'a' })], '- A pays; and gets.'],
    ['of two chains', [told('A pays', { chain: 'a' }), told('B pays', { chain: 'b' })], '- A pays.\n- B pays.'],
    [
      'of one chain that starts anew',
      [told('A pays', { chain: 'a' }), told('A gets', { chain: 'a', starts: true })],
      '- A pays.\n- A gets.',
    ],
    ['without a chain', [told('A pays'), told('B pays')], '- A pays.\n- B pays.'],
    [
      'quiet ones within a chain',
      [told('a', { chain: 'c' }), told('q', { style: 'quiet', chain: 'd' }), told('b', { chain: 'c' })],
      '- a; b.',
    ],
  ])('%s', (_, events, text) => {
    expect(telling(events)).toBe(text);
  });
});

const sheet = { title: 'Hands', head: ['', 'cards'], rows: [['P1', '3']] };
const base = {
  drawing: () => ['#.'],
  sheets: () => [sheet, { ...sheet, title: 'Nothing', rows: [] }],
  legend: 'A # is a wall.',
  refusal: () => 'That is too late.',
  reason: (reason: string) => `It ended by ${reason}.`,
  score: (_: unknown, seat: number) => ({ coins: `${seat + 1}`, stars: '0' }),
  scoring: 'The most coins win.',
  question: () => ({ text: 'P2, do you pay?' }),
  action: () => ({ text: 'pay' }),
  topic: () => 'pay',
  amounts: [],
};
const engine = { format: ({ seat, type }: { seat: number; type: string }) => `${seat} ${type}` };
const rules = { 'TOY-1': { title: 'Paying', text: 'Who is late pays.', source: 'the book' } };
const game = (text: object = {}) =>
  ({ title: 'Toy', engine, rules, text: { ...base, ...text } }) as unknown as TableGame;
const view = {} as never;
const TABLE = '**Hands**\n\n|  | cards |\n|---|---|\n| P1 | 3 |';

test('A position is its drawing with the legend, then its tables, but for those without rows', () => {
  expect(positionText(game(), view)).toBe(`\`\`\`text\n#.\n\`\`\`\n\nA # is a wall.\n\n${TABLE}`);
  expect(positionText(game({ legend: '' }), view)).toBe(`\`\`\`text\n#.\n\`\`\`\n\n${TABLE}`);
  expect(positionText(game({ drawing: () => [] }), view)).toBe(TABLE);
});

test('A refusal is its sentence and the rule in full, or its id where there is none', () => {
  const why = { code: 'late', details: {} };
  expect(refusalText(game(), { ...why, rule: 'TOY-1' })).toBe(
    'That is too late.\nRule TOY-1 Paying: Who is late pays.',
  );
  expect(refusalText(game(), { ...why, rule: 'TOY-9' })).toBe('That is too late.\nRule TOY-9');
  expect(refusalText(game(), { ...why, rule: 'CORE-ACT.3' })).toMatch(
    /^That is too late\.\nRule CORE-ACT\.3 [A-Z].*: .+\.$/,
  );
});

test('Seats and actions have a name', () => {
  expect([seatName(0), seatName(3)]).toEqual(['P1 (seat 0)', 'P4 (seat 3)']);
  expect(lineOf(game(), { seat: 12, type: 'pay 3' })).toBe('pay 3');
});

describe('The end of a game', () => {
  const outcome = { scores: [1, 5, 5], reason: 'bankruptcy' };

  test('has the reason, the ranking with the parts of each score, how they count, and who wins', () => {
    expect(outcomeText(game(), view, { ...outcome, ranking: [[1, 2], [0]], winners: [1, 2] } as never)).toBe(
      [
        'It ended by bankruptcy.',
        '**Final ranking**',
        '|  | coins | stars | score |\n|---|---|---|---|\n| 1. P2 | 2 | 0 | 5 |\n| 1. P3 | 3 | 0 | 5 |\n| 3. P1 | 1 | 0 | 1 |',
        'The most coins win.',
        'P2 and P3 share the victory.',
      ].join('\n\n'),
    );
    expect(outcomeText(game(), view, { ...outcome, ranking: [[2], [1], [0]], winners: [2] } as never)).toMatch(
      /\n\| 2\. P2 \|.*\n\| 3\. P1 \|.*\n\nThe most coins win\.\n\nP3 wins\.$/,
    );
  });
});

describe('The situation at a table', () => {
  const setting = { id: 4, game: game(), seat: 1, players: 3 };
  const table = (fields: object, players = 3) =>
    ({
      setting: { ...setting, players },
      view,
      turn: 7,
      ended: undefined,
      hasResigned: false,
      ...fields,
    }) as unknown as Table;
  const service = { legal: () => [{ seat: 1, type: 'pay' }] } as unknown as Service;
  const position = positionText(game(), view);
  const QUESTION = 'Turn 7. P2, do you pay?\nOne legal action:\n0. pay [pay]';

  test('is the position and the question with its answers, or the question alone', () => {
    expect(placeText(table({}))).toBe('Table 4: Toy. You are P2 (seat 1) of 3.');
    expect(situation(service, table({}))).toBe(`${position}\n\n${QUESTION}`);
    expect(situation(service, table({}), 'question')).toBe(QUESTION);
  });

  test('is the end when it is over', () => {
    const outcome = { ranking: [[0, 1, 2]], scores: [1, 1, 1], winners: [0, 1, 2], reason: 'a draw' };
    const ended = table({ ended: { outcome } });
    const end = `The game is over after 7 turns.\n\n${outcomeText(game(), view, outcome as never)}`;
    expect(situation(service, ended)).toBe(`${position}\n\n${end}`);
    expect(situation(service, ended, 'question')).toBe(end);
  });

  test.each([
    [{}, 3, 'A player has failed, and the game was stopped.'],
    [{ hasResigned: true }, 3, 'You have resigned. P1 (seat 0), P3 (seat 2) are before you.'],
    [{ hasResigned: true }, 2, 'You have resigned. P1 (seat 0) wins.'],
  ])('that was stopped, with %j and %i players', (fields, players, said) => {
    const stopped = table({ ended: { outcome: undefined }, ...fields }, players);
    expect(situation(service, stopped, 'question')).toBe(`The game is over after 7 turns.\n\n${said}`);
  });

  test('of somebody who played alone and gave up has nobody before', () => {
    const alone = { ...setting, seat: 0, players: 1 };
    const stopped = table({ setting: alone, ended: { outcome: undefined }, hasResigned: true });
    expect(situation(service, stopped, 'question')).toBe('The game is over after 7 turns.\n\nYou have resigned.');
  });
});
