import type { Player, SearchPlayer } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { expect, test, vi } from 'vitest';
import { defaultLimits, games } from '../../packages/mcp/src/index.js';
import { opponents } from '../../packages/mcp/src/opponents.js';

const game = at(games, 0);
const { engine } = game;
const state = engine.init('opponents', { players: 2 });
const seat = at(engine.decision(state)?.seats ?? [], 0);
const view = engine.view(state, seat);

/** Lets the bot of this name decide once, where every look at the clock takes a millisecond. */
async function decided(name: string): Promise<Player> {
  const limits = { ...defaultLimits, iterations: 1_000_000, milliseconds: 10 };
  const [make] = [...opponents(game, name, [seat], limits).values()];
  const player = make?.();
  const decision = engine.decision(view);
  if (player === undefined || decision === undefined) return expect.fail('nobody plays');
  const forEver = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  await player.start?.({ seat, players: 2, options: state.options, seed: 1 }, view);
  await player.choose(view, decision, engine.legalActions(view), forEver);
  clock.mockRestore();
  expect(time).toBeLessThan(12);
  return player;
}

test.each(['ismcts:1000000', 'uct:1000000', 'flat:1000000', 'greedy:worlds=1000000'])(
  '%s thinks no longer than the limit, though nobody named a time',
  async (name) => {
    const { report } = (await decided(name)) as Partial<SearchPlayer>;
    if (report !== undefined) expect(report()?.iterations).toBeLessThan(12);
  },
);
