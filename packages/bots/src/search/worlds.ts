import type { Seed, View } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../game.js';

/** A game that can be played on in thought. */
export type World = ReturnType<AnyEngine['simulate']>;
export type AnyView = View<AnyState>;

/** Worlds that agree with a view: each is dealt once, when it is first needed, and used again with other futures. */
export class Worlds {
  private readonly dealt: World[] = [];

  constructor(
    private readonly engine: AnyEngine,
    private readonly view: AnyView,
    readonly size: number,
    private readonly seed: Seed,
  ) {}

  /** A copy of one world, with a future that is the same for the same number. */
  at(number: number): World {
    const place = number % this.size;
    this.dealt[place] ??= this.engine.simulate(this.view, `${this.seed} world ${place}`);
    const world = this.dealt[place].clone();
    world.reseed(`${number} ${this.seed}`);
    return world;
  }
}
