import type { Seat } from '@rulewright/core';
import type { Roll } from './events.js';
import type { Rule } from './rulebook/rules.js';
import type { DneTurn } from './state.js';

/** DNE-GNL.13: rolls a die for everybody to see. */
export function rollDie(
  { random, emit }: DneTurn,
  seat: Seat,
  roll: Roll,
  { rule, sides = 6 }: { readonly rule: Rule; readonly sides?: number },
): number {
  const face = random.die(sides, roll, seat);
  emit?.({ type: 'die-rolled', rule, seat, roll, sides, face });
  return face;
}

const MOST_REPEATS = 10;

/** DNE-SET.4: the seat that rolls highest. Tied seats roll again; after ten ties the lowest seat is taken. */
export function rollOff(seats: readonly Seat[], roll: (seat: Seat) => number): Seat {
  let tied = [...seats];
  for (let repeat = 0; tied.length > 1 && repeat <= MOST_REPEATS; repeat++) {
    const faces = tied.map(roll);
    const highest = Math.max(...faces);
    tied = tied.filter((_, i) => faces[i] === highest);
  }
  return Math.min(...tied);
}
