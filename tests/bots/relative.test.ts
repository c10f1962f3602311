import { type AnyEngine, type AnyState, observer } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { engine as connectFour } from '../../examples/games/connect-four.js';
import { turned as turnedDoesNotExist } from '../does-not-exist/symmetry.js';
import { renamed, turnedTable } from '../ecologic/symmetry.js';
import { turned as turnedEmix } from '../emix/symmetry.js';
import { turned as turnedEuphoria } from '../euphoria/symmetry.js';
import { atDepth } from '../support/depth.js';

// Observations with seats counted from the viewer: when everybody sits some seats further on, all see what they saw before.

/** How far into a game it is looked at. */
const DECISIONS = atDepth({ day: 10, full: 50, night: 150 });

interface Turning {
  readonly engine: AnyEngine;
  readonly options: object;
  readonly image: (state: never, by: number) => unknown;
}
const games: readonly (readonly [string, Turning])[] = [
  [
    'EcoLogic',
    { engine: ecologic, options: { players: 3 }, image: (state, by) => renamed(state, turnedTable(state, by)) },
  ],
  ['Emix', { engine: emix, options: { players: 3 }, image: turnedEmix }],
  ['Does Not Exist', { engine: doesNotExist, options: { players: 3 }, image: turnedDoesNotExist }],
  ['Euphoria', { engine: euphoria, options: { players: 3 }, image: turnedEuphoria }],
];

describe('An observation relative to its viewer', () => {
  test.each(games)('of %s is the same wherever the table is turned to', (_, { engine, options, image }) => {
    const { parts, observe } = observer(engine, options, { relative: true });
    const seen = (state: AnyState, seat: number): object => {
      const numbers = observe(engine.view(state, seat));
      return Object.fromEntries(
        parts.map(({ name, from, length }) => [name, [...numbers.subarray(from, from + length)]]),
      );
    };
    const random = generator('turned');
    let state = engine.init('turned', options);
    const { players } = state.options;
    let compared = 0;
    for (let decision = 0; decision < DECISIONS; decision++) {
      const legal = engine.legalActions(state);
      if (legal.length === 0) break;
      state = engine.apply(state, at(legal, Math.floor(random() * legal.length)));
      // what all answer at once is kept in the order of the seats
      if (state.agenda.some((record) => 'sealed' in record)) continue;
      compared++;
      for (let by = 1; by < players; by++) {
        const other = engine.load(image(state as never, by));
        for (let seat = 0; seat < players; seat++) {
          const { viewer: own, ...before } = seen(state, seat) as Record<string, unknown>;
          const { viewer: others, ...after } = seen(other, (seat + by) % players) as Record<string, unknown>;
          expect(after).toEqual(before);
          expect(others).not.toEqual(own);
        }
      }
    }
    expect(compared).toBeGreaterThan(DECISIONS / 2);
  });

  test('shows own discs as 0 and those of the other player as 1, whoever looks', () => {
    const { observe, parts } = observer(connectFour, {}, { relative: true });
    const { from = 0, length = 0 } = parts.find(({ name }) => name === 'cells') ?? {};
    const state = connectFour.apply(connectFour.init('relative'), { type: 'drop', seat: 0, column: 3 });
    const cell = (viewer: 0 | 1 | 'spectator') => observe(connectFour.view(state, viewer))[from + 4];
    expect([length, cell(0), cell(1), cell('spectator')]).toEqual([43, 0, 1, 0]);
    expect(observer(connectFour).observe(connectFour.view(state, 1))[from + 4]).toBe(0);
  });
});
