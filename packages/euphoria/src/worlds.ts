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
  const record = state.agenda.at(-1);
  if (record?.kind !== 'trade-build') return;
  const { earlier } = record;
  delete record.earlier;
  record.give ??= noItems();
  record.ask ??= noItems();
  record.isAsking ??= false;
  // fields have one order, in which this one comes last
  if (earlier !== undefined) record.earlier = earlier;
}

/** EUP-TRD.10: the least that a finished leg whose terms are not told can be about. */
function fillLegs(world: EuphoriaTurn): void {
  const record = world.state.agenda.at(-1);
  const legs =
    record?.kind === 'trade-more' ? record.legs : record?.kind === 'trade-build' ? record.earlier : undefined;
  if (record === undefined || !('seat' in record) || legs === undefined) return;
  for (const [place, leg] of legs.entries()) {
    if (leg.give.length > 0) continue;
    const given = spent(legs.slice(0, place));
    leg.give = firstItem((item) => holdsItem(world, record.seat, given, item));
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
