import type { Outcome } from '@rulewright/core';

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

/**
 * The same of a game that is not over: how well each seat stands beside each other seat, by an evaluation that is worth
 * 1 / players where all are equal. Of two seats whose values add up to 1 it is these values.
 */
export function standingUtility(values: readonly number[]): number[] {
  const others = values.length - 1;
  return values.map((mine, seat) => {
    if (others === 0) return 1;
    let beaten = 0;
    for (let other = 0; other <= others; other++) if (other !== seat) beaten += share(mine, values[other] ?? 0);
    return beaten / others;
  });
}

const share = (mine: number, theirs: number): number => (mine + theirs > 0 ? mine / (mine + theirs) : 1 / 2);
