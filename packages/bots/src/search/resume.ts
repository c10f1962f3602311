import type { AnyAction } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import { answersOf } from './guide.js';
import { kindOf, type Question } from './iterate.js';
import { keyOf } from './tree.js';
import type { Walk } from './walk.js';
import type { World, Worlds } from './worlds.js';

/** A decision of the past, kept to continue its trees. */
export interface Decided {
  readonly walk: Walk;
  readonly worlds: Worlds;
  readonly action: AnyAction;
  readonly isSealed: boolean;
}

/**
 * Greatest number of actions tried to find the way to the current position; a longer search costs more than it saves.
 */
const MOST_TRIED = 12;
/** Least visits of an answer for the search to follow it: below fewer there is nothing worth keeping. */
const FEWEST_VISITS = 2;

/** The trees of the last decision, moved to the current position; undefined when they do not contain the way there. */
export function resumed({ walk, worlds, action, isSealed }: Decided, question: Question): Walk | undefined {
  const { view, seat } = question;
  let tried = 0;
  const after = (world: World, way: Walk, taken: AnyAction, othersAreAsked: boolean): Walk | undefined => {
    world.apply(taken);
    way.go(taken, othersAreAsked);
    return arrived(world, way);
  };
  const arrived = (world: World, way: Walk): Walk | undefined => {
    const legal = world.legalActions();
    if (legal.some((each) => each.seat === seat))
      return way.choiceOf(question).visits > 0 && isSame(world.view(seat), view) ? way : undefined;
    const [first] = legal;
    if (first === undefined) return undefined;
    const answers = answersOf(first.seat, legal);
    const { arms } = way.choiceOf({ seat: first.seat, kind: kindOf(world.state) });
    const likely = answers
      .flatMap((answer) => arms.get(keyOf(answer)) ?? [])
      .filter(({ visits }) => visits >= FEWEST_VISITS)
      .sort((a, b) => b.visits - a.visits);
    for (const arm of likely) {
      if (++tried > MOST_TRIED) return undefined;
      const found = after(world.clone(), way.fork(), arm.action, answers.length < legal.length);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return after(worlds.at(0), walk.fork(), action, isSealed);
}
