import alea from 'seedrandom/lib/alea.js';
import type { Chance, Rng, Seed } from '../game/chance.js';
import type { DrawResult, NamedDraw, Tracing } from '../game/trace.js';
import { EngineBug, InputError } from '../ground/errors.js';

/** The generator in the state that seedrandom's alea has for this seed. */
export function seedRng(seed: Seed): Rng {
  const { c, s0, s1, s2 } = alea(String(seed), { state: true }).state();
  return { alea: [c, s0, s1, s2], script: [] };
}

/** The one door of chance: every draw goes through here and steps the given `Rng`. */
export class Random implements Chance {
  /** The number of used draws of the script; `strike` removes them, because shifting a long list each time is slow. */
  private used = 0;

  /** With `tracing` every draw is recorded there. */
  constructor(
    private readonly rng: Rng,
    readonly tracing?: Tracing,
  ) {}

  die(sides = 6, purpose = 'die', seat?: number): number {
    const live = this.below(sides);
    if (this.isFree) return this.traced(1 + live, purpose, seat);
    const face = this.scripted(() => `a face of a d${sides}`, purpose, seat);
    return this.traced(1 + this.fit(face, typeof face === 'number' ? face - 1 : -1, sides), purpose, seat);
  }

  pick<X>(from: readonly X[], purpose = 'pick', seat?: number): X {
    let index = this.below(from.length);
    if (!this.isFree) {
      const element = this.scripted(() => `one of ${from.length}`, purpose, seat);
      index = this.fit(element, (from as readonly unknown[]).indexOf(element), from.length);
    }
    return this.traced(from[index] as X, purpose, seat);
  }

  card(cards: readonly number[], ids: () => (card: number) => string, purpose: string, seat?: number): number {
    if (areAlike(cards)) {
      this.takeOnly(cards, ids, purpose, seat);
      return 0;
    }
    if (this.isFree || this.leavesOpen(cards, ids, purpose, seat))
      return cards.indexOf(this.tracedCard(this.kindOf(cards), ids, purpose, seat));
    step(this.rng.alea);
    const named = this.scripted(() => `a card out of ${cards.length}`, purpose, seat);
    this.traced(named, purpose, seat);
    const id = ids();
    const place = cards.findIndex((card) => id(card) === named);
    if (place < 0)
      throw misfit(named, `one of ${cards.length} is drawn here (${nameOf(purpose, seat)}): ${listed(cards.map(id))}`);
    return place;
  }

  /** The kind of a random card. */
  protected kindOf(cards: readonly number[]): number {
    return cards[this.below(cards.length)] as number;
  }

  /** Holds a script to the only possible card where nothing is drawn. */
  private takeOnly(
    cards: readonly number[],
    ids: () => (card: number) => string,
    purpose: string,
    seat?: number,
  ): void {
    const draw = this.rng.script[this.used];
    if (typeof draw !== 'object' || !('only' in draw)) return;
    const here = nameOf(purpose, seat);
    const id = ids()(cards[0] as number);
    if (draw.is !== id || !isFor(draw, purpose, seat)) throw misfit(draw.is, `${id} alone can go here (${here})`);
    this.use();
  }

  shuffled<X>(from: readonly X[]): X[] {
    const cards = [...from];
    if (!this.isFree && !(this.rng.strict === 'dice' && !Array.isArray(this.rng.script[this.used])))
      return this.scriptedOrder(cards);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = cards[i] as X;
      cards[i] = cards[j] as X;
      cards[j] = card;
    }
    return this.traced(cards, 'shuffle', undefined);
  }

  /** Adds a card to the trace by its id, if there is one. */
  private tracedCard(card: number, ids: () => (card: number) => string, purpose: string, seat: number | undefined) {
    if (this.tracing !== undefined) this.traced(ids()(card), purpose, seat);
    return card;
  }

  /** Adds a draw to the trace, if there is one. */
  private traced<X>(result: X, purpose: string, seat: number | undefined): X {
    if (this.tracing === undefined) return result;
    const list: readonly unknown[] = Array.isArray(result) ? result : [result];
    if (list.every((one) => typeof one === 'number' || typeof one === 'string')) {
      const is = (Array.isArray(result) ? [...result] : result) as DrawResult;
      this.tracing.draws.push(seat === undefined ? { for: purpose, is } : { for: purpose, seat, is });
    }
    return result;
  }

  /** Removes used draws from the script; core calls it at the end of each turn of the agenda. */
  strike(): void {
    if (this.used > 0) this.rng.script.splice(0, this.used);
    this.used = 0;
  }

  /** True when no script determines the next draw. */
  get isFree(): boolean {
    return this.rng.script.length === this.used && this.rng.strict === undefined;
  }

  /** True when a script that covers only dice does not mention this card: its next entry is for another draw. */
  private leavesOpen(
    cards: readonly number[],
    ids: () => (card: number) => string,
    purpose: string,
    seat?: number,
  ): boolean {
    if (this.rng.strict !== 'dice') return false;
    const draw = this.rng.script[this.used];
    if (typeof draw === 'object' && 'for' in draw) return !isFor(draw, purpose, seat);
    return typeof draw !== 'string' || !cards.map(ids()).includes(draw);
  }

  /**
   * A random number 0 … n − 1, each equally likely. Every draw comes through here, and the stream steps in every mode.
   */
  below(n: number): number {
    if (!(Number.isInteger(n) && n > 0)) throw new EngineBug(`nothing to draw from: ${n}`);
    return Math.floor(step(this.rng.alea) * n);
  }

  /** A number 0 ≤ x < 1, for anything but draws of the game: it uses up no script. */
  unit(): number {
    return step(this.rng.alea);
  }

  /** The scripted result of this draw. */
  private scripted(what: () => string, purpose: string, seat: number | undefined): DrawResult {
    const draw = this.rng.script[this.used];
    const here = nameOf(purpose, seat);
    if (draw === undefined) throw new Unscripted(undefined, `${what()} is drawn here and not scripted (${here})`);
    this.use();
    if (typeof draw !== 'object' || !('for' in draw)) return draw;
    if (draw.only) throw misfit(draw.is, `${what()} is drawn here (${here}), it is not the only one`);
    if (isFor(draw, purpose, seat)) return draw.is;
    throw misfit(draw.is, `${what()} is drawn here (${here}), not ${nameOf(draw.for, draw.seat)}`);
  }

  private use(): void {
    this.used++;
    if (this.used === this.rng.script.length) this.strike();
  }

  private fit(draw: DrawResult, index: number, n: number): number {
    if (Number.isInteger(index) && index >= 0 && index < n) return index;
    throw misfit(draw, `one of ${n} is drawn here`);
  }

  private scriptedOrder<X>(cards: X[]): X[] {
    const draw = this.scripted(() => `an order of ${cards.length} cards`, 'shuffle', undefined);
    const rest = [...cards];
    const order: X[] = [];
    for (const name of Array.isArray(draw) ? draw : [draw]) {
      const index = (rest as unknown[]).indexOf(name);
      if (index >= 0) order.push(...rest.splice(index, 1));
      else throw misfit(draw, `an order of ${cards.length} cards is drawn here`);
    }
    if (!Array.isArray(draw) || rest.length > 0) throw misfit(draw, `an order of ${cards.length} cards is drawn here`);
    for (let i = cards.length - 1; i > 0; i--) step(this.rng.alea);
    return this.traced(order, 'shuffle', undefined);
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

const isFor = (draw: NamedDraw, purpose: string, seat: number | undefined): boolean =>
  draw.for === purpose && (draw.seat === undefined || draw.seat === seat);

const nameOf = (purpose: string, seat: number | undefined): string =>
  seat === undefined ? purpose : `${purpose} of seat ${seat}`;

/** The candidates, each once; only the first ones of many. */
function listed(names: readonly string[]): string {
  const each = [...new Set(names)];
  const some = each.slice(0, MOST_LISTED).join(', ');
  return each.length > MOST_LISTED ? `${some} and ${each.length - MOST_LISTED} others` : some;
}
const MOST_LISTED = 12;

const areAlike = (cards: readonly number[]): boolean => {
  for (let i = 1; i < cards.length; i++) if (cards[i] !== cards[0]) return false;
  return true;
};

class Misfit extends InputError {
  constructor(draw: DrawResult | undefined, expected: string) {
    super('a scripted draw does not fit', [{ path: 'script.0', message: `${JSON.stringify(draw)}: ${expected}` }]);
  }
}
/** A strict script has no entry for a draw. */
class Unscripted extends Misfit {
  override readonly code = 'unscripted';
}
const misfit = (draw: DrawResult | undefined, expected: string): InputError => new Misfit(draw, expected);

/** Rolls several dice one after the other; faces 1 … sides. */
export function roll(random: Chance, dice: number, sides = 6): number[] {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(random.die(sides));
  return faces;
}

/** The sum of the faces. */
export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
