import type { AnyAction } from '@rulewright/core';
import type { Question } from './iterate.js';
import type { Walk } from './walk.js';

/** Longest line: beyond it too little was tried to mean anything. */
const LONGEST = 6;

/** The expected continuation after an action: the arm tried most often, again and again. */
export function lineFrom(start: Walk, { isSealed, view }: Question, first: AnyAction): readonly AnyAction[] {
  const walk = start.fork();
  const seats = Array.from({ length: view.position.options.players }, (_, seat) => seat);
  const line = [first];
  walk.go(first, isSealed);
  // while others answer the same question unseen, the order of what follows is unknown
  for (let arm = isSealed ? undefined : walk.favourite(seats); arm !== undefined; arm = walk.favourite(seats)) {
    line.push(arm.action);
    if (line.length === LONGEST) break;
    walk.go(arm.action, false);
  }
  return line;
}
