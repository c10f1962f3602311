import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { choose } from './free.js';
import { acting, harvesting } from './phases.js';
import { activate, give, type Options, pool, put, setKarma, setPool, setShared, setSupply, slot } from './table.js';

describe('the end and combinations', () => {
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
