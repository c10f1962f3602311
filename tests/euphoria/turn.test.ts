import { available, give, market, resolve, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { actionTypes } from './facts.js';
import { asked, away, type EuState, place, position, retrieve, table } from './positions.js';

// EUP-TRN: turns.

const WITHOUT: Readonly<Record<string, (state: EuState) => void>> = {
  'an available worker': (state) => away(state, 0, 'farm', 4),
  'an unresolved dilemma': (state) => {
    give(state, 0, 'book');
    resolve(state, 0, 'fight');
  },
};

rule.each(
  'EUP-TRN.3',
  'what is not possible is not offered',
  [
    { without: 'a worker on the board', left: ['place'] },
    { without: 'an available worker', left: ['retrieve'] },
    { without: 'an unresolved dilemma', left: ['place'] },
  ],
  ({ without, left }) => {
    expect(actionTypes(position((state) => WITHOUT[without]?.(state)))).toEqual(left);
  },
);

rule(['EUP-TRN.3', 'EUP-RET.9'], 'under all penalties at once, three areas or a free retrieval are left', () => {
  const closed = (state: EuState) => {
    market(state, 'euphorian-a', 'arena-of-peaceful-conflict');
    market(state, 'euphorian-b', 'apothecary-of-productive-dreams');
    market(state, 'subterran-a', 'cafeteria-of-nameless-meat');
    market(state, 'subterran-b', 'fountain-of-wishful-thinking');
  };
  const out = position((state) => {
    closed(state);
    available(state, 0);
    stand(state, 0, 'farm', 4);
  });
  expect(out.legal()).toEqual([retrieve(0, [1])]);
  const home = position((state) => {
    closed(state);
    available(state, 0, 4);
  });
  expect(home.legal()).toEqual([place(0, 4, 'generator'), place(0, 4, 'aquifer'), place(0, 4, 'farm')]);
});

rule('EUP-TRN.1', 'the first turn is that of the starting player and is turn number 1', () => {
  const game = table({ players: 2, eldestSeat: 1 });
  for (const seat of [0, 1]) {
    const [action] = game.legal('keep-recruits').filter((keep) => keep.seat === seat);
    if (seat === 1) game.script([3, 3, 1, 5]);
    if (action !== undefined) game.play(action);
  }
  expect([game.state.active, game.state.turn, asked(game)]).toEqual([1, 1, { kind: 'turn-main', seat: 1 }]);
});
