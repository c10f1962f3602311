import type { View } from '@rulewright/core';
import { decimal } from '@rulewright/core/text';
import type { AnyGame, AnyState } from './game.js';
import { wordsOf } from './words/words.js';

/** Games simulated for a hint. */
const ITERATIONS = 200;

/**
 * Lines that tell the viewer's best answer as a search finds it, with its reasons. Languages without words for the
 * reasons leave them out.
 */
export async function advice(game: AnyGame, view: View<AnyState>): Promise<readonly string[]> {
  const { engine, expertise, narrator } = game;
  const { locale, say } = wordsOf(game);
  // loaded when somebody asks
  const { analyse, reasonText } = await import('@rulewright/bots');
  const { answers, reasons } = await analyse(engine, view, {
    iterations: ITERATIONS,
    reasons: true,
    ...(expertise && { expertise }),
  });
  const [best] = answers;
  if (best === undefined) return [];
  const value = decimal(best.value, 2, locale);
  const why = reasonText(reasons, { engine, language: locale, expertise });
  return [say('hint', { action: narrator.phrase(view, best.action), value }), ...(why === '' ? [] : [why])];
}
