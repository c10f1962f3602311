import type { Immutable, Seat, Secrets, Viewer } from '@rulewright/core';
import { originOf } from './cards.js';
import { decksOf } from './decks.js';
import { canCancel, cancelOrder, canProtect, protectOrder } from './rules/moments.js';
import { type CancelWindow, type Emix, type EmixTurn, NONE, type ProtectWindow } from './state.js';

// Section 7 of the specification: hands, draw piles and face-down discards are hidden, and so is who is asked to react.

/** EMX-MOM.17: who is asked is the secret of that seat; everybody remembers to have passed. */
function maskCancel({ kind, seat, left, passed, ...open }: Immutable<CancelWindow>, viewer: Viewer) {
  if (seat === NONE) return { kind, seat, left, passed, ...open };
  const known = { kind, ...open, passed: passed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
}
function maskProtect({ kind, seat, left, passed, ...open }: Immutable<ProtectWindow>, viewer: Viewer) {
  if (seat === NONE) return { kind, seat, left, passed, ...open };
  const known = { kind, ...open, passed: passed.filter((other) => other === viewer) };
  return seat === viewer ? { ...known, seat, left } : known;
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
  pools: (start) => ({ cards: { cards: decksOf(start).flat(), back: originOf } }),
  snapshots: ['before'],
  records: { cancel: maskCancel, protect: maskProtect },
  complete: completeWindow,
};
