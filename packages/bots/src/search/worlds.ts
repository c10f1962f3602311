import type { Seed, View } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../game.js';

/** A world: a simulation to play on in. */
export type World = ReturnType<AnyEngine['simulate']>;
export type AnyView = View<AnyState>;

/** Worlds that agree with a view. Each is dealt when first needed, and reused with other futures. */
export class Worlds {
  private readonly dealt: World[] = [];

  constructor(
    private readonly engine: AnyEngine,
    private readonly view: AnyView,
    readonly size: number,
    private readonly seed: Seed,
  ) {}

  /** A copy of one world; the same number always gets the same world and future. */
  at(number: number): World {
    const place = number % this.size;
    this.dealt[place] ??= this.engine.simulate(this.view, `${this.seed} world ${place}`);
    const world = this.dealt[place].clone();
    world.reseed(`${number} ${this.seed}`);
    return world;
  }
}
