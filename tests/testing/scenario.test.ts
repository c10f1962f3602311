import { isInputError } from '@rulewright/core';
import { scenario } from '@rulewright/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { dare } from './dare.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell }) as const;
const stakes = [
  { type: 'stake', seat: 0, card: 4 },
  { type: 'stake', seat: 1, card: 5 },
] as const;

/** Seat 0 holds 0, 2, 4 and seat 1 holds 1, 3, 5. */
const dealt = (options = {}) =>
  scenario(dare, { options }).edit((state) => {
    state.hands = [
      [0, 2, 4],
      [1, 3, 5],
    ];
    state.deck = { bags: [{ cards: [6, 7, 8, 9, 10], known: [] }] };
  });

describe('a scenario', () => {
  it('starts from the set-up, with the options and the draws it is given', () => {
    const order = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    const { state } = scenario(dare, { seed: 'x', options: { rounds: 1 }, script: [order, 6] });
    expect(state.options).toEqual({ players: 2, rounds: 1 });
    expect(state.hands).toEqual([
      [10, 9, 8],
      [7, 6, 5],
    ]);
    expect(state.prize).toBe(6);
  });

  it('starts from a position when it is given one', () => {
    const { state } = dealt();
    expect(scenario(dare, { from: state }).state).toBe(state);
  });

  it('plays actions one after the other and keeps the events of the last call', () => {
    const table = scenario(ticTacToe).play(mark(0, 0)).play(mark(1, 4), mark(0, 8));
    expect(table.state.cells).toEqual([0, -1, -1, -1, 1, -1, -1, -1, 0]);
    expect(table.events).toEqual([
      { type: 'marked', rule: 'TTT-1', seat: 1, cell: 4 },
      { type: 'marked', rule: 'TTT-1', seat: 0, cell: 8 },
    ]);
  });

  it('shows the events as one viewer may read them', () => {
    const table = dealt()
      .play(...stakes)
      .script(['10'], 'first')
      .play({ type: 'draw', seat: 1 });
    expect(table.eventsFor(1)[0]).toEqual({ type: 'drawn', rule: 'DARE-2', seat: 1, card: 10 });
    expect(table.eventsFor('spectator')[0]).toEqual({ type: 'drawn', rule: 'DARE-2', seat: 1 });
  });

  it('takes an edited position when it is a possible one', () => {
    const table = scenario(ticTacToe).edit((state) => {
      state.cells[0] = 0;
      state.cells[1] = 1;
    });
    expect(table.play(mark(0, 3)).state.cells).toEqual([0, 1, -1, 0, -1, -1, -1, -1, -1]);
  });

  it('leaves the position it starts from alone when it is edited', () => {
    const { state } = scenario(ticTacToe);
    scenario(ticTacToe, { from: state }).edit((copy) => copy.cells.reverse());
    expect(state).toEqual(ticTacToe.init('scenario'));
  });

  it.each([
    ['a shape that is not that of the game', (state: { cells: number[] }) => state.cells.pop()],
    ['a broken invariant', (state: { cells: number[] }) => state.cells.fill(0, 0, 3)],
  ])('refuses %s when a position is edited', (_, recipe) => {
    const table = scenario(ticTacToe);
    const before = table.state;
    expect(() => table.edit(recipe)).toThrow(expect.toSatisfy(isInputError));
    expect(table.state).toBe(before);
  });

  it('refuses a card that lies in two places', () => {
    expect(() => dealt().edit((state) => state.pile.push(0))).toThrow('pile: 0, a card of cards: found 2, expected 1');
  });

  it('uses the scripted draws in the next play', () => {
    const table = dealt()
      .play(...stakes)
      .script([5])
      .play({ type: 'decline', seat: 1 });
    expect(table.state.prize).toBe(5);
    expect(table.events).toEqual([{ type: 'rolled', rule: 'DARE-1', prize: 5 }]);
  });

  it('refuses scripted draws that a play leaves over', () => {
    const table = dealt().script([5]);
    expect(() => table.play(...stakes)).toThrow('scripted draws left over by these actions: [5]');
  });

  it('says in which decision draws that are left over would be taken', () => {
    const left = (draw: number | string) => () =>
      dealt()
        .script([draw])
        .play(...stakes);
    expect(left('7')).toThrow('"7" would be taken by bonus of seat 1, which waits now');
    expect(left(5)).toThrow(
      'what bonus of seat 1, which waits now, draws: 5: one of 5 is drawn here (deck): 6, 7, 8, 9, 10',
    );
  });

  it('refuses scripted draws that the set-up leaves over', () => {
    const order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(() => scenario(dare, { script: [order, 6, 5] })).toThrow('scripted draws left over by the set-up: [5]');
  });

  it('refuses a scripted draw that does not fit', () => {
    const table = dealt().play(...stakes);
    expect(() => table.script([7]).play({ type: 'decline', seat: 1 })).toThrow('one of 6 is drawn here');
  });

  it('lists the legal actions, or those of one type', () => {
    const table = dealt().play(...stakes);
    expect(table.legal()).toEqual([
      { type: 'draw', seat: 1 },
      { type: 'decline', seat: 1 },
    ]);
    expect(table.legal('draw')).toEqual([{ type: 'draw', seat: 1 }]);
    expectTypeOf(table.legal('stake')).toEqualTypeOf<
      readonly { readonly type: 'stake'; readonly seat: number; readonly card: number }[]
    >();
  });

  it('names the rule that forbids an action', () => {
    expect(dealt().refusal({ type: 'stake', seat: 0, card: 1 })).toEqual({
      rule: 'DARE-1',
      code: 'not-in-your-hand',
      details: { card: 1 },
    });
  });

  it('fails when an action is legal that should be refused', () => {
    expect(() => dealt().refusal({ type: 'stake', seat: 0, card: 0 })).toThrow(
      'legal, not refused: {"type":"stake","seat":0,"card":0}',
    );
  });

  it('fails with the action and the reason when an action is refused that should be legal', () => {
    expect(() => scenario(ticTacToe).play(mark(0, 4), mark(1, 4))).toThrow(
      'refused: {"type":"mark","seat":1,"cell":4}: TTT-1 taken',
    );
  });

  it('knows the actions of its engine at compile time', () => {
    const table = scenario(ticTacToe);
    // @ts-expect-error there is no such action
    expect(table.refusal({ type: 'erase', seat: 0, cell: 0 }).rule).toBe('CORE-ACT.1');
    // @ts-expect-error a state has no such field
    expect(() => table.edit((state) => state.board.pop())).toThrow(TypeError);
  });
});
