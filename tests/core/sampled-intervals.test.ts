import { type AnyAction, at, type Engine, shareInterval, toNumber, type View } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { laid, sleight } from '../games/sleight.js';
import { atDepth, depth, some } from '../support/depth.js';

// The intervals of sampled chances hold the exact chance as often as they say. A sample is one trial for each exact chance;
// how often Wilson's interval of so many worlds holds a chance is counted over all that can be sampled, and how often it did
// in samples from many seeds has to be what is likely then.

type State = { readonly options: object };
type AnyEngine = Engine<State, AnyAction, { players: number }, unknown>;
interface Asked {
  readonly engine: AnyEngine;
  readonly view: View<State>;
  readonly action: AnyAction;
}

/** How many samples there are of how many worlds, and how many of worlds that are listed, which take longer. */
const [SAMPLES, WORLDS, LISTED] = atDepth({
  day: [40, 20, 10],
  full: [50, 20, 12],
  night: [1000, 40, 300],
});
const PATIENCE = 600_000;
/** A result less likely than this is no chance. */
const UNLIKELY = 1e-6;

/** How likely it is that `hits` of so many trials succeed, for each number of hits. */
function binomial(trials: number, chance: number): number[] {
  let ways = 0;
  return Array.from({ length: trials + 1 }, (_, hits) => {
    // by logarithms: the shares of many trials are too small for numbers on the way
    if (hits > 0) ways += Math.log((trials - hits + 1) / hits);
    return Math.exp(ways + hits * Math.log(chance) + (trials - hits) * Math.log(1 - chance));
  });
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const holds = ([from, to]: readonly [number, number], chance: number): boolean => from <= chance && chance <= to;

/** How often the interval of so many worlds, of which each has a result or not, holds its chance. */
const coverageOf = (chance: number): number =>
  sum(binomial(WORLDS, chance).filter((_, hits) => holds(shareInterval(hits / WORLDS, WORLDS), chance)));

/** Of each result with its exact chance: how many samples state an interval that holds it. */
function heldBy(
  { engine, view, action }: Asked,
  samples: number,
  limit?: number,
): readonly { chance: number; held: number }[] {
  const told = engine.chanceOutcomes(view, action);
  if (!told.exact) throw new Error(told.code);
  const keyOf = (seen: { readonly view: unknown; readonly events: unknown }) =>
    JSON.stringify([seen.view, seen.events]);
  const chances = told.outcomes.map((one) => ({ key: keyOf(one), chance: toNumber(one.probability), held: 0 }));
  for (let seed = 0; seed < samples; seed++) {
    const settings = { worlds: WORLDS, seed: `sample ${seed}`, ...(limit !== undefined && { limit }) };
    const { outcomes } = engine.chanceOutcomes(view, action, settings);
    const intervals = new Map(outcomes.map((one) => [keyOf(one), one.interval]));
    for (const one of chances) if (holds(intervals.get(one.key) ?? shareInterval(0, WORLDS), one.chance)) one.held++;
  }
  return chances;
}

/** The first random moment of a game whose chances are exact, and several, and not small. */
function momentOf(engine: AnyEngine, players: number): Asked {
  const random = generator('intervals');
  for (let state = engine.init('intervals', { players }); ; ) {
    const action = at(engine.legalActions(state), Math.floor(random() * engine.legalActions(state).length));
    const view = engine.view(state, action.seat);
    const told = engine.chanceOutcomes(view, action);
    if (told.exact && told.outcomes.length > 1 && told.outcomes.every((one) => toNumber(one.probability) > 0.02))
      return { engine, view, action };
    state = engine.apply(state, action);
  }
}

const drawn = laid({ deck: [[0, 0, 1]], hands: [[], [1, 2]] }, { kind: 'draw', from: ['deck'], to: ['pile'] });
const asked: readonly (readonly [string, () => Asked])[] = [
  [
    'a draw of three kinds',
    () => ({ engine: sleight as never, view: sleight.view(drawn, 0) as never, action: { type: 'go', seat: 0 } }),
  ],
  ['EcoLogic', () => momentOf(ecologic as never, 2)],
  ['Does Not Exist', () => momentOf(doesNotExist as never, 3)],
];

test.each(some(asked))(
  'of %s, played world by world, hold the chance as often as they say',
  (_, ask) => {
    const results = heldBy(ask(), SAMPLES, 1);
    expect(results.length).toBeGreaterThan(1);
    for (const { chance, held } of results) {
      const coverage = coverageOf(chance);
      expect(coverage).toBeGreaterThan(0.9);
      const shares = binomial(SAMPLES, coverage);
      expect(sum(shares.slice(0, held + 1))).toBeGreaterThan(UNLIKELY);
      expect(sum(shares.slice(held))).toBeGreaterThan(UNLIKELY);
    }
    if (depth === 'night')
      console.info(JSON.stringify(results.map(({ chance, held }) => ({ chance, held, coverage: coverageOf(chance) }))));
  },
  PATIENCE,
);

test.each(some(asked))(
  'of %s, where worlds are listed, hold it at least as often',
  (_, ask) => {
    for (const { held } of heldBy(ask(), LISTED))
      expect(sum(binomial(LISTED, 0.95).slice(0, held + 1))).toBeGreaterThan(UNLIKELY);
  },
  PATIENCE,
);
