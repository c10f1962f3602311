import { exploitability, gameTree, valuesOf } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { expect, test } from 'vitest';
import { engine as liarsDice } from '../../examples/games/liars-dice.js';
import { solve } from '../../examples/games/research/cfr.js';

/** Three minutes of one processor, and room for machines that are slower or busy. */
const PATIENCE = 3_600_000;

test(
  "liar's dice with a die each has 24,576 information sets, and its equilibrium is found",
  () => {
    const tree = gameTree(liarsDice);
    expect([tree.informationSets.size, tree.nodes]).toEqual([24_576, 294_877]);
    const policy = solve(tree, 300);
    expect(exploitability(tree, policy)).toBeLessThan(1e-3);
    expect(at(valuesOf(tree, policy), 0)).toBeCloseTo(-0.0275, 3);
  },
  PATIENCE,
);
