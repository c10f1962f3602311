import type { AnyEngine, Expertise } from '@rulewright/bots';
import { expertise as ofDoesNotExist } from '@rulewright/bots/does-not-exist';
import { expertise as ofEcologic } from '@rulewright/bots/ecologic';
import { expertise as ofEmix } from '@rulewright/bots/emix';
import { expertise as ofEuphoria } from '@rulewright/bots/euphoria';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';

/** A game of the ladder. */
export interface LadderGame {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  /** How many iterations IS-MCTS has on the third rung. */
  readonly iterations: number;
  /** The share of games that it is to win against uniform players. */
  readonly aim: number;
}

export const games: readonly LadderGame[] = [
  { engine: ecologic, expertise: ofEcologic, iterations: 50, aim: 0.95 },
  { engine: emix, expertise: ofEmix, iterations: 200, aim: 0.9 },
  { engine: doesNotExist, expertise: ofDoesNotExist, iterations: 50, aim: 0.95 },
  { engine: euphoria, expertise: ofEuphoria, iterations: 16, aim: 0.95 },
];
