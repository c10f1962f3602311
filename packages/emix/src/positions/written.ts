import { at, NONE, type Seat } from '@rulewright/core';
import { type CardMover, cardMover, knownEngines, type Written, type WrittenPile } from '@rulewright/core/positions';
import { originOf } from '../cards.js';
import { COLOURS } from '../content/effects.js';
import { engine } from '../index.js';
import type { EmixPlayer, EmixShared, EmonCount, HumanState } from '../reading.js';
import { noSweep } from '../row.js';
import type { Emons, Human, State } from '../state.js';

// Writers of positions, which accept the reading models of `ask().player` and `ask().shared`.

/** The engines whose positions are built: that of the base pack, and those given to `words`. */
export const known = knownEngines(engine);
/** Moves cards of a position; a card belongs to the deck that it comes from (EMX-DECK.3). */
export const mover: CardMover = cardMover(known.of, (_, _pool, card) => ['drawPiles.*', originOf(card)]);

/** Changes to a player, in the form of `ask().player`. */
export type PlayerChanges = Omit<Written<EmixPlayer>, 'seat'>;
/** Changes to a human, in the form of `ask().shared().humans`. */
export type HumanChanges = Pick<HumanState, 'human'> & Partial<Omit<HumanState, 'seat'>>;
/** Changes to a deck, in the form of `ask().shared().decks`. */
export type DeckChanges = {
  readonly deck: number;
  readonly draw?: readonly WrittenPile[];
  readonly discard?: readonly string[];
  readonly faceDown?: WrittenPile;
};
/** Changes to the shared things, in the form of `ask().shared`; humans and decks may be partial lists. */
export type SharedChanges = Omit<Written<EmixShared>, 'humans' | 'decks'> & {
  readonly humans?: readonly HumanChanges[];
  readonly decks?: readonly DeckChanges[];
};

/**
 * Sets the named possessions of a player, in the form of `ask().player`; others stay. A marker set at the goal has
 * reached it (EMX-END.2).
 */
export function setPlayer(state: State, seat: Seat, changes: PlayerChanges): void {
  const { marker, isPending, visited, hand, lastHarvest } = changes;
  if (marker !== undefined) {
    state.marker[seat] = marker;
    if (Math.abs(marker) >= state.options.goal) state.reached = true;
  }
  if (isPending !== undefined) state.pending[seat] = isPending;
  if (visited !== undefined) state.visited[seat] = [...visited];
  if (hand !== undefined) mover.fill(state, ['hands.*', seat], hand);
  if (lastHarvest !== undefined) state.lastHarvest[seat] = lastHarvest ?? NONE;
}

/**
 * Sets the named shared things, in the form of `ask().shared`; others stay. Emons come from the supply unless it is
 * named too. Listed parts of a deck are laid on top, the rest of it stays below. The agenda does not change.
 */
export function setShared(state: State, changes: SharedChanges): void {
  const { round, phase, circle, firstPlayer, reached, humans, decks, resolving, supply, slot } = changes;
  const plain = { round, phase, circle, firstPlayer, reached };
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) Object.assign(state, { [name]: value });
  for (const human of humans ?? []) setHuman(state, human);
  if (resolving !== undefined) mover.fill(state, 'limbo', resolving === null ? [] : [resolving]);
  if (supply !== undefined) state.supply = { ...supply };
  if (slot !== undefined) state.slot = { ...slot };
  for (const { deck, discard, faceDown } of decks ?? []) {
    if (discard !== undefined) mover.fill(state, ['discardPiles.*', deck], discard);
    if (faceDown !== undefined) mover.fill(state, ['faceDown.*', deck], faceDown);
  }
  for (const { deck, draw } of decks ?? []) if (draw !== undefined) mover.pile(state, ['drawPiles.*', deck], draw);
  if (changes.sweep !== undefined) setSweep(state, changes.sweep);
}

function setHuman(state: State, changes: HumanChanges): void {
  const { human, powers, pool, karmaNew, karmaDue, isCharged, harvester } = changes;
  if (powers !== undefined) mover.fill(state, ['rows.*', human], powers);
  setEmons(state, state.pool, human, pool);
  setEmons(state, state.karmaNew, human, karmaNew);
  setEmons(state, state.karmaDue, human, karmaDue);
  if (isCharged !== undefined) state.charged[human] = isCharged;
  if (harvester !== undefined) state.harvester[human] = harvester ?? NONE;
}

/** Sets the emons of a human; the difference comes from or goes to the supply. */
export function setEmons(state: State, emons: Emons, human: Human, wanted: EmonCount | undefined): void {
  if (wanted === undefined) return;
  for (const colour of COLOURS) {
    const supply = state.supply[colour];
    if (supply !== 'unlimited') state.supply[colour] = supply + at(emons[colour], human) - wanted[colour];
    emons[colour][human] = wanted[colour];
  }
}

function setSweep(state: State, sweep: EmixShared['sweep']): void {
  const numbers = (ids: readonly string[]) => ids.map((id) => mover.numberOf(state, ['rows.*', 0], id));
  state.sweep =
    sweep === null
      ? noSweep()
      : {
          ...sweep,
          applied: [...sweep.applied],
          gone: numbers(sweep.gone),
          loose: numbers(sweep.loose.cards),
        };
}

/** Sends all cards back to their decks and shuffles them; nobody holds or knows any. */
export function gather(state: State): void {
  for (const zone of ['hands', 'rows', 'discardPiles', 'faceDown'] as const)
    for (const place of state[zone].keys()) mover.empty(state, [`${zone}.*`, place]);
  mover.empty(state, 'limbo');
  for (const deck of state.drawPiles.keys()) mover.shuffle(state, ['drawPiles.*', deck]);
  state.memory = {};
}
