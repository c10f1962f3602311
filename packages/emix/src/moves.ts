import { at, type Seat, type Viewer, viewerAt } from '@rulewright/core';
import { type Immutable, remove, type ZoneNameOf } from '@rulewright/core/author';
import type { CardMove, Spot } from './agenda.js';
import { copiesIn } from './cards.js';
import type { Card, Emix, EmixTurn, ReactionWindow, State } from './state.js';
import { type Moves, walkBack } from './unwind.js';

// All moves of cards. While an action may be cancelled, its window records them, or that of an earlier action that may
// be cancelled too (EMX-MOM.4, EMX-R17).

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
  const before = moves && knowledgeBefore(turn, from, to);
  turn.cards.move(card, zoneOf(from), zoneOf(to), { from: left });
  if (before !== undefined) note(turn, moves, { card, place: left }, { from, to, before });
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
  const before = knowledgeBefore(turn, from, to);
  const card = turn.cards.draw(zoneOf(from), zoneOf(to));
  if (card !== undefined) note(turn, moves, { card }, { from, to, before });
  return card !== undefined;
}

/** Moves a random card from one hand to another; undefined when the first hand is empty. */
export function stealCard(turn: EmixTurn, owner: Seat, seat: Seat): Card | undefined {
  const from = { pile: 'hands', of: owner } as const;
  const to = { pile: 'hands', of: seat } as const;
  const moves = movesOf(turn);
  const before = moves && knowledgeBefore(turn, from, to);
  const held = [...at(turn.state.hands, owner)];
  const card = turn.cards.draw(zoneOf(from), zoneOf(to));
  if (card === undefined) return undefined;
  const left = at(turn.state.hands, owner);
  const place = held.findIndex((one, i) => one !== left[i]);
  if (before !== undefined) note(turn, moves, { card, place }, { from, to, before });
  return card;
}

type Left = { readonly card: Card; readonly place?: number };

/** True in games of older rules, in which a cancel does not give knowledge back. */
const isLost = ({ options }: State): boolean => options.cancelMemory === 'lost';

/** Copies of what viewers know before a move: of the target pile, if the move may add to it, and of the source. */
interface Knowledge {
  readonly target: Rows | undefined;
  readonly source: Rows;
}
function knowledgeBefore({ state }: EmixTurn, from: Spot, to: Spot): Knowledge {
  const copied = (rows: Rows): Rows => rows.map((row) => [...row]);
  return {
    target: isOpen(to) || !isKnownOf(state, from) ? undefined : copied(rowsOf(state, to)),
    source: isOpen(to) || from.pile === 'drawPiles' || isLost(state) ? [] : copied(rowsOf(state, from)),
  };
}

/**
 * Records a move in the window of the present action, with the viewers who know the card although no pile shows it to
 * them.
 */
function note(
  turn: EmixTurn,
  moves: CardMove[] | undefined,
  { card, place }: Left,
  { from, to, before }: { readonly from: Spot; readonly to: Spot; readonly before: Knowledge },
): void {
  const move: CardMove = { kind: 'moved', card, from, to };
  if (place !== undefined) move.place = place;
  const { target, source } = before;
  const knownTo = target && newlyKnown(turn.state, card, { from, to, before: target });
  if (knownTo !== undefined && knownTo.length > 0) move.knownTo = knownTo;
  const known = forgotten(turn.state, { to, before: source, after: rowsOf(turn.state, from), knownTo });
  if (known.length > 0) move.known = known;
  moves?.push(move);
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

/** By viewer, the cards known in the source pile before a move that made the viewer unsure; none when nobody is. */
function forgotten(
  { options }: State,
  {
    to,
    before,
    after,
    knownTo = [],
  }: {
    readonly to: Spot;
    readonly before: Rows;
    readonly after: Rows;
    readonly knownTo?: readonly Viewer[] | undefined;
  },
): Card[][] {
  const rows = before.map((row, number) => {
    const viewer = viewerAt(number, options.players);
    const sawIt = looksInto(to, viewer) || knownTo.includes(viewer);
    return sawIt || (after[number] ?? []).length === row.length ? [] : [...row];
  });
  return rows.some((row) => row.length > 0) ? rows : [];
}

type Rows = readonly (readonly Card[])[];

const rowsOf = ({ memory }: State, pile: Spot): Rows => memory[keyOf(pile)] ?? [];
/** True when somebody knows cards of a pile without seeing it. */
const isKnownOf = (state: State, pile: Spot): boolean =>
  pile.pile === 'drawPiles'
    ? at(state.drawPiles, pile.of).bags.some(({ known }) => known.length > 0)
    : rowsOf(state, pile).length > 0;
const keyOf = ({ pile, of }: Spot): string => {
  KEYS[pile] ??= [];
  KEYS[pile][of] ??= `${pile}.${of}`;
  return KEYS[pile][of];
};
/** The keys of piles in the memory, made once: cards move often. */
const KEYS: { [Pile in Spot['pile']]?: string[] } = {};

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

/** The list of moves since the earliest action that may be cancelled: its window is the lowest on the agenda. */
export function movesOf({ state: { agenda } }: EmixTurn): CardMove[] | undefined {
  for (const item of agenda) if (item.kind === 'cancel') return item.moves;
  return undefined;
}

/** Forgets the moves since the action of a window began, which have been taken back. */
export function forgetMoves(turn: EmixTurn, { since }: Immutable<ReactionWindow<'cancel'>>): void {
  movesOf(turn)?.splice(since);
}

/** Moves every card back, the last one first (EMX-MOM.4). Viewers who saw a card still know where it lies. */
export function takeBack({ state, cards }: EmixTurn, moves: Moves): void {
  const cardsOf = ({ pile, of }: Spot): readonly Card[] =>
    pile === 'drawPiles' ? at(state.drawPiles, of).bags.flatMap((bag) => bag.cards) : cardsIn(state, { pile, of });
  walkBack(moves, {
    cardsOf,
    carry(card, { from, to, place, shownTo = [] }) {
      const left = from.pile === 'drawPiles' ? 0 : cardsOf(from).lastIndexOf(card);
      const certain = from.pile === 'drawPiles' || isLost(state) ? [] : certainIn(state, { from, to, shownTo });
      cards.move(card, zoneOf(from), zoneOf(to), { from: left, shownTo, ...(place !== undefined && { to: place }) });
      if (certain.length > 0) cards.recall(zoneOf(from), lyingIn(cardsOf(from), certain));
      return true;
    },
    recall(pile, known) {
      cards.recall(zoneOf(pile), known);
      return true;
    },
  });
}

/** The rows whose cards all lie there; a viewer who has looked since the card came may know the one that left. */
const lyingIn = (lying: readonly Card[], rows: readonly Card[][]): Card[][] =>
  rows.map((row) => {
    const left = [...lying];
    return row.every((card) => remove(left, card)) ? row : [];
  });

/**
 * The knowledge of a pile that viewers keep although they do not see which card is taken back from it. The card that
 * leaves is the one that came. A viewer who knows the whole pile has looked since, and keeps nothing so.
 */
function certainIn(
  state: State,
  { from, to, shownTo }: { readonly from: Spot; readonly to: Spot; readonly shownTo: readonly Viewer[] },
): Card[][] {
  const size = from.pile === 'drawPiles' ? 0 : cardsIn(state, { pile: from.pile, of: from.of }).length;
  const rows = rowsOf(state, from).map((row, number) => {
    const viewer = viewerAt(number, state.options.players);
    const isSeen = looksInto(to, viewer) || shownTo.includes(viewer);
    return isSeen || row.length >= size ? [] : [...row];
  });
  return rows.some((row) => row.length > 0) ? rows : [];
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
