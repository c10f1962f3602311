import { ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import { galleryGames } from '../../docs/site/build/gallery.js';
import { OwnTable, openedOf } from '../../docs/site/playground/own/table.js';
import * as blotto from '../../examples/games/blotto.js';
import * as kuhn from '../../examples/games/kuhn-poker.js';
import * as liarsDice from '../../examples/games/liars-dice.js';
import * as othello from '../../examples/games/othello.js';

// A game of somebody's own on the page: the worker holds the state, the page is told what its person may know.

const wish = { seed: 'own', players: 2, seat: 0, bot: 'uniform' };
const seated = (module: object, changed: Partial<typeof wish> = {}) =>
  new OwnTable(ownGame({ ...module }), { ...wish, ...changed });

async function toTheEnd(table: OwnTable): Promise<void> {
  for (let n = 0; n < 500 && table.shown().end === ''; n++)
    if (table.botAsked === undefined) await table.answer(0);
    else await table.think();
}

describe('a game of one\u2019s own on the page', () => {
  test('is told before it begins: players, bots that can play it, rules', () => {
    const { title, players, bots, rules } = openedOf(ownGame({ ...liarsDice }));
    expect([title, players]).toEqual(['Liars dice', { min: 2, max: 4 }]);
    expect(bots.map(({ name }) => name)).toEqual(expect.arrayContaining(['uniform', 'ismcts', 'strong']));
    expect(bots.map(({ name }) => name)).not.toContain('weighted');
    expect(rules[0]).toEqual({ id: 'LIAR-1', text: 'Everybody rolls their dice and keeps them hidden.' });
  });

  test('shows the person their own secrets and no others, in the log too', async () => {
    const table = seated(kuhn);
    const hands = () => table.shown().tables[0]?.rows.map(([, hand]) => hand);
    expect(hands()?.[0]).toMatch(/jack|queen|king/);
    expect(hands()?.[1]).toBe('?');
    expect(table.shown().seats).toEqual([
      { seat: 0, isAsked: true, stands: '', who: 'you' },
      { seat: 1, isAsked: false, stands: '', who: 'uniform' },
    ]);
    expect(table.shown().answers).toEqual(['pass', 'bet']);
    await table.answer(1);
    expect(
      table
        .shown()
        .log.map(({ text }) => text)
        .join(),
    ).toContain('bet');
  });

  test('is played to its end and ranks the players; undo goes back to the person\u2019s last decision', async () => {
    const table = seated(othello);
    expect(table.shown()).toMatchObject({ canUndo: false, end: '', ranking: undefined });
    const before = table.shown();
    await table.answer(2);
    await table.think();
    table.undo();
    expect(table.shown()).toEqual(before);
    await toTheEnd(table);
    const { end, ranking, drawing, question, answers } = table.shown();
    expect([end, question, answers]).toEqual(['The end: nobody can place.', '', []]);
    expect(ranking?.rows).toHaveLength(2);
    expect(drawing).toHaveLength(9);
  });

  test('asks the person and the bot at once where both answer in secret', async () => {
    const table = seated(blotto);
    expect(table.shown().answers).toHaveLength(66);
    expect(table.botAsked).toBe(1);
    await toTheEnd(table);
    expect(table.shown().end).not.toBe('');
  });

  test('is played by bots alone where nobody sits', async () => {
    const table = new OwnTable(ownGame({ ...liarsDice }), { ...wish, seat: undefined, players: 3 });
    await toTheEnd(table);
    expect(table.shown().end).toBe('The end: called.');
  });

  test('refuses an answer that is none', async () => {
    await expect(seated(kuhn).answer(7)).rejects.toThrow('there is no such answer');
  });
});

test('the gallery names every game of its folder', () => {
  expect(galleryGames().map(({ name }) => name)).toHaveLength(10);
});
