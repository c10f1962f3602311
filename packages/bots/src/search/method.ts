import type { AnyAction, Seed } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Budget } from './budget.js';
import type { Mind, Question } from './iterate.js';
import type { Decided } from './resume.js';
import type { Arm } from './tree.js';

/** A decision to think about, with everything that a method needs. */
export interface Problem {
  readonly engine: AnyEngine;
  readonly mind: Mind;
  readonly question: Question;
  readonly seed: Seed;
  readonly budget: Budget;
  /** The previous decision of the same player in the same game. */
  readonly before: Decided | undefined;
}

export interface Thought {
  /** The arms that were tried, best first. */
  readonly arms: readonly Arm[];
  readonly iterations: number;
  /** The expected continuation after an action. */
  line(action: AnyAction): readonly AnyAction[];
  /** The data worth keeping for the next decision. */
  keep(action: AnyAction): Decided | undefined;
}

/** A method of thinking about a decision. */
export type Method = (problem: Problem) => Thought;

/** Sorts arms by visits, most first; ties by value, highest first. */
export const mostVisited = (arms: Iterable<Arm>): Arm[] =>
  [...arms].sort((a, b) => b.visits - a.visits || b.mean - a.mean);
