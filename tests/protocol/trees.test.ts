import { exploitability, gameTree } from '@rulewright/bots';
import { addFractions, compareFractions, fraction } from '@rulewright/core';
import { ownGame } from '@rulewright/games/own';
import { expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import { solve } from '../../examples/games/research/cfr.js';
import { inFull, some } from '../support/depth.js';
import { games, type Spoken, spoken } from './served.js';

// Small games as whole trees over the protocol, with Kuhn poker, whose value is −1/18.

const kuhn = ownGame(kuhnPoker);
const { engine } = kuhnPoker;
const served = () => spoken({ games: [...games, kuhn] });

test('the set-ups have exact chances, and so have the futures of an action', async () => {
  const { ask } = served();
  const starts = await ask('starts', { game: 'kuhn-poker' });
  expect(starts).toHaveLength(6);
  for (const { probability } of starts) expect(probability).toEqual({ numerator: 1, denominator: 6 });
  expect(starts.map(({ draws }) => draws)).toEqual(engine.starts().map(({ draws }) => draws));
  const [{ at } = { at: 0 }] = starts;
  const [after, ...others] = await ask('futures', { at: at as number, choice: 0 });
  expect([after?.probability, others]).toEqual([{ numerator: 1, denominator: 1 }, []]);
  expect([after?.decision?.seats, (await ask('decision', { at }))?.seats]).toEqual([[1], [0]]);
});

/** Goes through the game by handles: how likely each way is, and the information states of those who are asked. */
async function walked({ ask }: Spoken): Promise<{ readonly keys: ReadonlySet<string>; readonly ends: number }> {
  const keys = new Set<string>();
  let [sum, ends] = [fraction(0, 1), 0];
  const open = (await ask('starts', { game: 'kuhn-poker' })).map(({ at, probability }) => ({ at, probability }));
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const at = node.at as number;
    const decision = await ask('decision', { at });
    if (decision === null) {
      sum = addFractions(sum, node.probability);
      ends++;
    } else {
      keys.add(await ask('informationState', { at, viewer: decision.seats?.[0] ?? 0 }));
      const legal = await ask('actions', { at });
      for (const choice of legal.keys())
        for (const { at: next, probability } of await ask('futures', { at, choice }))
          open.push({
            at: next,
            probability: fraction(
              node.probability.numerator * probability.numerator,
              node.probability.denominator * probability.denominator * legal.length,
            ),
          });
    }
    await ask('release', { at });
  }
  expect(compareFractions(sum, fraction(1, 1))).toBe(0);
  return { keys, ends };
}

test(
  'a walk by handles meets every end, with chances that sum to 1, and the information sets of the tree',
  inFull,
  async () => {
    const session = served();
    const { keys, ends } = await walked(session);
    const { informationSets } = gameTree(engine);
    expect([ends, keys.size]).toEqual([30, 12]);
    expect([...keys].sort()).toEqual([...informationSets.keys()].sort());
    expect(await session.ask('release', {})).toMatchObject({ held: 0 });
  },
);

test('the tree is that of the bots, and so is what a policy is worth', inFull, async () => {
  const { ask } = served();
  const tree = gameTree(engine);
  const { informationSets, ...rest } = await ask('tree', { game: 'kuhn-poker' });
  expect(rest).toEqual({ players: tree.players, nodes: tree.nodes, root: tree.root });
  expect(new Map(Object.entries(informationSets))).toEqual(tree.informationSets);
  const policy = solve(tree, 200);
  const judged = await ask('exploitability', { game: 'kuhn-poker', policy: Object.fromEntries(policy) });
  expect(judged.exploitability).toBe(exploitability(tree, policy));
  expect(judged.values[0]).toBeCloseTo(-1 / 18, 3);
  expect((await ask('exploitability', { game: 'kuhn-poker', policy: {} })).exploitability).toBeCloseTo(0.458333, 6);
  const places = await ask('tree', { game: 'kuhn-poker', utility: 'places' });
  expect(JSON.stringify(places.root)).not.toBe(JSON.stringify(tree.root));
});

test('a game that was begun has the information state of its recorder', async () => {
  const { ask } = served();
  const { at } = await ask('new', { game: 'kuhn-poker', seed: 'recalled' });
  const recorder = engine.recorder({ seed: 'recalled' });
  for (let i = 0; i < 2; i++) {
    await ask('apply', { at, choice: 1 });
    const [, action] = engine.legalActions(recorder.state);
    if (action !== undefined) recorder.apply(action);
  }
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const form of ['key', 'text'] as const)
      expect(await ask('informationState', { at: at as number, viewer, form })).toBe(
        recorder.informationState(viewer, form),
      );
});

test.each(
  some([
    ['tree', { game: 'ecologic' }, 2, 'the tree is too large'],
    ['tree', { game: 'kuhn-poker', limit: 54 }, 2, 'the tree is too large'],
    ['tree', { game: 'kuhn-poker', limit: 100_001 }, 3, 'nodes'],
    ['starts', { game: 'kuhn-poker', limit: 5 }, 2, 'more than 5 runs of draws'],
    ['starts', { game: 'kuhn-poker', limit: 10_001 }, 3, 'runs'],
    ['futures', { at: 1, choice: 0 }, 2, 'at: this is a game'],
    ['futures', { at: 9, choice: 0 }, 2, 'nothing is held by 9'],
    ['informationState', { at: 2, viewer: 0 }, 2, 'this simulation recalls nothing'],
    ['informationState', { at: 3, viewer: 0 }, 2, 'nobody knows how this position has come about'],
    ['informationState', { at: 1, viewer: 7 }, 2, 'nobody sits at 7'],
    [
      'exploitability',
      { game: 'kuhn-poker', policy: { x: ['often'] } },
      -32602,
      'not the parameters of exploitability',
    ],
  ]),
)('%s of %j is refused', async (method, params, code, message) => {
  const { ask, fail } = served();
  const { at } = await ask('new', { game: 'kuhn-poker', seed: 1 });
  await ask('simulate', { at });
  await ask('load', { state: await ask('state', { at }) });
  const refused = await fail(method, params);
  expect({ code: refused.code, message: refused.message }).toEqual({ code, message: expect.stringContaining(message) });
});
