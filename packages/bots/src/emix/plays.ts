import { at } from '@rulewright/core';
import type { EmixCard } from '@rulewright/emix';
import { type Appraisal, CARD, powerWorth, priceOf, worthOf } from './worth.js';

// What the cards of a hand can do, in cells.

/** What a card is worth that cannot be played. */
export const NOTHING = -6;
/** How much of what a card can do counts while it is in the hand. */
const IN_HAND = 0.15;

/** What it is worth to play a card at a target, its price taken off. */
export function playWorth(
  appraisal: Appraisal,
  card: EmixCard,
  { human, target, pos }: { readonly human: number; readonly target: number; readonly pos: number },
): number {
  const { play, value } = card;
  const price = priceOf(appraisal, human, {
    pos,
    neg: value - pos,
    isForOthers: target !== human || play?.scope === 'all',
  });
  return (
    (play === undefined ? powerWorth(appraisal, card, target) : worthOf(appraisal, play, { human, target })) - price
  );
}

/** The best that a card of the hand can do, if it can be paid. */
export function bestPlay(appraisal: Appraisal, card: EmixCard): number {
  const { position, seat, stakes } = appraisal;
  const { pool, options } = position;
  const human = options.freeFeeding === null ? seat : 0;
  const { sign, value, type, play, onto } = card;
  const held = { pos: at(pool.pos, human), neg: at(pool.neg, human) };
  const most = sign === 'neutral' ? held.pos + held.neg : held[sign];
  if (type === 'moment' || most < value) return NOTHING;
  const pos = sign === 'neg' ? 0 : sign === 'pos' ? value : Math.max(0, value - held.neg);
  const scope = play?.scope ?? onto ?? 'any';
  if (scope === 'self' || scope === 'all') return playWorth(appraisal, card, { human, target: human, pos });
  let best = NOTHING;
  for (let target = 0; target < stakes.length; target++)
    if (target !== human || scope === 'any') best = Math.max(best, playWorth(appraisal, card, { human, target, pos }));
  return best;
}

/** What a card of the hand is worth to keep. */
export const kept = (appraisal: Appraisal, card: EmixCard): number =>
  card.type === 'moment' ? CARD : Math.max(0, CARD + IN_HAND * bestPlay(appraisal, card));
