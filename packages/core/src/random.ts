import alea from 'seedrandom/lib/alea.js';
import { EngineBug, InputError } from './errors.js';

/** A scripted draw is a result: the face of a die, the element picked, the whole order of a shuffle. */
export type Draw = number | string | readonly (number | string)[];

/** The generator as data: the four numbers of alea, and the draws that are scripted. */
export interface Rng {
  alea: [c: number, s0: number, s1: number, s2: number];
  script: Draw[];
}

/** Where randomness starts: any text or finite number; 7 and '7' are the same seed. */
export type Seed = string | number;

/** A generator in the state that seedrandom's alea has for this seed. */
export function seedRng(seed: Seed): Rng {
  const { c, s0, s1, s2 } = alea(String(seed), { state: true }).state();
  return { alea: [c, s0, s1, s2], script: [] };
}

/** The branches taken through the tree of all draws, and how wide each was found to be. */
export interface Branches {
  readonly taken: number[];
  readonly widths: number[];
  depth: number;
}

/** The one door of chance. It steps the `Rng` it is given, so there is one truth. */
export class Random {
  /** With `branches` the draws are dictated and noted instead of drawn: this is how `outcomes` sees them all. */
  constructor(
    private readonly rng: Rng,
    private readonly branches?: Branches,
  ) {}

  /** A face of a die, 1 … sides. */
  die(sides = 6): number {
    return 1 + this.below(sides, (draw) => (typeof draw === 'number' ? draw - 1 : -1));
  }

  /** An element, each equally likely; the list is not empty. */
  pick<X>(from: readonly X[]): X {
    const index = this.below(from.length, (draw) => (from as readonly unknown[]).indexOf(draw));
    return from[index] as X;
  }

  /** A new array of the same elements in random order; the given one is left alone. */
  shuffled<X>(from: readonly X[]): X[] {
    const cards = [...from];
    if (this.rng.script.length > 0) return this.scriptedOrder(cards);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1, () => -1);
      const card = cards[i] as X;
      cards[i] = cards[j] as X;
      cards[j] = card;
    }
    return cards;
  }

  /** Every draw comes through here: 0 … n − 1, each equally likely. The stream steps in every mode. */
  private below(n: number, read: (draw: Draw) => number): number {
    if (!(Number.isInteger(n) && n > 0)) throw new EngineBug(`nothing to draw from: ${n}`);
    const live = Math.floor(step(this.rng.alea) * n);
    if (this.rng.script.length > 0) {
      const draw = this.rng.script.shift() as Draw;
      const index = read(draw);
      if (!(Number.isInteger(index) && index >= 0 && index < n)) throw misfit(draw, `one of ${n} is drawn here`);
      return index;
    }
    return this.branches === undefined ? live : branch(this.branches, n);
  }

  private scriptedOrder<X>(cards: X[]): X[] {
    const draw = this.rng.script.shift() as Draw;
    const rest = [...cards];
    const order: X[] = [];
    for (const name of Array.isArray(draw) ? draw : [draw]) {
      const index = (rest as unknown[]).indexOf(name);
      if (index >= 0) order.push(...rest.splice(index, 1));
      else throw misfit(draw, `an order of ${cards.length} cards is drawn here`);
    }
    if (!Array.isArray(draw) || rest.length > 0) throw misfit(draw, `an order of ${cards.length} cards is drawn here`);
    for (let i = cards.length - 1; i > 0; i--) step(this.rng.alea);
    return order;
  }
}

/** One step of alea: 0 ≤ x < 1. */
function step(state: Rng['alea']): number {
  const t = 2091639 * state[1] + state[0] * 2.3283064365386963e-10;
  state[1] = state[2];
  state[2] = state[3];
  state[0] = t | 0;
  state[3] = t - state[0];
  return state[3];
}

function branch(branches: Branches, width: number): number {
  const { taken, widths } = branches;
  const depth = branches.depth++;
  if (depth === taken.length) {
    taken.push(0);
    widths.push(width);
  } else if (widths[depth] !== width) throw new EngineBug('a recipe drew differently the second time');
  return taken[depth] as number;
}

const misfit = (draw: Draw, expected: string): InputError =>
  new InputError('a scripted draw does not fit', [
    { path: 'script.0', message: `${JSON.stringify(draw)}: ${expected}` },
  ]);
