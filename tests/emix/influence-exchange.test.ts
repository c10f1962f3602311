import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw, exchange } from './answers.js';
import { acting } from './phases.js';
import { allTo, discard, discardClosed, give, setPool } from './table.js';

// EMX-INF.9 to EMX-INF.11: exchanging cards for emons, and drawing.

const [A, B, C] = [0, 1, 2];
describe('exchanging cards', () => {
  rule(['EMX-INF.9', 'EMX-R36'], 'shows the others how many cards and which emons, but not the cards', () => {
    const t = acting((state) => give(state, A, 'love', 'joy'));
    const [card = 0] = t.state.hands[A] ?? [];
    t.play(exchange('love', 'neg'));
    expect(t.eventsFor(B)[0]).toEqual({ type: 'card-exchanged', rule: 'EMX-INF.9', seat: A, human: A, colour: 'neg' });
    expect(t.eventsFor(A)[0]).toMatchObject({ card: 'love' });
    for (const viewer of [B, C, 'spectator'] as const) {
      const { faceDown, pool: emons } = engine.view(t.state, viewer).position;
      expect([faceDown[0]?.length, faceDown[0]?.includes(card), emons.neg[A]]).toEqual([1, false, 1]);
    }
  });

  rule(['EMX-INF.10', 'EMX-R37'], 'does not tell by the window that comes later whether anybody could cancel', () => {
    const waiting = (...cards: string[]) => {
      const t = acting((state) => {
        give(state, A, 'love', 'fear', 'joy');
        give(state, B, ...cards);
        setPool(state, B, 9, 9);
      });
      return t.play(exchange('love', 'pos')).state.agenda.map(({ kind }) => kind);
    };
    const kinds = ['end-of-round', 'slot', 'act', 'cancel', 'exchange-more'];
    expect([waiting('calm'), waiting('composure')]).toEqual([kinds, kinds]);
  });
});

describe('drawing a card', () => {
  rule.each(
    ['EMX-INF.11', 'EMX-SUP.3'],
    'is legal while a card is left in draw pile or discard pile',
    [
      { drawPile: 0, faceUp: 0, faceDown: 0, legal: false },
      { drawPile: 1, faceUp: 0, faceDown: 0, legal: true },
      { drawPile: 0, faceUp: 1, faceDown: 0, legal: true },
      { drawPile: 0, faceUp: 0, faceDown: 1, legal: true },
    ],
    ({ drawPile, faceUp, faceDown, legal }) => {
      const t = acting((state) => {
        give(state, A, 'joy');
        discard(state, ...['love'].slice(0, faceUp));
        discardClosed(state, ...['calm'].slice(0, faceDown));
        allTo(state, C, ...['anger'].slice(0, drawPile));
      });
      expect(t.legal('draw')).toEqual(legal ? [draw] : []);
      if (!legal) expect(t.refusal(draw)).toEqual({ rule: 'EMX-INF.11', code: 'no-cards-left' });
      else expect(t.play(draw).state.hands[A]).toHaveLength(2);
    },
  );
});
