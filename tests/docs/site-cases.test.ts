import { describe, expect, test } from 'vitest';
import { casesBelow } from '../../docs/site/build/case-pages.js';
import { casesOf } from '../../docs/site/build/cases.js';
import { type GameId, loadGame } from '../../docs/site/playground/games.js';
import { opened } from '../../docs/site/playground/saved.js';

// What the rule pages, the pages of cases and the quiz are made from.

const CHAPTERS: readonly (readonly [GameId, string])[] = [
  ['ecologic', 'auction'],
  ['emix', 'karma'],
  ['does-not-exist', 'trade'],
  ['euphoria', 'morale'],
];

describe.each(CHAPTERS)('the cases of %s, chapter %s', (id, chapter) => {
  test('open on the board at their position, with their actions', async () => {
    const game = await loadGame(id);
    const { cases } = await casesOf(id, [chapter]);
    const boards = cases.flatMap(({ board }) => board ?? []);
    expect(boards.length).toBeGreaterThan(3);
    for (const board of boards) expect(opened(game, board).length).toBe(board.actions.length);
  });

  test('ask what the engine answers', async () => {
    const game = await loadGame(id);
    const { questions } = await casesOf(id, [chapter]);
    for (const { board, action, isAllowed, rule } of questions) {
      const { first } = opened(game, board);
      const why = game.engine.explain(first, game.engine.parse(action));
      expect({ action, isAllowed, ...(why && { rule: why.rule }) }).toEqual({
        action,
        isAllowed: why === undefined,
        ...(why && { rule }),
      });
    }
  });
});

describe('a rule of the page', () => {
  test('has its shortest case in words and as a document, and leads to the others', async () => {
    const cases = await casesOf('ecologic', ['auction']);
    const text = casesBelow('ecologic', 'ECO-AUC.1', cases).join('\n');
    expect(text).toContain('<details class="case"><summary>Case: Only a player who has the nominal of 5 may open');
    expect(text).toContain('```case\nposition plants\n');
    expect(text).toMatch(/\[See it on the board\]\(\/play\/ecologic\/#case=auction-\d+\)/);
    expect(text).toMatch(
      /More cases:\n\n- \[The opening counts as a bid[^\]]*\]\(\/rules\/ecologic\/cases\/auction#line-\d+\)/,
    );
  });

  test('says in sentences what happens in it', async () => {
    const { cases } = await casesOf('ecologic', ['auction']);
    const opening = cases.find(({ title }) => title.startsWith('the opening counts as a bid'));
    expect(opening?.told).toEqual(['P1 opens the auction for an oil piece at 5']);
  });

  test('without a case shows nothing', async () => {
    expect(casesBelow('ecologic', 'ECO-R48', await casesOf('ecologic', ['auction']))).toEqual([]);
  });
});
