import { at, placeOfViewer, type Seat, type Viewer } from '@rulewright/core';
import { entryOf, originOf } from './cards.js';
import { isFree } from './humans.js';
import { leastPositive, mostPositive } from './payment.js';
import { cancelOrder, canReact, payingPool, protectOrder } from './rules/moments.js';
import type { Card, EmixTurn, ReactionWindow } from './state.js';

// Deals reaction windows. The asked seat is secret (EMX-MOM.17), so a dealt world chooses it and gives it the Moment
// that the window requires.

/** The window that is open, if one is. */
export function openWindow({ state: { agenda } }: EmixTurn): ReactionWindow | undefined {
  const top = agenda.at(-1);
  return top?.kind === 'cancel' || top?.kind === 'protect' ? top : undefined;
}

const orderOf = (world: EmixTurn, window: ReactionWindow): Seat[] =>
  window.kind === 'cancel' ? cancelOrder(world, window.actor) : protectOrder(world, window.attempter, window.human);

const isAble = (world: EmixTurn, choice: ReactionWindow, seat: Seat): boolean => canReact({ ...world, choice }, seat);

/** The seats that may be asked now: after a viewer who has passed, before one who can react and was not asked yet. */
function mayBeAsked(world: EmixTurn, window: ReactionWindow, viewer: Viewer): Seat[] {
  if (window.seat === viewer) return [window.seat];
  const order = orderOf(world, window);
  if (viewer === 'spectator' || !order.includes(viewer)) return order;
  const place = order.indexOf(viewer);
  if (window.passed.includes(viewer)) return order.slice(place + 1);
  return isAble(world, window, viewer) ? order.slice(0, place) : order.filter((seat) => seat !== viewer);
}

/** A hidden card in a list of cards. */
interface Hidden {
  readonly list: Card[];
  readonly place: number;
}
const cardOf = ({ list, place }: Hidden): Card => at(list, place);

/** The cards of a list that a viewer does not know. */
function unknownIn(list: Card[], known: readonly Card[] = []): Hidden[] {
  const rest = [...known];
  return list.flatMap((card, place) => {
    const found = rest.indexOf(card);
    if (found < 0) return [{ list, place }];
    rest.splice(found, 1);
    return [];
  });
}

const hiddenInHand = (world: EmixTurn, viewer: Viewer, seat: Seat): Hidden[] =>
  seat === viewer
    ? []
    : unknownIn(
        at(world.state.hands, seat),
        world.state.memory[`hands.${seat}`]?.[placeOfViewer(viewer, world.state.options.players)],
      );

/** Every card that the viewer does not know. */
function hiddenCards(world: EmixTurn, viewer: Viewer): Hidden[] {
  const { hands, drawPiles, faceDown, memory } = world.state;
  const row = placeOfViewer(viewer, world.state.options.players);
  return [
    ...hands.flatMap((_, seat) => hiddenInHand(world, viewer, seat)),
    ...drawPiles.flatMap(({ bags }) => bags.flatMap(({ cards, known }) => unknownIn(cards, known[row]))),
    ...faceDown.flatMap((cards, deck) => unknownIn(cards, memory[`faceDown.${deck}`]?.[row])),
  ];
}

/** True when a card in a seat's hand is a Moment for this window that the seat could pay for. */
function fits(world: EmixTurn, choice: ReactionWindow, seat: Seat, card: Card): boolean {
  const entry = entryOf(world, card);
  if (entry.moment !== choice.kind) return false;
  const pool = payingPool({ ...world, choice });
  const payers = isFree(world) ? world.state.rows.map((_, human) => human) : [seat];
  return payers.some((human) => leastPositive(pool, human, entry) <= mostPositive(pool, human, entry));
}

/**
 * One way to complete a window: the asked seat and the swap that gives it a Moment; no swap if it visibly holds one.
 */
type Way = { readonly seat: Seat; readonly lies?: Hidden; readonly comes?: Hidden };

/**
 * All ways to complete the window. A seat known to hold a Moment counts once per hidden card, to keep the weights
 * equal.
 */
function waysTo(world: EmixTurn, window: ReactionWindow, viewer: Viewer): Way[] {
  const hidden = hiddenCards(world, viewer);
  return mayBeAsked(world, window, viewer).flatMap((seat): Way[] => {
    const places = hiddenInHand(world, viewer, seat);
    const open = at(world.state.hands, seat).filter((_, i) => places.every(({ place }) => place !== i));
    if (open.some((card) => fits(world, window, seat, card))) return hidden.map(() => ({ seat }));
    const moments = hidden.filter((one) => fits(world, window, seat, cardOf(one)));
    return places.flatMap((lies) =>
      moments
        .filter((comes) => originOf(cardOf(comes)) === originOf(cardOf(lies)))
        .map((comes): Way => ({ seat, lies, comes })),
    );
  });
}

/**
 * Chooses the asked seat and, with `holders`, swaps a hidden card so that it holds a Moment. False rejects this deal. A
 * deal with n Moments arises in n ways, so it is accepted once in n times: all deals stay equally likely.
 */
export function dealWindow(world: EmixTurn, window: ReactionWindow, viewer: Viewer): boolean {
  const { random, state } = world;
  if (state.options.reactionPrompt === 'all' || window.seat === viewer) {
    const seats = mayBeAsked(world, window, viewer);
    if (seats.length > 0) window.seat = random.pick(seats);
    return seats.length > 0;
  }
  const ways = waysTo(world, window, viewer);
  if (ways.length === 0) return false;
  const { seat, lies, comes } = random.pick(ways);
  window.seat = seat;
  if (lies === undefined || comes === undefined) return true;
  const [given, taken] = [cardOf(comes), cardOf(lies)];
  comes.list[comes.place] = taken;
  lies.list[lies.place] = given;
  for (const { bags } of state.drawPiles) for (const { cards } of bags) cards.sort((a, b) => a - b);
  const held = at(state.hands, seat).filter((card) => fits(world, window, seat, card)).length;
  return random.die(held) === 1;
}

/**
 * Fills in who has passed before the asked seat. False when that seat would not be asked, or the viewer knows better.
 */
export function completeWindow(world: EmixTurn, window: ReactionWindow, viewer: Viewer): boolean {
  const order = orderOf(world, window);
  const place = order.indexOf(window.seat);
  if (!isAble(world, window, window.seat)) return false;
  const passed = order.slice(0, place).filter((seat) => isAble(world, window, seat));
  if (viewer !== 'spectator' && passed.includes(viewer) !== window.passed.includes(viewer)) return false;
  window.left = order.slice(place + 1);
  window.passed = passed;
  return true;
}
