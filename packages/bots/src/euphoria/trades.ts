import { type EuphoriaAction, type EuphoriaView, GOODS } from '@rulewright/euphoria';
import { waiting } from '../waiting.js';

type Position = EuphoriaView['position'];
type Items = readonly number[];
interface Sides {
  readonly give: Items;
  readonly ask: Items;
}

const FIRST_RESOURCE = GOODS.indexOf('gold');
/** The share of what another player gains that counts against a deal. */
const ENVY = 0.25;

/** The worth of a side of a trade; resources and artifacts count double. */
const worth = (items: Items): number =>
  items.reduce((total, count, item) => total + count * (item < FIRST_RESOURCE ? 1 : 2), 0);
const isEmpty = (items: Items | undefined): boolean => items?.every((count) => count === 0) === true;
const gain = ({ give, ask }: Sides): number => worth(give) - worth(ask);

/**
 * Weight of accepting a trade: what the player gains, less a share of what others gain. A gift is taken, and nothing is
 * given for nothing.
 */
export function acceptWish(position: Position): number {
  const own = waiting(position, 'trade-respond');
  if (own === undefined) return 1;
  if (isEmpty(own.give)) return 0.01;
  const others = [...(own.earlier ?? []), ...(own.later ?? [])].map(gain);
  const proposers = -others.reduce((sum, each) => sum + each, gain(own));
  const envied = [...others, proposers].reduce((sum, each) => sum + Math.max(0, each), 0);
  return gain(own) >= ENVY * envied ? 3 : 0.3;
}

/** Weight of asking for something: seldom for nothing. */
export const askWish = (position: Position): number => (isRequest(position) ? 0.3 : 4);

/** Weight of making an offer: no gift is made. */
export const offerWish = (position: Position): number => (isGift(position) ? 0.01 : 4);

const isRequest = (position: Position): boolean => isEmpty(waiting(position, 'trade-build')?.give);
const isGift = (position: Position): boolean => isEmpty(waiting(position, 'trade-build')?.ask);

/** True for a gift, a request that nobody grants, and a card that is shown to everybody: nobody gains by it. */
export function isPointless(position: Position, { type }: EuphoriaAction): boolean {
  if (type === 'to-ask') return isRequest(position);
  return type === 'show-recruit' || type === 'show-dilemma' || (type === 'submit' && isGift(position));
}
