import { type AnyAction, at, type Seed } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine, ViewIn } from '../game.js';
import { sizeOf } from '../learning/features.js';
import { keyOf } from '../search/tree.js';
import type { AnyView, World } from '../search/worlds.js';
import { Worlds } from '../search/worlds.js';
import type { Reason } from './reason-text.js';

/** Settings of an explanation. */
export interface WhySettings<E extends AnyEngine = AnyEngine> {
  readonly expertise: Expertise<E>;
  /** Number of dealt worlds in which the two lines are compared; 8 by default. */
  readonly worlds?: number;
  /** The seed of the worlds and of the draws in them. */
  readonly seed?: Seed;
}

/** The expected continuation after an answer, as a search reports it: the answer first. */
type Line = readonly AnyAction[];

const WORLDS = 8;
/** Features that only tell whose turn it is; they are never reasons. */
export const TURN: readonly string[] = ['questions to answer', 'turns under way', 'actions to come'];

/**
 * Explains why the learned judge prefers one answer to another. The reasons are the features that differ where the two
 * lines end, as far as the seat that is asked can know, weightiest first. Empty without a learned judge. `view` is that
 * of the seat that is asked.
 */
export function why<E extends AnyEngine>(
  engine: E,
  view: ViewIn<E>,
  lines: readonly [Line, Line],
  settings: WhySettings<E>,
): readonly Reason[];
export function why(
  engine: AnyEngine,
  given: unknown,
  [line, other]: readonly [Line, Line],
  { expertise, worlds: count = WORLDS, seed = 'why' }: WhySettings,
): readonly Reason[] {
  // the signature above gives the type of the view
  const view = given as AnyView;
  const judged = expertise.learned?.(engine)?.judged;
  const features = expertise.features?.(engine);
  const asked = line[0]?.seat;
  if (judged === undefined || features === undefined || asked === undefined) return [];
  const { players } = view.position.options;
  const size = sizeOf(features, players);
  const worlds = new Worlds(engine, view, count, seed);
  const numbersAfter = (way: Line): Float64Array => {
    const sums = new Float64Array(size);
    const read = new Float64Array(size);
    for (let number = 0; number < count; number++) {
      const world = worlds.at(number);
      follow(world, way);
      features.read(world.state, read, world.ask());
      for (let i = 0; i < size; i++) sums[i] = (sums[i] ?? 0) + (read[i] ?? 0) / count;
    }
    return sums;
  };
  const [mine, others] = [numbersAfter(line), numbersAfter(other)];
  const value = (numbers: Float64Array): number => at(judged(numbers, players), asked);
  const best = value(mine);
  const reasons: Reason[] = [];
  for (const [i, of] of features.ofSeat.entries()) {
    if (TURN.includes(of)) continue;
    for (const whose of ['own', 'others'] as const) {
      const without = mine.slice();
      let more = 0;
      for (let seat = 0; seat < players; seat++) {
        if ((seat === asked) !== (whose === 'own')) continue;
        const place = seat * features.ofSeat.length + i;
        more += (mine[place] ?? 0) - (others[place] ?? 0);
        without[place] = others[place] ?? 0;
      }
      if (more !== 0) reasons.push({ of, whose, isMore: more > 0, weight: best - value(without) });
    }
  }
  return reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** Plays a line as far as it is legal in this world. */
function follow(world: World, line: Line): void {
  for (const action of line) {
    const key = keyOf(action);
    const legal = world.legalActions(action.seat).find((each: AnyAction) => keyOf(each) === key);
    if (legal === undefined) return;
    world.apply(legal);
  }
}
