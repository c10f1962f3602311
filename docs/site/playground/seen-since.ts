import { notToBeUndone } from '../../../packages/cli/src/undo.js';
import type { PlayGame } from './games.js';
import type { Step } from './table.js';

/**
 * What nobody unlearns who takes these decisions back, in a sentence; undefined when nothing was seen. At a real table
 * they could not be taken back.
 */
export function seenSince(game: Pick<PlayGame, 'engine'>, steps: readonly Step[]): string | undefined {
  for (const step of steps) {
    const why = notToBeUndone(game, step);
    if (why !== undefined)
      return `Taken back, though ${why}: at a table that could not be undone. The same draws would fall again.`;
  }
  return undefined;
}
