import { type AnyAction, at, type Seat } from '@rulewright/core';
import type { Chance } from '../chance.js';
import { answersOf, type Guide } from './guide.js';
import { type Selected, select } from './select.js';
import type { Thinking } from './settings.js';
import type { Arm, Choice } from './tree.js';
import type { Walk } from './walk.js';
import type { AnyView, World } from './worlds.js';

/** What a player is asked. */
export interface Question {
  readonly view: AnyView;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
  /** Whether others are asked the same and answer unseen. */
  readonly isSealed: boolean;
}

/** What one decision is thought about with. */
export interface Mind {
  readonly guide: Guide;
  readonly thinking: Thinking;
  readonly chance: Chance;
}

interface Step {
  readonly choice: Choice;
  readonly arm: Arm;
}

/** The first step of an iteration. It needs no world: all worlds that agree with a view list the same actions. */
export function firstStep({ guide, thinking, chance }: Mind, walk: Walk, { view, seat, legal }: Question): Selected {
  const priors = () => guide.likely(view.position, seat, legal);
  return select(walk.choiceOf(seat), legal, thinking, priors, chance);
}

/**
 * Plays a game in thought, down the tree and beyond it, and credits every action on the way with what came of it. The
 * walk stands where the tree ended; the world is played out.
 */
export function iterate(mind: Mind, walk: Walk, world: World, { seat, isSealed }: Question, first: Selected): void {
  const { guide, thinking, chance } = mind;
  const steps: Step[] = [{ choice: walk.choiceOf(seat), arm: first.arm }];
  let { arm, isNew } = first;
  let othersAreAsked = isSealed;
  for (;;) {
    world.apply(arm.action);
    if (isNew) break;
    walk.go(arm.action, othersAreAsked);
    const legal = world.legalActions();
    const [next] = legal;
    if (next === undefined) break;
    const mine = answersOf(next.seat, legal);
    const choice = walk.choiceOf(next.seat);
    const priors = () => guide.likely(world.state, next.seat, mine);
    ({ arm, isNew } = select(choice, mine, thinking, priors, chance));
    othersAreAsked = mine.length < legal.length;
    steps.push({ choice, arm });
  }
  if (isNew) guide.playOut(world, thinking.cutOff);
  const worth = guide.worth(world);
  for (const { choice, arm } of steps) choice.credit(arm, at(worth, arm.action.seat));
}
