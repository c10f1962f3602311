import { at } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import { firstStep, iterate, type Question } from './iterate.js';
import { lineFrom } from './line.js';
import { type Method, mostVisited } from './method.js';
import { type SearchSeatable, searching } from './searching.js';
import type { SearchSettings } from './settings.js';
import { Arm } from './tree.js';
import { newWalk, type Walk } from './walk.js';
import { Worlds } from './worlds.js';

/** Searches a tree for each world as if everybody knew it, then lets the worlds vote. */
const worldByWorld: Method = ({ engine, mind, question, seed, budget }) => {
  const worlds = new Worlds(engine, question.view, mind.thinking.worlds, seed);
  const walks: Walk[] = [];
  let iterations = 0;
  while (budget.next()) {
    const place = iterations % worlds.size;
    const walk = walks[place] ?? newWalk(1);
    walks[place] = walk;
    iterate(mind, walk.fork(), worlds.at(iterations++), { question, first: firstStep(mind, walk, question) });
  }
  const line = (action: Arm['action']) => lineFrom(at(walks, 0), question, action);
  return { arms: mostVisited(summed(walks, question)), iterations, line, keep: () => undefined };
};

function summed(walks: readonly Walk[], question: Question): Iterable<Arm> {
  const sums = new Map<string, Arm>();
  for (const walk of walks)
    for (const { key, action, prior, visits, total, squares } of walk.choiceOf(question).arms.values()) {
      const sum = sums.get(key) ?? new Arm(key, action, prior);
      sum.visits += visits;
      sum.total += total;
      sum.squares += squares;
      sums.set(key, sum);
    }
  return sums.values();
}

/**
 * Determinized UCT. It searches several dealt worlds, each with a tree in which everybody knows the world. It takes the
 * action that was tried most often in all trees together. In a game without secrets `worlds: 1` is plain UCT.
 */
export function uct<E extends AnyEngine>(engine: E, settings?: SearchSettings<E>): SearchSeatable<E>;
export function uct(engine: AnyEngine, settings: SearchSettings = {}): SearchSeatable {
  return searching(engine, settings, worldByWorld);
}
