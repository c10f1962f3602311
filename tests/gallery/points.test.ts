import { gameTree, ismcts, valuesOf, walk } from '@rulewright/bots';
import { at, type Seat, type View } from '@rulewright/core';
import { expect, test } from 'vitest';
import { engine } from '../../examples/games/leduc-poker.js';
import { solve } from '../../examples/games/research/cfr.js';

// What a search loses to an equilibrium of Leduc hold'em, when it plays for points and when it plays for places. It answers
// once in each information set, and the whole tree says what these answers are worth: so no luck of cards comes in, and the
// mean of several such policies is what the search loses. It runs at night: see the guide Research.

type Leduc = typeof engine;
interface Asked {
  readonly seat: Seat;
  readonly view: View<ReturnType<Leduc['init']>>;
}

/** How many policies, of how many iterations a decision, and Student's t of 95 % for one degree of freedom less. */
const [POLICIES, ITERATIONS, STUDENT] = [16, 300, 2.131];
const tree = gameTree(engine);
const equilibrium = solve(tree, 300);
const asked = new Map<string, Asked>();
walk<Leduc, null>(engine, {
  chance: () => null,
  decision({ seat, simulation, informationState }) {
    const key = informationState();
    if (!asked.has(key)) asked.set(key, { seat, view: simulation.view(seat) });
    return null;
  },
  terminal: () => null,
});

/** What one policy of a search loses a game, in points, on average of both seats. */
function lost(utility: 'points' | 'places', number: number): number {
  const policies = [new Map(equilibrium), new Map(equilibrium)];
  const search = ismcts(engine, { iterations: ITERATIONS, utility });
  for (const [key, { seat, view }] of asked) {
    const player = search();
    const { options } = view.position;
    player.start?.({ seat, players: 2, options, seed: `${number} ${key}` }, view);
    const legal = engine.legalActions(view);
    const decision = engine.decision(view);
    if (decision === undefined) throw new Error('nobody is asked');
    const taken = player.choose(view, decision, legal, UNHURRIED);
    at(policies, seat).set(
      key,
      legal.map((action) => Number(action === taken)),
    );
  }
  return -(at(valuesOf(tree, at(policies, 0)), 0) + at(valuesOf(tree, at(policies, 1)), 1)) / 2;
}
const UNHURRIED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** The mean of what all policies have, and how far it may be off with 95 % confidence. */
function meanOf(all: readonly number[]): { readonly mean: number; readonly reach: number } {
  const mean = all.reduce((sum, one) => sum + one, 0) / POLICIES;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (POLICIES - 1);
  return { mean, reach: STUDENT * Math.sqrt(variance / POLICIES) };
}

const PATIENCE = 600_000;

test(
  "in Leduc hold'em a search that plays for points loses less to an equilibrium than one that plays for places",
  () => {
    expect(asked.size).toBe(288);
    const numbers = Array.from({ length: POLICIES }, (_, number) => number);
    const points = numbers.map((number) => lost('points', number));
    const places = numbers.map((number) => lost('places', number));
    const more = meanOf(places.map((one, number) => one - at(points, number)));
    console.info(JSON.stringify({ points: meanOf(points), places: meanOf(places), more }));
    for (const one of points) expect(one).toBeGreaterThan(0);
    expect(more.mean - more.reach).toBeGreaterThan(0);
  },
  PATIENCE,
);
