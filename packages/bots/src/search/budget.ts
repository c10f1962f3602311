import { deadline } from '../clock.js';
import type { Clock } from '../player.js';
import type { Thinking } from './thinking.js';

/** Share of the time left for a move that is used; the rest is for dealing, answering, and a slow machine. */
const SHARE_OF_MOVE = 0.8;
/** Share of the time left for the game that is used for one decision. */
const SHARE_OF_GAME = 1 / 30;

/** Limits the iterations of one decision. */
export class Budget {
  private done = 0;
  private readonly isOver: () => boolean;

  constructor(
    private readonly thinking: Pick<Thinking, 'iterations' | 'milliseconds' | 'now'>,
    clock: Clock,
  ) {
    const time = Math.min(thinking.milliseconds, clock.move * SHARE_OF_MOVE, clock.game * SHARE_OF_GAME);
    this.isOver = deadline(thinking.now, time);
  }

  /** Counts an iteration; false when the budget is used up. The first is always allowed. */
  next(): boolean {
    if (this.done >= this.thinking.iterations) return false;
    if (this.done > 0 && this.isOver()) return false;
    this.done++;
    return true;
  }
}
