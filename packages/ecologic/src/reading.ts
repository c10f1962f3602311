import { at, NONE, type Pile, type Seat } from '@rulewright/core';
import { deckPiles, pileOf, type Supply } from '@rulewright/core/author';
import { initiativeOf, itemName, specialOf } from './cards.js';
import { BRANCHES, type Branch } from './content/tables.js';
import { hexCount, levelOf, objectsOf, tileAt } from './field.js';
import { geometry } from './geometry.js';
import type { Card, EcoContext, Hex, Phase } from './state.js';

// Reading models of a position: everything by ids, nothing to decode.

/** A special that somebody has bought. */
export interface OwnedSpecial {
  readonly special: string;
  /** The hex where it is built; null while it is not. */
  readonly hex: Hex | null;
}

/** A player's possessions, in coins, eco points and pieces. */
export interface EcoLogicPlayer {
  readonly seat: Seat;
  readonly money: number;
  readonly ecoFund: number;
  /** Pieces bought and not on the field, and pieces that can still be bought. */
  readonly hand: Readonly<Record<Branch, number>>;
  readonly supply: Readonly<Record<Branch, number>>;
  /** The initiatives in the hand. */
  readonly initiatives: readonly string[];
  readonly specials: readonly OwnedSpecial[];
  /** The hexes of the player's objects. */
  readonly objects: readonly Hex[];
  /** Auctions that may still be cancelled in this round. */
  readonly vetoes: number;
  /** The hexes that give this player no eco points any more (ECO-BIO.2). */
  readonly bioTaken: readonly Hex[];
}

/** A hex, and what stands on it. */
export interface HexState {
  readonly hex: Hex;
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  /** None on a special site. */
  readonly resources: readonly Branch[];
  /** Room for pieces, and the eco points for its first settler. */
  readonly capacity: number;
  readonly bio: number;
  readonly owner: Seat | null;
  /** From the bottom to the top. */
  readonly pieces: readonly Branch[];
  readonly level: number;
  readonly initiative: string | null;
  readonly special: string | null;
}

/** An auction that goes on; `item` is the id of a card or a branch. */
export interface AuctionState {
  readonly item: string;
  readonly opener: Seat;
  readonly highBid: number;
  readonly highBidder: Seat;
  readonly stillIn: readonly Seat[];
}

/** Everything that belongs to no single player. */
export interface EcoLogicShared {
  readonly round: number;
  readonly lastRound: boolean;
  readonly phase: Phase;
  readonly firstPlayer: Seat;
  readonly bank: Supply;
  readonly ecoSupply: Supply;
  readonly field: readonly HexState[];
  /** The specials that nobody has bought. */
  readonly offer: readonly string[];
  /** The events of this round, each with the seat that drew it. */
  readonly events: readonly { readonly event: string; readonly drawer: Seat }[];
  /** Level by level from the top; their backs are levels. */
  readonly eventDeck: readonly Pile[];
  readonly eventDiscard: readonly string[];
  readonly eventsRemoved: Pile;
  readonly initiativeDeck: readonly Pile[];
  /** The top one last. */
  readonly initiativeDiscard: readonly string[];
  readonly revealed: string | null;
  readonly refused: string | null;
  readonly auction: AuctionState | null;
  /** Requests for aid made in this slot. */
  readonly aidAsked: readonly { readonly asker: Seat; readonly helper: Seat }[];
  readonly loans: readonly { readonly lender: Seat; readonly borrower: Seat; readonly due: number }[];
}

export function playerModel(context: EcoContext, seat: Seat): EcoLogicPlayer {
  const { players, specials, vetoes, bioTaken } = context.state;
  const { money, ecoFund, hand, supply, initiatives } = at(players, seat);
  return {
    seat,
    money,
    ecoFund,
    hand: { ...hand },
    supply: { ...supply },
    initiatives: initiatives.map((card) => initiativeOf(context, card).id),
    specials: specials.owner.flatMap((owner, card) => {
      const hex = at(specials.hex, card);
      return owner === seat ? [{ special: specialOf(context, card).id, hex: hex === NONE ? null : hex }] : [];
    }),
    objects: objectsOf(context, seat),
    vetoes: at(vetoes, seat),
    bioTaken: at(bioTaken, seat).flatMap((isTaken, hex) => (isTaken ? [hex] : [])),
  };
}

export function sharedModel(context: EcoContext): EcoLogicShared {
  const { state, content } = context;
  const { round, lastRound, phase, firstPlayer, bank, ecoSupply, specials, auction, aidAsked, loans } = state;
  const levels = [...new Set(content.events.map(({ level }) => level))];
  const events = { id: (card: Card) => at(content.events, card).id, back: (card: Card) => at(levels, -1 - card) };
  const initiatives = { id: (card: Card) => initiativeOf(context, card).id };
  return {
    round,
    lastRound,
    phase,
    firstPlayer,
    bank,
    ecoSupply,
    field: Array.from({ length: hexCount(context) }, (_, hex) => hexModel(context, hex)),
    offer: specials.owner.flatMap((owner, card) => (owner === NONE ? [specialOf(context, card).id] : [])),
    events: state.currentEvents.map(({ event, drawer }) => ({ event: events.id(event), drawer })),
    eventDeck: deckPiles(state.eventDeck, events),
    eventDiscard: state.eventDiscard.map(events.id),
    eventsRemoved: pileOf(state.eventsRemoved, events),
    initiativeDeck: deckPiles(state.initiativeDeck, initiatives),
    initiativeDiscard: state.initiativeDiscard.map(initiatives.id),
    revealed: state.revealed.map(initiatives.id)[0] ?? null,
    refused: state.refused === NONE ? null : initiatives.id(state.refused),
    auction: auction && {
      item: itemName(context, auction.item),
      opener: auction.opener,
      highBid: auction.highBid,
      highBidder: auction.highBidder,
      stillIn: auction.stillIn.flatMap((isIn, seat) => (isIn ? [seat] : [])),
    },
    aidAsked: aidAsked.flatMap((row, asker) => row.flatMap((has, helper) => (has ? [{ asker, helper }] : []))),
    loans: loans.map((loan) => ({ ...loan })),
  };
}

function hexModel(context: EcoContext, hex: Hex): HexState {
  const { field, specials, options } = context.state;
  const { id, resources, capacity, bio } = tileAt(context, hex);
  const { q, r } = at(geometry(options).coords, hex);
  const owner = at(field.owner, hex);
  const [initiative] = at(field.initiatives, hex);
  const special = specials.hex.indexOf(hex);
  return {
    hex,
    tile: id,
    q,
    r,
    resources: BRANCHES.filter((branch) => resources.includes(branch)),
    capacity,
    bio,
    owner: owner === NONE ? null : owner,
    pieces: [...at(field.pieces, hex)],
    level: levelOf(context, hex),
    initiative: initiative === undefined ? null : initiativeOf(context, initiative).id,
    special: special < 0 ? null : specialOf(context, special).id,
  };
}
