import { at, seatsFrom } from '@rulewright/core';
import { SITES } from '../content/board.js';
import { AVAILABLE, type EuphoriaTurn } from '../state.js';
import { firstWorker } from '../workers.js';

// EUP-SET, EUP-VAR: what happens between the decisions of the set-up.

/** EUP-VAR.1: the cards that are left go to the left; after the last pick everybody has what was picked. */
export function passRecruits({ state }: EuphoriaTurn): void {
  const { players } = state.options;
  const isOver = at(state.dealtRecruits, 0).length === 0;
  const from = isOver ? state.draftedRecruits : state.dealtRecruits;
  const hands = from.map((cards) => cards.splice(0));
  for (const seat of seatsFrom(0, players)) {
    const giver = isOver ? seat : (seat + players - 1) % players;
    at(state.dealtRecruits, seat).push(...at(hands, giver));
  }
}

/** EUP-VAR.3: the chosen tiles, which wait on the first site, and as many unseen ones as it takes are shuffled. */
export function shareTiles({ state, random }: EuphoriaTurn): void {
  const { unbuiltTiles, tilesOut, agenda } = state;
  const chosen = at(unbuiltTiles, 0).splice(0);
  const [bottom] = agenda;
  if (bottom?.kind === 'next-turn') bottom.chosen = [...chosen];
  const missing = SITES.length - chosen.length;
  const added = missing > 0 ? tilesOut.splice(-missing) : [];
  for (const [site, tile] of random.shuffled([...chosen, ...added]).entries()) at(unbuiltTiles, site).push(tile);
}

const STARTING_WORKERS = 2;

/** EUP-SET.12 to EUP-SET.14: everybody rolls two workers; the highest sum plays first. */
export function startingDice({ state, random, emit }: EuphoriaTurn): void {
  const { players, eldestSeat } = state.options;
  const sums: number[] = [];
  for (const seat of seatsFrom(0, players)) {
    const faces = Array.from({ length: STARTING_WORKERS }, () => random.die());
    for (const [i, face] of faces.entries()) {
      state.place[firstWorker(seat) + i] = AVAILABLE;
      state.value[firstWorker(seat) + i] = face;
    }
    sums.push(faces.reduce((sum, face) => sum + face, 0));
    emit?.({ type: 'starting-dice-rolled', seat, faces });
  }
  const highest = Math.max(...sums);
  state.active = seatsFrom(eldestSeat, players).find((seat) => sums[seat] === highest) ?? eldestSeat;
}
