import { at, available, drained, type Supply } from '@rulewright/core';
import { COLOURS, type Colour } from './content/effects.js';
import type { EmixTable, EmixTurn, Human } from './state.js';

// EMX-SUP.1, EMX-SUP.2: emons lie in the supply, in pools or in karma, and whoever takes gets what is there.

export const other = (colour: Colour): Colour => (colour === 'pos' ? 'neg' : 'pos');
export const held = ({ state }: EmixTable, human: Human, colour: Colour): number => at(state.pool[colour], human);
/** Both colours together. */
export const heldInAll = (table: EmixTable, human: Human): number =>
  held(table, human, 'pos') + held(table, human, 'neg');
/** EMX-RES.2: by how many cells the marker would move if the pool were absorbed now. */
export const difference = (table: EmixTable, human: Human): number =>
  held(table, human, 'pos') - held(table, human, 'neg');
export const isEmpty = (supply: Supply): boolean => supply !== 'unlimited' && supply <= 0;

const add = (list: number[], human: Human, amount: number): void => {
  list[human] = at(list, human) + amount;
};

/** From the supply into a pool, as much as there is; gives back how much. */
export function takeEmons(turn: EmixTurn, human: Human, colour: Colour, wanted: number): number {
  const { state, emit } = turn;
  const amount = available(state.supply[colour], wanted);
  if (amount === 0) return 0;
  state.supply[colour] = drained(state.supply[colour], amount);
  add(state.pool[colour], human, amount);
  emit?.({ type: 'emons-taken', human, ...of(colour, amount) });
  return amount;
}

/** From a pool into the supply; the pool holds them. */
export function returnEmons(turn: EmixTurn, human: Human, colour: Colour, amount: number): void {
  const { state, emit } = turn;
  if (amount === 0) return;
  state.supply[colour] = drained(state.supply[colour], -amount);
  add(state.pool[colour], human, -amount);
  emit?.({ type: 'emons-returned', human, ...of(colour, amount) });
}

/** From pool to pool; the first one holds them. */
export function moveEmons(turn: EmixTurn, from: Human, to: Human, colour: Colour, amount: number): void {
  const { state, emit } = turn;
  if (amount === 0) return;
  add(state.pool[colour], from, -amount);
  add(state.pool[colour], to, amount);
  emit?.({ type: 'emons-moved', from, to, ...of(colour, amount) });
}

/** EMX-VOC.16: complete piles change places. */
export function swapPiles(turn: EmixTurn, one: Human, two: Human, colour: Colour): void {
  const ofOne = held(turn, one, colour);
  const ofTwo = held(turn, two, colour);
  moveEmons(turn, one, two, colour, ofOne);
  moveEmons(turn, two, one, colour, ofTwo);
}

/** EMX-KRM.3, EMX-KRM.7: a payment leaves the pool, is set aside and matched from the supply as far as that goes. */
export function setAside(turn: EmixTurn, human: Human, paid: Readonly<Record<Colour, number>>): void {
  const { state, emit } = turn;
  const booked = { pos: 0, neg: 0 };
  for (const colour of COLOURS) {
    const match = available(state.supply[colour], paid[colour]);
    state.supply[colour] = drained(state.supply[colour], match);
    add(state.pool[colour], human, -paid[colour]);
    booked[colour] = paid[colour] + match;
    add(state.karmaNew[colour], human, booked[colour]);
  }
  emit?.({ type: 'karma-set-aside', human, ...booked });
}

/** EMX-CHG.7: the karma that is due goes into the pool. */
export function collectKarma({ state, emit }: EmixTurn, human: Human): void {
  const due = { pos: at(state.karmaDue.pos, human), neg: at(state.karmaDue.neg, human) };
  for (const colour of COLOURS) {
    add(state.pool[colour], human, due[colour]);
    state.karmaDue[colour][human] = 0;
  }
  if (due.pos + due.neg > 0) emit?.({ type: 'karma-came-back', human, ...due });
}

/** EMX-KRM.6: what was earned in this round is due in the next; with free feeding older karma may still wait. */
export function turnKarmaOver({ state }: EmixTurn): void {
  for (const colour of COLOURS)
    for (let human = 0; human < state.rows.length; human++) {
      add(state.karmaDue[colour], human, at(state.karmaNew[colour], human));
      state.karmaNew[colour][human] = 0;
    }
}

const of = (colour: Colour, amount: number): Record<Colour, number> =>
  colour === 'pos' ? { pos: amount, neg: 0 } : { pos: 0, neg: amount };
