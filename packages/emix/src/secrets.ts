import { at, type Immutable, type Seat, type Secrets, type Viewer } from '@rulewright/core';
import { originOf } from './cards.js';
import { decksOf, nameIn } from './decks.js';
import { canCancel, cancelOrder, canProtect, protectOrder } from './rules/moments.js';
import {
  type CancelWindow,
  type CardMove,
  type Emix,
  type EmixTurn,
  NONE,
  type ProtectWindow,
  type Spot,
} from './state.js';
import { pilesOf, unwind } from './unwind.js';

// Section 7 of the specification: hands, draw piles and face-down discards are hidden, and so is who is asked to react.

/** EMX-MOM.17: who is asked is the secret of that seat; everybody remembers to have passed. */
function maskCancel({ kind, seat, left, passed, moves, ...about }: Immutable<CancelWindow>, viewer: Viewer) {
  const open = { ...about, moves: moves.map((move) => maskMove(move, viewer)) };
  if (seat === NONE) return { kind, seat, left, passed, ...open };
  const known = { kind, ...open, passed: passed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
}
function maskProtect({ kind, seat, left, passed, ...open }: Immutable<ProtectWindow>, viewer: Viewer) {
  if (seat === NONE) return { kind, seat, left, passed, ...open };
  const known = { kind, ...open, passed: passed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
}

/** EMX-MOM.12: a card that moved unseen is face down, and so is its place in a hand of others. */
function maskMove(move: Immutable<CardMove>, viewer: Viewer): Immutable<CardMove> {
  if (move.kind === 'shuffled') {
    const known = move.known.map((row, seat, { length }) => (isViewer(seat, length - 1, viewer) ? row : []));
    return { ...move, known: known.some((row) => row.length > 0) ? known : [] };
  }
  const { place, ...open } = move;
  const { card, from, to } = move;
  const shown = sees(from, viewer) || sees(to, viewer) ? open : { ...open, card: -1 - originOf(card) };
  return place !== undefined && sees(from, viewer) ? { ...shown, place } : shown;
}
const isViewer = (number: number, players: number, viewer: Viewer): boolean =>
  number === (viewer === 'spectator' ? players : viewer);
const sees = ({ pile, of }: Immutable<Spot>, viewer: Viewer): boolean =>
  pile === 'hands' ? of === viewer : pile !== 'drawPiles' && pile !== 'faceDown';

/** Says which cards the action under way has moved unseen; false when the cards of this world cannot have moved so. */
function completeMoves({ state, random }: EmixTurn, moves: readonly CardMove[], viewer: Viewer): boolean {
  const { memory, options } = state;
  return unwind(pilesOf(state), moves, (entry, cards) => {
    const move = at(moves, entry);
    if (move.kind === 'shuffled') return NONE;
    if (move.card >= 0) return move.card;
    const { pile, of } = move.to;
    const remembered = [...(memory[`${pile}.${of}`]?.[viewer === 'spectator' ? options.players : viewer] ?? [])];
    const unseen = cards.filter((card) => {
      const place = remembered.indexOf(card);
      if (place >= 0) remembered.splice(place, 1);
      return place < 0 && originOf(card) === -1 - move.card;
    });
    if (unseen.length > 0) move.card = random.pick(unseen);
    return move.card;
  });
}

/** Draws who is being asked, and refuses a world in which that seat, or the viewer's memory, would be impossible. */
function completeWindow(world: EmixTurn, viewer: Viewer): boolean {
  const choice = world.state.agenda.at(-1);
  if (choice?.kind !== 'cancel' && choice?.kind !== 'protect') return true;
  const order =
    choice.kind === 'cancel' ? cancelOrder(world, choice.actor) : protectOrder(world, choice.attempter, choice.human);
  const isAble = (seat: Seat) =>
    choice.kind === 'cancel' ? canCancel({ ...world, choice }, seat) : canProtect(world, seat);
  const isViewers = choice.seat === viewer;
  const asked = choice.seat ?? world.random.pick(order);
  if ((asked === viewer) !== isViewers || !isAble(asked)) return false;
  const place = order.indexOf(asked);
  const passed = order.slice(0, place).filter(isAble);
  if (viewer !== 'spectator' && passed.includes(viewer) !== choice.passed.includes(viewer)) return false;
  choice.seat = asked;
  choice.left = order.slice(place + 1);
  choice.passed = passed;
  return true;
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
  records: { cancel: maskCancel, protect: maskProtect },
  complete: (world, viewer) =>
    world.state.agenda.every((record) => record.kind !== 'cancel' || completeMoves(world, record.moves, viewer)) &&
    completeWindow(world, viewer),
};
