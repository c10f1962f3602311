import { at, EngineBug, inTurnOrder, type Seat, seatsAfter } from '@rulewright/core';
import { itemName } from '../cards.js';
import { nominal } from '../prices.js';
import type { Auction, EcoTable, EcoTurn, Item } from '../state.js';
import { payCoins } from '../supplies.js';

// ECO-AUC: one auction, the same for the three series.

/** The auction that goes on while somebody is asked about it. */
export function currentAuction<A>({ auction }: { readonly auction: A | null }): A {
  if (auction === null) throw new EngineBug('no auction goes on');
  return auction;
}

/** ECO-AUC.2: who may bid for an item at all. */
export const mayTakePart = ({ state }: EcoTable, seat: Seat, item: Item): boolean =>
  item.kind !== 'plant' || at(state.players, seat).supply[item.branch] > 0;

/** ECO-AUC.1 to ECO-AUC.3, ECO-AUC.12: the opener bids the nominal; vetoes come before the first raise. */
export function openAuction(turn: EcoTurn, opener: Seat, item: Item): void {
  const { state, emit, queue } = turn;
  const highBid = nominal(turn, item);
  const stillIn = state.players.map((_, seat) => mayTakePart(turn, seat, item));
  state.auction = { item, opener, highBid, highBidder: opener, stillIn };
  emit?.({ type: 'auction-opened', seat: opener, item: itemName(turn, item), nominal: highBid });
  queue({ kind: 'veto', ...inTurnOrder(seatsAfter(opener, state.players.length)) }, { kind: 'bidding', last: opener });
}

/** ECO-AUC.12: the auction never happened, only the opening right is spent. */
export function cancelAuction(turn: EcoTurn): void {
  turn.state.auction = null;
  discardRevealed(turn);
}

/** ECO-INI.3 */
export function discardRevealed({ state }: EcoTurn): void {
  state.initiativeDiscard.push(...state.revealed);
  state.revealed = [];
}

/** ECO-AUC.3, ECO-AUC.6: asks the next one who is still in, or sells. A vetoed auction has ended already. */
export function bidding(turn: EcoTurn, { last }: { readonly last: Seat }): void {
  const { state, queue } = turn;
  const { auction } = state;
  if (auction === null) return;
  for (const seat of seatsAfter(last, state.players.length))
    if (seat !== auction.highBidder && at(auction.stillIn, seat)) {
      queue({ kind: 'bid', seat });
      return;
    }
  sell(turn, auction);
}

/** ECO-AUC.7, ECO-AUC.8 */
function sell(turn: EcoTurn, { item, highBid, highBidder }: Auction): void {
  const { state, emit, queue } = turn;
  state.auction = null;
  payCoins(turn, highBidder, highBid);
  takeItem(turn, highBidder, item);
  emit?.({ type: 'auction-won', seat: highBidder, item: itemName(turn, item), amount: highBid });
  queue({ kind: 'place-bought', seat: highBidder, item });
}

function takeItem({ state }: EcoTurn, seat: Seat, item: Item): void {
  const player = at(state.players, seat);
  switch (item.kind) {
    case 'special':
      state.specials.owner[item.special] = seat;
      break;
    case 'plant':
      player.supply[item.branch]--;
      player.hand[item.branch]++;
      break;
    case 'initiative':
      player.initiatives.push(item.initiative);
      state.revealed = [];
      break;
  }
}
