import type { AnyEngine, Expertise } from '@rulewright/bots';
import { games as known } from '@rulewright/games';

/** A game of the ladder. */
export interface LadderGame {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  /** The share of games that `expert` is to win against weighted players. */
  readonly aim: number;
}

/** By id: the share that `expert` is to win against weighted players. */
const AIMS: Readonly<Record<string, number>> = { ecologic: 0.9, emix: 0.85, 'does-not-exist': 0.9, euphoria: 0.9 };

export const games: readonly LadderGame[] = known.flatMap(({ engine, expertise }) => {
  const aim = AIMS[engine.id];
  return aim === undefined || expertise === undefined ? [] : [{ engine, expertise, aim }];
});
