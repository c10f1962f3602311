import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { choose, chosen, offered, two } from './free.js';
import { changes } from './look.js';
import { acting, harvesting } from './phases.js';
import {
  activate,
  give,
  hand,
  type Options,
  pool,
  put,
  row,
  type State,
  setKarma,
  setMarkers,
  setPlayer,
  setPool,
  setShared,
  setSupply,
  slot,
} from './table.js';

// Free feeding in Result and at the end: EMX-FREE.8 to EMX-FREE.12.

const [A, B] = [0, 1];

describe('Result', () => {
  rule(
    'EMX-FREE.8',
    'refuses a human that has been harvested in this phase, and there is no way round choosing',
    () => {
      const t = harvesting(() => {}, two());
      t.run({ kind: 'result', seat: A }).play(choose(A, 2)).run({ kind: 'result', seat: B });
      expect(t.legal()).toEqual([choose(B, 0), choose(B, 1)]);
      expect(t.refusal(choose(B, 2))).toEqual({ rule: 'EMX-FREE.8', code: 'harvested-already', details: { human: 2 } });
      expect(t.refusal(choose(B, 3))).toEqual({ rule: 'EMX-FREE.1', code: 'no-such-human', details: { human: 3 } });
    },
  );

  rule('EMX-FREE.8', 'a human charged in the round may be harvested, and one harvested in the last round', () => {
    const t = harvesting((state) => {
      setShared(state, {
        humans: [
          { human: 0, harvester: A },
          { human: 1, harvester: B },
          { human: 2, harvester: A },
        ],
      });
      setShared(state, { humans: state.charged.map((_, human) => ({ human, isCharged: true })) });
    }, two());
    t.run({ kind: 'result-phase' });
    expect(offered(t)).toEqual([0, 1, 2]);
  });

  rule('EMX-FREE.8', 'players go round until every human is harvested, and move their own markers', () => {
    const t = harvesting((state) => {
      setShared(state, { firstPlayer: B });
      setMarkers(state, 1, 1);
      setPool(state, 0, 0, 4);
      setPool(state, 1, 7, 1);
      setPool(state, 2, 9, 12);
    }, two());
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
      }, two());
      t.run({ kind: 'result', seat: A }).play(choose(A, 2));
      expect([t.state.marker, hand(t, A).length, hand(t, B).length]).toEqual([[3, 0], 5, 1]);
    },
  );
});

describe('own powers', () => {
  const strike: Options = {
    ...two(),
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
      setPlayer(state, B, { marker: -2, lastHarvest: 0 });
      setPool(state, 1, 5, 0);
      setShared(state, { firstPlayer: harvested ? B : A });
    }, strike);
    t.run({ kind: 'result-phase' });
    if (harvested) t.play(choose(B, 2));
    return t.play(choose(A, 1));
  };

  rule('EMX-FREE.9', 'a marker that is moved by another player strikes what its own player harvested last', () => {
    const t = pushed(true);
    expect(t.events).toContainEqual({
      type: 'symbol-triggered',
      rule: 'EMX-SYM.10',
      seat: B,
      cell: 3,
      symbol: 'discard-own-powers',
    });
    expect([0, 1, 2].map((human) => row(t, human).length)).toEqual([1, 3, 0]);
  });

  rule('EMX-FREE.9', 'nothing happens if its player has harvested none in this phase, though one in the last', () => {
    const t = pushed(false);
    expect(t.events).toContainEqual({
      type: 'symbol-triggered',
      rule: 'EMX-SYM.10',
      seat: B,
      cell: 3,
      symbol: 'discard-own-powers',
    });
    expect([0, 1, 2].map((human) => row(t, human).length)).toEqual([1, 3, 1]);
  });
});

describe('the end and combinations', () => {
  rule(['EMX-FREE.10', 'EMX-END.1'], 'the game ends after the round in which a marker reaches the goal', () => {
    const t = acting((state) => {
      slot(state, B, { kind: 'result-phase' });
      give(state, B, 'joy');
      setMarkers(state, 96, 0);
      setPool(state, 2, 4, 0);
      activate(state, 0, 'love');
      activate(state, 2, 'pessimism');
      setKarma(state, 1, 0, 6);
    }, two());
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
      setShared(state, { round: 2 });
      activate(state, 0, 'curiosity');
      put(state, ['rows.*', 5], ['calculation.1']);
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
