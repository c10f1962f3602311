import { NONE } from '@rulewright/core';
import type { EmixState } from '@rulewright/emix';
import type { DecidedOpenly } from '@rulewright/testing';

// What hidden cards decide for all to see, by rules of the game.

type Step = Parameters<DecidedOpenly<EmixState>['applies']>[0];
type Kind = EmixState['agenda'][number]['kind'];

/** The question that waits; of a window, without who is asked and who has passed. */
function question({ agenda }: EmixState): string {
  const top = agenda.at(-1);
  if (top?.kind !== 'cancel' && top?.kind !== 'protect') return JSON.stringify(top);
  return JSON.stringify({ ...top, seat: NONE, left: [], passed: [], moves: [] });
}

/** The seat that is asked in a window that waits, if one does. */
const asked = ({ agenda }: EmixState): string => {
  const top = agenda.at(-1);
  return top?.kind === 'cancel' || top?.kind === 'protect' ? `${top.seat}` : '';
};

/** In the two worlds other questions wait, and one of them is of these kinds. */
const waitsFor =
  (...kinds: readonly Kind[]) =>
  ({ after, otherwise }: Step): boolean =>
    question(after) !== question(otherwise) &&
    [after, otherwise].some(({ agenda }) => kinds.some((kind) => kind === agenda.at(-1)?.kind));

/** The cards in sight; a power that was placed may have left its row in the same step. */
const inSight = ({ rows, discardPiles }: EmixState): string => JSON.stringify([rows, discardPiles]);

export const openly: readonly DecidedOpenly<EmixState>[] = [
  {
    rule: 'EMX-VOC.21',
    what: 'whether a hand holds a power that can be placed for free: it is placed, or nothing is asked',
    applies: (step) => inSight(step.after) !== inSight(step.otherwise) || waitsFor('free-power')(step),
  },
  {
    rule: 'EMX-MOM.17',
    what: 'with holders, a window is open when somebody holds a Moment that can be paid for, and asks the first who does',
    applies: (step) =>
      step.before.options.reactionPrompt === 'holders' &&
      (waitsFor('cancel', 'protect')(step) || asked(step.after) !== asked(step.otherwise)),
  },
];
