import type { EmixAction } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { acting, charging, harvesting, ownPower } from './phases.js';
import { activate, give, hand, karma, pool, row, setPool, setSupply, slot } from './table.js';

// EMX-RND.7: powers are activated in a slot of one’s own only.

describe('activating powers out of turn', () => {
  const love: EmixAction = { type: 'play', seat: 1, card: 'love', target: 1, pos: 4 };

  rule('EMX-RND.7', 'refuses a power in the slot of somebody else', () => {
    const t = acting((state) => {
      setPool(state, 1, 4, 0);
      give(state, 0, 'joy');
      give(state, 1, 'love');
    });
    expect(t.refusal(love)).toEqual({
      rule: 'EMX-INF.1',
      code: 'not-asked',
      details: { seat: 1, choice: 'action', asked: '0' },
    });
  });

  rule.each(
    'EMX-RND.7',
    'refuses a power while something else is decided',
    [
      { phase: 'charge', choice: 'neutral-emon', asks: 'EMX-CHG.3' },
      { phase: 'result', choice: 'free-power', asks: 'EMX-VOC.21' },
    ] as const,
    ({ phase, choice, asks }) => {
      const start = phase === 'charge' ? charging : harvesting;
      const t = start((state) => {
        setPool(state, 1, 4, 0);
        give(state, 1, 'love', 'optimism');
        activate(state, 1, phase === 'charge' ? 'intuition' : 'self-development');
      });
      t.run({ kind: phase, seat: 1 });
      expect(t.refusal(love)).toEqual({
        rule: 'EMX-INF.1',
        code: 'not-offered',
        details: { action: 'play', choice, asks },
      });
    },
  );

  rule(
    ['EMX-RND.7', 'EMX-VOC.21', 'EMX-KRM.2'],
    'lets an activate operation place a power, free and in any phase',
    () => {
      const customCards = [ownPower('muse', 'charge other: activate 1')];
      const t = charging(
        (state) => {
          slot(state, 1);
          activate(state, 0, 'muse');
          give(state, 1, 'love', 'fear');
          setSupply(state, 'pos', 0, 2);
        },
        { players: 3, customCards, neutralPowerEmon: 'none' },
      );
      t.script([1, 1]).run({ kind: 'charge', seat: 0 }).play({ type: 'activate', seat: 1, card: 'love' });
      expect([row(t, 1), hand(t, 1), pool(t, 1), karma(t, 0)]).toEqual([['love'], ['fear'], [0, 0], [0, 0]]);
    },
  );

  rule(['EMX-RND.7', 'EMX-SYM.2'], 'lets the extra action of a symbol place a power in the Result phase', () => {
    const t = harvesting((state) => {
      setPool(state, 1, 4, 0);
      give(state, 1, 'love');
    });
    t.run({ kind: 'slot', rule: 'EMX-INF.1', seat: 1 });
    expect(t.state.phase).toBe('result');
    expect(changes(t, love)).toEqual({
      'hands.1': [],
      'rows.1': ['love'],
      'pool.pos.1': 0,
      'supply.pos': 180,
    });
  });
});
