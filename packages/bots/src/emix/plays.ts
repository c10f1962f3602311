import { at } from '@rulewright/core';
import type { EmixCard } from '@rulewright/emix';
import { type Appraisal, CARD, powerWorth, priceOf, worthOf } from './worth.js';

// The worth of the cards in a hand, in cells.

/** Worth of a card that cannot be played. */
export const NOTHING = -6;
/** Share of a card's best play that counts while the card is in hand. */
const IN_HAND = 0.15;

/** The worth of playing a card at a target, less its price. */
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

/** The best play of a card in hand; `NOTHING` if it cannot be paid. */
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

/** The worth of keeping a card in hand. */
export const kept = (appraisal: Appraisal, card: EmixCard): number =>
  card.type === 'moment' ? CARD : Math.max(0, CARD + IN_HAND * bestPlay(appraisal, card));
