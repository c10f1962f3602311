import { inThreads } from '@rulewright/bots/arena';
import {
  conformance,
  dividedConformance,
  dividedFind,
  find,
  LawBroken,
  type Report,
  type UniformityCase,
  worldsAreFair,
} from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { atDepth, inFull } from '../support/depth.js';
import { dare } from './dare.js';
import * as broken from './divided-broken.js';
import * as proof from './divided-proof.js';
import * as search from './divided-search.js';

const url = (file: string): string => new URL(file, import.meta.url).href;
const threads = (count: number) => ({
  threads: count,
  execArgv: ['--import', url('../bots/typescript.mjs')],
});
const copy = <X>(value: X): X => structuredClone(value);

describe('dividedConformance', () => {
  it('has a job for each set of options and part, with all games among them, as plain data', () => {
    const { jobs } = dividedConformance(dare, { games: 5, options: [{}, { players: 3 }], parts: 2, seed: 's' });
    expect(jobs).toEqual([
      { set: 0, seed: 's/0/0', games: 2, hasPositions: false },
      { set: 0, seed: 's/0/1', games: 3, hasPositions: true },
      { set: 1, seed: 's/1/0', games: 2, hasPositions: false },
      { set: 1, seed: 's/1/1', games: 3, hasPositions: false },
    ]);
    expect(JSON.parse(JSON.stringify(jobs))).toEqual(jobs);
    expect(dividedConformance(dare, { games: 1, parts: 3 }).jobs).toEqual([
      { set: 0, seed: 'conformance/0/2', games: 1, hasPositions: true },
    ]);
  });

  it(
    'plays in each job what conformance plays with its seed, options and games, and adds the reports up',
    inFull,
    () => {
      const { jobs, work, result } = proof;
      const parts = jobs.map((job) => copy(work(copy(job))));
      const alone = jobs.map(({ seed, set, games }) =>
        conformance(dare, { seed, games, options: [set === 0 ? {} : { players: 3 }] }),
      );
      expect(parts).toEqual(alone.map((report) => ({ report })));
      const all = result(parts);
      const sum = (amount: (report: Report) => number) => alone.reduce((total, report) => total + amount(report), 0);
      expect(all).toMatchObject({
        games: 10,
        decisions: sum(({ decisions }) => decisions),
        samples: sum(({ samples }) => samples),
        longest: Math.max(...alone.map(({ longest }) => longest)),
        knowledge: {
          pairs: sum(({ knowledge }) => knowledge.pairs),
          steps: sum(({ knowledge }) => knowledge.steps),
          deals: sum(({ knowledge }) => knowledge.deals),
          facts: sum(({ knowledge }) => knowledge.facts),
        },
      });
      for (const table of ['reasons', 'actions', 'choices'] as const) {
        const names = [...new Set(alone.flatMap((report) => Object.keys(report[table])))];
        expect(names.length).toBeGreaterThan(0);
        expect(all[table]).toEqual(
          Object.fromEntries(names.map((name) => [name, sum((report) => report[table][name] ?? 0)])),
        );
      }
    },
  );

  it('looks at the small positions in one job', () => {
    const small: UniformityCase<ReturnType<typeof dare.init>> = {
      title: 'no world is dealt as often as that',
      state: dare.init('small'),
      viewer: 0,
      worlds: 1_000_000,
      samples: 2,
    };
    const laws = [worldsAreFair];
    const { jobs, work } = dividedConformance(dare, { games: 2, parts: 2, laws, uniformity: [small] });
    expect(jobs.map((job) => 'breach' in work(job))).toEqual([false, true]);
  });

  it('throws the breach of the first job that broke a law, as conformance does', () => {
    const { jobs, work, result } = broken;
    const parts = jobs.map((job) => copy(work(job)));
    expect(parts.map((part) => 'breach' in part)).toEqual([false, true, true]);
    const thrown = caught(() => result(parts));
    expect(thrown).toBeInstanceOf(LawBroken);
    expect(thrown).toMatchObject({
      law: 'LAW-0',
      place: { seed: 'threads/1/0/0/0', options: { players: 3 }, decision: 0 },
      message: expect.stringMatching(/^LAW-0 two are enough\n.*\nTypeError: a crowd$/),
    });
  });

  it('lets through what is no breach', () => {
    const watch = (): never => {
      throw new TypeError('nobody watches');
    };
    const { jobs, work } = dividedConformance(dare, { laws: [{ id: 'LAW-0', title: 'blind', watch }] });
    expect(() => jobs.map(work)).toThrow(new TypeError('nobody watches'));
  });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('dividedFind', () => {
  const { jobs, work, result } = search;
  const parts = jobs.map((job) => copy(work(copy(job))));

  it('searches with a seed and a share of the budget for each part', () => {
    expect(jobs).toEqual([0, 1, 2].map((part) => ({ seed: `threads/${part}`, budget: 500 })));
    const such = ({ cells }: { readonly cells: readonly number[] }) => cells[4] === 0;
    const divided = dividedFind(ticTacToe, { such, budget: 11, parts: 2, seed: 'x' });
    expect(divided.jobs.map(({ budget }) => budget)).toEqual([5, 6]);
    for (const job of divided.jobs) expect(divided.work(job)).toEqual(find(ticTacToe, { such, ...job }));
  });

  it('gives the shortest game of all, of equal ones the first, and what all have searched', () => {
    const all = result(parts);
    expect(all.searched.decisions).toBe(parts.reduce((sum, { searched }) => sum + searched.decisions, 0));
    expect(all.searched.games).toBe(parts.reduce((sum, { searched }) => sum + searched.games, 0));
    // a board without a row is full: all games that show it are as long
    expect(parts.map(({ found }) => found?.record.actions.length)).toEqual([9, 9, 9]);
    expect(all.found).toBe(parts[0]?.found);
    const [one, two] = [9, 5].map((length) => {
      const record = { actions: new Array(length).fill(0) };
      return { found: { record }, searched: { games: 1, decisions: length } } as never;
    });
    const none = { found: undefined, searched: { games: 4, decisions: 30 } } as never;
    expect(result([none, one as never, two as never])).toEqual({
      found: { record: { actions: [0, 0, 0, 0, 0] } },
      searched: { games: 6, decisions: 44 },
    });
    expect(result([none]).found).toBeUndefined();
  });
});

describe('inThreads', () => {
  it.each(atDepth({ day: [2], full: [2], night: [1, 2] }))(
    'gives what this thread gives, with %i threads',
    inFull,
    async (count) => {
      const [report, found] = [
        await inThreads(url('divided-proof.ts'), threads(count)),
        await inThreads(new URL('divided-search.ts', import.meta.url), threads(count)),
      ];
      expect(report).toEqual(proof.result(proof.jobs.map(proof.work)));
      expect(found).toEqual(search.result(search.jobs.map(search.work)));
    },
  );

  it('throws what the result throws, and refuses no threads', inFull, async () => {
    await expect(inThreads(url('divided-broken.ts'), threads(2))).rejects.toThrow('LAW-0 two are enough');
    await expect(inThreads(url('divided-proof.ts'), { threads: 0 })).rejects.toThrow('workers: 0 found');
  });
});
