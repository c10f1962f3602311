import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play, use } from './answers.js';
import { asked } from './look.js';
import { acting, next, ownPower } from './phases.js';
import { activate, give, pool, setPool } from './table.js';

// EMX-INF.1, EMX-INF.2, EMX-INF.6 to EMX-INF.8: the choice of an action, and using powers.

const [A, B, C] = [0, 1, 2];

describe('the four actions', () => {
  rule('EMX-INF.1', 'offers plays, uses, exchanges and the draw, and nothing else', () => {
    const t = acting((state) => {
      setPool(state, A, 2, 0);
      give(state, A, 'calm', 'fear');
      activate(state, A, 'creativity', 'love');
    });
    expect(t.legal()).toEqual([
      play('calm', A, 2),
      play('calm', B, 2),
      play('calm', C, 2),
      use('creativity', A),
      use('creativity', B),
      use('creativity', C),
      ...['calm', 'fear'].flatMap((card) =>
        (['pos', 'neg'] as const).map((colour) => ({ type: 'exchange', seat: A, card, colour })),
      ),
      { type: 'draw', seat: A },
    ]);
  });

  rule(['EMX-INF.3', 'EMX-INF.6'], 'offers equal cards and equal powers once', () => {
    const t = acting((state) => {
      give(state, A, 'joy', 'joy');
      activate(state, A, 'creativity', 'creativity');
    });
    expect(t.legal('play')).toEqual([play('joy', A), play('joy', B), play('joy', C)]);
    expect(t.legal('use')).toEqual([use('creativity', A), use('creativity', B), use('creativity', C)]);
    expect(t.legal('exchange')).toHaveLength(2);
  });
});

describe('using a power', () => {
  rule(['EMX-INF.6', 'EMX-FREE.4'], 'offers the powers of every human in free feeding', () => {
    const t = acting(
      (state) => {
        activate(state, 0, 'creativity');
        activate(state, 2, 'curiosity');
      },
      { freeFeeding: { humans: 3, chargeAll: false } },
    );
    expect(t.legal('use').map(({ human, power, target, player = -1 }) => [human, power, target, player])).toEqual([
      [0, 'creativity', 0, -1],
      [0, 'creativity', 1, -1],
      [0, 'creativity', 2, -1],
      [2, 'curiosity', 2, A],
    ]);
  });

  const many = ownPower('many', 'influence any: gain pos 2; lose neg 1', { copies: 4, limit: 4 });

  rule.each(
    ['EMX-INF.7', 'EMX-VOC.10', 'EMX-R8'],
    'applies the property once, multiplied by the copies in the row',
    [
      { own: 1, others: 3, pools: [2, 8] },
      { own: 2, others: 0, pools: [4, 7] },
      { own: 3, others: 1, pools: [6, 6] },
      { own: 4, others: 0, pools: [8, 5] },
    ],
    ({ own, others, pools }) => {
      const t = acting(
        (state) => {
          activate(state, A, ...Array(own).fill('many'));
          activate(state, B, ...Array(others).fill('many'));
          setPool(state, C, 0, 9);
          give(state, A, 'joy');
        },
        { customCards: [many] },
      );
      t.play(use('many', C));
      expect([pool(t, C), asked(t)]).toEqual([pools, next]);
      expect(t.events.filter(({ type }) => type === 'power-used')).toMatchObject([{ copies: own }]);
    },
  );
});
