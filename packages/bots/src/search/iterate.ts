import { type AnyAction, at } from '@rulewright/core';
import type { Chance } from '../chance.js';
import { answersOf, type Guide } from './guide.js';
import { type Selected, select } from './select.js';
import type { Thinking } from './thinking.js';
import type { Arm, Asked, Choice } from './tree.js';
import type { Walk } from './walk.js';
import type { AnyView, World } from './worlds.js';

/** A question that a player is asked, with the view and the legal actions. */
export interface Question extends Asked {
  readonly view: AnyView;
  readonly legal: readonly AnyAction[];
  /** True if others answer the same question at the same time, unseen. */
  readonly isSealed: boolean;
}

/** The tools for thinking about one decision. */
export interface Mind {
  readonly guide: Guide;
  readonly thinking: Thinking;
  readonly chance: Chance;
}

/** The kind of the waiting question. */
export const kindOf = ({ agenda }: AnyView['position']): string => agenda[agenda.length - 1]?.kind ?? '';

interface Step {
  readonly choice: Choice;
  readonly arm: Arm;
}

/**
 * Selects the first action of an iteration. It needs no world: all worlds that agree with a view list the same actions.
 */
export function firstStep({ guide, thinking, chance }: Mind, walk: Walk, question: Question): Selected {
  const { view, seat, legal, isSealed } = question;
  const priors = () => guide.likely(view.position, seat, legal);
  return select(walk.choiceOf(question), legal, thinking, { priors, chance, isSealed });
}

/**
 * Runs one iteration: plays down the tree and beyond it, credits every action on the way, and returns the result by
 * seat. Afterwards `walk` stands where the tree ended, and `world` is played out.
 */
export function iterate(
  mind: Mind,
  walk: Walk,
  world: World,
  { question, first }: { readonly question: Question; readonly first: Selected },
): readonly number[] {
  const { guide, thinking, chance } = mind;
  const steps: Step[] = [{ choice: walk.choiceOf(question), arm: first.arm }];
  let { arm, isNew } = first;
  let othersAreAsked = question.isSealed;
  for (;;) {
    world.apply(arm.action);
    if (isNew) break;
    walk.go(arm.action, othersAreAsked);
    const legal = world.legalActions();
    const [next] = legal;
    if (next === undefined) break;
    const mine = answersOf(next.seat, legal);
    const choice = walk.choiceOf({ seat: next.seat, kind: kindOf(world.state) });
    const priors = () => guide.likely(world.state, next.seat, mine);
    othersAreAsked = mine.length < legal.length;
    ({ arm, isNew } = select(choice, mine, thinking, { priors, chance, isSealed: othersAreAsked || walk.hasSealed }));
    steps.push({ choice, arm });
  }
  if (isNew) guide.playOut(world, thinking.cutOff);
  const worth = guide.worth(world);
  for (const { choice, arm } of steps) choice.credit(arm, at(worth, arm.action.seat));
  return worth;
}
