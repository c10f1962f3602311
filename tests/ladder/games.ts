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

const game = <E extends AnyEngine>(
  engine: E,
  expertise: Expertise<E>,
  iterations: number,
  aim: number,
): LadderGame => ({
  engine,
  // the engine and what is known about it belong together, which a list of several games cannot say
  expertise: expertise as unknown as Expertise,
  iterations,
  aim,
});

export const games: readonly LadderGame[] = [
  game(ecologic, ofEcologic, 50, 0.95),
  game(emix, ofEmix, 200, 0.9),
  game(doesNotExist, ofDoesNotExist, 50, 0.95),
  game(euphoria, ofEuphoria, 16, 0.95),
];
