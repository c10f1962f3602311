import {
  type Analysis,
  analyse,
  type Calibration,
  calibrated,
  growTree,
  match,
  type ReviewedDecision,
  review,
  type StateIn,
  type TreeWorkers,
  uniform,
  verdictOf,
} from '@rulewright/bots';
import { analysts } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { at } from '@rulewright/core';
import { engine as ecologic } from '@rulewright/ecologic';
import { describe, expect, test, vi } from 'vitest';
import { guessing } from '../games/guess.js';
import { stakesBy } from '../games/stakes.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull, some } from '../support/depth.js';

/** A game of tic-tac-toe after these cells. */
const after = (cells: readonly number[]): StateIn<typeof ticTacToe> =>
  cells.reduce(
    (state, cell) =>
      ticTacToe.apply(state, { type: 'mark', seat: at(ticTacToe.decision(state)?.seats ?? [], 0), cell }),
    ticTacToe.init('study'),
  );
const recordOf = (cells: readonly number[]) =>
  ticTacToe.record({
    seed: 'study',
    actions: cells.map((cell, place) => ({ type: 'mark' as const, seat: place % 2, cell })),
  });

/** The seat to move has two in the first row: 2 wins, all else does not win at once. */
const winning = after([0, 3, 1, 4]);
const view = ticTacToe.view(winning, 0);

/** Others who grow trees, told nothing but plain data; the last is done first. */
const strangers = (ahead: number): TreeWorkers & { jobs: number } => {
  const pool = {
    ahead,
    jobs: 0,
    work: async (job: Parameters<TreeWorkers['work']>[0]) => {
      const number = pool.jobs++;
      await new Promise((resolve) => setTimeout(resolve, 4 * (ahead - (number % ahead))));
      return structuredClone(growTree(ticTacToe, undefined, structuredClone(job)));
    },
  };
  return pool;
};

describe('An analysis', () => {
  test('says of every answer what comes of it', async () => {
    const { seat, answers, trees, iterations, isComplete } = await analyse(ticTacToe, view, { iterations: 300 });
    expect({ seat, trees, iterations, isComplete }).toEqual({ seat: 0, trees: 3, iterations: 300, isComplete: true });
    expect(answers.map(({ action: { cell } }) => cell).toSorted()).toEqual([2, 5, 6, 7, 8]);
    const best = at(answers, 0);
    expect(best).toMatchObject({ action: { cell: 2 }, value: 1, values: [1, 0], line: [{ cell: 2 }] });
    expect(answers.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    for (const { value, error, values, line, action } of answers) {
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(0.3);
      expect(values[0]).toBe(value);
      expect((values[0] ?? 0) + (values[1] ?? 0)).toBeCloseTo(1);
      expect(line[0]).toEqual(action);
    }
    // all but blocking 5 lose to it
    const lost = answers.filter(({ action: { cell } }) => cell !== 2 && cell !== 5);
    expect(Math.max(...lost.map(({ value }) => value))).toBeLessThan(0.5);
  });

  test('gives an answer that is attended to a fourth of the iterations', async () => {
    const attended = { type: 'mark', seat: 0, cell: 6 } as const;
    const visits = async (attend: readonly (typeof attended)[]) =>
      (await analyse(ticTacToe, view, { iterations: 400, attend })).answers.find(({ action: { cell } }) => cell === 6)
        ?.visits ?? 0;
    expect(await visits([attended])).toBeGreaterThanOrEqual(90);
    expect(await visits([])).toBeLessThan(90);
  });

  test('is the same whoever grows the trees, and how many at once', inFull, async () => {
    const settings = { iterations: 320, tree: 40, seed: 'pool' };
    const alone = await analyse(ticTacToe, view, settings);
    for (const ahead of [1, 3, 5]) {
      const pool = strangers(ahead);
      expect(await analyse(ticTacToe, view, { ...settings, pool })).toEqual(alone);
      expect(pool.jobs).toBe(8);
    }
    expect(await analyse(ticTacToe, view, { ...settings, seed: 'other' })).not.toEqual(alone);
  });

  test('is the same on threads', inFull, async () => {
    const url = (file: string) => new URL(file, import.meta.url).href;
    const pool = analysts(ecologic, { threads: 2, execArgv: ['--import', url('typescript.mjs')] });
    const state = ecologic.init('threads');
    const seen = ecologic.view(state, at(ecologic.decision(state)?.seats ?? [], 0));
    const settings = { expertise, iterations: 40, tree: 20 };
    try {
      expect(await analyse(ecologic, seen, { ...settings, pool })).toEqual(await analyse(ecologic, seen, settings));
    } finally {
      await pool.close();
    }
  });

  test.each([undefined, 2])('goes on from where it was stopped, with the same result (pool of %s)', async (ahead) => {
    const pool = ahead === undefined ? undefined : strangers(ahead);
    const settings = { iterations: 200, tree: 40, ...(pool && { pool }) };
    const whole = await analyse(ticTacToe, view, settings);
    const control = new AbortController();
    const heard: number[] = [];
    const part = await analyse(ticTacToe, view, {
      ...settings,
      signal: control.signal,
      onProgress: ({ trees }) => {
        heard.push(trees);
        if (trees === 2) control.abort();
      },
    });
    expect({ heard, trees: part.trees, isComplete: part.isComplete }).toEqual({
      heard: [1, 2],
      trees: 2,
      isComplete: false,
    });
    const kept: Analysis<typeof ticTacToe> = JSON.parse(JSON.stringify(part));
    expect(await analyse(ticTacToe, view, { ...settings, from: kept })).toEqual(whole);
  });

  test('that is stopped before it begins knows nothing', async () => {
    const { answers, trees, isComplete } = await analyse(ticTacToe, view, { signal: AbortSignal.abort() });
    expect({ answers, trees, isComplete }).toEqual({ answers: [], trees: 0, isComplete: false });
  });

  test('by time ends, and knows something of every answer', async () => {
    const { answers, isComplete } = await analyse(ticTacToe, view, { milliseconds: 1 });
    expect({ answers: answers.length, isComplete }).toEqual({ answers: 5, isComplete: true });
  });

  test('by time that ends within a tree is complete with what was known before it', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const { trees, isComplete } = await analyse(ticTacToe, view, {
        milliseconds: 25,
        onProgress: () => void now.mockReturnValueOnce(20).mockReturnValue(30),
      });
      expect({ trees, isComplete }).toEqual({ trees: 1, isComplete: true });
    } finally {
      now.mockRestore();
    }
  });

  test('is in points where the game is played for points', async () => {
    const stakes = stakesBy(4);
    const { answers } = await analyse(stakes, stakes.view(stakes.init('stakes'), 0), { iterations: 200 });
    expect(answers.find(({ action: { type } }) => type === 'fold')?.value).toBe(-1 / 4);
  });

  test('knows nothing that its view does not tell', async () => {
    const state = guessing.init('secret');
    const seen = guessing.view(state, 0);
    const { answers } = await analyse(guessing, seen, { iterations: 600 });
    for (const { value } of answers) expect(Math.abs(value - 1 / 6)).toBeLessThan(0.2);
  });

  test('of a seat that is not asked, or with settings that are none, is refused', async () => {
    const asked = { type: 'mark', seat: 0, cell: 0 } as const;
    for (const work of [
      () => analyse(ticTacToe, ticTacToe.view(winning, 1)),
      () => analyse(ticTacToe, view, { iterations: 0 }),
      () => analyse(ticTacToe, view, { iterations: Number.POSITIVE_INFINITY }),
      () => analyse(ticTacToe, view, { tree: 1.5 }),
      () => analyse(ticTacToe, view, { milliseconds: -1 }),
      () => analyse(ticTacToe, view, { attend: [asked] }),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'InputError' });
    const elsewhere = await analyse(ticTacToe, ticTacToe.view(after([0]), 1), { iterations: 20 });
    await expect(analyse(ticTacToe, view, { from: elsewhere })).rejects.toThrow('not this position');
  });
});

describe('A review', () => {
  // seat 0 misses the win at 2 with its third mark, seat 1 the one at 5 with its third
  const record = recordOf([0, 3, 1, 4, 8, 7, 2]);

  test('says of each decision what was best, what was played, and what that cost', inFull, async () => {
    const { game, unit, decisions, seats, of, isComplete } = await review(ticTacToe, record, { iterations: 400 });
    expect({ game, unit, of, isComplete }).toEqual({ game: 'tic-tac-toe', unit: 'places', of: 7, isComplete: true });
    expect(decisions.map(({ decision, action: { cell } }) => [decision, cell])).toEqual(
      [0, 3, 1, 4, 8, 7, 2].map((cell, place) => [place, cell]),
    );
    const [missed, missedToo, won] = decisions.slice(4);
    expect(missed?.answers[0]).toMatchObject({ action: { cell: 2 }, value: 1 });
    expect(missed?.answers[missed.played]?.action).toEqual({ type: 'mark', seat: 0, cell: 8 });
    expect(missed?.loss).toBeGreaterThan(0.4);
    expect(missed?.loss).toBeGreaterThan(3 * (missed?.error ?? 1));
    expect(missedToo?.answers[0]).toMatchObject({ action: { cell: 5 }, value: 1 });
    expect(won).toMatchObject({ played: 0, loss: 0, error: 0 });
    expect(decisions.some(({ luck }) => luck !== undefined)).toBe(false);
    expect(seats.map(({ seat, choices, luck, result }) => ({ seat, choices, luck, result }))).toEqual([
      { seat: 0, choices: 4, luck: 0, result: 1 },
      { seat: 1, choices: 3, luck: 0, result: 0 },
    ]);
    expect(at(seats, 0).loss).toBeGreaterThanOrEqual(missed?.loss ?? 1);
  });

  test('tells luck from skill: a guess at a die costs nothing, and what comes of it is luck', inFull, async () => {
    const one = async (seed: number) => {
      const state = guessing.init(seed, { about: 'die' });
      const guessed = guessing.record({
        seed,
        options: { about: 'die' },
        actions: [at(guessing.legalActions(state), 0)],
      });
      return review(guessing, guessed, { iterations: 600 });
    };
    const results = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { decisions, seats } = await one(seed);
      const { loss, error, luck } = at(decisions, 0);
      const result = at(seats, 0).result ?? 0;
      results.add(result);
      expect(loss).toBeLessThanOrEqual(4 * error);
      expect(at(luck?.values ?? [], 0)).toBeCloseTo(result - 1 / 6, 0);
      expect(Math.abs(at(luck?.values ?? [], 0) - (result - 1 / 6))).toBeLessThanOrEqual(4 * at(luck?.errors ?? [], 0));
      expect(at(seats, 0).luck).toBe(luck?.values[0]);
    }
    expect([...results].toSorted()).toEqual([0, 1]);
  });

  test.each(some([undefined, 3]))('can be stopped and continued, with the same result (pool of %s)', async (ahead) => {
    const settings = { iterations: 80, tree: 40, ...(ahead !== undefined && { pool: strangers(ahead) }) };
    const whole = await review(ticTacToe, record, settings);
    const control = new AbortController();
    const part = await review(ticTacToe, record, {
      ...settings,
      signal: control.signal,
      onProgress: (_, done) => {
        if (done === 3) control.abort();
      },
    });
    expect({ done: part.decisions.length, isComplete: part.isComplete }).toEqual({ done: 3, isComplete: false });
    expect(await review(ticTacToe, record, { ...settings, from: JSON.parse(JSON.stringify(part)) })).toEqual(whole);
    expect(await review(ticTacToe, record, { iterations: 80, tree: 40 })).toEqual(whole);
  });

  test('of one seat says what chance gave all, and nothing of the decisions of others', async () => {
    const { decisions } = await review(ticTacToe, record, { iterations: 40, seats: [1] });
    expect(decisions.map(({ answers }) => answers.length > 0)).toEqual([0, 1, 0, 1, 0, 1, 0].map((seat) => seat === 1));
  });

  test('of a game that is not over has no results', async () => {
    const { record: begun } = await match(ecologic, [uniform(ecologic), uniform(ecologic)], { seed: 1, limit: 4 });
    const { seats, decisions } = await review(ecologic, begun, { expertise, iterations: 20 });
    expect(seats.map(({ result }) => result)).toEqual([undefined, undefined]);
    expect(decisions).toHaveLength(4);
  });

  test('of what is no record is refused', async () => {
    await expect(review(ticTacToe, { game: 'chess' })).rejects.toMatchObject({ name: 'InputError' });
    await expect(review(ticTacToe, record, { iterations: 0 })).rejects.toMatchObject({ name: 'InputError' });
  });
});

describe('The word for a decision', () => {
  const calibration: Calibration = { slope: 0.8, interval: [0.5, 1.1], games: 1, positions: 1 };
  const decision = (loss: number, error: number, value = 0.6): ReviewedDecision => {
    const answer = (worth: number) => ({
      action: { type: 'mark', seat: 0 },
      visits: 50,
      value: worth,
      error,
      values: [worth, 1 - worth],
      line: [],
      sums: { visits: 0, totals: [], squares: 0, line: [], trees: 0, spread: [0, 0, 0] as const, lineVisits: 0 },
    });
    const answers = [answer(value), answer(value - loss)];
    return { decision: 0, seat: 0, action: answer(0).action, answers, played: loss === 0 ? 0 : 1, loss, error };
  };

  test('follows from what it cost for certain, by what values are worth', () => {
    expect(verdictOf(decision(0, 0.01), calibration)).toBe('best');
    expect(verdictOf(decision(0.05, 0.01), calibration)).toBe('good');
    expect(verdictOf(decision(0.12, 0.01), calibration)).toBe('slip');
    expect(verdictOf(decision(0.25, 0.01), calibration)).toBe('mistake');
    expect(verdictOf(decision(0.5, 0.01), calibration)).toBe('blunder');
  });

  test('is none that the errors do not carry', () => {
    expect(verdictOf(decision(0.25, 0.13), calibration)).toBe('good');
    expect(verdictOf(decision(0.25, 0.08), calibration)).toBe(verdictOf(decision(0.09, 0), calibration));
    const surer = { ...calibration, interval: [1, 1.2] as const };
    expect(verdictOf(decision(0.14, 0.01), surer)).toBe('mistake');
  });

  test('is none where nobody has measured what values mean', () => {
    expect(verdictOf(decision(0.5, 0.01), undefined)).toBeUndefined();
    expect(verdictOf({ ...decision(0.5, 0.01), answers: [], played: -1 }, calibration)).toBeUndefined();
    const three = decision(0.5, 0.01);
    const answers = three.answers.map((answer) => ({ ...answer, values: [0.5, 0.5, 0.5] }));
    expect(verdictOf({ ...three, answers }, calibration)).toBeUndefined();
  });

  test('calibrated values keep their order and the middle', () => {
    const values = [0, 0.1, 0.5, 0.9, 1].map((value) => calibrated(value, { slope: 0.6 }));
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(values[2]).toBe(0.5);
    expect(values[3]).toBeLessThan(0.9);
    expect(calibrated(0.7, { slope: 1 })).toBeCloseTo(0.7);
  });
});
