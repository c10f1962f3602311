import { at, type Seat } from '@rulewright/core';
import type { EffectOf } from '../content/effects.js';
import { rollDie } from '../dice.js';
import { soundList } from '../names.js';
import { discardHeld, moveToHand, tellTaken } from '../piles.js';
import { heldCount, isActive, neighboursOf, opponentsOf, player } from '../players.js';
import type { DneTable, DneTurn, Sound } from '../state.js';

// DNE-FAI.14 to DNE-FAI.18: cards of the victim that others get.

/** DNE-FAI.14, DNE-FAI.15: neighbours or all opponents, one after the other. */
export function takeFromHand({ state, queue }: DneTurn, victim: Seat, effect: EffectOf<'takeFromHand'>): void {
  const { takers, pick, to } = effect;
  const seats = takers === 'neighbours' ? neighboursOf(state, victim) : opponentsOf(state, victim);
  for (const seat of seats) queue({ kind: 'take', seat, victim, pick, to });
}

const soulsOf = (table: DneTable, seat: Seat): number => player(table, seat).souls;

/** DNE-FAI.16: each opponent with the most souls. */
export function richestTake(turn: DneTurn, victim: Seat): void {
  const opponents = opponentsOf(turn.state, victim);
  const most = Math.max(...opponents.map((seat) => soulsOf(turn, seat)));
  for (const seat of opponents)
    if (soulsOf(turn, seat) === most) turn.queue({ kind: 'take', seat, victim, pick: 'open', to: 'taker' });
}

/** One taker's turn: a blind card at once, or a choice while there is a card. */
export function take(
  turn: DneTurn,
  { seat, victim, pick, to }: { seat: Seat; victim: Seat; pick: 'blind' | 'seen' | 'open'; to: 'taker' | 'discard' },
): void {
  const { state, queue } = turn;
  const { hand } = player(turn, victim);
  const available = pick === 'open' ? heldCount(turn, victim) : hand.length;
  if (available === 0 || !isActive(state, seat)) return;
  if (pick === 'blind') takeCard(turn, seat, victim, turn.random.pick(hand), to);
  else queue({ kind: 'failure-take', seat, victim, pick, to });
}

/** The card goes to the taker's hand, or to the discard pile. */
export function takeCard(turn: DneTurn, seat: Seat, victim: Seat, card: Sound, to: 'taker' | 'discard'): void {
  if (to === 'discard') discardHeld(turn, victim, card);
  else tellTaken(turn, victim, seat, card, moveToHand(turn, victim, seat, card));
}

/** DNE-FAI.17: the hand is shown, and the poorest opponent may take a card of it. */
export function poorestTakes(turn: DneTurn, victim: Seat): void {
  const { state, emit, queue } = turn;
  const { hand } = player(turn, victim);
  const opponents = opponentsOf(state, victim);
  if (hand.length === 0 || opponents.length === 0) return;
  emit?.({ type: 'hand-shown', seat: victim, cards: soundList(turn, hand) });
  const fewest = Math.min(...opponents.map((seat) => soulsOf(turn, seat)));
  const poorest = opponents.filter((seat) => soulsOf(turn, seat) === fewest);
  const faces = poorest.length > 1 ? poorest.map((seat) => rollDie(turn, seat, 'tie')) : [0];
  const seat = at(poorest, faces.indexOf(Math.max(...faces)));
  queue({ kind: 'failure-take', seat, victim, pick: 'shown', to: 'taker' });
}

/** DNE-FAI.18: a card for each opponent who is neither richest nor poorest of all. */
export function giveOthers({ state, queue }: DneTurn, victim: Seat): void {
  const counts = state.players.filter(({ status }) => status !== 'eliminated').map(({ souls }) => souls);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  for (const to of opponentsOf(state, victim)) {
    const { souls } = at(state.players, to);
    if (souls !== most && souls !== fewest) queue({ kind: 'failure-give', seat: victim, to });
  }
}
