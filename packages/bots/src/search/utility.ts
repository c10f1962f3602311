import { type Outcome, toNumber, type Utility, utilityFrom } from '@rulewright/core';
import type { AnyEngine } from '../game.js';

/**
 * By seat: the share of the others that the seat finishes ahead of; ties count half. A game against nobody is worth 1.
 */
export function placeUtility({ ranking }: Pick<Outcome, 'ranking'>): number[] {
  const players = ranking.reduce((sum, group) => sum + group.length, 0);
  const utility: number[] = [];
  let behind = players;
  for (const group of ranking) {
    behind -= group.length;
    const beaten = behind + (group.length - 1) / 2;
    for (const seat of group) utility[seat] = players > 1 ? beaten / (players - 1) : 1;
  }
  return utility;
}

/** By seat: the score, divided by `points`, the points that count as 1. */
export const pointUtility = ({ scores }: Pick<Outcome, 'scores'>, points: number): number[] =>
  scores.map((score) => toNumber(score) / points);

/** By seat: the value of a finished game in the unit that was played for. */
export const utilityOf = (outcome: Pick<Outcome, 'ranking' | 'scores'>, utility: Utility): number[] =>
  utility === 'places' ? placeUtility(outcome) : pointUtility(outcome, utility.points);

/** True if two utilities are the same. */
export const isSameUtility = (one: Utility, other: Utility): boolean =>
  one === 'places' || other === 'places' ? one === other : one.points === other.points;

/**
 * The utility wanted for a game. `points` takes the scale of the game: the number of points that count as 1, or 1 where
 * the game has no such scale.
 */
export type UtilitySetting = Utility | 'points';

/** The utility that is played for: the setting's, else the game's. Throws `InputError` for an invalid setting. */
export function playedFor({ utility: own }: Pick<AnyEngine, 'utility'>, setting?: UtilitySetting): Utility {
  if (setting === undefined) return own;
  if (setting === 'points') return own === 'places' ? { points: 1 } : own;
  return utilityFrom(setting);
}
