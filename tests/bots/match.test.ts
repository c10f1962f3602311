import { match, type Seatable, uniform } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { calm, first, type Hush, hushMatch, last, like, present, ticMatch } from './tables.js';

type HushView = ReturnType<Hush['view']>;

describe('a match', () => {
  test('is played by the rules to its end, and its record can be played again', async () => {
    const { end, record, outcome, ranking, winners, seats, faults } = await ticMatch([first, last]);
    expect({ end, ranking, winners, faults }).toEqual({
      end: 'game-over',
      ranking: [[0], [1]],
      winners: [0],
      faults: [],
    });
    expect(outcome).toEqual({ winners: [0], ranking: [[0], [1]], scores: [1, 0], reason: 'line' });
    expect(record.actions.map(({ cell }) => cell)).toEqual([0, 8, 1, 7, 2]);
    expect(seats).toEqual([
      { decisions: 3, choices: 3, time: expect.any(Number), processor: expect.any(Number), replaced: 0 },
      { decisions: 2, choices: 2, time: expect.any(Number), processor: expect.any(Number), replaced: 0 },
    ]);
    expect(ticTacToe.outcome(ticTacToe.replay(record))).toEqual(outcome);
  });

  test('is the same for the same seed, and another for another', async () => {
    const actions = async (seed: string) => (await match(hush, [calm, calm, calm], { seed })).record.actions;
    expect(await actions('a')).toEqual(await actions('a'));
    expect(await actions('a')).not.toEqual(await actions('b'));
  });

  test('takes the number of players from those who play, and other options as they are given', async () => {
    const { record } = await hushMatch([calm, calm, calm], { options: { rounds: 1 } });
    expect(record.options).toEqual({ players: 3, rounds: 1, handLimit: 4 });
  });

  test('tells a player the table, each decision, and the result', async () => {
    const heard: unknown[] = [];
    const listener: Seatable<typeof ticTacToe> = () => ({
      start: ({ seat, players, options, seed }, view) => {
        heard.push(['start', seat, players, options, view.viewer]);
        expect(seed).toMatch(/^[0-9a-f]{16}$/);
      },
      observe: (view, events) => void heard.push(['observe', view.position.cells.filter((cell) => cell >= 0), events]),
      choose: (_view, { kind, seats }, legal, clock) => {
        heard.push(['choose', kind, seats, legal.length, clock]);
        return present(legal[0]);
      },
      end: (view, outcome) => void heard.push(['end', view.viewer, outcome?.winners]),
    });
    await ticMatch([last, listener], { limit: 3 });
    const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
    expect(heard).toEqual([
      ['start', 1, 2, { players: 2 }, 1],
      ['observe', [0], [{ type: 'marked', rule: 'TTT-1', seat: 0, cell: 8 }]],
      ['choose', 'mark', [1], 8, clock],
      ['observe', [1, 0], [{ type: 'marked', rule: 'TTT-1', seat: 1, cell: 0 }]],
      ['observe', [1, 0, 0], [{ type: 'marked', rule: 'TTT-1', seat: 0, cell: 7 }]],
      ['end', 1, undefined],
    ]);
  });

  test('waits for players who answer later', async () => {
    const slow: Seatable<typeof ticTacToe> = () => ({
      start: () => new Promise((done) => setImmediate(done)),
      observe: () => new Promise((done) => setImmediate(done)),
      choose: (_view, _decision, [action]) => new Promise((done) => setImmediate(() => done(present(action)))),
      end: () => new Promise((done) => setImmediate(done)),
    });
    const { record } = await ticMatch([slow, last]);
    expect(record.actions.map(({ cell }) => cell)).toEqual([0, 8, 1, 7, 2]);
  });

  test('ends without a ranking when it has as many decisions as it may have', async () => {
    const { end, record, outcome, ranking, winners } = await ticMatch([first, last], { limit: 2 });
    expect({ end, outcome, ranking, winners }).toEqual({
      end: 'limit',
      outcome: undefined,
      ranking: undefined,
      winners: [],
    });
    expect(record.actions).toHaveLength(2);
    expect(record.outcome).toBeNull();
  });

  test('takes an action that a player has made itself', async () => {
    const own: Seatable<typeof ticTacToe> = () => ({
      choose: (_view, _decision, [action]) => Object.assign(Object.create(null), action),
    });
    const { faults, record } = await ticMatch([own, last]);
    expect(faults).toEqual([]);
    expect(record.actions.map(({ cell }) => cell)).toEqual([0, 8, 1, 7, 2]);
  });
});

describe('what a player is told', () => {
  /** Everything a seat is sent in a match, as text. */
  const sentTo = async (seat: number, others: Seatable<Hush>) => {
    const sent: string[] = [];
    const note = (...what: readonly unknown[]) => void sent.push(JSON.stringify(what));
    const spy = like(calm, (player) => ({
      start: (seating, view) => {
        note(seating, view);
        return player.start?.(seating, view);
      },
      observe: note,
      choose: (view, decision, legal, clock) => {
        note(view, decision, legal);
        return player.choose(view, decision, legal, clock);
      },
    }));
    const players = [others, others, others];
    players[seat] = spy;
    const result = await hushMatch(players);
    return { sent, result };
  };

  test('is what its seat may know: views and events of the seat, and nothing of a generator', async () => {
    const { sent, result } = await sentTo(1, calm);
    const replayed = (decisions: number) => hush.replay(result.record, decisions);
    const observed = sent.map((text) => JSON.parse(text)).filter(([view]) => 'viewer' in view);
    expect(sent.join()).not.toMatch(/"rng"|"alea"/);
    for (const [view] of observed) expect(view.viewer).toBe(1);
    const views = new Set(observed.map(([view]) => JSON.stringify(view)));
    const real = new Set(
      Array.from({ length: result.record.actions.length + 1 }, (_, i) => JSON.stringify(hush.view(replayed(i), 1))),
    );
    expect([...views].filter((view) => !real.has(view))).toEqual([]);
  });

  test('tells a theft to the two who saw the card, and the bare fact to others', async () => {
    const told: { seat: number; hasCard: boolean }[] = [];
    const listening = (): Seatable<Hush> => {
      let me = -1;
      return like(calm, (player) => ({
        start: (seating, view) => {
          me = seating.seat;
          return player.start?.(seating, view);
        },
        observe: (_view, events) => {
          for (const event of events)
            if (event.type === 'stolen')
              told.push({ seat: me, hasCard: 'card' in event && [event.seat, event.from].includes(me) });
        },
      }));
    };
    for (let seed = 0; told.length === 0; seed++)
      await match(hush, [listening(), listening(), listening()], { seed, options: { rounds: 9 } });
    expect(told.filter(({ hasCard }) => hasCard).length * 3).toBe(told.length * 2);
  });

  test('leaves out who is asked where that is a secret', async () => {
    const seats: unknown[] = [];
    const spy = like(calm, () => ({
      observe: (view: HushView) => {
        const decision = hush.decision(view);
        if (decision?.kind === 'react') seats.push(decision.seats);
      },
    }));
    await match(hush, [spy, calm, calm], { seed: 'react', options: { rounds: 20 } });
    expect(seats.length).toBeGreaterThan(0);
    expect(seats.every((asked) => asked === undefined || JSON.stringify(asked) === '[0]')).toBe(true);
    expect(seats).toContain(undefined);
  });

  test('does not tell the seed of the game, nor one seat the seed of another', async () => {
    const seeds: unknown[] = [];
    const spy = like(calm, (player) => ({
      start: (seating, view) => {
        seeds.push(seating.seed);
        return player.start?.(seating, view);
      },
    }));
    await hushMatch([spy, spy, spy]);
    await hushMatch([spy, spy, spy], { seed: 'another' });
    expect(new Set(seeds).size).toBe(6);
    expect(seeds.some((seed) => `${seed}`.includes('hush'))).toBe(false);
  });
});

describe('a choice of several seats at once', () => {
  test('asks all of them before anybody hears of an answer', async () => {
    const order: string[] = [];
    const spy = (seat: number) =>
      like(calm, (player) => ({
        observe: () => void order.push(`observe ${seat}`),
        choose: (view, decision, legal, clock) => {
          order.push(`${decision.kind} ${seat}`);
          return player.choose(view, decision, legal, clock);
        },
      }));
    await match(hush, [spy(0), spy(1), spy(2)], { seed: 1, limit: 3 });
    expect(order).toEqual([
      ...['stake 0', 'stake 1', 'stake 2'],
      ...['observe 0', 'observe 1', 'observe 2', 'observe 0', 'observe 1', 'observe 2'],
      ...['observe 0', 'observe 1', 'observe 2'],
    ]);
  });

  test('gives the same game whoever answers first, and tells nobody what another has sealed', async () => {
    const sealed: unknown[] = [];
    const patient = (turns: number, seat: number) =>
      like(calm, (player) => ({
        observe: (view) => {
          const [top] = view.position.agenda.slice(-1);
          if (top?.kind === 'stake') sealed.push(...top.sealed.filter((answer) => answer.seat !== seat));
        },
        choose: async (view, decision, legal, clock) => {
          for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
          return player.choose(view, decision, legal, clock);
        },
      }));
    const one = await hushMatch([patient(0, 0), patient(2, 1), patient(5, 2)]);
    const other = await hushMatch([patient(4, 0), patient(1, 1), patient(0, 2)]);
    expect(one.record).toEqual(other.record);
    expect(one.record.actions.slice(0, 3).map(({ type, seat }) => [type, seat])).toEqual([
      ['stake', 0],
      ['stake', 1],
      ['stake', 2],
    ]);
    expect(sealed).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    [{ time: { move: 0 } }, 'time.move: 0 found, a number above 0 expected'],
    [{ time: { game: Number.NaN } }, 'time.game: NaN found, a number above 0 expected'],
    [{ limit: 1.5 }, 'limit: 1.5 found, a whole number from 1 on expected'],
    [{ onFault: { time: 'wait' } }, 'onFault.time: "wait" found, one of forfeit, random, stop expected'],
    [{ onFault: 'scold' }, 'onFault: "scold" found, one of forfeit, random, stop expected'],
    [{ options: { players: 4 } }, 'options.players: 4 found, 2, for so many are given, expected'],
    [{ options: { rounds: 'many' } }, 'options.rounds'],
  ])('%j is refused', async (settings, message) => {
    await expect(async () => hushMatch([calm, calm], JSON.parse(JSON.stringify(settings), revive))).rejects.toThrow(
      message,
    );
  });

  test('a table that the game has no seats for is refused', async () => {
    await expect(match(hush, [uniform(hush)], { seed: 1 })).rejects.toThrow(/players/);
  });
});

/** JSON has no NaN. */
const revive = (key: string, value: unknown): unknown => (key === 'game' && value === null ? Number.NaN : value);
