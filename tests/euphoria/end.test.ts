import { engine } from '@rulewright/euphoria';
import { activate, available, setGoods, stand, starTerritory } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { nineStars, type Stars, stars } from './nine-stars.js';
import { type EuScenario, type EuState, place, position } from './positions.js';

// EUP-END: who wins, by which criterion, and what the result says.

const LAST_SITE = 'wastelander-a';
/** Seat 0 completes the last site together with these seats, and each of them lays the tenth star. */
function finish(builders: readonly number[], recipe: (state: EuState) => void, options = {}, active = 0): EuScenario {
  return position(
    (state) => {
      recipe(state);
      setGoods(state, active, { stone: 1 });
      for (const [i, seat] of builders.entries()) stand(state, seat, `${LAST_SITE}-${i + 2}`, 3);
    },
    options,
    active,
  );
}
const last = place(0, 1, `${LAST_SITE}-1`);
const result = ({ state }: EuScenario) => engine.outcome(state);

rule(['EUP-END.1', 'EUP-END.2', 'EUP-OBJ.1'], 'the tenth star ends the game at once, in whoever’s turn', () => {
  const game = finish([1, 2], (state) => nineStars(state, 2), { players: 4 }).play(last);
  expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [2], tieBreaker: 'none', winners: [2] });
  expect(game.events.map(({ type }) => type)).toEqual([
    'worker-placed',
    'placement-paid',
    'goods-lost',
    'market-completed',
    'star-placed',
    'star-placed',
    'star-placed',
    'game-ended',
  ]);
  expect(game.events.at(-1)).toEqual({ type: 'game-ended', reason: 'tenth-star', winners: [2] });
  expect([game.legal(), engine.decision(game.state)?.seats ?? [], game.state.agenda]).toEqual([[], [], []]);
});

rule('EUP-END.1', 'the game goes on while everybody has a star left', () => {
  const game = finish([1], (state) => {
    nineStars(state, 0, 1);
    for (const seat of [0, 1]) {
      state.territoryStars[6 + seat] = 0;
      state.stars[seat] = 2;
    }
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
        Object.assign(state, { morale: [...morale, 6], knowledge: [...knowledge, 1] });
      }).play(last);
      expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [0, 1], tieBreaker: by, winners: [winner] });
      expect(game.events.filter(({ type }) => type === 'roll-off')).toEqual([]);
    },
  );

  rule(['EUP-END.2', 'EUP-ALL.6'], 'also decide when several finish by tier 4', () => {
    const game = position((state) => {
      stars(state, { 0: JOINED, 1: EVEN });
      state.allegiance[2] = 10;
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
        state.morale = [2, 3, 3, 6];
        state.knowledge = [1, 4, 3, 1];
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
      { type: 'roll-off', seat: 0, faces: [1, 1, 3] },
      { type: 'roll-off', seat: 1, faces: [2, 2] },
    ]);
    expect(game.state.end).toMatchObject({ tieBreaker: 'roll-off', winners: [1] });
  });

  rule('EUP-END.4', 'has no checks, penalties or reactions: nothing but the faces is told', () => {
    const game = tied((state) => {
      Object.assign(state, { knowledge: [6, 6, 3] });
      activate(state, 2, 'ben-the-ludologist');
      state.morale[2] = 6;
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

describe('the result', () => {
  rule(['EUP-END.6', 'EUP-END.7'], 'names the winner, the reason, and the others by stars placed and seat', () => {
    const game = finish(
      [2, 2, 0],
      (state) => {
        nineStars(state, 0, 2);
        state.morale[2] = 2;
        starTerritory(state, 1, 'icarite', 2);
        starTerritory(state, 4, 'euphorian', 2);
        starTerritory(state, 3, 'subterran', 1);
      },
      { players: 5 },
    );
    game.play(last);
    expect(result(game)).toEqual({
      winners: [2],
      ranking: [[2], [0], [1, 4], [3]],
      scores: [10, 2, 10, 1, 2],
      reason: 'tenth-star',
    });
    expect(game.state.end).toEqual({
      reason: 'tenth-star',
      finishers: [0, 2],
      tieBreaker: 'morale',
      winners: [2],
    });
  });

  rule('EUP-END.7', 'ranks players without a star last, in the order of their seats', () => {
    const game = finish([1], (state) => nineStars(state, 0), { players: 3 }).play(last);
    expect(result(game)).toEqual({ winners: [0], ranking: [[0], [1], [2]], scores: [10, 1, 0], reason: 'tenth-star' });
  });

  rule('EUP-END.6', 'there is none while the game is running', () => {
    expect(result(position(() => undefined))).toBeUndefined();
    expect(engine.outcome(engine.init('start'))).toBeUndefined();
  });
});

describe('the turn limit', () => {
  const endTurn = (seat: number) => ({ type: 'end-turn', seat }) as const;
  const limited = (recipe: (state: EuState) => void, turnLimit = 1) =>
    position(
      (state) => {
        recipe(state);
        state.turn = Math.max(1, turnLimit);
      },
      { turnLimit },
    ).play(place(0, 1, 'farm'), endTurn(0));

  rule(['EUP-END.8', 'EUP-R70'], 'ends the game after that many turns, and not before the last of them is over', () => {
    const game = position(() => undefined, { turnLimit: 3 });
    for (const seat of [0, 1, 2]) {
      expect([game.state.end, game.state.turn]).toEqual([null, seat + 1]);
      game.play(place(seat, 1, 'farm'), endTurn(seat));
    }
    expect([game.state.turn, game.state.end?.reason, game.state.agenda]).toEqual([3, 'turn-limit', []]);
    expect(game.events.at(-1)).toEqual({ type: 'game-ended', reason: 'turn-limit', winners: [0, 1, 2] });
    expect(result(game)?.reason).toBe('turn-limit');
  });

  rule.each(
    ['EUP-END.8', 'EUP-END.3'],
    'gives the game to most stars, then by the criteria, and is shared at last',
    [
      { by: 'none', laid: [1, 3, 2], morale: [6, 1, 1], knowledge: [3, 3, 3], winners: [1] },
      { by: 'morale', laid: [2, 2, 1], morale: [1, 2, 6], knowledge: [1, 6, 1], winners: [1] },
      { by: 'knowledge', laid: [2, 0, 2], morale: [2, 6, 2], knowledge: [4, 1, 3], winners: [2] },
      { by: 'shared', laid: [2, 1, 2], morale: [2, 6, 2], knowledge: [4, 1, 4], winners: [0, 2] },
    ],
    ({ by, laid, morale, knowledge, winners }) => {
      const game = limited((state) => {
        for (const [seat, count] of laid.entries()) {
          state.dilemmaSides[seat] = count > 0 ? 'join' : '';
          if (count > 0) state.resolvedDilemmas[seat]?.push(...(state.dilemmas[seat]?.splice(0) ?? []));
          state.stars[seat] = 10 - Math.min(1, count);
          starTerritory(state, seat, 'euphorian', Math.max(0, Math.min(1, count - 1)));
          starTerritory(state, seat, 'subterran', Math.max(0, count - 2));
        }
        // the visit to the Farm moves no track in this band
        Object.assign(state, { morale: [...morale], knowledge: [...knowledge] });
        available(state, 0, 1, 1);
      });
      expect(game.state.end).toEqual({ reason: 'turn-limit', finishers: [], tieBreaker: by, winners });
      expect(result(game)?.winners).toEqual(winners);
      expect(result(game)?.ranking[0]).toEqual(winners);
    },
  );

  rule(['EUP-END.8', 'EUP-R70'], 'is not there when it is 0', () => {
    const game = position(
      (state) => {
        state.turn = 100_000;
      },
      { turnLimit: 0 },
    ).play(place(0, 1, 'farm'), endTurn(0));
    expect([game.state.turn, game.state.end]).toEqual([100_001, null]);
  });
});
