import { at, draw, drawReshuffling, type Seat, seatsFrom } from '@rulewright/core';
import { initiativeOf } from '../cards.js';
import { type EventEffect, IMMEDIATE, type Immediate } from '../content/effects.js';
import type { Card, EcoTurn } from '../state.js';
import { beginPhase } from './round.js';

// ECO-EVT: the Event phase.

/** ECO-EVT.1, ECO-VAR.1: the first player draws, or everybody in turn order. */
export function eventPhase(turn: EcoTurn): void {
  const { state, queue } = turn;
  beginPhase(turn, 'event');
  const order = seatsFrom(state.firstPlayer, state.players.length);
  const drawers = state.options.eventDraw === 'player' ? order : order.slice(0, 1);
  for (const drawer of drawers) queue({ kind: 'draw-event', drawer });
}

/** ECO-EVT.1 to ECO-EVT.4, ECO-EVT.7: the card goes to the discard; what it does at once is done from the drawer on. */
export function drawEvent(turn: EcoTurn, { drawer }: { readonly drawer: Seat }): void {
  const { state, content, emit, queue } = turn;
  const card = draw(state.eventDeck);
  if (card === undefined) return; // ECO-VAR.1: the deck may end with the Final Report
  state.eventDiscard.push(card);
  state.currentEvents.push({ event: card, drawer });
  const { id, scope, effects } = at(content.events, card);
  emit?.({ type: 'event-drawn', seat: drawer, event: id });
  const concerned = scope === 'all' ? seatsFrom(drawer, state.players.length) : [drawer];
  for (const effect of effects) {
    if (isImmediate(effect)) for (const seat of concerned) queue({ kind: 'immediate-effect', effect: effect.op, seat });
    if (effect.op === 'veto') for (const seat of concerned) state.vetoes[seat] = at(state.vetoes, seat) + effect.uses;
    if (effect.op === 'finalReport') state.lastRound = true; // ECO-EVT.8
  }
}

const isImmediate = (effect: EventEffect): effect is Extract<EventEffect, { op: Immediate }> => {
  const ops: readonly string[] = IMMEDIATE;
  return ops.includes(effect.op);
};

/** ECO-EVT.3, ECO-EVT.5, ECO-EVT.6 */
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

/** ECO-EVT.6 */
function giveInitiative(turn: EcoTurn, seat: Seat): void {
  const card = drawInitiative(turn);
  if (card === undefined) return;
  at(turn.state.players, seat).initiatives.push(card);
  turn.emit?.({ type: 'initiative-drawn', seat, initiative: initiativeOf(turn, card).id });
}

/** ECO-INI.7: the top card, after a reshuffle of the discard pile if the deck is empty. */
export const drawInitiative = ({ state, random }: EcoTurn): Card | undefined =>
  drawReshuffling(random, state.initiativeDeck, state.initiativeDiscard);
