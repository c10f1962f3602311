import { type AnyAction, type Engine, InputError, type Viewer } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, uniform } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { fewer, some } from '../support/depth.js';
import { walkFrom } from '../support/walking.js';

type AnyEngine = Engine<AnyState, AnyAction, { players: number }, object>;
const games = { ecologic, emix, 'does-not-exist': doesNotExist, euphoria, hush } as unknown as Record<
  string,
  AnyEngine
>;

describe('the seats that are asked', () => {
  test.each(some(Object.entries(games), { day: 3 }))(
    'of %s are those of the decision, and those of the view of each viewer',
    (name, engine) => {
      const met = new Set<string>();
      for (let seed = 0; seed < fewer(4); seed++) {
        const { steps, end } = walkFrom(engine, engine.init(seed), seed, uniform);
        for (const state of [...steps.map(({ before }) => before), end]) {
          const asked = engine.decision(state)?.seats ?? [];
          expect(engine.deciders(state)).toEqual(asked);
          const { players } = state.options;
          for (const viewer of [...Array(players).keys(), 'spectator'] as Viewer[]) {
            const view = engine.view(state, viewer);
            const known = engine.decision(view)?.seats ?? [];
            expect(engine.deciders(state, viewer)).toEqual(known);
            expect(engine.deciders(view)).toEqual(known);
            met.add(`${asked.length > 0} ${known.length > 0}`);
          }
        }
      }
      expect(met).toContain('true true');
      expect(met).toContain('false false');
      // as EMX-MOM.17 has it: nobody else may know who is asked in a window
      expect(met.has('true false')).toBe(name === 'emix' || name === 'hush');
    },
  );

  test('are named of a seat that is there, and of a view without another viewer', () => {
    const state = ticTacToe.init(1);
    expect(ticTacToe.deciders(state, 1)).toEqual([0]);
    for (const viewer of [2, -1, '0', null])
      expect(() => ticTacToe.deciders(state, viewer as never), String(viewer)).toThrow(InputError);
    const view = ticTacToe.view(state, 0);
    expect(() => (ticTacToe.deciders as (...given: unknown[]) => unknown)(view, 1)).toThrow(InputError);
    expect(() => ticTacToe.deciders({} as never)).toThrow(InputError);
  });
});
