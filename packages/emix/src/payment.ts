import { at } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import type { Payment } from './agenda.js';
import type { EmixCard } from './content/card.js';
import { returnBoth, setAside } from './emons.js';
import { type EmixTurn, type Emons, type Human, refuse } from './state.js';

// Costs of cards, and where the paid emons go (EMX-CRD.4 to EMX-CRD.6, EMX-KRM).

type Cost = Pick<EmixCard, 'sign' | 'value'>;

/** The refusal of paying a cost from this human's pool with that many positive emons (EMX-CRD.4, EMX-CRD.5). */
export function paymentRefusal(pool: Immutable<Emons>, human: Human, { sign, value }: Cost, pos: number) {
  const isRight = sign === 'neutral' ? pos <= value : pos === (sign === 'pos' ? value : 0);
  if (!isRight) return refuse('EMX-CRD.4', 'wrong-payment', { pos, value });
  const neg = value - pos;
  return pos <= at(pool.pos, human) && neg <= at(pool.neg, human)
    ? undefined
    : refuse('EMX-CRD.5', 'too-few-emons', { pos, neg });
}

/** The fewest positive emons with which the cost can be paid; more than the most when it cannot be paid. */
export const leastPositive = (pool: Immutable<Emons>, human: Human, { sign, value }: Cost): number =>
  sign === 'pos' ? value : Math.max(0, value - at(pool.neg, human));

/** The most positive emons with which the cost can be paid. */
export const mostPositive = (pool: Immutable<Emons>, human: Human, { sign, value }: Cost): number =>
  sign === 'neg' ? 0 : Math.min(value, at(pool.pos, human));

/** Pays: the emons go to the supply, or are set aside as karma (EMX-CRD.6, EMX-KRM.3). */
export function pay(turn: EmixTurn, { human, pos, neg, karma }: Payment): void {
  if (pos + neg === 0) return;
  if (karma) setAside(turn, human, { pos, neg });
  else returnBoth(turn, 'EMX-CRD.6', human, { pos, neg });
}
