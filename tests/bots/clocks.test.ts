import { analyse, playerOf } from '@rulewright/bots';
import { describe, expect, test, vi } from 'vitest';
import { deadline, hostNow } from '../../packages/bots/src/clock.js';
import { Budget } from '../../packages/bots/src/search/budget.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull } from '../support/depth.js';

const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

describe('A clock that stands still', () => {
  test('ends what is bounded by time alone', () => {
    const isOver = deadline(() => 7, 1_000);
    let asked = 0;
    while (!isOver()) asked++;
    expect(asked).toBe(9_999);
    const budget = new Budget({ iterations: Number.POSITIVE_INFINITY, milliseconds: 50, now: () => 7 }, UNBOUNDED);
    let done = 0;
    while (budget.next()) done++;
    expect(done).toBe(10_000);
  });

  test('is none while it moves, and ends nothing that has no bound', () => {
    let now = 0;
    const isOver = deadline(() => Math.floor(now++ / 5_000), 10);
    for (let asked = 0; asked < 49_998; asked++) expect(isOver()).toBe(false);
    expect(deadline(() => 7, Number.POSITIVE_INFINITY)()).toBe(false);
  });

  test('under fake timers, searches by time end all the same', { ...inFull, timeout: 240_000 }, async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const view = ticTacToe.view(ticTacToe.init('still', { players: 2 }), 0);
      const player = playerOf(ticTacToe, 'flat:milliseconds=50')();
      player.start?.({ seat: 0, players: 2, options: view.position.options, seed: 's' }, view);
      const legal = ticTacToe.legalActions(view);
      const decision = ticTacToe.decision(view);
      if (decision === undefined) throw new Error('nothing is asked');
      expect(legal).toContainEqual(await player.choose(view, decision, legal, UNBOUNDED));
      expect((await analyse(ticTacToe, view, { milliseconds: 50, iterations: 20_000 })).answers).toHaveLength(9);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a host without performance has a clock', () => {
    const { performance } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'performance');
      expect(Math.abs(hostNow() - Date.now())).toBeLessThan(1_000);
    } finally {
      globalThis.performance = performance;
    }
  });
});
