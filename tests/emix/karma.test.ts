import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { piles } from './happened.js';
import { changes } from './look.js';
import { acting, ownEffect, ownPower } from './phases.js';
import { rich } from './rich.js';
import { activate, give, karma, karmaDue, pool, setPool } from './table.js';

const [A, B, C] = [0, 1, 2];

describe('when karma arises', () => {
  rule.each(
    ['EMX-KRM.1', 'EMX-KRM.2', 'EMX-KRM.3', 'EMX-KRM.10', 'EMX-CRD.6'],
    'is twice what a card cost that concerns somebody else',
    [
      // an Effect whose targets include another human
      { card: 'insight', target: B, pos: 1, paid: [1, 0], karma: [2, 0] },
      { card: 'insight', target: A, pos: 1, paid: [1, 0], karma: [0, 0] },
      { card: 'cunning', target: C, pos: 0, paid: [0, 1], karma: [0, 2] },
      { card: 'brainwashing', target: B, pos: 0, paid: [0, 3], karma: [0, 6] },
      { card: 'brainwashing', target: A, pos: 0, paid: [0, 3], karma: [0, 0] },
      { card: 'clarity-of-mind', target: B, pos: 3, paid: [3, 0], karma: [6, 0] },
      // everybody at once: the whole payment, once
      { card: 'celebration', target: A, pos: 1, paid: [1, 0], karma: [2, 0] },
      { card: 'panic', target: A, pos: 0, paid: [0, 1], karma: [0, 2] },
      // a neutral card, colour by colour
      { card: 'mutual-understanding', target: B, pos: 2, paid: [2, 0], karma: [4, 0] },
      { card: 'mutual-understanding', target: B, pos: 1, paid: [1, 1], karma: [2, 2] },
      { card: 'mutual-understanding', target: B, pos: 0, paid: [0, 2], karma: [0, 4] },
      // a Power on another human
      { card: 'calm', target: B, pos: 2, paid: [2, 0], karma: [4, 0] },
      { card: 'calm', target: A, pos: 2, paid: [2, 0], karma: [0, 0] },
      { card: 'cynicism', target: C, pos: 0, paid: [0, 3], karma: [0, 6] },
      { card: 'intuition', target: C, pos: 1, paid: [1, 1], karma: [2, 2] },
      { card: 'intuition', target: A, pos: 1, paid: [1, 1], karma: [0, 0] },
      // free cards
      { card: 'inspiration', target: B, pos: 0, paid: [0, 0], karma: [0, 0] },
      { card: 'irritation', target: B, pos: 0, paid: [0, 0], karma: [0, 0] },
      { card: 'cleansing', target: B, pos: 0, paid: [0, 0], karma: [0, 0] },
      { card: 'devastation', target: B, pos: 0, paid: [0, 0], karma: [0, 0] },
    ],
    ({ card, target, pos, paid, karma: [up = 0, down = 0] }) => {
      const t = rich((state) => give(state, A, card, 'joy'));
      t.play(play(card, target, pos));
      expect(karma(t, A)).toEqual([up, down]);
      expect([karma(t, B), karma(t, C), karmaDue(t, A)]).toEqual([
        [0, 0],
        [0, 0],
        [0, 0],
      ]);
      const [positive = 0, negative = 0] = paid;
      const booked = t.events.filter(({ type }) => type === 'karma-set-aside');
      expect(booked).toEqual(
        up + down > 0
          ? [
              {
                type: 'karma-set-aside',
                rule: 'EMX-KRM.3',
                human: A,
                pos: 2 * positive,
                neg: 2 * negative,
                paid: { pos: positive, neg: negative },
                pool: piles([9, 9], [9 - positive, 9 - negative]),
                karma: piles([0, 0], [2 * positive, 2 * negative]),
              },
            ]
          : [],
      );
      const returned = { type: 'emons-returned', rule: 'EMX-CRD.6', human: A };
      const given = t.events.filter((event) => event.type === 'emons-returned' && event.human === A);
      expect(given.slice(0, 1)).toEqual(
        up + down === 0 && positive > 0
          ? [{ ...returned, pos: positive, neg: 0, pool: piles([9, 9], [9 - positive, 9]) }]
          : up + down === 0 && negative > 0
            ? [{ ...returned, pos: 0, neg: negative, pool: piles([9, 9], [9, 9 - negative]) }]
            : [],
      );
    },
  );

  rule(['EMX-KRM.1', 'EMX-KRM.10', 'EMX-MOM.7'], 'arises for a paid cancel, and is matched from the supply', () => {
    const t = rich((state) => {
      give(state, A, 'joy', 'anger');
      give(state, B, 'fear');
    });
    t.script([1]).play(play('joy', A));
    expect(changes(t, { type: 'cancel', seat: B, card: 'fear', pos: 0 })).toMatchObject({
      'pool.neg.1': 2,
      'karmaNew.neg.1': 4,
      'supply.neg': 180 - 9 - 4 - 4 - 2,
    });
    expect([karma(t, B), karma(t, A)]).toEqual([
      [0, 4],
      [0, 0],
    ]);
  });

  rule(['EMX-KRM.1', 'EMX-R39'], 'takes a neutral cancel in the colours that were paid', () => {
    const t = rich((state) => {
      give(state, A, 'joy', 'anger');
      give(state, C, 'indifference', 'memory');
    });
    t.script([1]).play(play('joy', B), { type: 'cancel', seat: C, card: 'indifference', pos: 2 });
    expect([karma(t, C), pool(t, C)]).toEqual([
      [4, 2],
      [2, 3],
    ]);
  });

  /** A tries to discard B's power; who protects it with what. */
  const protecting = (seat: number, card: string, owner: number) =>
    rich((state) => {
      setPool(state, A, 0, 3);
      give(state, A, 'brainwashing', 'joy');
      give(state, seat, card, 'memory');
      if (owner === C) activate(state, C, 'calm');
    }).play(play('brainwashing', owner), { type: 'protect', seat, card, pos: card === 'conviction' ? 1 : 0 });

  rule.each(
    ['EMX-KRM.1', 'EMX-KRM.2', 'EMX-KRM.10', 'EMX-MOM.15'],
    "arises for protecting somebody else's power, not one of one’s own",
    [
      { seat: B, card: 'conviction', owner: B, karma: [0, 0], pool: [3, 4] },
      { seat: C, card: 'conviction', owner: B, karma: [2, 0], pool: [3, 4] },
      { seat: C, card: 'obstinacy', owner: B, karma: [0, 2], pool: [4, 3] },
      { seat: C, card: 'habit', owner: B, karma: [0, 0], pool: [4, 4] },
      { seat: C, card: 'obstinacy', owner: C, karma: [0, 0], pool: [4, 3] },
    ],
    ({ seat, card, owner, karma: expected, pool: left }) => {
      const t = protecting(seat, card, owner);
      expect([karma(t, seat), pool(t, seat)]).toEqual([expected, left]);
    },
  );

  rule(['EMX-KRM.2', 'EMX-R38'], 'arises from payments alone: not for moving, losing, giving or using', () => {
    const customCards = [
      ownEffect('feast', 'play other: give pos 5; take neg 3; lose any 1; swap pos', { value: 1, sign: 'pos' }),
    ];
    const used = rich((state) => activate(state, A, 'greed', 'creativity'));
    used.play({ type: 'use', seat: A, power: 'greed', target: B });
    expect([karma(used, A), pool(used, A)]).toEqual([
      [0, 0],
      [11, 9],
    ]);
    const t = rich((state) => give(state, A, 'feast', 'joy'), { customCards });
    t.play(play('feast', B, 1));
    expect(karma(t, A)).toEqual([2, 0]);
  });

  rule('EMX-KRM.2', 'does not arise for exchanges and free activations', () => {
    const customCards = [ownEffect('push', 'play other: activate 1')];
    const t = rich(
      (state) => {
        give(state, A, 'push', 'joy');
        give(state, B, 'faith');
      },
      { customCards },
    );
    t.play(play('push', B));
    expect([t.state.rows[B]?.length, karma(t, A), karma(t, B)]).toEqual([2, [0, 0], [0, 0]]);
    const exchanged = rich((state) => give(state, A, 'love-is-dear', 'joy'), {
      customCards: [ownPower('love-is-dear', 'slot 1', { value: 9 })],
    });
    exchanged.play({ type: 'exchange', seat: A, card: 'love-is-dear', colour: 'pos' }, { type: 'stop', seat: A });
    expect(karma(exchanged, A)).toEqual([0, 0]);
  });

  rule(['EMX-KRM.1', 'EMX-SOLO.1'], 'never arises alone, not even from an effect on everybody', () => {
    const t = acting(
      (state) => {
        setPool(state, A, 1, 0);
        give(state, A, 'celebration', 'joy');
      },
      { players: 1 },
    );
    t.play(play('celebration', A, 1));
    expect([karma(t, A), pool(t, A), t.state.supply.pos]).toEqual([[0, 0], [2, 0], 178]);
  });
});
