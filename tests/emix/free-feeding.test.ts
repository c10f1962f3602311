import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { choose, chosen, offered, two } from './free.js';
import { asked } from './look.js';
import { charging, ending, endRound } from './phases.js';
import { activate, hand, karmaDue, NONE, pool, setKarma, setKarmaDue, setPlayer, setShared } from './table.js';

// Free feeding in Charge: humans belong to nobody. Result stands in `free-feeding-result.test.ts`.

const [A, B] = [0, 1];

describe('Charge', () => {
  rule(['EMX-FREE.1', 'EMX-R35'], 'rows, pools and karma belong to humans, hands and markers to players', () => {
    const { state } = charging(() => {}, two(4));
    const { rows, pool, karmaNew, karmaDue, charged, harvester } = state;
    const ofHumans = [rows, pool.pos, pool.neg, karmaNew.pos, karmaNew.neg, karmaDue.pos, karmaDue.neg];
    expect([...ofHumans, charged, harvester].map((list) => list.length)).toEqual(Array(9).fill(4));
    const { hands, marker, pending, visited, lastHarvest } = state;
    expect([hands, marker, pending, visited, lastHarvest].map((list) => list.length)).toEqual(Array(5).fill(2));
  });

  rule(['EMX-FREE.1', 'EMX-FREE.2'], 'refuses a human that is not at the table', () => {
    const t = charging(() => {}, two());
    t.run({ kind: 'charge', seat: A });
    expect(offered(t)).toEqual([0, 1, 2]);
    expect(t.refusal(choose(A, 3))).toEqual({ rule: 'EMX-FREE.1', code: 'no-such-human', details: { human: 3 } });
  });

  rule('EMX-FREE.2', 'the player carries out steps 1 to 4 for the chosen human, which gets all emons', () => {
    const t = charging((state) => {
      activate(state, 2, 'optimism', 'intuition');
      activate(state, 0, 'love');
      setKarmaDue(state, 2, 0, 4);
      setKarmaDue(state, 0, 6, 0);
    }, two());
    t.run({ kind: 'charge', seat: A }).script([5, 2], 'first').play(choose(A, 2));
    expect([asked(t), pool(t, 2)]).toEqual([{ kind: 'neutral-emon', seat: A, human: 2 }, [6, 2]]);
    t.play({ type: 'take-emon', seat: A, colour: 'neg' });
    expect([asked(t)?.kind, pool(t, 2)]).toEqual(['split', [7, 3]]);
    t.play({ type: 'split', seat: A, pos: 0 });
    expect([0, 1, 2].map((human) => [...pool(t, human), ...karmaDue(t, human)])).toEqual([
      [0, 0, 6, 0],
      [0, 0, 0, 0],
      [7, 8, 0, 0],
    ]);
    expect(t.state.charged).toEqual([false, false, true]);
  });

  rule(['EMX-FREE.2', 'EMX-CHG.1'], 'a player’s own postponed symbol comes before the choice of the human', () => {
    const t = charging(
      (state) => {
        setPlayer(state, A, { marker: 5, isPending: true });
      },
      { ...two(), board: [{ cell: 5, symbol: 'draw-two' }] },
    );
    t.run({ kind: 'charge', seat: A });
    expect([hand(t, A).length, asked(t), t.state.pending[A]]).toEqual([2, { kind: 'choose-human', seat: A }, false]);
  });

  rule('EMX-FREE.3', 'refuses a human that has been charged in this round, whoever charged it', () => {
    const t = charging(() => {}, two());
    t.run({ kind: 'charge', seat: A }).play(choose(A, 1)).run({ kind: 'charge', seat: B });
    expect([asked(t), offered(t)]).toEqual([{ kind: 'choose-human', seat: B }, [0, 2]]);
    expect(t.refusal(choose(B, 1))).toEqual({ rule: 'EMX-FREE.3', code: 'charged-already', details: { human: 1 } });
  });

  rule.each(
    ['EMX-FREE.3', 'EMX-R35'],
    'every player charges one human, or all are charged, going round from the first player',
    [
      { humans: null, chargeAll: false, seats: [B, A], left: [] },
      { humans: 3, chargeAll: false, seats: [B, A], left: [2] },
      { humans: 4, chargeAll: false, seats: [B, A], left: [2, 3] },
      { humans: 2, chargeAll: true, seats: [B, A], left: [] },
      { humans: 3, chargeAll: true, seats: [B, A, B], left: [] },
      { humans: 4, chargeAll: true, seats: [B, A, B, A], left: [] },
    ],
    ({ humans, chargeAll, seats, left }) => {
      const t = charging(
        (state) => {
          setShared(state, { firstPlayer: B });
          setShared(state, { humans: state.charged.map((_, human) => ({ human, isCharged: true })) });
        },
        two(humans, chargeAll),
      );
      t.run({ kind: 'charge-phase' });
      const found: unknown[] = [];
      for (let human = 0; t.legal('choose-human').length > 0; human++) {
        t.play(choose(seats[human] ?? NONE, human));
        found.push(...chosen(t));
      }
      expect(found).toEqual(seats.map((seat, human) => [seat, human, 'charge']));
      expect(t.state.charged.flatMap((done, human) => (done ? [] : [human]))).toEqual(left);
      expect(left.map((human) => pool(t, human))).toEqual(left.map(() => [0, 0]));
    },
  );

  rule(['EMX-FREE.7', 'EMX-R35'], 'karma waits for the round in which somebody charges its human', () => {
    const t = ending((state) => {
      setShared(state, { firstPlayer: A });
      setKarma(state, 2, 4, 2);
      setKarmaDue(state, 2, 2, 6);
      setKarma(state, 1, 0, 2);
    }, two());
    endRound(t);
    expect([t.state.round, karmaDue(t, 1), karmaDue(t, 2)]).toEqual([3, [0, 2], [6, 8]]);
    t.play(choose(B, 0)).script([1, 1], 'first').play(choose(A, 2));
    expect([karmaDue(t, 1), karmaDue(t, 2), pool(t, 2)]).toEqual([
      [0, 2],
      [0, 0],
      [7, 9],
    ]);
  });
});
