import { type ActionCodes, actionCodes, type Observer, type ObserverSettings, observer } from '@rulewright/bots';
import type { AnyState, ServedEngine, ServedGame } from './served-game.js';

/** Numbers for positions and actions of a game with certain options. */
export interface Numbers {
  readonly codes: ActionCodes<ServedEngine>;
  readonly observer: Observer<ServedEngine>;
}

/** Number of cached encodings; making one takes as long as some hundred decisions. */
const KEPT = 8;

/** Caches the encodings of the positions that a client asks about. */
export class ActionNumbers {
  private readonly made = new Map<string, Numbers>();

  /** `options` are those of a position: all of them, in their order. */
  of({ engine, fields }: ServedGame, options: AnyState['options'], settings: ObserverSettings = {}): Numbers {
    const key = JSON.stringify([engine.id, options, settings]);
    const made = this.made.get(key);
    if (made !== undefined) return made;
    const numbers = {
      codes: actionCodes(engine, options, fields?.(options)),
      observer: observer(engine, options, settings),
    };
    if (this.made.size >= KEPT) this.made.clear();
    this.made.set(key, numbers);
    return numbers;
  }
}
