import { at } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Method } from './method.js';
import { type SearchSeatable, searching } from './searching.js';
import type { SearchSettings } from './settings.js';
import { Arm, keyOf } from './tree.js';
import { Worlds } from './worlds.js';

/** Tries every action equally often, in the same worlds with the same futures, without a tree. */
const evenly: Method = ({ engine, mind: { guide, thinking }, question, seed, budget }) => {
  const { view, seat, legal } = question;
  const worlds = new Worlds(engine, view, thinking.worlds, seed);
  const arms = legal.map((action) => new Arm(keyOf(action), action, 0));
  let iterations = 0;
  while (budget.next()) {
    const arm = at(arms, iterations % arms.length);
    const world = worlds.at(Math.floor(iterations / arms.length));
    iterations++;
    world.apply(arm.action);
    guide.playOut(world, thinking.cutOff);
    arm.credit(at(guide.worth(world), seat));
  }
  const tried = arms.filter(({ visits }) => visits > 0).sort((a, b) => b.mean - a.mean);
  return { arms: tried, iterations, line: (action) => [action], keep: () => undefined };
};

/**
 * Flat Monte Carlo search. It tries each legal action equally often in dealt worlds, plays out each, and takes the
 * action with the best average for its seat. With fewer iterations than actions, only some are tried.
 */
export function flat<E extends AnyEngine>(engine: E, settings?: SearchSettings<E>): SearchSeatable<E>;
export function flat(engine: AnyEngine, settings: SearchSettings = {}): SearchSeatable {
  return searching(engine, settings, evenly);
}
