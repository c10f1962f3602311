import type { Seed } from '@rulewright/core';
import type { CaseEngine, CaseGame } from './game.js';

/**
 * The game with other chance: every seed gives another game. A case that is green both ways scripts all draws that it
 * compares, and holds for any generator of random numbers.
 */
export function portable(game: CaseGame): CaseGame {
  const { content } = game;
  return {
    ...game,
    engine: reseeded(game.engine),
    ...(content && { content: { ...content, engine: (pack: object) => reseeded(content.engine(pack)) } }),
  };
}

const reseeded = (engine: CaseEngine): CaseEngine => ({
  ...engine,
  init: (seed: Seed, ...rest) => engine.init(`${seed} of another generator`, ...rest),
});
