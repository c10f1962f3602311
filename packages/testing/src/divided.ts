import { type AnyAction, at, type Engine, type Seed } from '@rulewright/core';
import type { Draft } from 'immer';
import type { AnyState } from './any.js';
import { type Conformance, conformance, DEFAULT_GAMES } from './conformance.js';
import { BUDGET, type Find, type Findings, find } from './find.js';
import { type LawBreach, LawBroken, type Report } from './live-game.js';

/**
 * Work in parts that run in any order on any thread; jobs and parts are plain data. A pool of threads needs a module
 * that exports `jobs`, `work` and `result`.
 */
export interface Divided<Job, Part, Result> {
  readonly jobs: readonly Job[];
  /** Does one job, independently of the others. */
  work(job: Job): Part;
  /** Joins the parts, given in the order of the jobs, into one result. */
  result(parts: readonly Part[]): Result;
}

/** Number of parts of divided work. */
export interface Shares {
  /** 1 when not given. Another number makes another run: like the seed, it decides the result. */
  readonly parts?: number;
}

/** A run of `conformance` with one set of options. */
export interface ConformanceJob {
  /** The number of the set of options. */
  readonly set: number;
  readonly seed: Seed;
  readonly games: number;
  /** One of them looks at the small positions of `uniformity` too. */
  readonly hasPositions: boolean;
}
/** The report of the games played, or the law that was broken. */
export type ConformanceShare = { readonly report: Report } | { readonly breach: LawBreach };

/**
 * `conformance` in parts: a run for each set of options, or `parts` runs with a share of its games each. A law that learns
 * from several games (LAW-9) learns from those of its run. The result is the report of all runs; it throws the `LawBroken`
 * of the first run that broke a law.
 */
export function dividedConformance<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  settings: Conformance<State, Options> & Shares = {},
): Divided<ConformanceJob, ConformanceShare, Report> {
  const { options = [{}], games = DEFAULT_GAMES, seed = 'conformance', parts = 1, uniformity = [] } = settings;
  const jobs = options.flatMap((_, set) =>
    Array.from({ length: parts }, (_, part): ConformanceJob => {
      const share = Math.floor((games + part) / parts);
      return { set, seed: `${seed}/${set}/${part}`, games: share, hasPositions: set === 0 && part === parts - 1 };
    }).filter((job) => job.games > 0),
  );
  return {
    jobs,
    work({ set, seed, games, hasPositions }) {
      const own = { ...settings, seed, games, options: [at(options, set)], uniformity: hasPositions ? uniformity : [] };
      try {
        return { report: conformance(engine, own) };
      } catch (error) {
        if (error instanceof LawBroken) return { breach: error.breach };
        throw error;
      }
    },
    result: (parts) => together(parts.map(reportOf)),
  };
}

function reportOf(part: ConformanceShare): Report {
  if ('breach' in part) throw new LawBroken(part.breach);
  return part.report;
}

function together(reports: readonly Report[]): Report {
  const sum = (amount: (report: Report) => number): number => reports.reduce((all, report) => all + amount(report), 0);
  const counts = (table: (report: Report) => Readonly<Record<string, number>>): Record<string, number> => {
    const all: Record<string, number> = {};
    for (const report of reports)
      for (const [name, count] of Object.entries(table(report))) all[name] = (all[name] ?? 0) + count;
    return all;
  };
  return {
    games: sum(({ games }) => games),
    decisions: sum(({ decisions }) => decisions),
    longest: Math.max(0, ...reports.map(({ longest }) => longest)),
    samples: sum(({ samples }) => samples),
    reasons: counts(({ reasons }) => reasons),
    actions: counts(({ actions }) => actions),
    choices: counts(({ choices }) => choices),
    knowledge: {
      pairs: sum(({ knowledge }) => knowledge.pairs),
      steps: sum(({ knowledge }) => knowledge.steps),
      deals: sum(({ knowledge }) => knowledge.deals),
      facts: sum(({ knowledge }) => knowledge.facts),
    },
  };
}

/** A search of its own, with a share of the budget. */
export interface FindJob {
  readonly seed: Seed;
  readonly budget: number;
}

/**
 * `find` in parts: that many searches, each with a seed of its own and a share of the budget. The result is the shortest game
 * that any of them has found, of equal ones the first, and how much all have searched.
 */
export function dividedFind<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  settings: Find<State, Action, Options, Event> & Shares,
): Divided<FindJob, Findings<State, Action, Options, Event>, Findings<State, Action, Options, Event>> {
  const { seed = 'find', budget = BUDGET, parts = 1 } = settings;
  return {
    jobs: Array.from({ length: parts }, (_, part) => ({
      seed: `${seed}/${part}`,
      budget: Math.floor((budget + part) / parts),
    })),
    work: (job) => find(engine, { ...settings, ...job }),
    result(all) {
      const searched: Draft<Findings<State, Action, Options, Event>['searched']> = { games: 0, decisions: 0 };
      let best: Findings<State, Action, Options, Event>['found'];
      for (const { found, searched: own } of all) {
        searched.games += own.games;
        searched.decisions += own.decisions;
        if (found && found.record.actions.length < (best?.record.actions.length ?? Number.POSITIVE_INFINITY))
          best = found;
      }
      return { found: best, searched };
    },
  };
}
