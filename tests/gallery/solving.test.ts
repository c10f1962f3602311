import { bestResponse, exploitability, gameTree, valuesOf } from '@rulewright/bots';
import { at, viewKey } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import * as connectFour from '../../examples/games/connect-four.js';
import * as kuhn from '../../examples/games/kuhn-poker.js';
import * as leduc from '../../examples/games/leduc-poker.js';
import { solve } from '../../examples/games/research/cfr.js';
import { inFull } from '../support/depth.js';

// Whole games, counted and solved, and what is published of them.

/** The policy that answers at random. */
const uniform = { get: () => undefined };

describe('Kuhn poker', () => {
  const tree = gameTree(kuhn.engine);

  test('has 12 information sets and 55 nodes', () => {
    expect([tree.informationSets.size, tree.nodes, tree.players]).toEqual([12, 55, 2]);
    expect(new Set([...tree.informationSets.values()].map(({ actions }) => actions.length))).toEqual(new Set([2]));
  });

  test('played at random loses 11/24 to who knows it', () => {
    expect(exploitability(tree, uniform)).toBeCloseTo(11 / 24, 12);
    expect(at(valuesOf(tree, uniform), 0)).toBeCloseTo(1 / 8, 12);
  });

  test('is worth −1/18 to who begins', () => {
    const policy = solve(tree, 300);
    expect(exploitability(tree, policy)).toBeLessThan(1e-3);
    expect(at(valuesOf(tree, policy), 0)).toBeCloseTo(-1 / 18, 3);
  });

  test('begins in six ways, each as likely', () => {
    const starts = kuhn.engine.starts();
    expect(starts.map(({ draws }) => draws.map(({ is }) => is).join(' ')).sort()).toEqual(
      ['jack king', 'jack queen', 'king jack', 'king queen', 'queen jack', 'queen king'].sort(),
    );
    for (const { probability, state, draws } of starts) {
      expect(probability).toEqual({ numerator: 1, denominator: 6 });
      const { rng: _, ...position } = state;
      const { rng: _again, ...again } = kuhn.engine.init('again', {}, draws);
      expect(again).toEqual(position);
    }
  });
});

describe("Leduc hold'em", () => {
  const tree = gameTree(leduc.engine);
  const withSuits = gameTree(leduc.engine, { options: { suits: true } });

  test('has 288 information sets, and 936 where suits are told apart', () => {
    expect([tree.informationSets.size, tree.nodes]).toEqual([288, 1936]);
    expect([withSuits.informationSets.size, withSuits.nodes]).toEqual([936, 9451]);
  });

  test('played at random loses as much as is published, with suits and without', () => {
    for (const one of [tree, withSuits]) expect(exploitability(one, uniform)).toBeCloseTo(2.373611111, 8);
  });

  test('is worth −0.0856 to who begins', inFull, () => {
    const policy = solve(tree, 800);
    expect(exploitability(tree, policy)).toBeLessThan(1e-3);
    expect(at(valuesOf(tree, policy), 0)).toBeCloseTo(-0.0856, 3);
  });

  test('has as many views as information sets, for its views hold the bets', inFull, () => {
    const views = new Map<string, string>();
    const { engine } = leduc;
    const known = engine.starts({ suits: true }).map(({ state }) => {
      const simulation = engine.simulate(state);
      simulation.recall();
      return simulation;
    });
    for (let simulation = known.pop(); simulation !== undefined; simulation = known.pop()) {
      const [seat] = simulation.deciders();
      if (seat === undefined) continue;
      const key = viewKey(simulation.view(seat));
      const state = simulation.informationState(seat);
      expect(views.get(key) ?? state).toBe(state);
      views.set(key, state);
      for (const action of simulation.legalActions())
        known.push(...simulation.chanceOutcomes(action).map((future) => future.simulation));
    }
    expect(views.size).toBe(936);
    expect(new Set(views.values()).size).toBe(936);
  });
});

describe('a best response', () => {
  const tree = gameTree(kuhn.engine);

  test('says how: against one who always bets, bet or call with the king alone, or take the risk where it pays', () => {
    const bets = { get: () => [0, 1] };
    const { value, answers } = bestResponse(tree, bets, 1);
    // by hand: with the king two are won, with the queen a call is worth nothing, with the jack one is lost
    expect(value).toBeCloseTo((2 + 0 - 1) / 3, 12);
    expect(new Set(answers.keys()).size).toBe(6);
  });

  test('is refused for what is no policy, and for nobody', () => {
    const [key] = tree.informationSets.keys();
    expect(() => exploitability(tree, { get: () => [0.5, 0.6] })).toThrow('expected 2 probabilities for');
    expect(() => exploitability(tree, new Map([[key ?? '', [1]]]))).toThrow(`${key}: [1] found`);
    expect(() => bestResponse(tree, uniform, 2)).toThrow('nobody sits at 2');
  });
});

test('a tree too large is refused with its size', () => {
  expect(() => gameTree(connectFour.engine)).toThrow(/limit: about \d\.\de\+\d+ nodes found, at most 1000000 expected/);
  expect(() => gameTree(kuhn.engine, { limit: 54 })).toThrow(/nodes found, at most 54 expected/);
});
