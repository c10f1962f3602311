import type { AnyEngine } from '@rulewright/bots';
import type { Recorder } from '@rulewright/core';
import { querySchemas } from '@rulewright/core/schema';
import { describe, expect, test } from 'vitest';
import { games } from '../../packages/mcp/src/index.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';
import { HALF, inFull, some } from '../support/depth.js';
import { served } from './client.js';

type State = ReturnType<TableGame['engine']['init']>;

/** The game, but every match of it begins in this position. */
function begunAt(game: TableGame, state: State): TableGame {
  const { engine } = game;
  const recorder = (): Recorder => {
    let now = state;
    return {
      get state() {
        return now;
      },
      step: (action: never) => {
        const step = engine.step(now, action);
        now = step.state;
        return step;
      },
      record: () => ({}),
    } as unknown as Recorder;
  };
  return { ...game, engine: { ...engine, recorder } as never };
}

/** Every byte that a model at this seat is told about a position, whatever it asks. */
async function toldIn(game: TableGame, state: State, seat: number, choice: number): Promise<string> {
  const { engine } = game;
  const { players } = state.options;
  const server = await served({ games: [begunAt(game, state)], seed: 'the same' });
  const calls: [string, object][] = [
    ['new_game', { game: engine.id, players, seat, opponents: 'uniform' }],
    ['list_tables', {}],
    ['look', { table: 1, json: true, last: 100 }],
    ['list_actions', { table: 1, most: 10_000 }],
    ['chances', { table: 1, choice }],
    ['replay', { table: 1 }],
    ...[...engine.schemas.actions.keys()].map((type): [string, object] => ['why_not', { table: 1, action: { type } }]),
    ...Object.keys(querySchemas(engine)).map((question): [string, object] => [
      'ask',
      { table: 1, question, args: [(seat + 1) % players, 0] },
    ]),
  ];
  const told: unknown[] = [];
  for (const [name, args] of calls) told.push(await server.call(name, args));
  expect(told.slice(0, 5)).not.toContainEqual(expect.objectContaining({ isError: true }));
  await server.close();
  return JSON.stringify(told);
}

const PAIRS = 3;

describe.each(some(games, HALF, 1))('A model at a table of $title', (game) => {
  test('is told the same bytes in worlds that its seat cannot tell apart', inFull, async () => {
    const engine = game.engine as AnyEngine;
    let state = engine.init('paired', { players: 2 });
    const counts = { pairs: 0, different: 0 };
    for (let i = 0; counts.pairs < PAIRS && engine.decision(state) !== undefined; i++) {
      const legal = engine.legalActions(state);
      const [seat] = engine.decision(state)?.seats ?? [];
      if (seat !== undefined && i % 9 === 4) {
        const other = engine.determinize(engine.view(state, seat), `other world ${i}`);
        const choice = counts.pairs % engine.legalActions(state, seat).length;
        counts.pairs++;
        if (JSON.stringify({ ...other, rng: 0 }) !== JSON.stringify({ ...state, rng: 0 })) counts.different++;
        expect(await toldIn(game, other, seat, choice)).toBe(await toldIn(game, state, seat, choice));
      }
      state = engine.apply(state, legal[(i * 31 + 7) % legal.length] as never);
    }
    expect(counts.pairs).toBe(PAIRS);
    expect(counts.different).toBeGreaterThan(PAIRS / 2);
  });
});
