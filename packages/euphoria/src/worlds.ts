import { GOODS } from './content/words.js';
import { isPaymentAsked } from './rules/paying.js';
import { spent } from './rules/trade-legs.js';
import { holdsItem, mayHold, noItems, UNNAMED } from './rules/trade-sides.js';
import type { EuphoriaTurn } from './state.js';

// Possible worlds of a viewer, beyond the places of face-down cards and the players who saw them.

/** Completes a dealt world; false when it cannot be. */
export function completeWorld(world: EuphoriaTurn): boolean {
  emptyProposal(world);
  fillLegs(world);
  // EUP-ENG.1: that somebody is asked how to pay tells about the hand
  return world.state.agenda.at(-1)?.kind !== 'place-pay' || isPaymentAsked(world);
}

/** EUP-TRD.9: of a proposal that is not submitted yet nothing may have been named. */
function emptyProposal({ state }: EuphoriaTurn): void {
  const top = state.agenda.at(-1);
  if (top?.kind !== 'trade-build') return;
  const { earlier } = top;
  delete top.earlier;
  top.give ??= noItems();
  top.ask ??= noItems();
  top.isAsking ??= false;
  // fields have one order, in which this one comes last
  if (earlier !== undefined) top.earlier = earlier;
}

/** EUP-TRD.10: the least that a finished leg whose terms are not told can be about. */
function fillLegs(world: EuphoriaTurn): void {
  const top = world.state.agenda.at(-1);
  const legs = top?.kind === 'trade-more' ? top.legs : top?.kind === 'trade-build' ? top.earlier : undefined;
  if (top === undefined || !('seat' in top) || legs === undefined) return;
  for (const [place, leg] of legs.entries()) {
    if (leg.give.length > 0) continue;
    const given = spent(legs.slice(0, place));
    leg.give = firstItem((item) => holdsItem(world, top.seat, given, item));
    leg.ask = firstItem(
      (item) => mayHold(world, leg.partner, noItems(), item) && (item === UNNAMED || leg.give[item] === 0),
    );
  }
}

/** One good, or else one card without a name; nothing where there is neither. */
function firstItem(fits: (item: number) => boolean): number[] {
  const found = [...GOODS.keys(), UNNAMED].find(fits);
  return noItems().map((_, item) => (item === found ? 1 : 0));
}
