import { type EmixAction, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw, exchange } from './answers.js';
import { acts, piles } from './happened.js';
import { asked, changes } from './look.js';
import { acting, next } from './phases.js';
import {
  allTo,
  discard,
  discardClosed,
  discards,
  give,
  hand,
  ids,
  karma,
  pool,
  setPool,
  setSupply,
  stack,
} from './table.js';

// EMX-INF.9 to EMX-INF.11: exchanging cards for emons, and drawing.

const [A, B, C] = [0, 1, 2];
const stop: EmixAction = { type: 'stop', seat: A };

describe('exchanging cards', () => {
  rule(['EMX-INF.9', 'EMX-R15'], 'gives one emon of any colour for any card, face down', () => {
    const t = acting((state) => give(state, A, 'love', 'fear', 'joy', 'calm'));
    expect(changes(t, exchange('love', 'neg'))).toMatchObject({
      'hands.0': ['fear', 'joy', 'calm'],
      'faceDown.0': ['love'],
      'pool.neg.0': 1,
      'supply.neg': 179,
    });
    expect(asked(t)).toEqual({ kind: 'exchange-more', seat: A, human: A, more: 2 });
    expect(t.events).toEqual([
      { type: 'card-exchanged', rule: 'EMX-INF.9', seat: A, human: A, colour: 'neg', card: 'love' },
      { type: 'emons-taken', rule: 'EMX-INF.9', human: A, pos: 0, neg: 1, pool: piles([0, 0], [0, 1]) },
    ]);
    t.play(exchange('fear', 'pos'));
    expect(t.events[0]).toMatchObject({ type: 'card-exchanged', rule: 'EMX-INF.9', card: 'fear' });
    expect([asked(t), pool(t, A)]).toEqual([{ kind: 'exchange-more', seat: A, human: A, more: 1 }, [1, 1]]);
    t.play(exchange('joy', 'neg'));
    expect([asked(t), pool(t, A), hand(t, A)]).toEqual([next, [1, 2], ['calm']]);
    expect([ids(t.state, t.state.faceDown[0]), discards(t), karma(t, A)]).toEqual([
      ['love', 'fear', 'joy'],
      [],
      [0, 0],
    ]);
  });

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

  rule(['EMX-INF.10', 'EMX-R15'], 'may stop after the first and the second card, not before', () => {
    const t = acting((state) => give(state, A, 'love', 'fear', 'joy', 'calm'));
    expect(t.legal().some(({ type }) => type === 'stop')).toBe(false);
    t.play(exchange('love', 'neg'));
    expect(t.legal()).toEqual([
      ...['fear', 'joy', 'calm'].flatMap((card) => [exchange(card, 'pos'), exchange(card, 'neg')]),
      stop,
    ]);
    expect(changes(t, stop)).toEqual({});
    expect(asked(t)).toEqual(next);
    const two = acting((state) => give(state, A, 'love', 'fear', 'joy', 'calm'));
    two.play(exchange('love', 'neg'), exchange('fear', 'neg'), stop);
    expect([asked(two), pool(two, A), hand(two, A)]).toEqual([next, [0, 2], ['joy', 'calm']]);
  });

  rule.each(
    'EMX-INF.10',
    'is over when no card is left',
    [
      { cards: ['love'], pools: [0, 1] },
      { cards: ['love', 'fear'], pools: [0, 2] },
    ],
    ({ cards, pools }) => {
      const t = acting((state) => give(state, A, ...cards));
      for (const card of cards) t.play(exchange(card, 'neg'));
      expect([asked(t), pool(t, A)]).toEqual([next, pools]);
    },
  );

  const short = (pos: number, neg: number) =>
    acting((state) => {
      give(state, A, 'love', 'fear', 'joy');
      setSupply(state, 'pos', pos, C);
      setSupply(state, 'neg', neg, C);
    });

  rule('EMX-INF.10', 'is over when no emon is left', () => {
    const t = short(1, 0);
    t.play(exchange('love', 'pos'));
    expect([asked(t), pool(t, A), hand(t, A)]).toEqual([next, [1, 0], ['fear', 'joy']]);
  });

  rule('EMX-INF.10', 'offers no colour that the supply lacks', () => {
    const t = short(2, 0);
    expect(t.legal('exchange').map(({ colour }) => colour)).toEqual(['pos', 'pos', 'pos']);
    expect(t.refusal(exchange('love', 'neg'))).toEqual({
      rule: 'EMX-INF.10',
      code: 'supply-empty',
      details: { colour: 'neg' },
    });
    t.play(exchange('love', 'pos'));
    expect(t.legal()).toEqual([exchange('fear', 'pos'), exchange('joy', 'pos'), stop]);
  });

  rule('EMX-INF.9', 'refuses a card that is not in the hand, at every step', () => {
    const t = short(9, 9);
    const refusal = { rule: 'EMX-INF.9', code: 'not-in-hand', details: { card: 'calm' } };
    expect(t.refusal(exchange('calm', 'pos'))).toEqual(refusal);
    t.play(exchange('love', 'pos'));
    expect(t.refusal(exchange('calm', 'pos'))).toEqual(refusal);
    expect(t.refusal(exchange('love', 'pos'))).toMatchObject({ code: 'not-in-hand' });
  });

  rule(['EMX-INF.10', 'EMX-MOM.2'], 'is one action, which can be cancelled when it is over', () => {
    const t = acting((state) => {
      give(state, A, 'love', 'fear', 'joy');
      give(state, B, 'composure');
      setPool(state, B, 2, 0);
    });
    t.play(exchange('love', 'pos'), exchange('fear', 'neg'));
    expect(asked(t)?.kind).toBe('exchange-more');
    t.play(stop);
    expect(asked(t)?.kind).toBe('cancel');
    t.play({ type: 'cancel', seat: B, card: 'composure', pos: 2 });
    expect([hand(t, A), pool(t, A), t.state.faceDown, asked(t)]).toEqual([['love', 'fear', 'joy'], [0, 0], [[]], next]);
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
  rule('EMX-INF.11', 'takes the top card of the draw pile, seen by its player alone', () => {
    const t = acting((state) => {
      give(state, A, 'joy');
      stack(state, 'drawPiles', ['love', 'fear']);
    });
    expect(changes(t, draw)).toEqual({ 'hands.0': ['joy', 'love'], 'drawPiles.0': 87 });
    expect(asked(t)).toEqual(next);
    const open = { type: 'cards-drawn', rule: 'EMX-INF.11', seat: A, count: 1 };
    expect(t.eventsFor(A)).toEqual([{ ...open, cards: ['love'] }, acts(C)]);
    expect(t.eventsFor(B)).toEqual([open, acts(C)]);
  });

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
