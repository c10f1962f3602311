import { at, NONE, type Seat } from '@rulewright/core';
import { coinsInPlay } from './coins-in-play.js';
import { isFinalReport } from './content/schema.js';
import { BRANCHES, COINS, ECO_POINTS } from './content/tables.js';
import { tileAt } from './field.js';
import { geometry } from './geometry.js';
import type { EcoTable, Item, State } from './state.js';

// Section 8 of the specification: what holds in every state.

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const hexes = (table: EcoTable): number[] => table.state.field.tile.map((_, hex) => hex);
const isSeat = ({ state }: EcoTable, seat: Seat): boolean => seat < state.players.length;
const every = <X>(list: readonly X[], length: number, fits: (entry: X) => boolean = () => true): boolean =>
  list.length === length && list.every(fits);

/** All lists have an entry for each seat, hex or card, and all indices point to one. */
function isWellFormed(table: EcoTable): boolean {
  const { state, content } = table;
  const { players, field, specials } = state;
  const n = state.options.players;
  const places = geometry(state.options).coords.length;
  return (
    every(players, n) &&
    every(state.vetoes, n) &&
    every(state.bioTaken, n, (taken) => taken.length === places) &&
    every(state.aidAsked, n, (asked) => asked.length === n) &&
    every(field.tile, places, (tile) => tile < content.tiles.length) &&
    new Set(field.tile).size === places &&
    every(field.owner, places, (owner) => owner < n) &&
    every(field.pieces, places) &&
    every(field.initiatives, places) &&
    every(specials.owner, content.specials.length, (owner) => owner < n) &&
    every(specials.hex, content.specials.length, (hex) => hex < places) &&
    isSeat(table, state.firstPlayer) &&
    state.currentEvents.every(({ event, drawer }) => state.eventDiscard.includes(event) && drawer < n) &&
    new Set(state.currentEvents.map(({ event }) => event)).size === state.currentEvents.length &&
    state.loans.every(({ lender, borrower }) => lender < n && borrower < n && lender !== borrower)
  );
}

/** 1, 2. A supply is tracked exactly when it is limited, and then nothing is lost or made. */
const adds = (table: EcoTable, supply: State['bank'], held: number, all: number): boolean =>
  table.state.options.supply === 'limited' ? supply !== 'unlimited' && supply + held === all : supply === 'unlimited';

/** 1. An unlimited bank pays as well only what can be earned. */
function coinsAdd(table: EcoTable): boolean {
  const { state, content } = table;
  const held = sum(state.players.map(({ money }) => money));
  return adds(table, state.bank, held, COINS) && held <= coinsInPlay({ options: state.options, content });
}

/** 2. A negative fund holds no eco points. */
const ecoPointsAdd = (table: EcoTable): boolean =>
  adds(table, table.state.ecoSupply, sum(table.state.players.map(({ ecoFund }) => Math.max(0, ecoFund))), ECO_POINTS);

/** 3. Every piece of a player is in the supply, in the hand or on the field. */
function piecesAreConserved(table: EcoTable): boolean {
  const { players, field, options } = table.state;
  return players.every(({ supply, hand }, seat) =>
    BRANCHES.every((branch) => {
      const placed = hexes(table).filter((hex) => field.owner[hex] === seat);
      const onField = placed.flatMap((hex) => at(field.pieces, hex)).filter((piece) => piece === branch);
      return supply[branch] + hand[branch] + onField.length === options.piecesPerBranch;
    }),
  );
}

/** 4, 7. A built special is owned and stands alone on a special site. */
function specialsFit(table: EcoTable): boolean {
  const { owner, hex } = table.state.specials;
  return hex.every(
    (place, card) =>
      place === NONE ||
      (owner[card] !== NONE && tileAt(table, place).resources.length === 0 && hex.indexOf(place) === card),
  );
}

/** 5. The deck is stacked by levels, none of which are mixed, and Final Report is in play. */
function eventsAreStacked({ state, content }: EcoTable): boolean {
  const level = (card: number) => at(content.events, card).level;
  const bags = state.eventDeck.bags.map(({ cards }) => cards.map(level));
  const levels = bags.flat();
  const isReport = (card: number) => isFinalReport(at(content.events, card));
  return (
    bags.every((bag) => bag.every((one) => one === bag[0])) &&
    levels.every((lower, i) => i === 0 || lower <= at(levels, i - 1)) &&
    !state.eventsRemoved.some(isReport) &&
    state.lastRound === state.eventDiscard.some(isReport)
  );
}

/** 6, 7. Every object fits its hex, and initiatives stand on objects only, one on each. */
function objectsFit(table: EcoTable): boolean {
  const { owner, pieces, initiatives } = table.state.field;
  const isMixed = table.state.options.dualHex === 'mixed';
  return hexes(table).every((hex) => {
    const stack = at(pieces, hex);
    const { resources, capacity } = tileAt(table, hex);
    return (
      stack.length <= capacity &&
      stack.every((branch) => resources.includes(branch) && (isMixed || branch === stack[0])) &&
      (owner[hex] === NONE) === (stack.length === 0) &&
      at(initiatives, hex).length <= Math.min(1, stack.length)
    );
  });
}

/** 8. Whoever stands on a hex has had its bio-capacity, unless starting pieces earn none. */
function bioIsTaken(table: EcoTable): boolean {
  const { field, bioTaken, options } = table.state;
  if (!options.setupBioCapacity) return true;
  return hexes(table).every((hex) => {
    const owner = at(field.owner, hex);
    return owner === NONE || at(at(bioTaken, owner), hex);
  });
}

/** 9. The high bidder can pay and is still in; the item is for sale. */
function auctionFits(table: EcoTable): boolean {
  const { state } = table;
  const { auction, players } = state;
  if (auction === null) return true;
  const { item, highBid, highBidder, opener, stillIn } = auction;
  return (
    isSeat(table, opener) &&
    every(stillIn, players.length) &&
    stillIn[highBidder] === true &&
    highBid <= at(players, highBidder).money &&
    isForSale(table, item, stillIn)
  );
}

function isForSale({ state }: EcoTable, item: Item, stillIn: readonly boolean[]): boolean {
  switch (item.kind) {
    case 'special':
      return state.specials.owner[item.special] === NONE;
    case 'plant':
      return state.players.every(({ supply }, seat) => !stillIn[seat] || supply[item.branch] > 0);
    case 'initiative':
      return state.revealed[0] === item.initiative;
  }
}

/** What is asked belongs to the moment of the game, and rounds follow until the last one. */
function askedFits(table: EcoTable): boolean {
  const { state } = table;
  const { agenda, auction } = state;
  const bottom = agenda[0];
  const kinds: readonly string[] = agenda.map(({ kind }) => kind);
  const isAuctioned = kinds.includes('bidding') || kinds.includes('bid');
  const isRevealed = auction?.item.kind === 'initiative' || kinds.includes('open-initiative');
  return (
    isAuctioned === (auction !== null) &&
    state.revealed.length === (isRevealed ? 1 : 0) &&
    agenda.every((record) => recordFits(table, record)) &&
    (bottom === undefined ? state.lastRound : bottom.kind === 'end-of-round' || bottom.kind === 'round')
  );
}

function recordFits(table: EcoTable, record: EcoTable['state']['agenda'][number]): boolean {
  const { state } = table;
  switch (record.kind) {
    case 'answer-aid':
      return (
        isSeat(table, record.asker) &&
        record.asker !== record.seat &&
        record.seat !== state.auction?.highBidder &&
        record.amount <= at(state.players, record.seat).money
      );
    case 'place-bought':
      return isInHand(table, record.seat, record.item);
    case 'repay':
      return state.loans[record.loan]?.borrower === record.seat;
    case 'bid':
      return (
        state.auction !== null &&
        record.seat !== state.auction.highBidder &&
        state.auction.stillIn[record.seat] === true
      );
    default:
      return Object.entries(record).every(
        ([field, value]) => !SEAT_FIELDS.includes(field) || (typeof value === 'number' && isSeat(table, value)),
      );
  }
}

const SEAT_FIELDS = ['seat', 'drawer', 'last'];

function isInHand({ state }: EcoTable, seat: Seat, item: Item): boolean {
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

export const invariants: Readonly<Record<string, (table: EcoTable) => boolean>> = {
  'every list fits the table': isWellFormed,
  'the coins add up': coinsAdd,
  'the eco points add up': ecoPointsAdd,
  'the plant pieces add up': piecesAreConserved,
  'specials stand on special sites': specialsFit,
  'the event deck is stacked by levels': eventsAreStacked,
  'objects and initiatives fit their hexes': objectsFit,
  'a settled hex has paid its bio-capacity': bioIsTaken,
  'the auction fits the table': auctionFits,
  'what is asked fits the moment': askedFits,
};
