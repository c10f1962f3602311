import { at, type Viewer, viewerAt } from '@rulewright/core';
import { cardsOfDeck, type Immutable, remove } from '@rulewright/core/author';
import type { CardMove, Spot } from './agenda.js';
import type { Card, ReactionWindow, State } from './state.js';

// Takes back an action's moves of cards, in the state or on copies of its piles (EMX-MOM.4).

export type Moves = Immutable<readonly CardMove[]>;

/** The window of the earliest action that may be cancelled: it lists the moves of all. */
export const lowestWindow = (agenda: Immutable<State['agenda']>): Immutable<ReactionWindow<'cancel'>> | undefined =>
  agenda.find((item) => item.kind === 'cancel');

/** The moves since the action of a window began, which lies on the agenda or has just been answered (EMX-R17). */
export function movesSince(
  { agenda }: Immutable<Pick<State, 'agenda'>>,
  window: Immutable<ReactionWindow<'cancel'>>,
): Moves {
  return (lowestWindow(agenda) ?? window).moves.slice(window.since);
}

/**
 * A move of a card: source, target, place in the target list (the end by default), and viewers who know it without
 * looking.
 */
interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly place?: number | undefined;
  readonly shownTo?: readonly Viewer[] | undefined;
}

/** The place where moves are taken back: the state, copies of its piles, or a single hand. */
export interface Laid {
  /** The cards of a pile; undefined when there is no such pile. */
  cardsOf(pile: Immutable<Spot>): readonly Card[] | undefined;
  /**
   * The card that move number `move` means, among those of its target pile; by default the card that the move names.
   */
  settle?(move: number, cards: readonly Card[]): Card;
  /** Gives viewers back what they knew of a pile, by viewer; false when such cards do not lie there. */
  recall?(pile: Immutable<Spot>, known: readonly (readonly Card[])[]): boolean;
  /** Moves the last card of this kind in its pile; false when that cannot be. */
  carry(card: Card, way: Immutable<Way>): boolean;
}

/** Takes moves back, the last one first; false as soon as one cannot be, because a card is not where it was moved to. */
export function walkBack(moves: Moves, laid: Laid): boolean {
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = at(moves, i);
    if (move.kind === 'shuffled') {
      if (!unshuffle(move, laid)) return false;
      continue;
    }
    const { from: to, to: from, knownTo: shownTo } = move;
    const place = to.pile === 'drawPiles' ? undefined : (move.place ?? 0);
    const lying = laid.cardsOf(from);
    if (lying === undefined) return false;
    if (!laid.carry(laid.settle?.(i, lying) ?? move.card, { from, to, place, shownTo })) return false;
    if (move.known !== undefined && laid.recall?.(to, move.known) === false) return false;
  }
  return true;
}

/** Undoes a reshuffle: open discards lie as before, the others face down again, known to those who knew them. */
function unshuffle(
  { deck, open, known }: Immutable<Extract<CardMove, { kind: 'shuffled' }>>,
  { cardsOf, carry }: Laid,
): boolean {
  const from = { pile: 'drawPiles', of: deck } as const;
  const lying = cardsOf(from);
  if (lying === undefined) return false;
  const rest = [...lying];
  for (const card of open) if (remove(rest, card)) carry(card, { from, to: { pile: 'discardPiles', of: deck } });
  const unmatched = known.map((row) => [...row]);
  for (const card of rest) {
    const shownTo = unmatched.flatMap((row, viewer) =>
      remove(row, card) ? [viewerAt(viewer, unmatched.length - 1)] : [],
    );
    carry(card, { from, to: { pile: 'faceDown', of: deck }, shownTo });
  }
  return true;
}

/** All cards by pile; a deck without its order. */
export type Piles = Record<Spot['pile'], Card[][]>;

export function pilesOf(state: Immutable<Pick<State, Spot['pile']>>): Piles {
  const copied = (lists: readonly (readonly Card[])[]): Card[][] => lists.map((list) => [...list]);
  return {
    hands: copied(state.hands),
    rows: copied(state.rows),
    drawPiles: state.drawPiles.map(cardsOfDeck),
    discardPiles: copied(state.discardPiles),
    faceDown: copied(state.faceDown),
    limbo: copied([state.limbo]),
  };
}

/** Takes moves back on copies of the piles. */
export const unwind = (piles: Piles, moves: Moves, settle?: Laid['settle']): boolean =>
  walkBack(moves, {
    cardsOf: ({ pile, of }) => piles[pile][of],
    ...(settle && { settle }),
    recall: ({ pile, of }, known) =>
      known.every((row) => {
        const lying = [...(piles[pile][of] ?? [])];
        return row.every((card) => remove(lying, card));
      }),
    carry(card, { from, to, place }) {
      const [source, target] = [piles[from.pile][from.of], piles[to.pile][to.of]];
      const left = source?.lastIndexOf(card) ?? -1;
      if (left < 0 || target === undefined || (place ?? 0) > target.length) return false;
      source?.splice(left, 1);
      target.splice(place ?? target.length, 0, card);
      return true;
    },
  });
