import { at, type Issue, NONE, type Seat } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import type { Item } from './agenda.js';
import type { EcoContext } from './state.js';

// Invariants of the auction and the agenda: they fit the moment of the game.

type AgendaItem = EcoContext['state']['agenda'][number];

/** ECO-AID.1, ECO-AID.2: requests and loans are of a kind that the options offer. */
export function aidFits({ state }: EcoContext): Issue[] {
  const { options, loans, agenda } = state;
  const { mutualAid } = options;
  const hasLoans = mutualAid === 'gifts-and-loans';
  const found = new Findings().that(
    'loans',
    hasLoans || loans.length === 0,
    'no loan, for the game has none',
    loans.length,
  );
  agenda.forEach((pending, i) => {
    if (pending.kind === 'answer-aid')
      found
        .that(`agenda.${i}`, mutualAid !== 'off', 'no request, for aid is off', pending.kind)
        .that(`agenda.${i}.due`, hasLoans || pending.due === 0, '0, for the game has no loans', pending.due);
  });
  return found.issues;
}

/** 9. The high bidder can pay and is still in; the item is for sale. */
export function auctionFits(context: EcoContext): Issue[] {
  const { state } = context;
  const { auction, players } = state;
  const found = new Findings();
  if (auction === null) return found.issues;
  const { item, highBid, highBidder, stillIn } = auction;
  found.that('auction.highBidder', stillIn[highBidder] === true, 'a seat that is still in', highBidder);
  if (found.issues.length > 0) return found.issues;
  const { money } = at(players, highBidder);
  return found
    .that('auction.highBid', highBid <= money, `${money} or less, the money of the high bidder`, highBid)
    .that('auction.item', isForSale(context, item, stillIn), 'an item that is for sale', item.kind).issues;
}

function isForSale({ state }: EcoContext, item: Item, stillIn: readonly boolean[]): boolean {
  switch (item.kind) {
    case 'special':
      return state.specials.owner[item.special] === NONE;
    case 'plant':
      return state.players.every(({ supply }, seat) => !stillIn[seat] || supply[item.branch] > 0);
    case 'initiative':
      return state.revealed[0] === item.initiative;
  }
}

/** Rounds follow until the last one; an auction or a revealed initiative exists exactly while the agenda asks about it. */
export function askedFits(context: EcoContext): Issue[] {
  const { state } = context;
  const { agenda, auction } = state;
  const bottom = agenda[0];
  const kinds: readonly string[] = agenda.map(({ kind }) => kind);
  const isAuctioned = kinds.includes('bidding') || kinds.includes('bid');
  const isRevealed = auction?.item.kind === 'initiative' || kinds.includes('open-initiative');
  const revealed = isRevealed ? 1 : 0;
  const follows = bottom === undefined ? state.lastRound : bottom.kind === 'end-of-round' || bottom.kind === 'round';
  const found = new Findings()
    .that(
      'auction',
      isAuctioned === (auction !== null),
      isAuctioned ? 'an auction, for a bid waits' : 'none, for no bid waits',
      auction,
    )
    .that(
      'revealed',
      state.revealed.length === revealed,
      revealed === 1 ? '1 initiative' : 'no initiative',
      state.revealed.length,
    )
    .that(
      'agenda.0',
      follows,
      bottom === undefined ? 'a round to come, for this is not the last' : 'the rest of the round',
      bottom?.kind,
    );
  for (const [i, pending] of agenda.entries()) lookAt(found, context, pending, `agenda.${i}`);
  return found.issues;
}

function lookAt(found: Findings, context: EcoContext, pending: AgendaItem, path: string): void {
  const { state } = context;
  switch (pending.kind) {
    case 'answer-aid': {
      const { asker, seat, amount } = pending;
      found
        .that(`${path}.asker`, asker !== seat, 'the seat of another player', asker)
        .that(`${path}.seat`, seat !== state.auction?.highBidder, 'anybody but the high bidder', seat);
      const money = state.players[seat]?.money ?? 0;
      found.that(`${path}.amount`, amount <= money, `${money} coins or fewer`, amount);
      return;
    }
    case 'place-bought':
      found.that(
        `${path}.item`,
        isInHand(context, pending.seat, pending.item),
        'an item in the hand of the seat',
        pending.item.kind,
      );
      return;
    case 'repay': {
      const isBorrower = state.loans[pending.loan]?.borrower === pending.seat;
      found.that(`${path}.loan`, isBorrower, 'a loan that the seat has taken', pending.loan);
      return;
    }
    case 'bid': {
      const { auction } = state;
      const mayBid = auction !== null && pending.seat !== auction.highBidder && auction.stillIn[pending.seat] === true;
      found.that(`${path}.seat`, mayBid, 'a seat that is still in and is not the high bidder', pending.seat);
      return;
    }
  }
}

function isInHand({ state }: EcoContext, seat: Seat, item: Item): boolean {
  const player = at(state.players, seat);
  switch (item.kind) {
    case 'special':
      return state.specials.owner[item.special] === seat && state.specials.hex[item.special] === NONE;
    case 'plant':
      return player.hand[item.branch] > 0;
    case 'initiative':
      return player.initiatives.includes(item.initiative);
  }
}
