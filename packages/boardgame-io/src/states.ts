import type { AnyEngine, AnyState } from './engine-types.js';

/**
 * Tells which objects are states that the engine can go on from. Its own it knows again, so that memory storage costs nothing;
 * what came through JSON is loaded once, checked in full and brought to this release.
 */
export class States {
  private readonly known = new WeakMap<object, AnyState>();

  constructor(private readonly engine: AnyEngine) {}

  /** A state that the engine has made. */
  own<State extends AnyState>(state: State): State {
    this.known.set(state, state);
    return state;
  }

  /** The state that was kept. Throws `InputError` when it is none that this release can go on from. */
  of(kept: object): AnyState {
    const known = this.known.get(kept);
    if (known !== undefined) return known;
    const state = this.own(this.engine.load(kept));
    this.known.set(kept, state);
    return state;
  }
}
