import { type Outcome, toNumber, type Utility, utilityFrom } from '@rulewright/core';
import type { AnyEngine } from '../game.js';

/** By seat: the share of the others whom the seat leaves behind, those on the same place half. A game against nobody is worth 1. */
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

/** By seat: the points of its score, that many of which count as 1. */
export const pointUtility = ({ scores }: Pick<Outcome, 'scores'>, points: number): number[] =>
  scores.map((score) => toNumber(score) / points);

/** By seat: what a game that is over is worth in the unit that it was played for. */
export const utilityOf = (outcome: Pick<Outcome, 'ranking' | 'scores'>, utility: Utility): number[] =>
  utility === 'places' ? placeUtility(outcome) : pointUtility(outcome, utility.points);

/** Whether two games are played for the same. */
export const isSameUtility = (one: Utility, other: Utility): boolean =>
  one === 'places' || other === 'places' ? one === other : one.points === other.points;

/** What somebody wants a game to be played for: as a game says it, or `points` in the scale of the game, 1 when it has none. */
export type UtilitySetting = Utility | 'points';

/** What is played for: by a setting, else by the game. Throws `InputError` for a setting that is none. */
export function playedFor({ utility: own }: Pick<AnyEngine, 'utility'>, setting?: UtilitySetting): Utility {
  if (setting === undefined) return own;
  if (setting === 'points') return own === 'places' ? { points: 1 } : own;
  return utilityFrom(setting);
}
