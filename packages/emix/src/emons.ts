import { at } from '@rulewright/core';
import { available, changed, drained, type Supply } from '@rulewright/core/author';
import type { Balance } from './agenda.js';
import { COLOURS, type Colour } from './content/effects.js';
import type { Rule } from './rulebook/rules.js';
import type { EmixContext, EmixTurn, Emons, Human, Piles } from './state.js';

// Moves of emons between supply, pools and karma; a taker gets at most what is there (EMX-SUP.1, EMX-SUP.2).

export const other = (colour: Colour): Colour => (colour === 'pos' ? 'neg' : 'pos');
export const held = ({ state }: EmixContext, human: Human, colour: Colour): number => at(state.pool[colour], human);
export const poolOf = (context: EmixContext, human: Human): Record<Colour, number> => ({
  pos: held(context, human, 'pos'),
  neg: held(context, human, 'neg'),
});
/** Both colours together. */
export const heldInAll = (context: EmixContext, human: Human): number =>
  held(context, human, 'pos') + held(context, human, 'neg');
/** EMX-RES.2: by how many cells the marker would move if the pool were absorbed now. */
export const difference = (context: EmixContext, human: Human): number =>
  held(context, human, 'pos') - held(context, human, 'neg');
export const isEmpty = (supply: Supply): boolean => supply !== 'unlimited' && supply <= 0;

const add = (list: number[], human: Human, amount: number): void => {
  list[human] = at(list, human) + amount;
};

/** Moves emons from the supply into a pool, as many as there are, and returns their number. */
export function takeEmons(
  turn: EmixTurn,
  rule: Rule,
  human: Human,
  { colour, wanted }: { readonly colour: Colour; readonly wanted: number },
): number {
  const { state, emit } = turn;
  const amount = available(state.supply[colour], wanted);
  if (amount === 0) return 0;
  state.supply[colour] = drained(state.supply[colour], amount);
  add(state.pool[colour], human, amount);
  emit?.({ type: 'emons-taken', rule, human, ...of(colour, amount), pool: poolAfter(turn, human, of(colour, amount)) });
  return amount;
}

/** Returns emons of both colours from a pool to the supply. The pool must hold them. */
export function returnBoth(turn: EmixTurn, rule: Rule, human: Human, amounts: Readonly<Record<Colour, number>>): void {
  for (const colour of COLOURS) returnEmons(turn, rule, human, { colour, amount: amounts[colour] });
}

/** Returns emons of one colour from a pool to the supply. The pool must hold them. */
export function returnEmons(
  turn: EmixTurn,
  rule: Rule,
  human: Human,
  { colour, amount }: { readonly colour: Colour; readonly amount: number },
): void {
  const { state, emit } = turn;
  if (amount === 0) return;
  state.supply[colour] = drained(state.supply[colour], -amount);
  add(state.pool[colour], human, -amount);
  emit?.({
    type: 'emons-returned',
    rule,
    human,
    ...of(colour, amount),
    pool: poolAfter(turn, human, of(colour, -amount)),
  });
}

/** Moves emons between pools. The first pool must hold them. */
export function moveEmons(
  turn: EmixTurn,
  rule: Rule,
  {
    from,
    to,
    colour,
    amount,
  }: { readonly from: Human; readonly to: Human; readonly colour: Colour; readonly amount: number },
): void {
  const { state, emit } = turn;
  if (amount === 0) return;
  add(state.pool[colour], from, -amount);
  add(state.pool[colour], to, amount);
  emit?.({
    type: 'emons-moved',
    rule,
    from,
    to,
    ...of(colour, amount),
    fromPool: poolAfter(turn, from, of(colour, -amount)),
    toPool: poolAfter(turn, to, of(colour, amount)),
  });
}

/** EMX-VOC.16: complete piles change places. */
export function swapPiles(turn: EmixTurn, one: Human, two: Human, colour: Colour): void {
  const ofOne = held(turn, one, colour);
  const ofTwo = held(turn, two, colour);
  moveEmons(turn, 'EMX-VOC.16', { from: one, to: two, colour, amount: ofOne });
  moveEmons(turn, 'EMX-VOC.16', { from: two, to: one, colour, amount: ofTwo });
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
  emit?.({
    type: 'karma-set-aside',
    rule: 'EMX-KRM.3',
    human,
    ...booked,
    paid: { pos: paid.pos, neg: paid.neg },
    pool: poolAfter(turn, human, { pos: -paid.pos, neg: -paid.neg }),
    karma: pilesAfter(state.karmaNew, human, booked),
  });
}

/** EMX-CHG.7: step 4 of a Charge turn, the karma that is due goes into the pool. */
export function collectKarma(turn: EmixTurn, { human }: { readonly human: Human }): void {
  const { state, emit } = turn;
  const due = { pos: at(state.karmaDue.pos, human), neg: at(state.karmaDue.neg, human) };
  for (const colour of COLOURS) {
    add(state.pool[colour], human, due[colour]);
    state.karmaDue[colour][human] = 0;
  }
  if (due.pos + due.neg > 0)
    emit?.({ type: 'karma-came-back', rule: 'EMX-CHG.7', human, ...due, pool: poolAfter(turn, human, due) });
}

/** EMX-KRM.6: what was earned in this round is due in the next; with free feeding older karma may still wait. */
export function turnKarmaOver({ state, emit }: EmixTurn): void {
  for (let human = 0; human < state.rows.length; human++) {
    const earned = { pos: at(state.karmaNew.pos, human), neg: at(state.karmaNew.neg, human) };
    if (earned.pos + earned.neg === 0) continue;
    for (const colour of COLOURS) {
      add(state.karmaDue[colour], human, earned[colour]);
      state.karmaNew[colour][human] = 0;
    }
    emit?.({ type: 'karma-fell-due', rule: 'EMX-KRM.6', human, ...earned });
  }
}

/** Puts all emons back where they were (EMX-MOM.4). */
export function restoreEmons({ state, emit }: EmixTurn, before: Balance): void {
  const { pool, karmaNew } = state;
  Object.assign(state, before);
  for (let human = 0; human < state.rows.length; human++) {
    const restored = { pool: pilesOf(pool, before.pool, human), karma: pilesOf(karmaNew, before.karmaNew, human) };
    const { pos, neg } = restored.pool;
    const differs = [pos, neg, restored.karma.pos, restored.karma.neg].some(({ from, to }) => from !== to);
    if (differs) emit?.({ type: 'emons-restored', rule: 'EMX-MOM.4', human, ...restored });
  }
}

const pilesOf = (before: Emons, after: Emons, human: Human): Piles => ({
  pos: { from: at(before.pos, human), to: at(after.pos, human) },
  neg: { from: at(before.neg, human), to: at(after.neg, human) },
});

/** The contents of a human's piles after a change, before and after. */
const pilesAfter = ({ pos, neg }: Emons, human: Human, by: Readonly<Record<Colour, number>>): Piles => ({
  pos: changed(at(pos, human), by.pos),
  neg: changed(at(neg, human), by.neg),
});
const poolAfter = ({ state: { pool } }: EmixTurn, human: Human, by: Readonly<Record<Colour, number>>): Piles =>
  pilesAfter(pool, human, by);

const of = (colour: Colour, amount: number): Record<Colour, number> =>
  colour === 'pos' ? { pos: amount, neg: 0 } : { pos: 0, neg: amount };
