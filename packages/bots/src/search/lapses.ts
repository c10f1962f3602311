import { type AnyAction, at, type Seat } from '@rulewright/core';
import { drawn } from '../chance.js';
import { exp } from '../learning/arithmetic.js';
import type { Mind } from './iterate.js';
import type { Arm } from './tree.js';
import type { AnyView } from './worlds.js';

// Lapses that weaken a player: overlooked answers, and the choice of a second best.

/** Drops some answers by chance, as an inattentive player does; the likeliest is always kept. */
export function noticed(
  { guide, thinking: { overlooks }, chance }: Mind,
  position: AnyView['position'],
  legal: readonly AnyAction[],
): readonly AnyAction[] {
  if (overlooks === 0) return legal;
  const likely = guide.likely(position, seatOf(legal), legal);
  const most = likely.indexOf(Math.max(...likely));
  return legal.filter((_, place) => place === most || chance() >= overlooks);
}

const seatOf = (legal: readonly AnyAction[]): Seat => at(legal, 0).seat;

/** Moves the chosen arm to the front: the first, or by temperature one of similar value. */
export function chosenFirst(arms: readonly Arm[], { thinking: { temperature }, chance }: Mind): readonly Arm[] {
  if (temperature === 0 || arms.length < 2) return arms;
  const most = Math.max(...arms.map(({ mean }) => mean));
  const taken = drawn(
    arms,
    arms.map(({ mean }) => exp((mean - most) / temperature)),
    chance,
  );
  return [taken, ...arms.filter((arm) => arm !== taken)];
}
