import { engine } from '@rulewright/euphoria';
import {
  available,
  give,
  market,
  resolve,
  setDilemma,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { actionTypes, endTurn, placeable } from './facts.js';
import { asked, availableOf, away, type EuState, join, place, position, retrieve, table } from './positions.js';

// EUP-TRN: turns.

rule.each(
  'EUP-TRN.1',
  'the turn goes clockwise to the next seat',
  [
    [3, 0, 1],
    [3, 2, 0],
    [2, 1, 0],
    [6, 5, 0],
  ] as const,
  ([players, active, next]) => {
    const game = position((state) => available(state, active, 3), { players }, active);
    game.play(place(active, 3, 'farm'));
    expect([game.state.active, game.state.turn]).toEqual([next, 2]);
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: next });
    expect(game.events.slice(-1)).toEqual([{ type: 'turn-began', rule: 'EUP-TRN.9', seat: next, turn: 2 }]);
  },
);

rule(['EUP-TRN.2', 'EUP-TRN.3'], 'a turn offers placing, retrieving and the dilemma, and no way to pass', () => {
  const game = position((state) => {
    available(state, 0, 2);
    stand(state, 0, 'farm', 4);
    setDilemma(state, 0, 'book');
    give(state, 0, 'book');
  });
  expect(actionTypes(game)).toEqual(['place', 'retrieve', 'resolve-dilemma']);
  expect(game.legal('retrieve')).toEqual([retrieve(0, [2])]);
  expect(game.refusal(endTurn())).toMatchObject({ rule: 'EUP-TRN.9', code: 'not-offered' });
  expect(game.legal().every(({ seat }) => seat === 0)).toBe(true);
});

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

rule('EUP-TRN.3', 'a value that no available worker shows cannot be placed, whatever stands on the board', () => {
  const game = position((state) => {
    stand(state, 0, 'farm', 4);
    available(state, 0, 2, 5);
  });
  expect(placeable(game)).toEqual([2, 5]);
  for (const value of [1, 3, 4, 6])
    expect(game.refusal(place(0, value, 'generator'))).toEqual({
      rule: 'EUP-TRN.3',
      code: 'no-such-worker',
      details: { value },
    });
});

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

rule('EUP-TRN.8', 'after a retrieval and after a dilemma no worker is placed in the turn', () => {
  const ready = (recipe: (state: EuState) => void) =>
    position((state) => {
      recipe(state);
      available(state, 0, 2, 2);
    });
  const back = ready((state) => away(state, 0, 'farm', 2));
  back.script([2]).play(retrieve(0, [1]));
  expect([asked(back), availableOf(back.state, 0)]).toEqual([{ kind: 'turn-main', seat: 1 }, [2, 2, 2]]);
  const joined = ready((state) => {
    setDilemma(state, 0, 'book');
    give(state, 0, 'book');
  }).play(join(0, 'book'));
  expect(asked(joined)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule('EUP-TRN.9', 'a turn that has begun with trade left asks again, and says that the action is done', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 3);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { gold: 1 });
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
  expect(game.state.hasActed).toBe(true);
  expect(game.legal()).toEqual([{ type: 'open-trade', seat: 0, partner: 1 }, endTurn()]);
});

rule('EUP-TRN.9', 'at the start of every turn the marks of all players are cleared and available workers noted', () => {
  const game = position(
    (state) => {
      available(state, 0, 2);
      stand(state, 1, 'farm', 3);
      for (const seat of [0, 1, 2]) setPlayer(state, seat, { hasLostWorker: true });
      const named = (recruits: number[]) => recruits.map((recruit) => engine.content.recruits[recruit]?.id ?? '');
      setShared(state, { proposals: 1, usedRecruits: named([0, 1]), freshRecruits: named([3]) });
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  const { lostWorker, usedAbilities, freshRecruits, proposals, noted, hasActed, placed, groupValue } = game.state;
  expect({ lostWorker, usedAbilities, freshRecruits, proposals, noted, hasActed, placed, groupValue }).toEqual({
    lostWorker: [false, false, false],
    usedAbilities: [],
    freshRecruits: [],
    proposals: 0,
    noted: [true, true, false, false],
    hasActed: false,
    placed: 0,
    groupValue: 0,
  });
});

rule(['EUP-TRN.8', 'EUP-TRN.9'], 'after a retrieval with trade left nothing but trade and the end is offered', () => {
  const game = position(
    (state) => {
      away(state, 0, 'farm', 2);
      available(state, 0, 2, 2);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { gold: 1 });
    },
    { tradeProposalsPerTurn: 1 },
  ).script([2]);
  game.play(retrieve(0, [1]));
  expect([game.state.hasActed, asked(game)]).toEqual([true, { kind: 'turn-continue', seat: 0 }]);
  expect(game.legal()).toEqual([{ type: 'open-trade', seat: 0, partner: 1 }, endTurn()]);
  expect(game.refusal(place(0, 2, 'farm'))).toEqual({
    rule: 'EUP-TRN.8',
    code: 'not-of-the-group',
    details: { value: 2 },
  });
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
