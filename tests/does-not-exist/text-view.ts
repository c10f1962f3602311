import { at, type Seat } from '@rulewright/core';
import { cardsOfDeck } from '@rulewright/core/author';
import {
  type DoesNotExistEvent,
  type DoesNotExistOptions,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { shuffleInto, takeFromDeck } from '@rulewright/does-not-exist/positions';
import type { State } from '../../packages/does-not-exist/src/state.js';
import { bent } from '../support/bent.js';
import { setShared } from './table.js';

// What sentences are about.

/** What is read of an event, by which rule it came, and the event as a viewer reads it, without its type. */
export type Row = readonly [
  text: string,
  rule: DoesNotExistEvent['rule'],
  event: object,
  options?: Partial<DoesNotExistOptions>,
];

/** A position made for one test: P1 is Host of turn 5 and expects 13, nobody has a card but those that `change` deals. */
export function made(change: (state: State) => void, options: Partial<DoesNotExistOptions> = {}): DoesNotExistState {
  const state = structuredClone(engine.init('made', { players: 3, firstPlayer: 0, ...options })) as State;
  for (const player of state.players) shuffleInto(state.deck, bent(player).hand.splice(0));
  setShared(state, { turn: { number: 5, expectation: 13 } });
  change(state);
  return state;
}

export const soundOf = (name: string): number => engine.content.soundIndex[name] ?? -1;
export const figureOf = (name: string): number => engine.content.figureIndex[name] ?? -1;
export const classOf = (name: string): number => engine.content.classes.findIndex((card) => card.id === name);

/** Deals cards of the deck to a zone of a player. */
export function deal(state: State, seat: Seat, zone: 'hand' | 'inventory', ...names: string[]): void {
  for (const card of names.map(soundOf)) {
    takeFromDeck(state.deck, card);
    at(bent(state).players, seat)[zone].push(card);
  }
}

/** Lays cards of the deck into the line-up of a player. */
export function lay(state: State, owner: Seat, ...names: string[]): void {
  const cards = names.map(soundOf);
  // a card may lie twice: only the sentences about it matter
  for (const card of cards) if (cardsOfDeck(state.deck).includes(card)) takeFromDeck(state.deck, card);
  bent(state).lineups.push({
    owner,
    cards,
    by: cards.map(() => owner),
    via: cards.map(() => 'hand'),
    base: cards.map((card) => at(engine.content.sounds, card).bonus),
    frozen: cards.map(() => -1),
  });
}
