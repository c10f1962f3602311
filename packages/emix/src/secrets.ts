import { type AnyAction, at, NONE, placeOfViewer, type Viewer, viewerAt } from '@rulewright/core';
import type { Immutable, Secrets } from '@rulewright/core/author';
import type { CardMove } from './agenda.js';
import { originOf } from './cards.js';
import { completeWindow, dealWindow, openWindow } from './deal-window.js';
import { decksOf, nameIn } from './decks.js';
import { looksInto } from './moves.js';
import type { Card, Emix, EmixTurn, ReactionWindow } from './state.js';
import { pilesOf, unwind } from './unwind.js';

// Section 7 of the specification: hands, draw piles and face-down discards are hidden, and so is who is asked to react.

/** EMX-MOM.17: who is asked is the secret of that seat; everybody remembers to have passed. */
function maskWindow<W extends Immutable<ReactionWindow>>({ seat, left, passed, ...open }: W, viewer: Viewer) {
  if (seat === NONE) return { ...open, passed, seat, left };
  const known = { ...open, passed: passed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
}

/** Rows by viewer with the row of one viewer alone; none when that is empty. */
function ownRows(rows: Immutable<Card[][]>, viewer: Viewer): Immutable<Card[][]> {
  const own = rows.map((row, number, { length }) => (viewerAt(number, length - 1) === viewer ? row : []));
  return own.some((row) => row.length > 0) ? own : [];
}

/** EMX-MOM.12: a card that moved unseen is face down, and so is its place in a hand of others. */
function maskMove(move: Immutable<CardMove>, viewer: Viewer): Immutable<CardMove> {
  if (move.kind === 'shuffled') return { ...move, known: ownRows(move.known, viewer) };
  const { place, knownTo, known, ...all } = move;
  const own = known && ownRows(known, viewer);
  const open = { ...all, ...(own !== undefined && own.length > 0 && { known: own }) };
  const { card, from, to } = move;
  const hadSeen = looksInto(from, viewer);
  const left = place !== undefined && hadSeen && { place };
  const knew = knownTo?.includes(viewer) === true && { knownTo: [viewer] };
  return hadSeen || looksInto(to, viewer) || knew
    ? { ...open, ...left, ...knew }
    : { ...open, card: -1 - originOf(card), ...left };
}

/** Says which cards the action under way has moved unseen; false when the cards of this world cannot have moved so. */
function completeMoves({ state, random }: EmixTurn, moves: readonly CardMove[], viewer: Viewer): boolean {
  const { memory, options } = state;
  return unwind(pilesOf(state), moves, (entry, cards) => {
    const move = at(moves, entry);
    if (move.kind === 'shuffled') return NONE;
    if (move.card >= 0) return move.card;
    const { pile, of } = move.to;
    const remembered = [...(memory[`${pile}.${of}`]?.[placeOfViewer(viewer, options.players)] ?? [])];
    const unseen = cards.filter((card) => {
      const place = remembered.indexOf(card);
      if (place >= 0) remembered.splice(place, 1);
      return place < 0 && originOf(card) === -1 - move.card;
    });
    if (unseen.length > 0) move.card = random.pick(unseen);
    return move.card;
  });
}

/**
 * True when an action does not depend on cards moved unseen. Either none were, or it is the last pass of the window that
 * records them.
 */
const isDeaf = (item: ReactionWindow<'cancel'>, { type, seat }: AnyAction, open: ReactionWindow | undefined): boolean =>
  (type === 'pass' && item === open && item.seat === seat && item.left.length === 0) ||
  item.moves.every((move) => move.kind === 'moved' && move.card >= 0);

/**
 * Completes a dealt world: the seat asked in an open window, and the cards moved unseen unless the next action ignores
 * them. False when this world is impossible.
 */
function complete(world: EmixTurn, viewer: Viewer, action?: AnyAction): boolean {
  const window = openWindow(world);
  if (window !== undefined && !dealWindow(world, window, viewer)) return false;
  for (const item of world.state.agenda) {
    if (item.kind !== 'cancel' || (action !== undefined && isDeaf(item, action, window))) continue;
    if (!completeMoves(world, item.moves, viewer)) return false;
  }
  return window === undefined || completeWindow(world, window, viewer);
}

export const secrets: Secrets<Emix> = {
  zones: {
    'hands.*': { pool: 'cards', visibleTo: 'owner' },
    'rows.*': { pool: 'cards', visibleTo: 'all' },
    'drawPiles.*': { pool: 'cards', visibleTo: 'nobody' },
    'discardPiles.*': { pool: 'cards', visibleTo: 'all' },
    'faceDown.*': { pool: 'cards', visibleTo: 'nobody' },
    limbo: { pool: 'cards', visibleTo: 'all' },
  },
  /** The cards of a deck of one's own can be told from those of another deck. */
  pools: (start) => ({ cards: { cards: decksOf(start).flat(), id: nameIn(start), back: originOf } }),
  items: {
    cancel: (window, viewer) =>
      maskWindow({ ...window, moves: window.moves.map((move) => maskMove(move, viewer)) }, viewer),
    protect: maskWindow,
  },
  complete,
};
