import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  setAllegiance,
  setKnowledge,
  setMorale,
  setPlayer,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { finish, LAST_SITE, last, result } from './finish.js';
import { nineStars, type Stars, stars } from './nine-stars.js';
import { type EuState, place, position } from './positions.js';

// EUP-END: when the game ends, who wins, and by which criterion.

rule(['EUP-END.1', 'EUP-END.2', 'EUP-OBJ.1'], 'the tenth star ends the game at once, in whoever’s turn', () => {
  const game = finish([1, 2], (state) => nineStars(state, 2), { players: 4 }).play(last);
  expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [2], tieBreaker: 'none', winners: [2] });
  expect(game.events.map(({ type }) => type)).toEqual([
    'worker-placed',
    'placement-paid',
    'goods-lost',
    'market-completed',
    'workers-returned',
    'workers-returned',
    'workers-returned',
    'star-placed',
    'star-placed',
    'star-placed',
    'game-ended',
  ]);
  expect(game.events.at(-1)).toEqual({
    type: 'game-ended',
    rule: 'EUP-END.2',
    reason: 'tenth-star',
    winners: [2],
    finishers: [2],
    tieBreaker: 'none',
  });
  expect([game.legal(), engine.decision(game.state)?.seats ?? [], game.state.agenda]).toEqual([[], [], []]);
});

rule('EUP-END.1', 'the game goes on while everybody has a star left', () => {
  const game = finish([1], (state) => {
    nineStars(state, 0, 1);
    for (const seat of [0, 1])
      setPlayer(state, seat, { territoryStars: { euphorian: 1, subterran: 1, wastelander: 0, icarite: 1 } });
  })
    .script([1, 1])
    .play(last);
  expect([game.state.end, game.state.stars, result(game)]).toEqual([null, [1, 1, 10], undefined]);
});

const EVEN: Stars = { tiles: 5, territories: [1, 1, 1, 1] };
const JOINED: Stars = { tiles: 4, territories: [1, 1, 1, 1], isJoined: true };

describe('the criteria', () => {
  rule.each(
    ['EUP-END.2', 'EUP-END.3'],
    'decide between simultaneous finishers one after the other',
    [
      { by: 'morale', morale: [3, 4], knowledge: [1, 6], laid: [EVEN, JOINED], winner: 1 },
      { by: 'knowledge', morale: [3, 3], knowledge: [4, 5], laid: [JOINED, EVEN], winner: 0 },
      { by: 'tiles', morale: [2, 2], knowledge: [6, 6], laid: [JOINED, { tiles: 5, territories: [2, 2] }], winner: 1 },
      {
        by: 'territories',
        morale: [6, 6],
        knowledge: [1, 1],
        laid: [
          { tiles: 5, territories: [2, 2] },
          { tiles: 5, territories: [1, 1, 1], isJoined: true },
        ],
        winner: 1,
      },
    ],
    ({ by, morale, knowledge, laid, winner }) => {
      const game = finish([1], (state) => {
        stars(state, { ...laid });
        setMorale(state, ...morale, 6);
        setKnowledge(state, ...knowledge, 1);
      }).play(last);
      expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [0, 1], tieBreaker: by, winners: [winner] });
      expect(game.events.filter(({ type }) => type === 'roll-off')).toEqual([]);
    },
  );

  rule(['EUP-END.2', 'EUP-ALL.6'], 'also decide when several finish by tier 4', () => {
    const game = position((state) => {
      stars(state, { 0: JOINED, 1: EVEN });
      setAllegiance(state, 'wastelander', 10);
      activate(state, 0, 'flartner-the-luddite');
      activate(state, 1, 'ian-the-horticulturist');
    }).play(place(0, 1, 'farm'));
    expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [0, 1], tieBreaker: 'tiles', winners: [1] });
  });

  rule('EUP-END.3', 'keep only the best: who has lost by one criterion does not come back by a later one', () => {
    const game = finish(
      [1, 2],
      (state) => {
        nineStars(state, 0, 1, 2);
        setMorale(state, 2, 3, 3, 6);
        setKnowledge(state, 1, 4, 3, 1);
      },
      { players: 4 },
    ).play(last);
    expect(game.state.end).toEqual({
      reason: 'tenth-star',
      finishers: [0, 1, 2],
      tieBreaker: 'knowledge',
      winners: [2],
    });
  });
});

describe('the roll-off', () => {
  /** Seats 0 and 1 are equal in everything. */
  const tied = (recipe: (state: EuState) => void = () => undefined) =>
    finish([1], (state) => {
      nineStars(state, 0, 1);
      recipe(state);
    });

  rule(['EUP-END.4', 'EUP-R52'], 'counts all workers in play, on the board and off it; the lowest sum wins', () => {
    const game = tied((state) => {
      stand(state, 0, 'farm', 6);
      available(state, 1, 5);
    })
      .script([1, 1, 3, 2, 2])
      .play(last);
    expect(game.events.filter(({ type }) => type === 'roll-off')).toEqual([
      { type: 'roll-off', rule: 'EUP-END.4', seat: 0, faces: [1, 1, 3], sum: 5 },
      { type: 'roll-off', rule: 'EUP-END.4', seat: 1, faces: [2, 2], sum: 4 },
    ]);
    expect(game.state.end).toMatchObject({ tieBreaker: 'roll-off', winners: [1] });
  });

  rule('EUP-END.4', 'has no checks, penalties or reactions: nothing but the faces is told', () => {
    const game = tied((state) => {
      setKnowledge(state, 6, 6, 3);
      activate(state, 2, 'ben-the-ludologist');
      setPlayer(state, 2, { morale: 6 });
    })
      .script([6, 5, 6, 6, 6])
      .play(last);
    expect(game.events.slice(-3).map(({ type }) => type)).toEqual(['roll-off', 'roll-off', 'game-ended']);
    expect(game.state.end).toEqual({
      reason: 'tenth-star',
      finishers: [0, 1],
      tieBreaker: 'roll-off',
      winners: [0],
    });
  });

  rule('EUP-END.4', 'is repeated by the lowest alone, clockwise from the active player', () => {
    const game = finish(
      [0, 1],
      (state) => {
        nineStars(state, 0, 1, 2);
        for (const seat of [0, 1]) available(state, seat, 4);
      },
      { players: 4 },
      2,
    );
    game.script([5, 5, 1, 2, 2, 1, 6, 1, 2, 4]).play(place(2, 1, `${LAST_SITE}-1`));
    const rolled = game.events.flatMap((event) => (event.type === 'roll-off' ? [[event.seat, event.faces]] : []));
    expect(rolled).toEqual([
      [2, [5, 5]],
      [0, [1, 2]],
      [1, [2, 1]],
      [0, [6, 1]],
      [1, [2, 4]],
    ]);
    expect(game.state.end?.winners).toEqual([1]);
  });

  rule.each(
    'EUP-END.5',
    'is given up after a hundred rounds in favour of the first of the tied clockwise from the active player',
    [
      { active: 0, seats: [0, 1], winner: 0 },
      { active: 1, seats: [1, 0], winner: 1 },
      { active: 1, seats: [2, 0], winner: 2 },
    ] satisfies readonly { active: number; seats: readonly number[]; winner: number }[],
    ({ active, seats, winner }: { active: number; seats: readonly number[]; winner: number }) => {
      const game = finish(
        seats.filter((seat) => seat !== active),
        (state) => {
          nineStars(state, ...seats);
          // the active one has two workers, the others one beside the one on the site: each rolls two dice
          for (const seat of seats.filter((each) => each !== active)) available(state, seat, 2);
        },
        { players: seats.includes(active) ? 3 : 4 },
        active,
      );
      game.script(Array(400).fill(4)).play(place(active, 1, `${LAST_SITE}-1`));
      expect(game.events.filter(({ type }) => type === 'roll-off')).toHaveLength(200);
      expect(game.state.end).toMatchObject({ tieBreaker: 'roll-off', winners: [winner] });
    },
  );
});
