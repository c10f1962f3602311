import type { AnyEngine } from '@rulewright/bots';
import type { AnyAction } from '@rulewright/core';
import { createSession } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { chancesText } from '../../packages/mcp/src/chances.js';
import { differences } from '../../packages/mcp/src/differences.js';
import { games } from '../../packages/mcp/src/index.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';

const session = createSession({ games });

/** What is said of the first action of a walk that is wanted, and the shares that stand there, in percent. */
function said(id: string, wanted: (engine: AnyEngine, state: never, action: AnyAction) => boolean) {
  const game = games.find(({ engine }) => engine.id === id) as TableGame;
  const engine = game.engine as AnyEngine;
  let state = engine.init('x', { players: 3 });
  for (let i = 0; i < 3000; i++) {
    const legal = engine.legalActions(state);
    const found = legal.find((action) => wanted(engine, state as never, action));
    if (found !== undefined) {
      const text = chancesText({ game, session, view: engine.view(state, found.seat), action: found });
      const [head = '', ...lines] = text.split('\n');
      const shares = lines.map((line) => Number(/([\d.]+) %/.exec(line)?.[1]));
      return { head, lines, shares, state, engine };
    }
    state = engine.apply(state, legal[(i * 31 + 7) % legal.length] as never);
  }
  throw new Error('there is no such action');
}

test('a throw has every face with its exact chance, in words', () => {
  const { head, lines } = said('does-not-exist', (_, __, { type }) => type === 'roll');
  expect(head).toMatch(/^It has 20 results that you can tell apart\./);
  expect(lines).toHaveLength(20);
  for (const line of lines) expect(line).toMatch(/^1\/20 \(5 %\): P\d .*\d/);
  expect(new Set(lines).size).toBe(20);
});

test('what is drawn from a deck has the chances of the cards that the seat has not seen', () => {
  const { lines, shares, engine, state } = said('ecologic', (_, __, { type }) => type === 'reveal');
  const { initiatives } = engine.content as { readonly initiatives: readonly object[] };
  expect(lines.length).toBe(initiatives.length);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  expect(engine.decision(state)?.seats).toHaveLength(1);
});

test('an action without chance has one result', () => {
  const { head, lines } = said('ecologic', (_, __, { type }) => type === 'place-first');
  expect(head).toBe('It has one result, as far as you can tell:');
  expect(lines).toEqual([expect.stringMatching(/^100 %: P\d places an? .+ piece on H/)]);
});

test('what has too many results to be counted is tried', () => {
  const { head, shares } = said('emix', (engine, state, action) => {
    if (action.type !== 'split') return false;
    try {
      engine.chanceOutcomes(state, action as never, { viewer: action.seat, limit: 250 });
      return false;
    } catch {
      return true;
    }
  });
  expect(head).toMatch(/^It has too many results to be counted; in 200 trials/);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(95);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(105);
});

test('what differs between two pieces of data is said by its places, eight at most', () => {
  expect(differences({ a: 1, b: [1, 2], c: { d: 1 } }, { a: 1, b: [1, 3], c: { e: 1 } })).toEqual([
    'b.1: 2 → 3',
    'c.d: 1 → undefined',
    'c.e: undefined → 1',
  ]);
  const [before, after] = [0, 1].map((each) => Array.from({ length: 20 }, () => each));
  expect(differences(before, after)).toHaveLength(8);
});
