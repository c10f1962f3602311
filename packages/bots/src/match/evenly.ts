import { InputError } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Player, Seatable } from '../player.js';
import { machineWatch, type Watch } from './timing.js';

/** The beat at which a seat answers. */
export interface Beat {
  /** Milliseconds, longer than the player thinks. */
  readonly beat: number;
  /** The clock of this machine when not given. */
  readonly watch?: Watch;
}

/**
 * Seats a player whose answers come a beat after the question, or a whole number of beats: with one legal action or a
 * hundred, quickly chosen or slowly. For servers that seat bots among people: the time of an answer would tell whether a
 * hidden hand had a choice. Throws `InputError` for a beat that is no time.
 */
export function evenly<E extends AnyEngine>(seat: Seatable<E>, { beat, watch = machineWatch }: Beat): Seatable<E> {
  if (!Number.isFinite(beat) || beat <= 0)
    throw new InputError('not a beat', [{ path: 'beat', message: 'expected milliseconds above 0' }]);
  return () => {
    const player = seat();
    const choose: Player<E>['choose'] = async (...asked) => {
      const began = watch.now();
      try {
        return await player.choose(...asked);
      } finally {
        await toNextBeat(watch, began, beat);
      }
    };
    // everything else is the player's own
    return new Proxy(player, { get: (of, name) => (name === 'choose' ? choose : bound(of, name)) });
  };
}

function bound(of: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'function' ? value.bind(of) : value;
}

function toNextBeat(watch: Watch, began: number, beat: number): Promise<void> {
  const elapsed = watch.now() - began;
  const due = Math.max(1, Math.ceil(elapsed / beat)) * beat;
  return new Promise((resolve) => {
    watch.wake(due - elapsed, resolve);
  });
}
