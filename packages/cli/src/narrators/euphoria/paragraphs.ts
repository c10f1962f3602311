import { ARTIFACTS, GOODS } from '@rulewright/euphoria';
import type { Seen, SeenOf } from './scene.js';

/** Why something is lost. */
export type Cause = 'payment' | 'hand-limit' | 'penalty' | 'none';

/** An event, why something is lost by it, and whether it is told: the parts of a price that is told at once are not. */
export interface Clause {
  readonly event: Seen;
  readonly cause: Cause;
  readonly isTold: boolean;
}

/** The events of a step; `asked` is the kind of the choice that was answered. */
export function clausesOf(events: readonly Seen[], asked: string | undefined): Clause[] {
  /** What of a price has been told and is still to leave. */
  let due: string[] = [];
  let cause = FIRST_CAUSE[asked ?? ''] ?? 'none';
  return events.map((event) => {
    if (!isLoss(event)) {
      due = priceOf(event);
      cause = causeAfter(event);
      return { event, cause: 'none', isTold: true };
    }
    const told = due.length;
    due = without(due, event);
    return { event, cause, isTold: due.length === told };
  });
}

/** Why the first loss of a step happens. */
const FIRST_CAUSE: Readonly<Record<string, Cause>> = {
  'hand-discard': 'hand-limit',
  'ability-discard': 'payment',
  'roll-pay-penalty': 'penalty',
};

type Loss = SeenOf<'goods-lost' | 'artifact-discarded' | 'goods-handed-over'>;

const isLoss = (event: Seen): event is Loss =>
  event.type === 'goods-lost' || event.type === 'artifact-discarded' || event.type === 'goods-handed-over';

function causeAfter(event: Seen): Cause {
  switch (event.type) {
    case 'placement-paid':
    case 'workers-retrieved':
    case 'ability-used':
    case 'dilemma-resolved':
      return 'payment';
    case 'dice-rolled':
      return 'penalty';
    default:
      return 'none';
  }
}

/** The goods and artifacts of a price that the event tells. */
function priceOf(event: Seen): string[] {
  switch (event.type) {
    case 'placement-paid':
      return event.plan.filter((item) => isGood(item) || (ARTIFACTS as readonly string[]).includes(item));
    case 'workers-retrieved':
      return isGood(event.price) ? [event.price] : [];
    default:
      return [];
  }
}

const isGood = (item: string): boolean => (GOODS as readonly string[]).includes(item);

/** The items without what the event takes, if it takes them. */
function without(items: readonly string[], event: Loss): string[] {
  const left = [...items];
  const [item, count] = event.type === 'artifact-discarded' ? [event.artifact, 1] : [event.good, event.count];
  for (let n = count; n > 0; n--) {
    const place = left.indexOf(item);
    if (place < 0) return [...items];
    left.splice(place, 1);
  }
  return left;
}
