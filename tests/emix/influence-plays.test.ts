import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acting } from './phases.js';
import { give, setPool } from './table.js';

// EMX-INF.3 to EMX-INF.5, EMX-INF.12: playing cards.

const [A, B] = [0, 1];

describe('playing a card', () => {
  rule.each(
    ['EMX-INF.3', 'EMX-CRD.5'],
    'takes a card that the pool can just pay for',
    [
      { card: 'calm', pos: 1, neg: 9, plays: 0 },
      { card: 'calm', pos: 2, neg: 0, plays: 3 },
      { card: 'greed', pos: 9, neg: 1, plays: 0 },
      { card: 'greed', pos: 0, neg: 2, plays: 3 },
      { card: 'joy', pos: 0, neg: 0, plays: 3 },
      { card: 'curiosity', pos: 0, neg: 0, plays: 0 },
      { card: 'curiosity', pos: 0, neg: 1, plays: 3 },
      { card: 'curiosity', pos: 1, neg: 1, plays: 6 },
    ],
    ({ card, pos, neg, plays }) => {
      const t = acting((state) => {
        setPool(state, A, pos, neg);
        setPool(state, B, 9, 9);
        give(state, A, card);
      });
      expect(t.legal('play')).toHaveLength(plays);
    },
  );

  rule(['EMX-CRD.4', 'EMX-R3', 'EMX-R4'], 'takes any mixture of emons for a neutral card', () => {
    const splits = (pos: number, neg: number) =>
      acting((state) => {
        setPool(state, A, pos, neg);
        setPool(state, B, 1, 0);
        give(state, A, 'mutual-understanding');
      })
        .legal('play')
        .flatMap((action) => (action.target === B ? [action.pos] : []));
    expect([splits(9, 9), splits(1, 9), splits(9, 1), splits(1, 1), splits(0, 2), splits(2, 0)]).toEqual([
      [0, 1, 2],
      [0, 1],
      [1, 2],
      [1],
      [0],
      [2],
    ]);
    expect(splits(1, 0)).toEqual([]);
  });

  rule('EMX-INF.4', 'tells of the card before its effect', () => {
    const t = acting((state) => give(state, A, 'joy', 'love'));
    t.script([2], 'first').play(play('joy', A));
    expect(t.events.map(({ type }) => type)).toEqual([
      'card-activated',
      'die-rolled',
      'emons-taken',
      'card-spent',
      'action-began',
    ]);
  });

  rule(['EMX-INF.4', 'EMX-R37'], 'does not tell by the window that comes later whether anybody could cancel', () => {
    const waiting = (card: string) => {
      const t = acting((state) => {
        give(state, A, 'memory', 'joy');
        give(state, B, card);
        setPool(state, B, 9, 9);
      });
      return t.play(play('memory', A)).state.agenda.map(({ kind }) => kind);
    };
    const kinds = ['end-of-round', 'slot', 'act', 'cancel', 'discard-played', 'property', 'split'];
    expect([waiting('calm'), waiting('composure')]).toEqual([kinds, kinds]);
  });
});
