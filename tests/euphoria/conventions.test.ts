import { engine } from '@rulewright/euphoria';
import { available, setGoods, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuState, position } from './positions.js';

describe('EUP-ENG.1', () => {
  rule('EUP-ENG.1', 'the last token of a track draft is asked for, although only one cell is left', () => {
    const start = engine.init('tokens', { players: 6, trackDraft: true });
    const put = (seat: number, track: 'morale' | 'knowledge', cell: number) =>
      ({ type: 'place-token', seat, track, cell }) as const;
    let state = start;
    for (let seat = 0; seat < 6; seat++) state = engine.apply(state, put(seat, 'morale', seat + 1));
    for (let seat = 5; seat > 0; seat--) state = engine.apply(state, put(seat, 'knowledge', 7 - (seat + 1)));
    expect([state.knowledge, engine.legalActions(state)]).toEqual([[0, 5, 4, 3, 2, 1], [put(0, 'knowledge', 6)]]);
  });
});

describe('EUP-ENG.2', () => {
  const workers = (recipe: (state: EuState) => void) => position(recipe).legal();

  rule('EUP-ENG.2', 'spaces are never merged, not even construction spaces of one price', () => {
    const legal = workers((state) => setGoods(state, 0, { gold: 1 }));
    const spaces = legal.flatMap((action) => (action.type === 'place' ? [action.space] : []));
    expect(spaces.filter((space) => space.startsWith('euphorian-a'))).toEqual([
      'euphorian-a-2',
      'euphorian-a-3',
      'euphorian-a-4',
    ]);
  });

  rule.each(
    'EUP-ENG.2',
    'workers of one value on one area are retrieved by the lowest number',
    [
      { on: ['farm', 'farm'], values: [2, 2], sets: ['1', '1,2'] },
      { on: ['farm', 'farm'], values: [2, 3], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['euphorian-a-1', 'euphorian-b-1'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer', 'farm'], values: [2, 2, 2], sets: ['1', '2', '1,2', '1,3', '1,2,3'] },
    ] as const,
    ({ on, values, sets }) => {
      const game = position((state) => {
        available(state, 0);
        for (const [i, space] of on.entries()) stand(state, 0, space, values[i]);
      });
      expect(game.legal('retrieve').map(({ workers: numbers }) => numbers.join())).toEqual(sets);
      if (!sets.some((set) => set === '2'))
        expect(game.refusal({ type: 'retrieve', seat: 0, workers: [2], price: 'free' })).toEqual(
          on.length === 2 ? { rule: 'EUP-ENG.2', code: 'name-the-lowest' } : expect.anything(),
        );
    },
  );
});
