import { at, type Immutable, type Seat, type Viewer, viewerAt, type ZoneNameOf } from '@rulewright/core';
import { copiesIn } from './cards.js';
import type { CardMove, Spot } from './records.js';
import type { Card, Emix, EmixTurn, State } from './state.js';
import { type Moves, walkBack } from './unwind.js';

// All moves of cards. While an action may be cancelled, its window records them (EMX-MOM.4).

type Listed = Spot & { readonly pile: Exclude<Spot['pile'], 'drawPiles'> };

const zoneOf = ({ pile, of }: Spot): ZoneNameOf<Emix> => (pile === 'limbo' ? [pile] : [`${pile}.*`, of]);

/** The cards of a pile that is no deck. */
export const cardsIn = (state: Immutable<State>, { pile, of }: Listed): readonly Card[] =>
  pile === 'limbo' ? state.limbo : at(state[pile], of);

/** Moves a card from one list to the end of another; by default the first card of its kind. */
export function moveCard(
  turn: EmixTurn,
  card: Card,
  { from, to, place }: { readonly from: Listed; readonly to: Listed; readonly place?: number | undefined },
): void {
  const left = place ?? cardsIn(turn.state, from).indexOf(card);
  const moves = movesOf(turn);
  const before = moves && knownBefore(turn, from, to);
  turn.cards.move(card, zoneOf(from), zoneOf(to), { from: left });
  if (moves !== undefined) note(turn, moves, { card, place: left }, { from, to, before });
}

/**
 * Draws the next card of a deck into a hand; false when the deck is empty. Reads its face only to record it in a
 * window.
 */
export function drawCard(turn: EmixTurn, deck: number, seat: Seat): boolean {
  const from = { pile: 'drawPiles', of: deck } as const;
  const to = { pile: 'hands', of: seat } as const;
  const moves = movesOf(turn);
  if (moves === undefined) return turn.cards.deal(zoneOf(from), zoneOf(to));
  const before = knownBefore(turn, from, to);
  const card = turn.cards.draw(zoneOf(from), zoneOf(to));
  if (card !== undefined) note(turn, moves, { card }, { from, to, before });
  return card !== undefined;
}

/** Moves a random card from one hand to another; undefined when the first hand is empty. */
export function stealCard(turn: EmixTurn, owner: Seat, seat: Seat): Card | undefined {
  const from = { pile: 'hands', of: owner } as const;
  const to = { pile: 'hands', of: seat } as const;
  const moves = movesOf(turn);
  const before = moves && knownBefore(turn, from, to);
  const held = [...at(turn.state.hands, owner)];
  const card = turn.cards.draw(zoneOf(from), zoneOf(to));
  if (card === undefined) return undefined;
  const left = at(turn.state.hands, owner);
  const place = held.findIndex((one, i) => one !== left[i]);
  if (moves !== undefined) note(turn, moves, { card, place }, { from, to, before });
  return card;
}

type Left = { readonly card: Card; readonly place?: number };

/** A copy of what viewers know of the target pile, if the move may add to it; else undefined. */
function knownBefore({ state }: EmixTurn, from: Spot, to: Spot): Rows | undefined {
  if (isOpen(to) || !isKnownOf(state, from)) return undefined;
  return rowsOf(state, to).map((row) => [...row]);
}

/**
 * Records a move in the window of the present action, with the viewers who know the card although no pile shows it to
 * them.
 */
function note(
  turn: EmixTurn,
  moves: CardMove[],
  { card, place }: Left,
  { from, to, before }: { readonly from: Spot; readonly to: Spot; readonly before: Rows | undefined },
): void {
  const move: CardMove = { kind: 'moved', card, from, to };
  if (place !== undefined) move.place = place;
  const knownTo = before && newlyKnown(turn.state, card, { from, to, before });
  if (knownTo !== undefined && knownTo.length > 0) move.knownTo = knownTo;
  moves.push(move);
}

/** Viewers who know one more copy of the card in the target pile and cannot look into the source pile. */
function newlyKnown(
  state: State,
  card: Card,
  { from, to, before }: { readonly from: Spot; readonly to: Spot; readonly before: Rows },
): Viewer[] {
  return rowsOf(state, to).flatMap((row, number) => {
    const viewer = viewerAt(number, state.options.players);
    return copiesIn(row, card) > copiesIn(before[number] ?? [], card) && !looksInto(from, viewer) ? [viewer] : [];
  });
}

type Rows = readonly (readonly Card[])[];

const rowsOf = ({ memory }: State, pile: Spot): Rows => memory[keyOf(pile)] ?? [];
/** True when somebody knows cards of a pile without seeing it. */
const isKnownOf = (state: State, pile: Spot): boolean =>
  pile.pile === 'drawPiles'
    ? at(state.drawPiles, pile.of).bags.some(({ known }) => known.length > 0)
    : rowsOf(state, pile).length > 0;
const keyOf = ({ pile, of }: Spot): string => `${pile}.${of}`;

/** True when everybody sees the cards of a pile. */
const isOpen = ({ pile }: Immutable<Spot>): boolean => pile !== 'hands' && pile !== 'drawPiles' && pile !== 'faceDown';
/** True when a viewer sees the cards of a pile. */
export const looksInto = (spot: Immutable<Spot>, viewer: Viewer): boolean =>
  isOpen(spot) || (spot.pile === 'hands' && spot.of === viewer);

/** EMX-SUP.3: all discards of a deck become its draw pile. */
export function shuffleDiscards(turn: EmixTurn, deck: number): void {
  const { state, cards } = turn;
  const known = state.memory[`faceDown.${deck}`] ?? [];
  movesOf(turn)?.push({
    kind: 'shuffled',
    deck,
    open: [...at(state.discardPiles, deck)],
    known: known.map((row) => [...row]),
  });
  cards.shuffle(['drawPiles.*', deck], ['discardPiles.*', deck], ['faceDown.*', deck]);
}

/** The list of moves in the window of the present action, which lies on the agenda below the action's own questions. */
function movesOf({ state: { agenda } }: EmixTurn): CardMove[] | undefined {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const record = agenda[i];
    if (record?.kind === 'cancel') return record.moves;
  }
  return undefined;
}

/** Moves every card back, the last one first (EMX-MOM.4). Viewers who saw a card still know where it lies. */
export function takeBack({ state, cards }: EmixTurn, moves: Moves): void {
  const cardsOf = ({ pile, of }: Spot): readonly Card[] =>
    pile === 'drawPiles' ? at(state.drawPiles, of).bags.flatMap((bag) => bag.cards) : cardsIn(state, { pile, of });
  walkBack(moves, {
    cardsOf,
    carry(card, { from, to, place, shownTo = [] }) {
      const left = from.pile === 'drawPiles' ? 0 : cardsOf(from).lastIndexOf(card);
      cards.move(card, zoneOf(from), zoneOf(to), { from: left, shownTo, ...(place !== undefined && { to: place }) });
      return true;
    },
  });
}

/** True when a hand has held such a card from the start of the present action until now. */
export function isHeldSince(hand: readonly Card[], seat: Seat, moves: Moves, card: Card): boolean {
  const cards = [...hand];
  const isHand = ({ pile, of }: Spot): boolean => pile === 'hands' && of === seat;
  const isBack = walkBack(moves, {
    cardsOf: () => [],
    carry(moved, { from, to }) {
      if (isHand(from)) cards.splice(cards.lastIndexOf(moved), 1);
      if (isHand(to)) cards.push(moved);
      return cards.includes(card);
    },
  });
  return isBack && hand.includes(card);
}
