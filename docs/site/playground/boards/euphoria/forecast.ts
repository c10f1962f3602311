import type { Seat } from '@rulewright/core';
import { type EuphoriaView, engine } from '@rulewright/euphoria';

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that so many dice show at least so much together. */
export function chanceOf(dice: number, least: number): number {
  if (dice === 0) return least <= 0 ? 1 : 0;
  return FACES.reduce((sum, face) => sum + chanceOf(dice - 1, least - face) / FACES.length, 0);
}

/** The chance of a seat to lose a worker by knowledge if it took all workers back now (EUP-KNO.8), from 0 to 1. */
export function riskOf(view: EuphoriaView, seat: Seat): number {
  const ask = engine.ask(view);
  const away = ask.player(seat).workers.filter(({ where }) => where === 'space').length;
  const { costsFrom, mayLose } = ask.check(seat);
  return mayLose && away > 0 ? chanceOf(away, costsFrom) : 0;
}
