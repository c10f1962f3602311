import type { AnyEngine, Expertise } from '@rulewright/bots';
import { games as known } from '@rulewright/games';

/** A game of the ladder. */
export interface LadderGame {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  /** How many iterations IS-MCTS has on the third rung. */
  readonly iterations: number;
  /** The share of games that it is to win against uniform players. */
  readonly aim: number;
}

/** By id: how long IS-MCTS thinks on the third rung, and the share that it is to win. */
const RUNGS: Readonly<Record<string, Pick<LadderGame, 'iterations' | 'aim'>>> = {
  ecologic: { iterations: 50, aim: 0.95 },
  emix: { iterations: 200, aim: 0.9 },
  'does-not-exist': { iterations: 50, aim: 0.95 },
  euphoria: { iterations: 16, aim: 0.95 },
};

export const games: readonly LadderGame[] = known.flatMap(({ engine, expertise }) => {
  const rung = RUNGS[engine.id];
  return rung === undefined || expertise === undefined ? [] : [{ engine, expertise, ...rung }];
});
