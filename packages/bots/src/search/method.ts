import type { AnyAction, Seed } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Budget } from './budget.js';
import type { Mind, Question } from './iterate.js';
import type { Decided } from './resume.js';
import type { Arm } from './tree.js';

/** A decision to be thought about: all that a way of thinking needs. */
export interface Problem {
  readonly engine: AnyEngine;
  readonly mind: Mind;
  readonly question: Question;
  readonly seed: Seed;
  readonly budget: Budget;
  /** The last decision of the same player in the same game. */
  readonly before: Decided | undefined;
}

export interface Thought {
  /** What was tried, the best first. */
  readonly arms: readonly Arm[];
  readonly iterations: number;
  /** How the game is thought to go on after an action. */
  line(action: AnyAction): readonly AnyAction[];
  /** What is worth keeping for the next decision. */
  keep(action: AnyAction): Decided | undefined;
}

/** A way to think about a decision. */
export type Method = (problem: Problem) => Thought;

/** Tried most often first; of those tried equally often, whose value is higher. */
export const mostVisited = (arms: Iterable<Arm>): Arm[] =>
  [...arms].sort((a, b) => b.visits - a.visits || b.mean - a.mean);
