import type { AnyEngine, Expertise, Features, Weights } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { chanceOf } from '../../../packages/bots/src/chance.js';
import { slice } from '../../../packages/bots/src/learning/slices.js';

/** The same expertise with one rule of thumb left out: actions of this type are all as likely as any. */
export function withoutRule(expertise: Expertise, type: string): Expertise {
  return {
    ...expertise,
    weights(engine: AnyEngine): Weights {
      const weights = expertise.weights(engine);
      return {
        ...weights,
        weightOfType: (each) => (each === type ? 1 : weights.weightOfType(each)),
        weightOf: (action) => (action.type === type ? 1 : weights.weightOf(action)),
      };
    },
  };
}

/** What a judge gets wrong, and how much more when it does not see a feature: in bits a game for two. */
export interface Carried {
  readonly positions: number;
  readonly loss: number;
  readonly more: readonly { readonly feature: string; readonly bits: number }[];
}

const LEAST = 1e-6;
const bits = (hope: number, result: number): number => {
  const share = Math.min(1 - LEAST, Math.max(LEAST, hope));
  return -(result * Math.log2(share) + (1 - result) * Math.log2(1 - share));
};

/**
 * What each feature carries: games of weighted players for two that no net has learned from, and the loss of the judge when
 * the numbers of one feature are those of other positions, for both seats at once.
 */
export function carried(engine: AnyEngine, expertise: Expertise, seed: string, games: number): Carried | undefined {
  const features = expertise.features?.(engine);
  const judged = expertise.learned?.(engine)?.judged;
  if (features === undefined || judged === undefined) return undefined;
  const seen = Array.from({ length: games }, (_, n) =>
    slice(engine, expertise, features, { seed: `${seed}/${n}`, players: 2, iterations: 1 }),
  ).flatMap(({ positions, results }) => positions.map((numbers) => ({ numbers, result: results[0] ?? 0 })));
  const chance = chanceOf(`${seed} shuffle`);
  const others = seen.map(() => Math.floor(chance() * seen.length));
  const lossWith = (places: readonly number[]): number =>
    seen.reduce((sum, { numbers, result }, n) => {
      const given = Float64Array.from(numbers);
      for (const place of places) given[place] = at(at(seen, at(others, n)).numbers, place);
      return sum + bits(at(judged(given, 2), 0), result);
    }, 0) / seen.length;
  const loss = lossWith([]);
  const more = placesOf(features).map(({ feature, places }) => ({ feature, bits: lossWith(places) - loss }));
  return { positions: seen.length, loss, more: more.toSorted((one, other) => other.bits - one.bits) };
}

function placesOf({ ofSeat, shared }: Features): { readonly feature: string; readonly places: readonly number[] }[] {
  return [
    ...ofSeat.map((feature, i) => ({ feature, places: [i, ofSeat.length + i] })),
    ...shared.map((feature, i) => ({ feature, places: [2 * ofSeat.length + i] })),
  ];
}
