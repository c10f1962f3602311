import { match, type Seatable } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { inFull } from '../support/depth.js';
import {
  answering,
  calm,
  first,
  handWatch,
  hushMatch,
  last,
  like,
  never,
  present,
  type TicTacToe,
  ticMatch,
} from './tables.js';

const bomb = (): unknown => {
  let value: unknown = 0;
  for (let depth = 0; depth < 12; depth++) value = Array.from({ length: 10 }, () => value);
  return value;
};
const throwing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('do not look');
    },
    get: () => {
      throw new Error('do not look');
    },
    has: () => {
      throw new Error('do not look');
    },
  },
);
class Cell {
  readonly type = 'mark';
  readonly seat = 0;
  get cell(): number {
    return 4;
  }
}

describe('an answer that is no legal action', () => {
  test.each<[string, () => unknown, string]>([
    ['nothing', () => undefined, 'CORE-ACT.1 malformed'],
    ['null', () => null, 'CORE-ACT.1 malformed'],
    ['a text', () => '0 mark 4', 'CORE-ACT.1 malformed'],
    ['a list', () => [{ type: 'mark', seat: 0, cell: 4 }], 'CORE-ACT.1 malformed'],
    ['a function', () => () => {}, 'the answer holds a function'],
    ['a huge number', () => ({ type: 'mark', seat: 0, cell: 10n ** 40n }), 'the answer holds a bigint'],
    ['no such cell', () => ({ type: 'mark', seat: 0, cell: 9 }), 'CORE-ACT.1 malformed'],
    ['half a cell', () => ({ type: 'mark', seat: 0, cell: 0.5 }), 'CORE-ACT.1 malformed'],
    ['no cell', () => ({ type: 'mark', seat: 0 }), 'CORE-ACT.1 malformed'],
    ['a field too much', () => ({ type: 'mark', seat: 0, cell: 4, money: 9 }), 'CORE-ACT.1 malformed'],
    ['an action of another game', () => ({ type: 'stake', seat: 0, coins: 1 }), 'CORE-ACT.1 malformed'],
    ['the action of somebody else', () => ({ type: 'mark', seat: 1, cell: 4 }), 'TTT-1 not-asked'],
    ['a field with a name of the language', () => JSON.parse('{"type":"mark","__proto__":{}}'), 'CORE-ACT.1 malformed'],
    ['a field that is inherited', () => Object.create({ type: 'mark', seat: 0, cell: 4 }), 'CORE-ACT.1 malformed'],
    ['an object of a class', () => new Cell(), 'CORE-ACT.1 malformed'],
    ['a long list', () => new Array(2 ** 32 - 1), 'the answer is too large for an action'],
    ['a small object that is huge when it is written', bomb, 'the answer is too large for an action'],
    ['a circle', () => circle(), 'the answer is too large for an action'],
  ])('%s: the player forfeits', async (_, answer, message) => {
    const { end, ranking, winners, faults, record } = await ticMatch([answering(answer), last]);
    expect(faults).toEqual([{ seat: 0, decision: 0, during: 'choose', kind: 'illegal', message: expect.any(String) }]);
    expect(faults[0]?.message).toContain(message);
    expect({ end, ranking, winners, actions: record.actions }).toEqual({
      end: 'forfeit',
      ranking: [[1], [0]],
      winners: [1],
      actions: [],
    });
  });

  test('a legal action of another seat that is asked too is not one’s own answer', async () => {
    const impostor = like(calm, () => ({ choose: () => ({ type: 'stake', seat: 1, coins: 0 }) }));
    const { faults, record } = await match(hush, [impostor, calm], { seed: 1, limit: 2, onFault: 'random' });
    expect(faults).toEqual([
      { seat: 0, decision: 0, during: 'choose', kind: 'illegal', message: 'an action of seat 1' },
    ]);
    expect(record.actions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('an occupied cell is refused by its rule', async () => {
    const { faults } = await ticMatch([last, answering(() => ({ type: 'mark', seat: 1, cell: 8 }))]);
    expect(faults.map(({ message }) => message)).toEqual(['TTT-1 taken']);
  });

  test('an action that changes when it is read again is played as it was read first', async () => {
    let read = 0;
    const shifting = {
      type: 'mark',
      seat: 0,
      get cell() {
        return read++;
      },
    };
    const { record, faults } = await ticMatch([answering(() => shifting), last], { limit: 1 });
    expect(faults).toEqual([]);
    expect(record.actions).toEqual([{ type: 'mark', seat: 0, cell: 0 }]);
  });
});

describe('a player that throws', () => {
  const odd: readonly [string, () => unknown, string][] = [
    ['an error', boom, 'boom'],
    ['a text', () => Promise.reject('no'), 'no was thrown'],
    ['nothing', () => Promise.reject(undefined), 'undefined was thrown'],
    ['something that cannot be read', () => Promise.reject(throwing), 'something was thrown that cannot be read'],
    ['a promise that cannot be asked', () => throwing, 'do not look'],
    ['an endless message', () => Promise.reject(new Error('x'.repeat(9_999))), 'x'.repeat(200)],
  ];
  test.each(odd)('%s in choose is at fault', async (_, answer, message) => {
    const { faults } = await ticMatch([answering(answer), last]);
    expect(faults).toEqual([{ seat: 0, decision: 0, during: 'choose', kind: 'error', message }]);
  });

  test.each(['start', 'observe'] as const)('in %s is at fault, and not called again', async (during) => {
    let calls = 0;
    const player: Seatable<TicTacToe> = () => ({
      [during]: boom,
      choose: (_view, _decision, [action]) => {
        calls++;
        return present(action);
      },
      end: () => void calls++,
    });
    const { faults, end, winners } = await ticMatch([player, last]);
    expect(faults).toEqual([{ seat: 0, decision: calls, during, kind: 'error', message: 'boom' }]);
    expect({ end, winners, calls }).toEqual({ end: 'forfeit', winners: [1], calls: during === 'start' ? 0 : 1 });
  });

  test('while it is made is at fault before the game begins', async () => {
    const { faults, winners } = await ticMatch([first, boom]);
    expect(faults).toEqual([{ seat: 1, decision: 0, during: 'start', kind: 'error', message: 'boom' }]);
    expect(winners).toEqual([0]);
  });

  test('after the game has ended changes nothing of the result', async () => {
    const { faults, ranking } = await ticMatch([() => ({ ...first(), end: boom }), last]);
    expect(faults).toEqual([{ seat: 0, decision: 5, during: 'end', kind: 'error', message: 'boom' }]);
    expect(ranking).toEqual([[0], [1]]);
  });

  test('is not a player: the fault names what is missing', async () => {
    const { faults } = await ticMatch([(() => ({})) as unknown as Seatable<TicTacToe>, last]);
    expect(faults[0]?.message).toBe('player.choose is not a function');
  });
});

describe('a player that takes too long', () => {
  const hanging: Seatable<TicTacToe> = () => ({ choose: never });

  test('and never answers has lost when the time for a move is over', async () => {
    const watch = handWatch();
    const { faults, seats, end, winners } = await ticMatch([first, hanging], { time: { move: 500, watch } });
    expect(faults).toEqual([
      { seat: 1, decision: 1, during: 'choose', kind: 'time', message: 'no answer within 500 ms' },
    ]);
    expect({ end, winners, time: seats[1]?.time }).toEqual({ end: 'forfeit', winners: [0], time: 500 });
  });

  test('never says that it is ready', async () => {
    const watch = handWatch();
    const { faults } = await ticMatch([first, () => ({ ...hanging(), start: never })], { time: { move: 50, watch } });
    expect(faults.map(({ during, kind }) => [during, kind])).toEqual([['start', 'time']]);
  });

  test('never comes back from listening', async () => {
    const watch = handWatch();
    const deaf: Seatable<TicTacToe> = () => ({ ...last(), observe: never });
    const { faults } = await ticMatch([first, deaf], { time: { move: 50, watch } });
    expect(faults.map(({ seat, decision, during, kind }) => [seat, decision, during, kind])).toEqual([
      [1, 1, 'observe', 'time'],
    ]);
  });

  test('and blocks the thread is late when it gives the thread back', async () => {
    const watch = handWatch();
    const blocking: Seatable<TicTacToe> = () => ({
      choose: (_view, _decision, [action]) => {
        watch.time += 501;
        return present(action);
      },
    });
    const { faults, record } = await ticMatch([blocking, last], { time: { move: 500, watch } });
    expect(faults).toEqual([
      { seat: 0, decision: 0, during: 'choose', kind: 'time', message: 'no answer within 500 ms' },
    ]);
    expect(record.actions).toEqual([]);
  });

  test('is in time on the last millisecond', async () => {
    const watch = handWatch();
    const slow: Seatable<TicTacToe> = () => ({
      choose: (_view, _decision, [action]) => {
        watch.time += 500;
        return present(action);
      },
    });
    const { faults, seats } = await ticMatch([slow, last], { time: { move: 500, watch } });
    expect(faults).toEqual([]);
    expect(seats[0]).toEqual({ decisions: 3, choices: 3, time: 1500, processor: 1500, replaced: 0 });
  });

  test('sees its clock run down, and is not asked without time', async () => {
    const watch = handWatch();
    const clocks: unknown[] = [];
    const thinking: Seatable<TicTacToe> = () => ({
      choose: (_view, _decision, [action], clock) => {
        clocks.push(clock);
        watch.time += 40;
        return present(action);
      },
    });
    const time = { move: 60, game: 100, watch };
    const { faults, seats, end } = await ticMatch([thinking, last], { time, onFault: 'random', seed: 4 });
    expect(clocks).toEqual([
      { move: 60, game: 100 },
      { move: 60, game: 60 },
      { move: 20, game: 20 },
    ]);
    expect(faults.map(({ decision, kind, message }) => [decision, kind, message])).toEqual([
      [4, 'time', 'no answer within 20 ms'],
    ]);
    expect(end).toBe('game-over');
    expect(seats[0]).toMatchObject({ decisions: 3, time: 120 });
    expect(seats[0]?.replaced).toBeGreaterThanOrEqual(1);
  });

  test('answers later, and nobody hears of it', async () => {
    const watch = handWatch();
    let late = (): void => {};
    const tardy: Seatable<TicTacToe> = () => ({
      choose: (_view, _decision, [action]) =>
        new Promise((resolve, reject) => {
          late = () => {
            resolve(present(action));
            reject(new Error('too late'));
          };
        }),
      observe: () => late(),
    });
    const { faults, end, seats } = await ticMatch([tardy, last], { time: { move: 5, watch }, onFault: 'random' });
    expect(end).toBe('game-over');
    expect(faults).toHaveLength(seats[0]?.decisions ?? 0);
    expect(seats[0]?.replaced).toBe(faults.length);
  });
});

describe('the policy for faults', () => {
  const wrong = like(calm, () => ({ choose: () => null as never }));

  test('forfeit: the game goes on for the others, and the seat stands last whatever it has', async () => {
    const { end, ranking, winners, seats, outcome, faults } = await hushMatch([calm, wrong, calm]);
    expect(end).toBe('game-over');
    expect(faults).toHaveLength(1);
    expect(ranking?.flat().at(-1)).toBe(1);
    expect(ranking?.at(-1)).toEqual([1]);
    expect(winners).toEqual(ranking?.[0]);
    expect(seats[1]).toMatchObject({ decisions: 1, forfeited: 0 });
    expect(seats[1]?.replaced).toBeGreaterThan(1);
    expect(outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
  });

  test('forfeit: the seat stands last even where the game says that it has won', inFull, async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => match(hush, [calm, wrong, calm], { seed })),
    );
    const robbed = results.filter(({ outcome }) => outcome?.winners.includes(1));
    expect(robbed.length).toBeGreaterThan(0);
    for (const { ranking, winners } of robbed) {
      expect(ranking?.at(-1)).toEqual([1]);
      expect(winners).not.toContain(1);
      expect(winners.length).toBeGreaterThan(0);
    }
  });

  test('forfeit: who holds out longer stands before', async () => {
    const tired = (after: number) =>
      like(calm, (player) => {
        let asked = 0;
        return { choose: (...asking) => (asked++ < after ? player.choose(...asking) : (null as never)) };
      });
    const { ranking, end, seats } = await hushMatch([tired(9), calm, tired(0), tired(1)], {
      options: { rounds: 20 },
    });
    expect(end).toBe('forfeit');
    expect(ranking).toEqual([[1], [0], [3], [2]]);
    expect(seats.map(({ forfeited }) => forfeited === undefined)).toEqual([false, true, false, false]);
  });

  test('forfeit: all at once share the last place, and nobody wins', async () => {
    const { ranking, winners, end, record } = await hushMatch([wrong, wrong, wrong]);
    expect({ ranking, winners, end }).toEqual({ ranking: [[0, 1, 2]], winners: [], end: 'forfeit' });
    expect(record.actions).toEqual([]);
  });

  test('random: the referee answers, the same for the same seed, and the player plays on', async () => {
    const shy = like(calm, (player) => {
      let asked = 0;
      return { choose: (...asking) => (asked++ === 0 ? (null as never) : player.choose(...asking)) };
    });
    const play = () => hushMatch([shy, calm], { onFault: 'random' });
    const { end, ranking, outcome, faults, seats, record } = await play();
    expect({ end, ranking, faults: faults.length }).toEqual({
      end: 'game-over',
      ranking: outcome?.ranking,
      faults: 1,
    });
    expect(seats[0]).toMatchObject({ replaced: 1 });
    expect(seats[0]?.decisions).toBeGreaterThan(1);
    expect((await play()).record).toEqual(record);
  });

  test('stop: the match ends at once, without a ranking', async () => {
    const { end, ranking, winners, outcome, faults, record } = await hushMatch([calm, wrong], { onFault: 'stop' });
    expect({ end, ranking, winners, outcome }).toEqual({
      end: 'stopped',
      ranking: undefined,
      winners: [],
      outcome: undefined,
    });
    expect(faults).toHaveLength(1);
    expect(record.actions).toEqual([]);
  });

  test('differs by kind of fault', async () => {
    const policies = { illegal: 'random', error: 'stop' } as const;
    const { end, faults } = await ticMatch([answering(() => 1), () => ({ choose: () => fail() })], {
      onFault: policies,
    });
    expect(end).toBe('stopped');
    expect(faults.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'illegal'],
      [1, 'error'],
    ]);
  });
});

describe('a player that tampers', () => {
  test('with what it is given harms nobody: all of it is frozen', async () => {
    const tampering: Seatable<TicTacToe> = () => ({
      choose: (view, _decision, legal) => {
        expect(() => Object.assign(view.position.cells, { 0: 1 })).toThrow(TypeError);
        expect(() => Object.assign(present(legal[0]), { cell: 5 })).toThrow(TypeError);
        expect(() => (legal as unknown[]).pop()).toThrow(TypeError);
        expect(() => Object.assign(view, { viewer: 0 })).toThrow(TypeError);
        return present(legal[0]);
      },
      start: (seating) => expect(() => Object.assign(seating.options, { players: 1 })).toThrow(TypeError),
      observe: (_view, events) => expect(() => Object.assign(present(events[0]), { cell: 5 })).toThrow(TypeError),
    });
    const { faults, record } = await ticMatch([tampering, last]);
    expect(faults).toEqual([]);
    expect(record.actions.map(({ cell }) => cell)).toEqual([0, 8, 1, 7, 2]);
  });

  test('with its answer after it has given it changes nothing', async () => {
    const answer = { type: 'mark' as const, seat: 0, cell: 3 };
    const changing: Seatable<TicTacToe> = () => ({
      choose: () => answer,
      observe: () => void Object.assign(answer, { cell: 6, seat: 1 }),
    });
    const { record } = await ticMatch([changing, last], { limit: 2 });
    expect(record.actions[0]).toEqual({ type: 'mark', seat: 0, cell: 3 });
    expect(record.actions.every((action) => Object.isFrozen(action))).toBe(true);
  });
});

const boom = (): never => {
  throw new Error('boom');
};
const fail = (): never => {
  throw new Error('failed');
};

function circle(): unknown {
  const round: Record<string, unknown> = { type: 'mark' };
  round.self = round;
  return round;
}
