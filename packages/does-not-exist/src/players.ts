import { at, NONE, nextSeat, type Seat } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import { type Abilities, abilitiesByName } from './content/abilities.js';
import { soundNamed } from './names.js';
import { HAND_LIMIT } from './numbers.js';
import type { DneContext, Player, Sound } from './state.js';
import { INVENTORY } from './words.js';

// DNE-GNL: seats, and the cards that players hold.

type State = DneContext['state'];

export const player = ({ state }: DneContext, seat: Seat): Immutable<Player> => at(state.players, seat);
export const isActive = ({ players }: State, seat: Seat): boolean => players[seat]?.status === 'active';

/** DNE-GNL.1: the number of active players. */
export function activeCount({ players }: State): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) if (at(players, seat).status === 'active') count++;
  return count;
}

/** The next active seat clockwise; the seat itself when nobody else is active. */
export function nextActive(state: State, seat: Seat): Seat {
  const { players } = state.options;
  let next = nextSeat(seat, players);
  while (next !== seat && !isActive(state, next)) next = nextSeat(next, players);
  return next;
}

/** DNE-GNL.1: active opponents clockwise from the left neighbour. */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  const { players } = state.options;
  for (let next = nextSeat(seat, players); next !== seat; next = nextSeat(next, players))
    if (isActive(state, next)) seats.push(next);
  return seats;
}

/** DNE-GNL.1: the left and the right neighbour; with two active players the same player twice. */
export function neighboursOf(state: State, seat: Seat): Seat[] {
  const opponents = opponentsOf(state, seat);
  const left = opponents[0];
  const right = opponents[opponents.length - 1];
  return left === undefined || right === undefined ? [] : [left, right];
}

/** True of an active player other than `seat`. */
export const isOpponent = (state: State, seat: Seat, other: Seat): boolean => other !== seat && isActive(state, other);

/** DNE-GNL.3: the number of cards a player holds. */
export function heldCount({ state }: DneContext, seat: Seat): number {
  const { hand, inventory } = at(state.players, seat);
  return hand.length + inventory.length;
}

/** DNE-GNL.3: true if a player holds the card. */
export function holds({ state }: DneContext, seat: Seat, card: Sound): boolean {
  const { hand, inventory } = at(state.players, seat);
  return hand.includes(card) || inventory.includes(card);
}

/** The held card of this id, or NONE. */
export function heldNamed(context: DneContext, seat: Seat, id: string): Sound {
  const card = soundNamed(context, id);
  return holds(context, seat, card) ? card : NONE;
}
/** The hand card of this id, or NONE. */
export function inHandNamed(context: DneContext, seat: Seat, id: string): Sound {
  const card = soundNamed(context, id);
  return player(context, seat).hand.includes(card) ? card : NONE;
}

/** DNE-GNL.3: true if a player has copies of the card in hand and inventory, so that an action says which one. */
export function holdsTwice({ state }: DneContext, seat: Seat, card: Sound): boolean {
  const { hand, inventory } = at(state.players, seat);
  return hand.includes(card) && inventory.includes(card);
}

/**
 * Gives each kind of held card by its id, the hand first, and the function that offers actions about it. Those about an
 * inventory copy of a hand card say so in `from`, which is given as well.
 */
export function eachHeld<A extends object>(
  context: DneContext,
  seat: Seat,
  offer: (action: A) => void,
  give: (id: string, offer: (action: A) => void, card: Sound, from?: typeof INVENTORY) => void,
): void {
  const { hand, inventory } = player(context, seat);
  const offerStored = (action: A): void => offer({ ...action, from: INVENTORY });
  eachKind(context, hand, (id, card) => give(id, offer, card));
  eachKind(context, inventory, (id, card) => {
    if (hand.includes(card)) give(id, offerStored, card, INVENTORY);
    else give(id, offer, card);
  });
}
/** Offers each kind among these cards by its id. */
export function eachKind(
  { content }: DneContext,
  cards: readonly Sound[],
  offer: (id: string, card: Sound) => void,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    if (cards.indexOf(card) === i) offer(at(content.sounds, card).id, card);
  }
}

/** No ability at all, with the same fields as any class. */
const NO_ABILITIES: Abilities = abilitiesByName([]);

/** DNE-CLS.4: the abilities of a player's class by name; undefined for those it lacks. */
export function abilitiesOf({ state, content }: DneContext, seat: Seat): Abilities {
  const card = at(state.players, seat).class[0];
  return card === undefined ? NO_ABILITIES : at(content.classes, card).abilities;
}

/** The id of a player's class, as monsters name it. */
export function classOf({ state, content }: DneContext, seat: Seat): string | undefined {
  const card = at(state.players, seat).class[0];
  return card === undefined ? undefined : at(content.classes, card).id;
}

/** DNE-GNL.7, DNE-CLS.23: the hand limit of a player; infinite for a Host whose limit waits until the summary (DNE-SPC.8). */
export function handLimit(context: DneContext, seat: Seat): number {
  const { host, unlimited } = context.state.turn;
  if (unlimited && seat === host) return Number.POSITIVE_INFINITY;
  return abilitiesOf(context, seat).handLimit?.n ?? HAND_LIMIT;
}
