import { InputError } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Player, Seatable } from '../player.js';
import { machineWatch, type Watch } from './timing.js';

/** The beat at which a seat answers. */
export interface Beat {
  /** Milliseconds; should be longer than the player thinks. */
  readonly beat: number;
  /** The clock; that of this machine by default. */
  readonly watch?: Watch;
}

/**
 * Does some work and settles one beat after its beginning, or a whole number of beats. The time then tells nothing of
 * the work, as long as it is shorter than a beat. Throws `InputError` for an invalid beat.
 */
export async function onBeat<X>(work: () => X | Promise<X>, { beat, watch = machineWatch }: Beat): Promise<X> {
  checkBeat(beat);
  const began = watch.now();
  try {
    return await work();
  } finally {
    await toNextBeat(watch, began, beat);
  }
}

/**
 * Makes a player answer exactly one beat, or a whole number of beats, after the question. The time is the same for one
 * legal action or a hundred. Use it where bots play with people: the time of an answer could reveal a hidden hand.
 * Throws `InputError` for an invalid beat.
 */
export function evenly<E extends AnyEngine>(seat: Seatable<E>, pace: Beat): Seatable<E> {
  checkBeat(pace.beat);
  return () => {
    const player = seat();
    const choose: Player<E>['choose'] = (...asked) => onBeat(() => player.choose(...asked), pace);
    // everything else is the player's own
    return new Proxy(player, { get: (of, name) => (name === 'choose' ? choose : bound(of, name)) });
  };
}

function checkBeat(beat: number): void {
  if (!Number.isFinite(beat) || beat <= 0)
    throw new InputError('not a beat', [{ path: 'beat', message: 'expected milliseconds above 0' }]);
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
