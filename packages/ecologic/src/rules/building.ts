import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Item } from '../agenda.js';
import { cardNamed, initiativeOf, specialOf, specialsInHand } from '../cards.js';
import { BRANCHES, type Branch } from '../content/tables.js';
import {
  hasFreeEdgeHex,
  hasPieces,
  hexCount,
  levelOf,
  nextToOwn,
  objectsOf,
  ownerOf,
  piecesOn,
  tileAt,
} from '../field.js';
import { geometry } from '../geometry.js';
import {
  action,
  type Card,
  type EcoContext,
  type EcoLogic,
  type EcoTurn,
  type Hex,
  type Refused,
  refuse,
} from '../state.js';
import { takeBio } from './bio-capacity.js';
import { buildOn } from './build-step.js';
import { branch, cardId, hex } from './fields.js';
import { discardInitiative } from './removal.js';

// ECO-BLD: placing pieces, initiatives and specials in the build step, at set-up and after an auction.

/** The refusal of an item by hex; undefined if allowed there. Valid until the state changes. */
type RefusalByHex = (hex: Hex) => Refused;

/** ECO-BLD.1 to ECO-BLD.4: the refusals of placing a piece of this branch. */
function placingPiece(context: EcoContext, seat: Seat, branch: Branch): RefusalByHex {
  const { owner } = context.state.field;
  const isNear = nextToOwn(context, seat);
  const isFirst = !hasPieces(context, seat);
  return (hex) => {
    if (owner[hex] === seat) return raiseRefusal(context, branch, hex);
    const refused = settlingRefusal(context, hex, branch, 'ECO-BLD.1');
    if (refused !== undefined) return refused;
    if (isFirst) return startRefusal(context, hex, [branch], 'ECO-BLD.4');
    return isNear(hex) ? undefined : refuse('ECO-BLD.2', 'not-adjacent', { hex });
  };
}

/** ECO-GEN.4: the refusal of founding an object here, adjacency aside, citing `rule`; undefined if allowed. */
export function settlingRefusal(
  context: EcoContext,
  hex: Hex,
  branch: Branch,
  rule: 'ECO-SET.9' | 'ECO-SET.10' | 'ECO-BLD.1',
): Refused {
  if (hex >= hexCount(context)) return refuse(rule, 'no-such-hex', { hex });
  if (!tileAt(context, hex).resources.includes(branch)) return refuse(rule, 'no-such-resource', { hex, branch });
  return ownerOf(context, hex) === NONE ? undefined : refuse('ECO-GEN.4', 'occupied', { hex });
}

/** ECO-BLD.3, ECO-VAR.7: the refusal of adding a piece of this branch to the player's object; undefined if allowed. */
function raiseRefusal(context: EcoContext, branch: Branch, hex: Hex): Refused {
  const { resources, capacity } = tileAt(context, hex);
  if (!resources.includes(branch)) return refuse('ECO-BLD.1', 'no-such-resource', { hex, branch });
  const isMixed = context.state.options.dualHex === 'mixed';
  if (!isMixed && piecesOn(context, hex)[0] !== branch) return refuse('ECO-BLD.3', 'other-branch', { hex, branch });
  return levelOf(context, hex) < capacity ? undefined : refuse('ECO-BLD.3', 'full', { hex, capacity });
}

/** ECO-SET.9, ECO-SET.12, ECO-BLD.4: the refusal of a first piece off the edge while the edge has room. */
export function startRefusal(
  context: EcoContext,
  hex: Hex,
  branches: readonly Branch[],
  rule: 'ECO-SET.9' | 'ECO-BLD.4',
): Refused {
  const { isEdge } = geometry(context.state.options);
  return isEdge[hex] || !hasFreeEdgeHex(context, branches) ? undefined : refuse(rule, 'not-at-the-edge', { hex });
}

/** ECO-BLD.1 to ECO-BLD.4: places a piece from the hand. */
export interface PlacePiece extends ActionOf<typeof placePieceFromHand> {}
export const placePieceFromHand = action('place-piece', {
  rule: 'ECO-BLD.8',
  during: ['build'],
  fields: { branch, hex },
  exact: true,
  candidates(context, seat, offer) {
    const { hand } = at(context.state.players, seat);
    for (const branch of BRANCHES)
      if (hand[branch] > 0) {
        const refusal = placingPiece(context, seat, branch);
        for (let hex = 0; hex < hexCount(context); hex++)
          if (refusal(hex) === undefined) offer({ type: 'place-piece', seat, branch, hex });
      }
  },
  check(context, { seat, branch, hex }) {
    if (at(context.state.players, seat).hand[branch] === 0) return refuse('ECO-BLD.8', 'not-in-hand', { branch });
    return placingPiece(context, seat, branch)(hex);
  },
  perform(turn, { seat, branch, hex }, choice) {
    placePiece(turn, seat, { branch, hex, rule: 'ECO-BLD.8' });
    buildOn(turn, seat, choice);
  },
});

/** ECO-BLD.2: a piece goes from the hand to the field; on an unoccupied hex it founds an object. */
export function placePiece(
  turn: EcoTurn,
  seat: Seat,
  { branch, hex, rule }: { readonly branch: Branch; readonly hex: Hex; readonly rule: EcoLogic['Rule'] },
): void {
  const { state, emit } = turn;
  const isSettling = ownerOf(turn, hex) === NONE;
  at(state.players, seat).hand[branch]--;
  at(state.field.pieces, hex).push(branch);
  state.field.owner[hex] = seat;
  emit?.({ type: 'piece-placed', rule, seat, branch, hex, level: levelOf(turn, hex) });
  if (isSettling) takeBio(turn, seat, hex);
}

/** ECO-BLD.5, ECO-R24: the refusals of building a special. */
function placingSpecial(context: EcoContext, seat: Seat): RefusalByHex {
  const { specials, options } = context.state;
  const isNear = options.specialAdjacency ? nextToOwn(context, seat) : () => true;
  return (hex) => {
    if (hex >= hexCount(context)) return refuse('ECO-BLD.5', 'no-such-hex', { hex });
    if (tileAt(context, hex).resources.length > 0) return refuse('ECO-BLD.5', 'no-special-site', { hex });
    if (specials.hex.includes(hex)) return refuse('ECO-BLD.5', 'site-taken', { hex });
    return isNear(hex) ? undefined : refuse('ECO-BLD.5', 'not-adjacent', { hex });
  };
}

/** ECO-BLD.5: builds a special from the hand, named by its id. */
export interface PlaceSpecial extends ActionOf<typeof placeSpecialFromHand> {}
export const placeSpecialFromHand = action('place-special', {
  rule: 'ECO-BLD.8',
  during: ['build'],
  fields: { special: cardId, hex },
  exact: true,
  candidates(context, seat, offer) {
    for (const card of specialsInHand(context, seat)) {
      const refusal = placingSpecial(context, seat);
      for (let hex = 0; hex < hexCount(context); hex++)
        if (refusal(hex) === undefined)
          offer({ type: 'place-special', seat, special: specialOf(context, card).id, hex });
    }
  },
  check(context, { seat, special, hex }) {
    if (specialHeld(context, seat, special) === NONE) return refuse('ECO-BLD.8', 'not-in-hand', { special });
    return placingSpecial(context, seat)(hex);
  },
  perform(turn, { seat, special, hex }, choice) {
    placeSpecial(turn, seat, { card: specialHeld(turn, seat, special), hex, rule: 'ECO-BLD.8' });
    buildOn(turn, seat, choice);
  },
});

/** The special of this id in a player's hand, or NONE. */
const specialHeld = (context: EcoContext, seat: Seat, id: string): Card =>
  cardNamed(specialsInHand(context, seat), (card) => specialOf(context, card), id);

/** The rule that allows a placement: just after an auction, or in the build step. */
type Placing = 'ECO-AUC.8' | 'ECO-BLD.8';

/** ECO-BLD.5: puts a special on the field. */
export function placeSpecial(
  turn: EcoTurn,
  seat: Seat,
  { card, hex, rule }: { readonly card: Card; readonly hex: Hex; readonly rule: Placing },
): void {
  turn.state.specials.hex[card] = hex;
  turn.emit?.({ type: 'special-placed', rule, seat, special: specialOf(turn, card).id, hex });
}

/** ECO-BLD.6: an initiative stands on an object of its owner, whatever the branch and level. */
function placingInitiative({ state }: EcoContext, seat: Seat): RefusalByHex {
  const { owner } = state.field;
  return (hex) => (owner[hex] === seat ? undefined : refuse('ECO-BLD.6', 'not-your-object', { hex }));
}

/** ECO-BLD.6, ECO-BLD.7: places an initiative from the hand, named by its id. */
export interface PlaceInitiative extends ActionOf<typeof placeInitiativeFromHand> {}
export const placeInitiativeFromHand = action('place-initiative', {
  rule: 'ECO-BLD.8',
  during: ['build'],
  fields: { initiative: cardId, hex },
  exact: true,
  candidates(context, seat, offer) {
    const { initiatives } = at(context.state.players, seat);
    for (const card of initiatives)
      for (const hex of objectsOf(context, seat))
        offer({ type: 'place-initiative', seat, initiative: initiativeOf(context, card).id, hex });
  },
  check(context, { seat, initiative, hex }) {
    if (initiativeHeld(context, seat, initiative) === NONE) return refuse('ECO-BLD.8', 'not-in-hand', { initiative });
    return placingInitiative(context, seat)(hex);
  },
  perform(turn, { seat, initiative, hex }, choice) {
    placeInitiative(turn, seat, { card: initiativeHeld(turn, seat, initiative), hex, rule: 'ECO-BLD.8' });
    buildOn(turn, seat, choice);
  },
});

/** The initiative of this id in a player's hand, or NONE. */
const initiativeHeld = (context: EcoContext, seat: Seat, id: string): Card =>
  cardNamed(at(context.state.players, seat).initiatives, (card) => initiativeOf(context, card), id);

/** ECO-BLD.6, ECO-BLD.7: an initiative goes from the hand to an object; the one that was there is discarded. */
export function placeInitiative(
  turn: EcoTurn,
  seat: Seat,
  { card, hex, rule }: { readonly card: Card; readonly hex: Hex; readonly rule: Placing },
): void {
  discardInitiative(turn, hex, 'ECO-BLD.7');
  turn.cards.move(card, ['players.*.initiatives', seat], ['field.initiatives.*', hex]);
  turn.emit?.({ type: 'initiative-placed', rule, seat, initiative: initiativeOf(turn, card).id, hex });
}

/** ECO-BLD.1 to ECO-BLD.6: the refusals of placing an item, by hex. */
export function placing(context: EcoContext, seat: Seat, item: Item): RefusalByHex {
  switch (item.kind) {
    case 'special':
      return placingSpecial(context, seat);
    case 'plant':
      return placingPiece(context, seat, item.branch);
    case 'initiative':
      return placingInitiative(context, seat);
  }
}
