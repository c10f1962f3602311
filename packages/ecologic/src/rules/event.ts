import { at, type Seat, seatsFrom } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { initiativeOf } from '../cards.js';
import { type EventEffect, IMMEDIATE, type Immediate } from '../content/effects.js';
import { hasInitiative, levelOf, objectsOf, onOwnObjects, piecesOn } from '../field.js';
import { action, type Card, type EcoContext, type EcoTurn, refuse } from '../state.js';
import { hex } from './fields.js';
import { drawInitiative } from './initiatives.js';
import { discardInitiative, removePiece } from './removal.js';
import { beginPhase, turnOrder } from './round.js';

// ECO-EVT: the Event phase.

/** ECO-EVT.1, ECO-VAR.1: the first player draws, or everybody in turn order. */
export function eventPhase(turn: EcoTurn): void {
  const { state, queue } = turn;
  beginPhase(turn, 'event');
  const order = turnOrder(turn);
  const drawers = state.options.eventDraw === 'player' ? order : order.slice(0, 1);
  for (const drawer of drawers) queue({ kind: 'draw-event', drawer });
}

/** ECO-EVT.2: the seats that an event concerns, from the drawer on. */
export function concernedBy({ state, content }: EcoContext, event: Card, drawer: Seat): Seat[] {
  return at(content.events, event).scope === 'all' ? seatsFrom(drawer, state.players.length) : [drawer];
}

/** ECO-EVT.1 to ECO-EVT.4, ECO-EVT.7: draws a card into the discard and queues its immediate effects from the drawer on. */
export function drawEvent(turn: EcoTurn, { drawer }: { readonly drawer: Seat }): void {
  const { state, content, cards, emit, queue } = turn;
  const card = cards.draw(['eventDeck'], ['eventDiscard']);
  if (card === undefined) return; // ECO-VAR.1: the deck may end with the Final Report
  state.currentEvents.push({ event: card, drawer });
  const { id, effects } = at(content.events, card);
  const rule = drawer === state.firstPlayer ? 'ECO-EVT.1' : 'ECO-VAR.1';
  emit?.({ type: 'event-drawn', rule, seat: drawer, event: id });
  const concerned = concernedBy(turn, card, drawer);
  for (const effect of effects) {
    if (isImmediate(effect)) for (const seat of concerned) queue({ kind: 'immediate-effect', effect: effect.op, seat });
    if (effect.op === 'veto') for (const seat of concerned) gainVetoes(turn, seat, effect.uses);
    if (effect.op === 'finalReport') announceLastRound(turn);
  }
}

/** ECO-EVT.4 */
function gainVetoes({ state, emit }: EcoTurn, seat: Seat, uses: number): void {
  const vetoes = at(state.vetoes, seat) + uses;
  state.vetoes[seat] = vetoes;
  emit?.({ type: 'veto-gained', rule: 'ECO-EVT.4', seat, vetoes: changed(vetoes, uses) });
}

/** ECO-EVT.8 */
function announceLastRound({ state, emit }: EcoTurn): void {
  state.lastRound = true;
  emit?.({ type: 'last-round-announced', rule: 'ECO-EVT.8' });
}

const isImmediate = (effect: EventEffect): effect is Extract<EventEffect, { op: Immediate }> => {
  const ops: readonly string[] = IMMEDIATE;
  return ops.includes(effect.op);
};

/** ECO-EVT.3, ECO-EVT.5, ECO-EVT.6: applies one immediate effect to a player. */
export function immediateEffect(turn: EcoTurn, { effect, seat }: { effect: Immediate; seat: Seat }): void {
  switch (effect) {
    case 'loseInitiative':
      turn.queue({ kind: 'event-lose-initiative', seat });
      break;
    case 'loseTopPiece':
      turn.queue({ kind: 'event-lose-piece', seat });
      break;
    case 'drawInitiative':
      giveInitiative(turn, seat);
      break;
  }
}

/** ECO-EVT.3, ECO-EVT.5: `loseInitiative`, gives up an initiative that the player has on the field. */
export interface LoseInitiative extends ActionOf<typeof loseInitiative> {}
export const loseInitiative = action('lose-initiative', {
  rule: 'ECO-EVT.3',
  during: ['event-lose-initiative'],
  fields: { hex },
  candidates: onOwnObjects('lose-initiative'),
  check: (context, { seat, hex }) =>
    hasInitiative(context, seat, hex) ? undefined : refuse('ECO-EVT.5', 'no-initiative-there', { hex }),
  perform(turn, { hex }) {
    discardInitiative(turn, hex, 'ECO-EVT.5');
  },
});

/** ECO-EVT.3, ECO-EVT.5, ECO-VAR.7: `loseTopPiece`, gives up the piece placed last on an object of the highest level. */
export interface LosePiece extends ActionOf<typeof losePiece> {}
export const losePiece = action('lose-piece', {
  rule: 'ECO-EVT.3',
  during: ['event-lose-piece'],
  fields: { hex },
  candidates: onOwnObjects('lose-piece'),
  check(context, { seat, hex }) {
    if (context.state.field.owner[hex] !== seat) return refuse('ECO-EVT.5', 'not-your-object', { hex });
    const level = levelOf(context, hex);
    return objectsOf(context, seat).some((other) => levelOf(context, other) > level)
      ? refuse('ECO-EVT.5', 'not-the-highest', { hex, level })
      : undefined;
  },
  perform(turn, { hex }) {
    const pieces = piecesOn(turn, hex);
    removePiece(turn, hex, at(pieces, pieces.length - 1), 'ECO-EVT.5');
  },
});

/** ECO-EVT.6 */
function giveInitiative(turn: EcoTurn, seat: Seat): void {
  const card = drawInitiative(turn, ['players.*.initiatives', seat]);
  if (card === undefined) return;
  turn.emit?.({ type: 'initiative-drawn', rule: 'ECO-EVT.6', seat, initiative: initiativeOf(turn, card).id });
}
