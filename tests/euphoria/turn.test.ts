import { expect } from 'vitest';
import { rule } from '../rule.js';
import { changes, endTurn, eventTypes } from './facts.js';
import {
  asked,
  available,
  availableOf,
  buildTile,
  type EuScenario,
  type EuState,
  giveArtifacts,
  place,
  position,
  retrieve,
  setDilemma,
  setGoods,
  stand,
  table,
} from './positions.js';

/** The values that can be placed now, each once. */
const values = (game: EuScenario): number[] => [...new Set(game.legal('place').map(({ value }) => value))];
/** The first worker of seat 0 stands on a space, and no other is available. */
function away(state: EuState, space: string, value: number): void {
  available(state, 0);
  stand(state, 0, space, value);
}
/** The types of the legal actions, each once. */
const types = (game: EuScenario): string[] => [...new Set(game.legal().map(({ type }) => type))];
const join = (seat: number, ...artifacts: ('book' | 'bat')[]) =>
  ({ type: 'resolve-dilemma', seat, side: 'join', artifacts }) as const;

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
    expect(game.events.slice(-1)).toEqual([{ type: 'turn-began', seat: next, turn: 2 }]);
  },
);

rule(['EUP-TRN.2', 'EUP-TRN.3'], 'a turn offers placing, retrieving and the dilemma, and no way to pass', () => {
  const game = position((state) => {
    available(state, 0, 2);
    stand(state, 0, 'farm', 4);
    setDilemma(state, 0, 'book');
    giveArtifacts(state, 0, 'book');
  });
  expect(types(game)).toEqual(['place', 'retrieve', 'resolve-dilemma']);
  expect(game.legal('retrieve')).toEqual([retrieve(0, [2])]);
  expect(game.refusal(endTurn())).toMatchObject({ rule: 'CORE-ACT.4', code: 'not-offered' });
  expect(game.legal().every(({ seat }) => seat === 0)).toBe(true);
});

rule.each(
  'EUP-TRN.3',
  'what is not possible is not offered',
  [
    { without: 'a worker on the board', recipe: (_: EuState) => {}, left: ['place'] },
    {
      without: 'an available worker',
      recipe: (state: EuState) => {
        available(state, 0);
        stand(state, 0, 'farm', 4);
      },
      left: ['retrieve'],
    },
    {
      without: 'an unresolved dilemma',
      recipe: (state: EuState) => {
        giveArtifacts(state, 0, 'book');
        state.dilemmaSides[0] = 'fight';
        state.resolvedDilemmas[0]?.push(...(state.dilemmas[0]?.splice(0) ?? []));
      },
      left: ['place'],
    },
  ],
  ({ recipe, left }) => {
    expect(types(position(recipe))).toEqual(left);
  },
);

rule('EUP-TRN.3', 'a value that no available worker shows cannot be placed, whatever stands on the board', () => {
  const game = position((state) => {
    stand(state, 0, 'farm', 4);
    available(state, 0, 2, 5);
  });
  expect(values(game)).toEqual([2, 5]);
  for (const value of [1, 3, 4, 6])
    expect(game.refusal(place(0, value, 'generator'))).toEqual({
      rule: 'EUP-TRN.3',
      code: 'no-such-worker',
      details: { value },
    });
});

rule(['EUP-TRN.3', 'EUP-RET.9'], 'under all penalties at once, three areas or a free retrieval are left', () => {
  const closed = (state: EuState) => {
    buildTile(state, 'euphorian-a', 'arena-of-peaceful-conflict');
    buildTile(state, 'euphorian-b', 'apothecary-of-productive-dreams');
    buildTile(state, 'subterran-a', 'cafeteria-of-nameless-meat');
    buildTile(state, 'subterran-b', 'fountain-of-wishful-thinking');
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

rule(
  ['EUP-TRN.4', 'EUP-TRN.5', 'EUP-TRN.8'],
  'after a first placement workers of the same value may follow one at a time, and nothing else',
  () => {
    const game = position((state) => {
      away(state, 'aquifer', 3);
      available(state, 0, 3, 5, 3);
      setDilemma(state, 0, 'book');
      giveArtifacts(state, 0, 'book');
    });
    expect(game.state.noted).toEqual([false, true, true, true]);
    game.play(place(0, 3, 'farm'));
    expect([asked(game), game.state.placed, game.state.groupValue]).toEqual([{ kind: 'turn-continue', seat: 0 }, 1, 3]);
    expect(types(game)).toEqual(['place', 'end-turn']);
    expect(values(game)).toEqual([3]);
    expect(game.refusal(place(0, 5, 'farm'))).toEqual({
      rule: 'EUP-TRN.5',
      code: 'not-of-the-group',
      details: { value: 5 },
    });
    for (const action of [retrieve(0, [1]), join(0, 'book')])
      expect(game.refusal(action)).toMatchObject({ rule: 'CORE-ACT.4', code: 'not-offered' });
    expect(changes(game, place(0, 3, 'generator'))).toMatchObject({ 'workers.0.3': 'generator 3' });
    expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [5]]);
  },
);

rule('EUP-TRN.5', 'all workers of the value may be placed, and the player may stop after any of them', () => {
  const four = () => position((state) => available(state, 0, 2, 2, 2, 2));
  const all = four();
  for (const area of ['farm', 'generator', 'aquifer'] as const) {
    all.play(place(0, 2, area));
    expect(asked(all)).toEqual({ kind: 'turn-continue', seat: 0 });
  }
  expect(all.state.placed).toBe(3);
  all.play(place(0, 2, 'cloud-mine'));
  expect([all.state.active, availableOf(all.state, 0)]).toEqual([1, []]);
  for (const placed of [1, 2, 3]) {
    const game = four();
    for (let i = 0; i < placed; i++) game.play(place(0, 2, 'farm'));
    expect(changes(game, endTurn())).toEqual({});
    expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, Array(4 - placed).fill(2)]);
    expect(eventTypes(game)).toEqual(['turn-began']);
  }
});

rule(['EUP-TRN.7', 'EUP-R32'], 'of two pairs only the value of the first placement is used in a turn', () => {
  const pairs = () => position((state) => available(state, 0, 2, 5, 2, 5));
  expect(values(pairs())).toEqual([2, 5]);
  const game = pairs().play(place(0, 5, 'farm'));
  expect(values(game)).toEqual([5]);
  game.play(place(0, 5, 'generator'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [2, 2]]);
});

rule('EUP-TRN.5', 'without another worker of the value the turn ends by itself', () => {
  const game = position((state) => available(state, 0, 2, 3)).play(place(0, 2, 'farm'));
  expect(game.state.active).toBe(1);
  expect(game.state.noted).toEqual([true, true, false, false]);
  expect([game.state.placed, game.state.groupValue, game.state.hasActed]).toEqual([0, 0, false]);
});

rule(['EUP-TRN.6', 'EUP-R32'], 'a bumped own worker is not placed again in the turn, whatever it shows', () => {
  const game = position((state) => {
    available(state, 0, 4);
    stand(state, 0, 'euphorian-tunnel', 1);
    setGoods(state, 0, { energy: 1 });
  })
    .rig([4])
    .play(place(0, 4, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [4]]);
});

rule('EUP-TRN.6', 'a worker that a completion returns is not placed again in the turn', () => {
  const game = position((state) => {
    available(state, 0, 4);
    stand(state, 0, 'euphorian-a-2', 1);
    setGoods(state, 0, { clay: 1 });
  })
    .rig([4, 4])
    .play(place(0, 4, 'euphorian-a-1'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [4, 4]]);
});

rule('EUP-TRN.6', 'a member of the group that is placed, bumped and rolled anew has left the group', () => {
  const game = position((state) => {
    available(state, 0, 1, 1, 1);
    setGoods(state, 0, { energy: 2 });
  }).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect(game.state.noted).toEqual([false, true, true, false]);
  game.rig([1]).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect([availableOf(game.state, 0), game.state.noted]).toEqual([
    [1, 1],
    [false, false, true, false],
  ]);
  game.play(place(0, 1, 'farm'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [1]]);
});

rule('EUP-TRN.8', 'after a retrieval and after a dilemma no worker is placed in the turn', () => {
  const ready = (recipe: (state: EuState) => void) =>
    position((state) => {
      recipe(state);
      available(state, 0, 2, 2);
    });
  const back = ready((state) => away(state, 'farm', 2));
  back.rig([2]).play(retrieve(0, [1]));
  expect([asked(back), availableOf(back.state, 0)]).toEqual([{ kind: 'turn-main', seat: 1 }, [2, 2, 2]]);
  const joined = ready((state) => {
    setDilemma(state, 0, 'book');
    giveArtifacts(state, 0, 'book');
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
      state.lostWorker = [true, true, true];
      state.usedAbilities = [0, 1];
      state.freshRecruits = [3];
      state.proposals = 1;
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
      away(state, 'farm', 2);
      available(state, 0, 2, 2);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { gold: 1 });
    },
    { tradeProposalsPerTurn: 1 },
  ).rig([2]);
  game.play(retrieve(0, [1]));
  expect([game.state.hasActed, asked(game)]).toEqual([true, { kind: 'turn-continue', seat: 0 }]);
  expect(game.legal()).toEqual([{ type: 'open-trade', seat: 0, partner: 1 }, endTurn()]);
  expect(game.refusal(place(0, 2, 'farm'))).toEqual({
    rule: 'EUP-TRN.5',
    code: 'not-of-the-group',
    details: { value: 2 },
  });
});

rule(['EUP-TRN.4', 'EUP-ENG.2'], 'equal workers are offered once and the lowest id is placed first', () => {
  const game = position((state) => available(state, 0, 6, 3, 3));
  expect(game.legal('place').filter(({ space }) => space === 'farm')).toEqual([
    place(0, 3, 'farm'),
    place(0, 6, 'farm'),
  ]);
  expect(changes(game, place(0, 3, 'farm'))).toMatchObject({ 'workers.0.1': 'farm 3' });
  expect(changes(game, place(0, 3, 'farm'))).toMatchObject({ 'workers.0.2': 'farm 3' });
});

rule(['EUP-TRN.4', 'EUP-ENG.2'], 'workers of another player with the value are never placed', () => {
  const game = position(
    (state) => {
      available(state, 0, 3);
      available(state, 1, 4);
      available(state, 2, 5);
    },
    {},
    1,
  );
  expect(values(game)).toEqual([4]);
  expect(changes(game, place(1, 4, 'farm'))).toMatchObject({ 'workers.1.0': 'farm 4' });
});

rule(['EUP-TRN.5', 'EUP-R33'], 'nothing but trade and stopping stands beside the next placement', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 2, { gold: 1 });
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  expect(types(game)).toEqual(['place', 'open-trade', 'end-turn']);
  expect(game.legal('open-trade')).toEqual([{ type: 'open-trade', seat: 0, partner: 2 }]);
});

rule(['EUP-TRN.5', 'EUP-TRN.9'], 'a group of which no worker can be placed anywhere is not asked for', () => {
  const game = position(
    (state) => {
      buildTile(state, 'euphorian-a', 'arena-of-peaceful-conflict');
      buildTile(state, 'euphorian-b', 'apothecary-of-productive-dreams');
      stand(state, 0, 'generator', 1);
      stand(state, 0, 'aquifer', 1);
      available(state, 0, 2, 2);
      giveArtifacts(state, 1, 'book');
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  expect(game.legal('place')).toEqual([place(0, 2, 'wastelander-tunnel')]);
  game.play(
    { type: 'open-trade', seat: 0, partner: 1 },
    { type: 'give', seat: 0, item: 'food' },
    { type: 'to-ask', seat: 0 },
    { type: 'ask', seat: 0, item: 'book' },
    { type: 'submit', seat: 0 },
    { type: 'accept', seat: 1 },
  );
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule('EUP-TRN.1', 'the first turn is that of the starting player and is turn number 1', () => {
  const game = table({ players: 2, eldestSeat: 1 });
  for (const seat of [0, 1]) {
    const [action] = game.legal('keep-recruits').filter((keep) => keep.seat === seat);
    if (seat === 1) game.rig([3, 3, 1, 5]);
    if (action !== undefined) game.play(action);
  }
  expect([game.state.active, game.state.turn, asked(game)]).toEqual([1, 1, { kind: 'turn-main', seat: 1 }]);
});
