import { evenly, match, type Player, playerOf, type Watch } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/emix';
import { engine as emix } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull } from '../support/depth.js';

/** A clock that a test moves; who waits is woken at once, at the time for which it was set. */
function watchOf(): Watch & { time: number } {
  const watch = {
    time: 0,
    now: () => watch.time,
    wake: (after: number, ring: () => void) => {
      watch.time += after;
      ring();
      return () => {};
    },
  };
  return watch;
}

const view = ticTacToe.view(ticTacToe.init(1), 0);
const asked = ticTacToe.decision(view) ?? expect.fail('nobody is asked');
const legal = ticTacToe.legalActions(view);
const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

describe('A player who answers evenly', () => {
  test.each([
    [0, 200],
    [1, 200],
    [199, 200],
    [200, 200],
    [201, 400],
    [950, 1000],
  ])('and thinks for %i ms answers after %i', async (thinks, answers) => {
    const watch = watchOf();
    const slow: Player<typeof ticTacToe> = {
      choose: async (_, __, [first]) => {
        watch.time += thinks;
        return first ?? expect.fail('nothing is legal');
      },
    };
    const player = evenly<typeof ticTacToe>(() => slow, { beat: 200, watch })();
    expect(await player.choose(view, asked, legal, clock)).toEqual(legal[0]);
    expect(watch.time).toBe(answers);
  });

  test('fails as late as it answers', async () => {
    const watch = watchOf();
    const broken: Player = {
      choose: () => {
        throw new Error('broken');
      },
    };
    const player = evenly(() => broken, { beat: 50, watch })();
    await expect(player.choose(view as never, asked as never, legal, clock)).rejects.toThrow('broken');
    expect(watch.time).toBe(50);
  });

  test('plays as it would otherwise: with one answer and with many in the same time', inFull, async () => {
    const options = { players: 2, reactionPrompt: 'all', maxRounds: 1 } as const;
    const seats = [0, 1].map(() => playerOf(emix, 'greedy', { expertise }));
    const plain = await match(emix, seats, { seed: 7, options });
    const watch = watchOf();
    const times = new Set<number>();
    const noting = seats.map((seat) => () => {
      const player = evenly(seat, { beat: 100, watch })();
      const { choose } = player;
      return {
        ...player,
        start: player.start?.bind(player),
        observe: player.observe?.bind(player),
        choose: async (...given: Parameters<typeof choose>) => {
          const began = watch.time;
          const action = await choose(...given);
          times.add(watch.time - began);
          return action;
        },
      } as Player<typeof emix>;
    });
    const even = await match(emix, noting, { seed: 7, options });
    expect(even.record.actions).toEqual(plain.record.actions);
    expect([...times]).toEqual([100]);
  });

  test('has a beat that is a time', () => {
    for (const beat of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => evenly(playerOf(ticTacToe, 'uniform'), { beat })).toThrow('beat');
  });
});
