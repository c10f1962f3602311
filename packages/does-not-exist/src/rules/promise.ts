import { NONE } from '@rulewright/core';
import { giveHeld } from '../piles.js';
import { eachHeld, heldCount, heldNamed } from '../players.js';
import { action, type DneTurn } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessHeld } from './held.js';
import { handing } from './timing.js';

// DNE-FRD.8: cards of the Host's own that were promised to the Saviour.

/** DNE-FRD.8: asks the Host for what was promised beyond the cards of the monster, as far as there are cards. */
export function keepPromise(turn: DneTurn, reward: number): void {
  const { host } = turn.state.turn;
  const toGo = Math.min(turn.state.rave.share - reward, heldCount(turn, host));
  if (toGo > 0) turn.queue({ kind: 'promise-give', seat: host, toGo });
}

/** DNE-FRD.8: a held card for the Saviour. */
export const givePromised = action('give-to', {
  rule: handing,
  during: ['promise-give'],
  fields: { card: cardName, from },
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'give-to', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-FRD.8'),
  perform(turn, { seat, card, from }, { toGo }) {
    const { saviour } = turn.state.rave;
    if (saviour === NONE) return;
    giveHeld(turn, { from: seat, to: saviour, card: heldNamed(turn, seat, card), zone: from, rule: 'DNE-FRD.8' });
    if (toGo > 1) turn.queue({ kind: 'promise-give', seat, toGo: toGo - 1 });
  },
});
