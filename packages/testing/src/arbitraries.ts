import type { Seed } from '@rulewright/core';
import * as fc from 'fast-check';
import type { Plan } from './playout.js';

/** The values to try for each option. */
export type OptionValues<Options> = { readonly [Name in keyof Options]?: readonly Options[Name][] };

/** Every combination of the values, the last option changing fastest. */
export function combinations<Options extends object>(values: OptionValues<Options>): Partial<Options>[] {
  let sets: Partial<Options>[] = [{}];
  for (const name of names(values))
    sets = sets.flatMap((set) => (values[name] ?? []).map((value) => ({ ...set, [name]: value })));
  return sets;
}

/** The base, then one set for each value, everything else as in the base. */
export function oneAtATime<Options extends object>(
  values: OptionValues<Options>,
  base: Partial<Options> = {},
): Partial<Options>[] {
  const changed = names(values).flatMap((name) => (values[name] ?? []).map((value) => ({ ...base, [name]: value })));
  return [base, ...changed];
}

/** Texts and numbers, all of them seeds. */
export const seeds = (): fc.Arbitrary<Seed> => fc.oneof(fc.nat(), fc.string({ maxLength: 12 }));

/** One of these sets of engine options; it shrinks towards the first. */
export const optionSets = <Options>(sets: readonly Partial<Options>[]): fc.Arbitrary<Partial<Options>> =>
  fc.constantFrom(...sets);

/**
 * Games for `playout` and `lastState`: a seed, options, and a sequence of choices that shrinks to fewer and earlier
 * listed actions. `maxDecisions` is 200 when not given.
 */
export function plans<Options>({
  options = [{}],
  maxDecisions = 200,
}: {
  readonly options?: readonly Partial<Options>[];
  readonly maxDecisions?: number;
} = {}): fc.Arbitrary<Plan<unknown, unknown, Options> & { readonly choices: readonly number[] }> {
  return fc.record({
    seed: seeds(),
    options: optionSets(options),
    choices: fc.array(fc.nat(1000), { maxLength: maxDecisions, size: 'max' }),
  });
}

const names = <Options extends object>(values: OptionValues<Options>): (keyof Options & string)[] =>
  Object.keys(values).filter((name): name is keyof Options & string => Object.hasOwn(values, name));
