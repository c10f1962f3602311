import type { Choice } from './questions.js';
import type { Seen } from './scene.js';
import type { Position } from './words.js';

/** Choices whose every answer begins a paragraph. */
const DECIDED: readonly string[] = [
  'zero-return',
  'turn-start',
  'prepare',
  'trade-give',
  'trade-ask',
  'shield',
  'escape',
  'recover',
  'summary',
] satisfies Choice['kind'][];

/**
 * Whether a sentence begins a paragraph: a new decision of a turn does, in a rave a deed after somebody has held, and
 * in a bounty the escape of each player and the card that comes back do. `last` is the event before
 * it in the same step, the position is the one before the step.
 */
export function startsParagraph(
  event: Seen,
  last: Seen | undefined,
  { rave, lineups }: Position,
  choice: Choice['kind'] | undefined,
): boolean {
  if (last !== undefined) return event.type === 'card-recovered' || beginsEscape(event, last);
  if (choice === 'rave' || choice === 'gentle-lay')
    return rave.holds > 0 ? event.type !== 'held' : lineups.every(({ cards }) => cards.length === 0);
  return choice !== undefined && DECIDED.includes(choice);
}

/** Souls may be lost to the monster before the roll. */
const beginsEscape = (event: Seen, last: Seen): boolean =>
  (event.type === 'die-rolled' && event.roll === 'escape' && !isLoss(last)) ||
  (event.type === 'souls-changed' && isLoss(event) && last.type !== 'die-rolled' && last.type !== 'escape-ended') ||
  (event.type === 'escape-ended' && event.result === 'released');

const isLoss = (event: Seen): boolean =>
  event.type === 'souls-changed' && event.cause === 'monster' && event.change < 0;
