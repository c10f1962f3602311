import { at, type Seat } from '@rulewright/core';
import { rollDie } from '../dice.js';
import { layCard } from '../lineups.js';
import { figureName, isMonster } from '../names.js';
import { drawFrom, drawSounds, layOnDiscard } from '../piles.js';
import type { DneTurn, Figure } from '../state.js';
import { bountyMonster, endPursuit, putBack } from './monster.js';

// DNE-MRC: mercenaries and the cards under them, which nobody sees.

export const MOST_MERCENARIES = 3;
const HIDDEN_CARDS = 2;
const JOINS_FROM = 5;
const THROWS_AT_MOST = 2;

/** DNE-MRC.1: on 5 or 6 the top mercenary joins. */
export function recruit(turn: DneTurn, seat: Seat): void {
  if (rollDie(turn, seat, 'recruit') < JOINS_FROM) return;
  const figure = drawFrom(turn, 'mercenaries');
  if (figure !== undefined) join(turn, seat, figure);
}

/** DNE-MRC.3, DNE-MRC.4: a mercenary joins with two cards from the deck, or with as many as there are. */
export function join(turn: DneTurn, seat: Seat, figure: Figure): void {
  const player = at(turn.state.players, seat);
  const cards = drawSounds(turn, HIDDEN_CARDS);
  player.mercenaries.push(figure);
  player.hidden.push(cards);
  player.thrown.push(0);
  turn.emit?.({ type: 'mercenary-joined', seat, mercenary: figureName(turn, figure), cards: cards.length });
}

/** DNE-MRC.11, DNE-SPC.1: a mercenary leaves, and the cards under it are discarded, the oldest first. */
export function leave(turn: DneTurn, seat: Seat, place: number): void {
  const { state, emit } = turn;
  const player = at(state.players, seat);
  const figure = at(player.mercenaries, place);
  if (figure === bountyMonster(turn)) endPursuit(turn);
  const cards = at(player.hidden, place);
  player.mercenaries.splice(place, 1);
  player.hidden.splice(place, 1);
  player.thrown.splice(place, 1);
  if (isMonster(turn, figure)) putBack(turn, figure);
  else state.mercenaryDiscard.push(figure);
  emit?.({ type: 'mercenary-left', seat, mercenary: figureName(turn, figure) });
  layOnDiscard(turn, seat, cards);
}

/** DNE-MRC.6, DNE-MRC.7, DNE-MRC.9, DNE-R56: throws its oldest card into its owner's line-up, and leaves when it is done. */
export function throwHidden(turn: DneTurn, seat: Seat, place: number): void {
  const { state } = turn;
  const player = at(state.players, seat);
  const card = at(player.hidden, place).shift();
  if (card === undefined) return;
  const thrown = at(player.thrown, place) + 1;
  player.thrown[place] = thrown;
  layCard(turn, seat, { card, by: seat, via: 'mercenary' });
  const isEmpty = at(player.hidden, place).length === 0;
  const isDone = state.options.mercenaryLeaves === 'whenEmpty' ? isEmpty : thrown >= THROWS_AT_MOST;
  if (isDone || seat !== state.turn.host) leave(turn, seat, place);
}

/** DNE-MRC.8: each mercenary of a player gets a card, in order of joining. */
export function feed(turn: DneTurn, seat: Seat): void {
  const player = at(turn.state.players, seat);
  for (const [place, figure] of player.mercenaries.entries()) {
    const card = drawFrom(turn, 'sounds');
    if (card === undefined) return;
    at(player.hidden, place).push(card);
    turn.emit?.({ type: 'mercenary-fed', seat, mercenary: figureName(turn, figure) });
  }
}
