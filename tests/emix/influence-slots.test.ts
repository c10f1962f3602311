import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { exchange, play } from './answers.js';
import { acting, ownEffect } from './phases.js';
import { give } from './table.js';

// EMX-INF.13 to EMX-INF.15: how many actions a slot has.

const A = 0;

describe('extra actions', () => {
  const nine = ownEffect('nine', 'play self: gain pos 1; action 9', { copies: 9 });

  rule.each(
    'EMX-INF.14',
    'tells how many actions are really granted, and nothing when none are',
    [
      { max: 12, counts: [9, 2] },
      { max: 11, counts: [9, 1] },
      { max: 10, counts: [9] },
      { max: 9, counts: [8] },
    ],
    ({ max, counts }) => {
      const t = acting((state) => give(state, A, 'nine', 'nine'), { customCards: [nine], maxActionsPerSlot: max });
      t.play(play('nine', A), play('nine', A));
      const granted = t.events.flatMap((event) => (event.type === 'actions-granted' ? [event.count] : []));
      expect(granted).toEqual(counts);
    },
  );
});

describe('the end of a slot', () => {
  rule(['EMX-SOLO.1', 'EMX-MOM.2'], 'opens no window in a solo game, where nobody could cancel', () => {
    const t = acting((state) => give(state, A, 'joy', 'love', 'calm'), { players: 1 });
    t.play(exchange('joy', 'pos'));
    expect(t.state.agenda.map(({ kind }) => kind)).toEqual(['end-of-round', 'slot', 'act', 'exchange-more']);
  });
});
