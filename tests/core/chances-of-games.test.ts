import { type AnyAction, addFractions, type Engine, type Fraction, isInputError, type Viewer } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { atDepth, some } from '../support/depth.js';

// What a viewer may expect is what all results of an action look like to that viewer, in random games.

type AnyEngine = Engine<unknown, AnyAction, { players: number }, unknown>;
const LIMIT = 200;
/** How many comparisons of a game are enough. */
const WANTED = atDepth({ day: 3, full: 12, night: 24 });

const games: readonly (readonly [name: string, engine: AnyEngine, seed: string, stride: number])[] = [
  ['EcoLogic', ecologic, 'eco', 3],
  ['Emix', emix, 'emix', 3],
  ['Does Not Exist', doesNotExist, 'dne', 9],
  ['Euphoria', euphoria, 'euphoria', 9],
];

const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** The results of an action by force; undefined when there are too many. */
function results(engine: AnyEngine, state: unknown, action: AnyAction) {
  try {
    return engine.chanceOutcomes(state, action, { limit: LIMIT });
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** The probability of each view; the same view may follow from different events. */
function byView(outcomes: readonly { readonly probability: Fraction; readonly view: unknown }[]) {
  const sums = new Map<string, Fraction>();
  for (const { probability, view } of outcomes) {
    const key = JSON.stringify(view);
    const known = sums.get(key);
    sums.set(key, known === undefined ? probability : addFractions(known, probability));
  }
  return Object.fromEntries([...sums].map(([view, probability]) => [view, written(probability)]));
}

function compare(engine: AnyEngine, state: unknown, action: AnyAction, viewer: Viewer): boolean {
  const all = results(engine, state, action);
  if (all === undefined || all.length === 1) return false;
  const outcomes = engine.chanceOutcomes(state, action, { viewer, limit: LIMIT });
  expect(byView(outcomes)).toEqual(
    byView(all.map(({ probability, state: next }) => ({ probability, view: engine.view(next, viewer) }))),
  );
  expect(new Set(outcomes.map(({ view, events }) => JSON.stringify([view, events]))).size).toBe(outcomes.length);
  return true;
}

test.each(some(games, { day: 2 }))(
  'a viewer of %s expects what the results look like',
  (_, engine, seed, stride) => {
    const random = generator(seed);
    let state = engine.init(seed, { players: 3 });
    let compared = 0;
    for (let decision = 0; compared < WANTED && decision < 1500; decision++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined) {
        state = engine.init(`${seed}/${decision}`, { players: 3 });
        continue;
      }
      if (decision % stride === 0)
        for (const viewer of [0, 1, 'spectator'] as const) if (compare(engine, state, action, viewer)) compared++;
      state = engine.apply(state, action);
    }
    expect(compared).toBeGreaterThanOrEqual(WANTED);
  },
  240_000,
);
