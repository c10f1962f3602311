import { type EmixAction, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes, eventTypes } from './look.js';
import { acting, emptyDeck, ownEffect } from './phases.js';
import {
  activate,
  discardFromDeck,
  discards,
  give,
  hand,
  ids,
  karma,
  type Options,
  pause,
  pool,
  type State,
  setPool,
  setSupply,
  slot,
  stack,
  wait,
} from './table.js';

// EMX-INF.9 to EMX-INF.11, EMX-INF.13 to EMX-INF.15: exchanging, drawing, and how many actions a slot has.

const [A, B, C] = [0, 1, 2];
const play = (card: string, target: number): EmixAction => ({ type: 'play', seat: A, card, target, pos: 0 });
const exchange = (card: string, colour: 'pos' | 'neg'): EmixAction => ({ type: 'exchange', seat: A, card, colour });
const stop: EmixAction = { type: 'stop', seat: A };
const draw: EmixAction = { type: 'draw', seat: A };

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
      { type: 'card-exchanged', seat: A, human: A, colour: 'neg', card: 'love' },
      { type: 'emons-taken', human: A, pos: 0, neg: 1 },
    ]);
    t.play(exchange('fear', 'pos'));
    expect([asked(t), pool(t, A)]).toEqual([{ kind: 'exchange-more', seat: A, human: A, more: 1 }, [1, 1]]);
    t.play(exchange('joy', 'neg'));
    expect([asked(t), pool(t, A), hand(t, A)]).toEqual([pause(B), [1, 2], ['calm']]);
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
    expect(t.eventsFor(B)[0]).toEqual({ type: 'card-exchanged', seat: A, human: A, colour: 'neg' });
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
    expect(asked(t)).toEqual(pause(B));
    const two = acting((state) => give(state, A, 'love', 'fear', 'joy', 'calm'));
    two.play(exchange('love', 'neg'), exchange('fear', 'neg'), stop);
    expect([asked(two), pool(two, A), hand(two, A)]).toEqual([pause(B), [0, 2], ['joy', 'calm']]);
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
      expect([asked(t), pool(t, A)]).toEqual([pause(B), pools]);
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
    expect([asked(t), pool(t, A), hand(t, A)]).toEqual([pause(B), [1, 0], ['fear', 'joy']]);
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
    expect([hand(t, A), pool(t, A), t.state.faceDown, asked(t)]).toEqual([
      ['love', 'fear', 'joy'],
      [0, 0],
      [[]],
      pause(B),
    ]);
  });
});

describe('drawing a card', () => {
  rule('EMX-INF.11', 'takes the top card of the draw pile, seen by its player alone', () => {
    const t = acting((state) => {
      give(state, A, 'joy');
      stack(state, 'love', 'fear');
    });
    expect(changes(t, draw)).toEqual({ 'hands.0': ['joy', 'love'], 'drawPiles.0': 88 });
    expect(asked(t)).toEqual(pause(B));
    expect(t.eventsFor(A)).toEqual([{ type: 'cards-drawn', seat: A, count: 1, cards: ['love'] }]);
    expect(t.eventsFor(B)).toEqual([{ type: 'cards-drawn', seat: A, count: 1 }]);
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
        emptyDeck(state, C);
        const take = (count: number) => state.hands[C]?.splice(0, count) ?? [];
        state.hands[A]?.push(...take(1));
        state.drawPiles[0]?.push(...take(drawPile));
        state.discardPiles[0]?.push(...take(faceUp));
        state.faceDown[0]?.push(...take(faceDown));
      });
      expect(t.legal('draw')).toEqual(legal ? [draw] : []);
      if (!legal) expect(t.refusal(draw)).toEqual({ rule: 'EMX-INF.11', code: 'no-cards-left' });
      else expect(t.play(draw).state.hands[A]).toHaveLength(2);
    },
  );
});

describe('extra actions', () => {
  const trio = ownEffect('trio', 'play any: action 3');
  const nine = ownEffect('nine', 'play self: gain pos 1; action 9', { copies: 9 });

  /** Draws until the slot is over, and tells how many actions that took. */
  function drawOn(t: ReturnType<typeof acting>): number {
    let actions = 0;
    for (; asked(t)?.kind === 'action'; actions++) t.play(draw);
    return actions;
  }

  rule('EMX-INF.13', 'gives them to the player of the card, one after another, before the turn passes', () => {
    const t = acting((state) => give(state, A, 'trio', 'joy'), { customCards: [trio] });
    t.play(play('trio', B));
    expect([eventTypes(t), t.events[1]]).toEqual([
      ['card-activated', 'actions-granted'],
      { type: 'actions-granted', seat: A, count: 3 },
    ]);
    expect([asked(t), t.state.slot]).toEqual([
      { kind: 'action', seat: A },
      { todo: 2, done: 2, granted: 0 },
    ]);
    expect([drawOn(t), asked(t)]).toEqual([3, pause(B)]);
  });

  rule(['EMX-INF.13', 'EMX-INF.1'], 'makes each of them one of the four actions', () => {
    const t = acting((state) => {
      give(state, A, 'inspiration', 'joy', 'irritation');
      activate(state, A, 'creativity');
    });
    t.play(play('inspiration', A));
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['play', 'use', 'exchange', 'draw']));
    t.play(play('irritation', B));
    expect(asked(t)).toEqual({ kind: 'action', seat: A });
    t.play(draw);
    expect(asked(t)).toEqual(pause(B));
  });

  rule(['EMX-INF.13', 'EMX-MOM.6'], 'loses those of a cancelled action and keeps earlier ones', () => {
    const t = acting(
      (state) => {
        give(state, A, 'trio', 'inspiration', 'joy');
        give(state, B, 'fear');
        setPool(state, B, 0, 2);
      },
      { customCards: [trio] },
    );
    t.play(play('trio', B), { type: 'pass', seat: B }, play('inspiration', A));
    t.play({ type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect([t.state.slot, hand(t, A), pool(t, A)]).toEqual([
      { todo: 1, done: 3, granted: 0 },
      ['inspiration', 'joy'],
      [0, 0],
    ]);
    expect(drawOn(t)).toBe(2);
  });

  rule.each(
    ['EMX-INF.14', 'EMX-R16'],
    'caps the actions of a slot',
    [
      { options: {}, plays: 1, actions: 10 },
      { options: {}, plays: 2, actions: 12 },
      { options: {}, plays: 3, actions: 12 },
      { options: { maxActionsPerSlot: 11 }, plays: 2, actions: 11 },
      { options: { maxActionsPerSlot: 10 }, plays: 1, actions: 10 },
      { options: { maxActionsPerSlot: 3 }, plays: 1, actions: 3 },
      { options: { maxActionsPerSlot: 2 }, plays: 2, actions: 2 },
      { options: { maxActionsPerSlot: 1 }, plays: 1, actions: 1 },
      { options: { maxActionsPerSlot: 30 }, plays: 3, actions: 28 },
    ] satisfies { options: Options; plays: number; actions: number }[],
    ({ options, plays, actions }) => {
      const t = acting((state) => give(state, A, ...Array(9).fill('nine')), { customCards: [nine], ...options });
      for (let i = 0; i < plays; i++) t.play(play('nine', A));
      expect([plays + drawOn(t), pool(t, A), asked(t)]).toEqual([actions, [plays, 0], pause(B)]);
    },
  );

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

  rule(['EMX-INF.14', 'EMX-VOC.9'], 'finds a card useless that could only grant actions beyond the cap', () => {
    const at = (done: number, todo: number) =>
      acting(
        (state) => {
          give(state, A, 'trio');
          state.slot = { todo, done, granted: 0 };
        },
        { customCards: [trio] },
      );
    expect(at(11, 0).legal('play')).toHaveLength(3);
    expect(at(12, 0).legal('play')).toHaveLength(0);
    expect(at(10, 2).legal('play')).toHaveLength(0);
    expect(at(12, 0).refusal(play('trio', A))).toMatchObject({ rule: 'EMX-VOC.9', code: 'nothing-would-happen' });
  });
});

describe('the end of a slot', () => {
  const slots = (recipe: (state: State) => void) =>
    acting((state) => {
      give(state, A, 'joy');
      give(state, B, 'anger');
      wait(state, pause(), { kind: 'slot', seat: A }, { kind: 'slot', seat: B }, pause());
      recipe(state);
    });

  rule('EMX-INF.15', 'passes the turn when the action and all extra actions are done', () => {
    const t = slots((state) => {
      give(state, A, 'inspiration');
      state.slot = { todo: 3, done: 7, granted: 2 };
    });
    t.play({ type: 'pass', seat: A });
    expect([t.state.slot, asked(t)]).toEqual([
      { todo: 0, done: 1, granted: 0 },
      { kind: 'action', seat: A },
    ]);
    t.play(play('inspiration', A));
    expect([t.state.slot, engine.deciders(t.state)]).toEqual([{ todo: 0, done: 2, granted: 0 }, [A]]);
    t.play(draw);
    expect([t.state.slot, engine.deciders(t.state)]).toEqual([{ todo: 0, done: 1, granted: 0 }, [B]]);
    expect(t.refusal(draw)).toMatchObject({ rule: 'CORE-ACT.3', code: 'not-asked' });
  });

  rule(['EMX-INF.15', 'EMX-MOM.1'], 'leaves a player the slot who has played a Moment', () => {
    const t = slots((state) => {
      give(state, B, 'fear');
      setPool(state, B, 0, 2);
    });
    t.play({ type: 'pass', seat: A }, draw, { type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect([asked(t), t.state.slot]).toEqual([
      { kind: 'action', seat: B },
      { todo: 0, done: 1, granted: 0 },
    ]);
  });

  rule('EMX-INF.15', 'counts nothing of one slot for the next one of the same player', () => {
    const t = acting(
      (state) => {
        slot(state, A, { kind: 'slot', seat: A }, pause(B));
        discardFromDeck(state, 'joy');
        give(state, A, 'anger');
      },
      { maxActionsPerSlot: 1 },
    );
    t.play(draw);
    expect(asked(t)).toEqual({ kind: 'action', seat: A });
    t.play(draw);
    expect(asked(t)).toEqual(pause(B));
  });
});
