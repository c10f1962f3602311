import { revealedBy } from '@rulewright/core';
import type { PlayGame } from './games.js';
import type { Step } from './table.js';
import { calledHere } from './ui/seats.js';
import { say } from './words/words.js';

/**
 * What nobody unlearns who takes these decisions back, in a sentence; undefined when nothing was seen. At a real table
 * they could not be taken back.
 */
export function seenSince(game: Pick<PlayGame, 'engine'>, steps: readonly Step[]): string | undefined {
  for (const { before, action } of steps) {
    const revealed = revealedBy(game.engine, before, action);
    if (revealed !== undefined)
      return say('undone.seen', { why: say(`revealed.${revealed}`), seat: calledHere(action.seat) });
  }
  return undefined;
}
