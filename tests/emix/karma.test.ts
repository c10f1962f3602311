import { type EmixAction, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes } from './look.js';
import { acting, charging, harvesting, next, ownEffect, ownPower } from './phases.js';
import {
  activate,
  give,
  hand,
  karma,
  karmaDue,
  type Options,
  pool,
  type State,
  setKarma,
  setKarmaDue,
  setPool,
  setSupply,
  slot,
  stack,
} from './table.js';

const [A, B, C] = [0, 1, 2];
const play = (card: string, target: number, pos = 0): EmixAction => ({ type: 'play', seat: A, card, target, pos });

/** A has nine emons of each colour, the others four, and everybody a power. */
const rich = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    setPool(state, A, 9, 9);
    setPool(state, B, 4, 4);
    setPool(state, C, 4, 4);
    activate(state, A, 'love');
    activate(state, B, 'hatred');
    recipe(state);
  }, options);

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
        up + down > 0 ? [{ type: 'karma-set-aside', human: A, pos: 2 * positive, neg: 2 * negative }] : [],
      );
      const given = t.events.filter((event) => event.type === 'emons-returned' && event.human === A);
      expect(given.slice(0, 1)).toEqual(
        up + down === 0 && positive > 0
          ? [{ type: 'emons-returned', human: A, pos: positive, neg: 0 }]
          : up + down === 0 && negative > 0
            ? [{ type: 'emons-returned', human: A, pos: 0, neg: negative }]
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

describe('how much karma there is', () => {
  rule.each(
    ['EMX-KRM.3', 'EMX-KRM.7', 'EMX-R27'],
    'matches the payment from the supply as far as that goes',
    [
      { supply: 9, karma: 6, left: 6 },
      { supply: 3, karma: 6, left: 0 },
      { supply: 2, karma: 5, left: 0 },
      { supply: 1, karma: 4, left: 0 },
      { supply: 0, karma: 3, left: 0 },
    ],
    ({ supply, karma: booked, left }) => {
      const t = rich((state) => {
        give(state, A, 'faith', 'joy');
        setSupply(state, 'pos', supply, C);
      });
      t.play(play('faith', C, 3));
      expect([karma(t, A), pool(t, A), t.state.supply.pos]).toEqual([[booked, 0], [6, 9], left]);
    },
  );

  rule.each(
    ['EMX-KRM.1', 'EMX-VOC.2'],
    'arises from an effect on all, at a table of two as well',
    [2, 3],
    (players) => {
      const customCards = [ownEffect('bounty', 'play all: gain pos 1', { value: 2, sign: 'pos' })];
      const t = acting(
        (state) => {
          setPool(state, A, 5, 0);
          give(state, A, 'bounty');
        },
        { players, customCards },
      );
      t.play(play('bounty', A, 2));
      expect(karma(t, A)).toEqual([4, 0]);
    },
  );

  rule(['EMX-KRM.7', 'EMX-VOC.8'], 'is matched before the effect takes from the supply', () => {
    const customCards = [ownEffect('bounty', 'play all: gain pos 1', { value: 2, sign: 'pos' })];
    const t = (supply: number) =>
      rich(
        (state) => {
          give(state, A, 'bounty', 'joy');
          setSupply(state, 'pos', supply, C);
        },
        { customCards },
      );
    expect(t(2).refusal(play('bounty', A, 2))).toMatchObject({ rule: 'EMX-VOC.9', code: 'nothing-would-happen' });
    const played = t(3).play(play('bounty', A, 2));
    expect([karma(played, A), pool(played, A), played.state.supply.pos]).toEqual([[4, 0], [8, 9], 0]);
  });

  rule.each(
    ['EMX-KRM.7', 'EMX-VOC.9'],
    'leaves an effect nothing to take when it matches the last emon of the supply, in either colour',
    [
      { sign: 'pos', colour: 'pos', value: 1, supply: 1, pos: 1, usable: false },
      { sign: 'pos', colour: 'pos', value: 1, supply: 2, pos: 1, usable: true },
      { sign: 'neg', colour: 'neg', value: 2, supply: 2, pos: 0, usable: false },
      { sign: 'neg', colour: 'neg', value: 2, supply: 3, pos: 0, usable: true },
      { sign: 'neutral', colour: 'neg', value: 3, supply: 2, pos: 1, usable: false },
      { sign: 'neutral', colour: 'neg', value: 3, supply: 2, pos: 2, usable: true },
    ] as const,
    ({ sign, colour, value, supply, pos, usable }) => {
      const customCards = [ownEffect('bounty', `play all: gain ${colour} 1`, { value, sign })];
      const t = rich(
        (state) => {
          give(state, A, 'bounty', 'joy');
          setSupply(state, colour, supply, C);
        },
        { customCards },
      );
      expect(t.legal('play').some((action) => action.card === 'bounty' && action.pos === pos)).toBe(usable);
    },
  );

  rule('EMX-KRM.3', 'adds up over the payments of a round', () => {
    const t = rich((state) => {
      give(state, A, 'calm', 'greed', 'joy');
      slot(state, A, { kind: 'slot', seat: A }, next);
    });
    t.play(play('calm', B, 2), play('greed', C));
    expect(karma(t, A)).toEqual([4, 4]);
  });
});

describe('where karma is', () => {
  rule(['EMX-KRM.4', 'EMX-CRD.4'], 'cannot be spent, moved or lost, and everybody sees it', () => {
    const t = acting((state) => {
      setKarma(state, A, 9, 0);
      setKarma(state, B, 9, 9);
      give(state, A, 'calm', 'cleansing', 'devastation');
      activate(state, A, 'greed', 'cruelty');
    });
    expect([...t.legal('play'), ...t.legal('use')]).toEqual([]);
    expect(t.refusal(play('calm', A, 2))).toMatchObject({ rule: 'EMX-CRD.5', code: 'too-few-emons' });
    for (const viewer of [C, 'spectator'] as const)
      expect(engine.view(t.state, viewer).position.karmaNew).toEqual({ pos: [9, 9, 0], neg: [0, 9, 0] });
  });

  rule(['EMX-KRM.4', 'EMX-RES.2'], 'is not absorbed by the Result phase', () => {
    const t = harvesting((state) => {
      setPool(state, A, 2, 0);
      setKarma(state, A, 0, 8);
    });
    t.run({ kind: 'result', seat: A });
    expect([t.state.marker[A], karma(t, A)]).toEqual([2, [0, 8]]);
  });

  rule(['EMX-KRM.5', 'EMX-KRM.6', 'EMX-CHG.7'], 'comes back in the Charge phase of the next round, not before', () => {
    const t = rich((state) => {
      give(state, A, 'faith', 'joy');
      give(state, B, 'anger');
      stack(state, 0, ['memory']);
    });
    t.play(play('faith', B, 3));
    expect([karma(t, A), karmaDue(t, A)]).toEqual([
      [6, 0],
      [0, 0],
    ]);
    // B begins round 3: dice for B with Hatred, C, and A with Love
    t.script([1, 1, 1, 1, 1, 1, 1, 1]).play({ type: 'draw', seat: C });
    expect([t.state.round, karma(t, A), karmaDue(t, A), pool(t, A)]).toEqual([
      3,
      [0, 0],
      [0, 0],
      [6 + 1 + 1 + 1 + 6, 9 + 1],
    ]);
  });

  rule(['EMX-KRM.6', 'EMX-R27'], 'counts for the next round even if it was earned during Charge', () => {
    const customCards = [ownPower('thief', 'charge other: discardPower 1')];
    const t = charging(
      (state) => {
        activate(state, A, 'thief');
        activate(state, B, 'calm');
        give(state, C, 'conviction', 'joy');
        setPool(state, C, 1, 0);
        setKarmaDue(state, C, 0, 2);
      },
      { customCards, neutralPowerEmon: 'none' },
    );
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect(asked(t)).toMatchObject({ kind: 'protect', seat: C });
    t.play({ type: 'protect', seat: C, card: 'conviction', pos: 1 });
    t.script([1, 1]).run({ kind: 'charge', seat: C });
    expect([karma(t, C), karmaDue(t, C), pool(t, C)]).toEqual([
      [2, 0],
      [0, 0],
      [1, 3],
    ]);
  });

  rule(
    ['EMX-KRM.8', 'EMX-MOM.4'],
    'is undone with the action that was cancelled, while the canceller keeps their own',
    () => {
      const t = rich((state) => {
        give(state, A, 'faith', 'joy');
        give(state, B, 'composure');
        setKarma(state, A, 0, 2);
      });
      t.play(play('faith', C, 3));
      expect(karma(t, A)).toEqual([6, 2]);
      t.play({ type: 'cancel', seat: B, card: 'composure', pos: 2 });
      expect([karma(t, A), pool(t, A), karma(t, B), hand(t, A)]).toEqual([
        [0, 2],
        [9, 9],
        [4, 0],
        ['faith', 'joy'],
      ]);
    },
  );

  rule(['EMX-KRM.9', 'EMX-END.4'], 'of the last round is not charged but counts, already doubled', () => {
    const t = rich((state) => {
      state.round = 10;
      give(state, A, 'faith');
    });
    t.play(play('faith', C, 3), { type: 'draw', seat: C });
    expect([karma(t, A), pool(t, A)]).toEqual([
      [6, 0],
      [6, 9],
    ]);
    // love 4 and karma 6; hatred -4; faith 3
    expect(engine.outcome(t.state)?.scores).toEqual([10, -4, 3]);
  });
});
