import { deckSize } from '@rulewright/core';
import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes } from './look.js';
import { acting, charging, ending, endRound, harvesting } from './phases.js';
import {
  activate,
  give,
  hand,
  karmaDue,
  NONE,
  type Options,
  pool,
  row,
  type State,
  setKarma,
  setKarmaDue,
  setPool,
  setSupply,
  slot,
  type table,
} from './table.js';

// Free feeding in Charge and Result: humans belong to nobody.

const [A, B] = [0, 1];
const free = (humans: number | null = 3, chargeAll = false): Options => ({
  players: 2,
  freeFeeding: { humans, chargeAll },
  board: [],
});
const choose = (seat: number, human: number) => ({ type: 'choose-human', seat, human }) as const;
const chosen = (t: ReturnType<typeof table>) =>
  t.events.flatMap((event) => (event.type === 'human-chosen' ? [[event.seat, event.human, event.phase]] : []));
const offered = (t: ReturnType<typeof table>): number[] => t.legal('choose-human').map(({ human }) => human);

describe('Charge', () => {
  rule(['EMX-FREE.1', 'EMX-R35'], 'rows, pools and karma belong to humans, hands and markers to players', () => {
    const { state } = charging(() => {}, free(4));
    const { rows, pool, karmaNew, karmaDue, charged, harvester } = state;
    const ofHumans = [rows, pool.pos, pool.neg, karmaNew.pos, karmaNew.neg, karmaDue.pos, karmaDue.neg];
    expect([...ofHumans, charged, harvester].map((list) => list.length)).toEqual(Array(9).fill(4));
    const { hands, marker, pending, visited, lastHarvest } = state;
    expect([hands, marker, pending, visited, lastHarvest].map((list) => list.length)).toEqual(Array(5).fill(2));
  });

  rule(['EMX-FREE.1', 'EMX-FREE.2'], 'refuses a human that is not at the table', () => {
    const t = charging(() => {}, free());
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
    }, free());
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
        state.marker[A] = 5;
        state.pending[A] = true;
      },
      { ...free(), board: [{ cell: 5, symbol: 'draw-two' }] },
    );
    t.run({ kind: 'charge', seat: A });
    expect([hand(t, A).length, asked(t), t.state.pending[A]]).toEqual([2, { kind: 'choose-human', seat: A }, false]);
  });

  rule('EMX-FREE.3', 'refuses a human that has been charged in this round, whoever charged it', () => {
    const t = charging(() => {}, free());
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
          state.firstPlayer = B;
          state.charged.fill(true);
        },
        free(humans, chargeAll),
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
      state.firstPlayer = A;
      setKarma(state, 2, 4, 2);
      setKarmaDue(state, 2, 2, 6);
      setKarma(state, 1, 0, 2);
    }, free());
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

describe('Result', () => {
  rule(
    'EMX-FREE.8',
    'refuses a human that has been harvested in this phase, and there is no way round choosing',
    () => {
      const t = harvesting(() => {}, free());
      t.run({ kind: 'result', seat: A }).play(choose(A, 2)).run({ kind: 'result', seat: B });
      expect(t.legal()).toEqual([choose(B, 0), choose(B, 1)]);
      expect(t.refusal(choose(B, 2))).toEqual({ rule: 'EMX-FREE.8', code: 'harvested-already', details: { human: 2 } });
      expect(t.refusal(choose(B, 3))).toEqual({ rule: 'EMX-FREE.1', code: 'no-such-human', details: { human: 3 } });
    },
  );

  rule('EMX-FREE.8', 'a human charged in the round may be harvested, and one harvested in the last round', () => {
    const t = harvesting((state) => {
      state.harvester = [A, B, A];
      state.charged.fill(true);
    }, free());
    t.run({ kind: 'result-phase' });
    expect(offered(t)).toEqual([0, 1, 2]);
  });

  rule('EMX-FREE.8', 'players go round until every human is harvested, and move their own markers', () => {
    const t = harvesting((state) => {
      state.firstPlayer = B;
      state.marker = [1, 1];
      setPool(state, 0, 0, 4);
      setPool(state, 1, 7, 1);
      setPool(state, 2, 9, 12);
    }, free());
    t.run({ kind: 'result-phase' });
    const [first, second] = [changes(t, choose(B, 1)), changes(t, choose(A, 0))];
    expect(first['marker.1']).toBe(7);
    expect(chosen(t)).toEqual([
      [A, 0, 'result'],
      [B, 2, 'result'],
    ]);
    expect([second['marker.0'], second['marker.1']]).toEqual([-3, 4]);
    expect([t.state.harvester, t.state.lastHarvest]).toEqual([
      [A, B, B],
      [0, 2],
    ]);
    expect([0, 1, 2].map((human) => pool(t, human))).toEqual(Array(3).fill([0, 0]));
    expect(t.state.supply).toEqual({ pos: 180, neg: 180 });
  });

  rule(
    ['EMX-FREE.8', 'EMX-RES.1', 'EMX-RES.5'],
    'Result properties of the human apply, and the player’s hand is filled',
    () => {
      const t = harvesting((state) => {
        activate(state, 2, 'calm');
        activate(state, 0, 'anxiety');
        setPool(state, 2, 4, 3);
      }, free());
      t.run({ kind: 'result', seat: A }).play(choose(A, 2));
      expect([t.state.marker, hand(t, A).length, hand(t, B).length]).toEqual([[3, 0], 5, 1]);
    },
  );
});

describe('own powers', () => {
  const strike: Options = {
    ...free(),
    board: [
      { cell: 3, symbol: 'discard-own-powers' },
      { cell: 5, symbol: 'other-moves' },
    ],
  };
  const recipe = (state: State) => {
    activate(state, 0, 'love');
    activate(state, 1, 'optimism', 'pessimism', 'optimism');
    activate(state, 2, 'hatred');
  };

  rule(['EMX-FREE.9', 'EMX-R35'], 'the symbol strikes the human that its player has just harvested', () => {
    const t = harvesting((state) => {
      recipe(state);
      setPool(state, 1, 3, 0);
    }, strike);
    t.run({ kind: 'result', seat: A }).play(choose(A, 1));
    expect([0, 1, 2].map((human) => row(t, human))).toEqual([['love'], [], ['hatred']]);
  });

  rule('EMX-FREE.9', 'of several humans harvested it strikes the last one', () => {
    const t = harvesting((state) => {
      recipe(state);
      setPool(state, 0, 0, 1);
      setPool(state, 2, 4, 0);
    }, strike);
    t.run({ kind: 'result', seat: A }).play(choose(A, 0));
    t.run({ kind: 'result', seat: A }).play(choose(A, 2));
    expect([0, 1, 2].map((human) => row(t, human).length)).toEqual([1, 3, 0]);
  });

  // seat 0 stands on 5 after the harvest and pushes the marker of seat 1 from −2 to the symbol
  const pushed = (harvested: boolean) => {
    const t = harvesting((state) => {
      recipe(state);
      state.marker[B] = -2;
      state.lastHarvest[B] = 0;
      setPool(state, 1, 5, 0);
      state.firstPlayer = harvested ? B : A;
    }, strike);
    t.run({ kind: 'result-phase' });
    if (harvested) t.play(choose(B, 2));
    return t.play(choose(A, 1));
  };

  rule('EMX-FREE.9', 'a marker that is moved by another player strikes what its own player harvested last', () => {
    const t = pushed(true);
    expect(t.events).toContainEqual({ type: 'symbol-triggered', seat: B, cell: 3, symbol: 'discard-own-powers' });
    expect([0, 1, 2].map((human) => row(t, human).length)).toEqual([1, 3, 0]);
  });

  rule('EMX-FREE.9', 'nothing happens if its player has harvested none in this phase, though one in the last', () => {
    const t = pushed(false);
    expect(t.events).toContainEqual({ type: 'symbol-triggered', seat: B, cell: 3, symbol: 'discard-own-powers' });
    expect([0, 1, 2].map((human) => row(t, human).length)).toEqual([1, 3, 1]);
  });
});

describe('the end and combinations', () => {
  rule(['EMX-FREE.10', 'EMX-END.1'], 'the game ends after the round in which a marker reaches the goal', () => {
    const t = acting((state) => {
      slot(state, B, { kind: 'result-phase' });
      give(state, B, 'joy');
      state.marker = [96, 0];
      setPool(state, 2, 4, 0);
      activate(state, 0, 'love');
      activate(state, 2, 'pessimism');
      setKarma(state, 1, 0, 6);
    }, free());
    t.play({ type: 'draw', seat: B }, choose(A, 2), choose(B, 0));
    expect(t.state.harvester).toEqual([B, A, A]);
    expect([t.state.marker, t.state.agenda, t.state.round]).toEqual([[100, 0], [], 2]);
  });

  const everything: Options = {
    players: 4,
    sets: 2,
    maxRounds: 2,
    board: [],
    individualDecks: { decks: 'ready-made', anyDeckSize: false },
    freeFeeding: { humans: 6, chargeAll: true },
    teams: { light: [0, 3], dark: [1, 2] },
  };

  rule('EMX-FREE.12', 'teams, decks of their own, two sets and free feeding hold together', () => {
    const t = harvesting((state) => {
      give(state, 3, 'hatred');
      setSupply(state, 'pos', 300, 5);
    }, everything);
    expect([t.state.rows.length, t.state.drawPiles.map(deckSize)]).toEqual([6, [45, 45, 45, 44]]);
    expect([t.state.supply, pool(t, 5)]).toEqual([{ pos: 300, neg: 360 }, [60, 0]]);
  });

  rule(['EMX-FREE.12', 'EMX-FREE.11', 'EMX-TEAM.3'], 'clans are scored with the humans their members harvested', () => {
    const t = acting((state) => {
      slot(state, 3, { kind: 'result-phase' });
      give(state, 3, 'hatred');
      state.round = 2;
      activate(state, 0, 'curiosity');
      give(state, B, 'calculation');
      state.rows[5]?.push(...(state.hands[B]?.splice(0) ?? []));
      setPool(state, 2, 0, 8);
      setPool(state, 3, 9, 0);
      setKarma(state, 4, 0, 2);
    }, everything);
    t.play({ type: 'draw', seat: 3 }, choose(0, 3), choose(1, 5), choose(2, 2), choose(3, 4), choose(0, 1));
    expect(t.state.harvester).toEqual([1, 0, 2, 0, 3, 1]);
    expect([t.state.marker, engine.outcome(t.state)]).toEqual([
      [9, 0, -8, 0],
      {
        winners: [1, 2],
        ranking: [
          [1, 2],
          [0, 3],
        ],
        scores: [9, -3, -8, -2],
        reason: 'rounds',
      },
    ]);
  });
});
