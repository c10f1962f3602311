import { isPaymentAsked } from './rules/paying.js';
import { noItems } from './rules/trade-sides.js';
import type { EuphoriaTurn } from './state.js';

// Possible worlds of a viewer, beyond the places of face-down cards and the players who saw them.

/** Completes a dealt world; false when it cannot be. */
export function completeWorld(world: EuphoriaTurn): boolean {
  emptyProposal(world);
  // EUP-ENG.1: that somebody is asked how to pay tells about the hand
  return world.state.agenda.at(-1)?.kind !== 'place-pay' || isPaymentAsked(world);
}

/** EUP-TRD.9: of a proposal that is not submitted yet nothing may have been named. */
function emptyProposal({ state }: EuphoriaTurn): void {
  const record = state.agenda.at(-1);
  if (record?.kind !== 'trade-build') return;
  record.give ??= noItems();
  record.ask ??= noItems();
  record.isAsking ??= false;
}
