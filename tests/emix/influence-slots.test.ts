import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw, exchange, play } from './answers.js';
import { asked, eventTypes } from './look.js';
import { acting, next, ownEffect } from './phases.js';
import {
  activate,
  discard,
  give,
  hand,
  karma,
  type Options,
  pool,
  type State,
  setPool,
  setShared,
  slot,
  wait,
} from './table.js';

// EMX-INF.13 to EMX-INF.15: how many actions a slot has.

const [A, B] = [0, 1];

describe('extra actions', () => {
  const trio = ownEffect('trio', 'play any: action 3');
  const nine = ownEffect('nine', 'play self: gain pos 1; action 9', { copies: 9 });

  /** Draws until the slot is over, and tells how many actions that took. */
  function drawOn(t: ReturnType<typeof acting>): number {
    let actions = 0;
    for (; engine.decision(t.state)?.seats?.[0] === A; actions++) t.play(draw);
    return actions;
  }

  rule('EMX-INF.13', 'gives them to the player of the card, one after another, before the turn passes', () => {
    const t = acting((state) => give(state, A, 'trio', 'joy'), { customCards: [trio] });
    t.play(play('trio', B));
    expect([eventTypes(t), t.events[1], t.events[3]]).toEqual([
      ['card-activated', 'actions-granted', 'card-spent', 'action-began'],
      { type: 'actions-granted', rule: 'EMX-VOC.22', seat: A, count: 3 },
      { type: 'action-began', rule: 'EMX-INF.13', seat: A, action: 2, left: 2 },
    ]);
    expect([asked(t), t.state.slot]).toEqual([
      { kind: 'action', seat: A },
      { todo: 2, done: 2, granted: 0 },
    ]);
    expect([drawOn(t), asked(t)]).toEqual([3, next]);
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
    expect(asked(t)).toEqual(next);
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
      expect([plays + drawOn(t), pool(t, A), asked(t)]).toEqual([actions, [plays, 0], next]);
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
          setShared(state, { slot: { todo, done, granted: 0 } });
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
      slot(state, A, { kind: 'slot', seat: B });
      recipe(state);
    });

  rule('EMX-INF.15', 'passes the turn when the action and all extra actions are done', () => {
    const t = slots((state) => {
      give(state, A, 'inspiration');
      setShared(state, { slot: { todo: 3, done: 7, granted: 2 } });
      wait(state, { kind: 'action', seat: B }, { kind: 'slot', seat: A }, { kind: 'slot', seat: B });
    });
    t.play({ type: 'draw', seat: B });
    expect([t.state.slot, asked(t)]).toEqual([
      { todo: 0, done: 1, granted: 0 },
      { kind: 'action', seat: A },
    ]);
    t.play(play('inspiration', A));
    expect([t.state.slot, engine.decision(t.state)?.seats ?? []]).toEqual([{ todo: 0, done: 2, granted: 0 }, [A]]);
    t.play(draw);
    expect([t.state.slot, engine.decision(t.state)?.seats ?? []]).toEqual([{ todo: 0, done: 1, granted: 0 }, [B]]);
    expect(t.refusal(draw)).toMatchObject({ rule: 'EMX-INF.1', code: 'not-asked' });
  });

  rule(['EMX-INF.15', 'EMX-MOM.2', 'EMX-MOM.3'], 'opens the window for the only opponent of two players too', () => {
    const t = acting(
      (state) => {
        give(state, B, 'fear', 'calm');
        setPool(state, B, 0, 2);
        give(state, A, 'joy');
      },
      { players: 2 },
    );
    t.play(draw);
    expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? []]).toEqual(['cancel', [B]]);
    t.play({ type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect([hand(t, A), karma(t, B), asked(t)]).toEqual([['joy'], [0, 4], { kind: 'action', seat: B }]);
  });

  rule(['EMX-SOLO.1', 'EMX-MOM.2'], 'opens no window in a solo game, where nobody could cancel', () => {
    const t = acting((state) => give(state, A, 'joy', 'love', 'calm'), { players: 1 });
    t.play(exchange('joy', 'pos'));
    expect(t.state.agenda.map(({ kind }) => kind)).toEqual(['end-of-round', 'slot', 'act', 'exchange-more']);
  });

  rule(['EMX-INF.15', 'EMX-MOM.1'], 'leaves a player the slot who has played a Moment', () => {
    const t = slots((state) => {
      give(state, B, 'fear');
      setPool(state, B, 0, 2);
    });
    t.play(draw, { type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect([asked(t), t.state.slot]).toEqual([
      { kind: 'action', seat: B },
      { todo: 0, done: 1, granted: 0 },
    ]);
  });

  rule('EMX-INF.15', 'counts nothing of one slot for the next one of the same player', () => {
    const t = acting(
      (state) => {
        slot(state, A, { kind: 'slot', seat: A }, next);
        give(state, next.seat, 'calm');
        discard(state, 'joy');
        give(state, A, 'anger');
      },
      { maxActionsPerSlot: 1 },
    );
    t.play(draw);
    expect(asked(t)).toEqual({ kind: 'action', seat: A });
    t.play(draw);
    expect(asked(t)).toEqual(next);
  });
});
