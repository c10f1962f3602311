import { loadCaseGame } from '@rulewright/games/cases';
import { quizOf, readDocument } from '@rulewright/testing/cases';
import { expect, test } from 'vitest';

const NOMINAL = `position plants {money}
  options {players 2}
  begin {kind open-plant, seat 0} {kind build, seat -1, left [0, 1]}
  field
  build 0 0 {branch oil, level 4}
  player 0 {money {money}}

ECO-AUC.1 you open an auction only with the nominal in hand
  from plants {money}
  0 open-plant oil
    ! {refused}
  | money | refused |
  | 4 | ECO-AUC.1 too-poor nominal 5, money 4 |
  | 5 | |
`;

const questions = async (text: string) => {
  const game = await loadCaseGame('ecologic');
  if (game === undefined) throw new Error('no game');
  return quizOf(readDocument(text), game).map(({ state: _, ...question }) => question);
};

test('A case with a refusal is a question, and its legal row the counterpart', async () => {
  const shared = {
    title: 'you open an auction only with the nominal in hand',
    at: 8,
    seat: 0,
    action: '0 open-plant oil',
    words: 'open an auction for an oil piece at 5',
    rule: 'ECO-AUC.1',
  };
  expect(await questions(NOMINAL)).toEqual([
    { ...shared, isAllowed: false, why: expect.stringContaining('The nominal is more than your money.') },
    { ...shared, isAllowed: true },
  ]);
});

test.each([
  ['a case that refuses nothing', NOMINAL.replace('  | 4 | ECO-AUC.1 too-poor nominal 5, money 4 |\n', '')],
  ['a case that is red', NOMINAL.replace('nominal 5,', 'nominal 6,').replace('  | 5 | |\n', '')],
  ['an action of somebody else', 'ECO-SET.9 not your turn\n  options {players 2}\n  1 place-first oil 0\n    ! … …'],
  ['other cards', NOMINAL.replace('options {players 2}', 'content events.EV302.effects []')],
])('%s is no question', async (_, text) => {
  expect(await questions(text)).toEqual([]);
});
