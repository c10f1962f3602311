import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { activated, acts, piles, setAside, spent } from './happened.js';
import { asked, changes } from './look.js';
import { acting, ownEffect, ownPower } from './phases.js';
import { activate, discards, give, hand, pool, setMarkers, setPool, setSupply } from './table.js';

// EMX-INF.3 to EMX-INF.5, EMX-INF.12: playing cards.

const [A, B, C] = [0, 1, 2];

describe('playing a card', () => {
  rule.each(
    'EMX-INF.3',
    'says why a card cannot be played',
    [
      { action: play('love', A, 4), rule: 'EMX-INF.3', code: 'not-in-hand', details: { card: 'love' } },
      { action: play('fear', B), rule: 'EMX-MOM.1', code: 'only-in-its-window', details: { card: 'fear' } },
      { action: play('calm', A, 1), rule: 'EMX-CRD.4', code: 'wrong-payment', details: { pos: 1, value: 2 } },
      { action: play('calm', A, 3), rule: 'EMX-CRD.4', code: 'wrong-payment', details: { pos: 3, value: 2 } },
      { action: play('greed', A, 2), rule: 'EMX-CRD.4', code: 'wrong-payment', details: { pos: 2, value: 2 } },
      { action: play('curiosity', A, 2), rule: 'EMX-CRD.4', code: 'wrong-payment', details: { pos: 2, value: 1 } },
      { action: play('faith', A, 3), rule: 'EMX-CRD.5', code: 'too-few-emons', details: { pos: 3, neg: 0 } },
      { action: play('aggression', A), rule: 'EMX-CRD.5', code: 'too-few-emons', details: { pos: 0, neg: 3 } },
      { action: play('calm', 3, 2), rule: 'EMX-PWR.1', code: 'wrong-target', details: { target: 3, player: 3 } },
      {
        action: play('envy', A),
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'other', target: A, player: A },
      },
      {
        action: play('joy', 3),
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'any', target: 3, player: 3 },
      },
      { action: play('envy', B), rule: 'EMX-VOC.9', code: 'nothing-would-happen', details: { card: 'envy' } },
      {
        action: play('optimism', A, 2),
        rule: 'EMX-PWR.4',
        code: 'copies-at-their-limit',
        details: { human: A, limit: 3 },
      },
      { action: play('calm', B, 2), rule: 'EMX-PWR.3', code: 'row-full', details: { human: B, most: 5 } },
    ],
    ({ action, ...violation }) => {
      const t = acting(
        (state) => {
          setPool(state, A, 2, 2);
          give(state, A, 'fear', 'calm', 'greed', 'curiosity', 'faith', 'aggression', 'envy', 'joy', 'optimism');
          activate(state, A, 'optimism', 'optimism', 'optimism');
          activate(state, B, 'love', 'hatred', 'wisdom', 'suspicion', 'harmony');
        },
        { sets: 2 },
      );
      expect(t.refusal(action)).toEqual(violation);
    },
  );

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

  rule('EMX-INF.12', 'counts the pool alone: what a marker shows cannot pay', () => {
    const t = acting((state) => {
      setMarkers(state, 60, -60, 0);
      setPool(state, B, 9, 9);
      give(state, A, 'calm', 'greed');
    });
    expect(t.legal('play')).toEqual([]);
    expect(t.refusal(play('calm', A, 2))).toEqual({
      rule: 'EMX-CRD.5',
      code: 'too-few-emons',
      details: { pos: 2, neg: 0 },
    });
  });

  rule(['EMX-INF.4', 'EMX-CRD.6'], 'pays for an effect, carries it out and then discards it', () => {
    const t = acting((state) => {
      setPool(state, A, 2, 3);
      give(state, A, 'forgiveness', 'joy');
    });
    expect(changes(t, play('forgiveness', A, 2))).toEqual({
      'hands.0': ['joy'],
      'pool.pos.0': 3,
      'pool.neg.0': 0,
      'supply.pos': 177,
      'supply.neg': 180,
      'discardPiles.0': ['forgiveness'],
    });
    expect(t.events).toEqual([
      activated('forgiveness', A, A, [2, 0]),
      { type: 'emons-returned', rule: 'EMX-CRD.6', human: A, pos: 2, neg: 0, pool: piles([2, 3], [0, 3]) },
      { type: 'emons-returned', rule: 'EMX-VOC.13', human: A, pos: 0, neg: 3, pool: piles([0, 3], [0, 0]) },
      { type: 'emons-taken', rule: 'EMX-VOC.13', human: A, pos: 3, neg: 0, pool: piles([0, 0], [3, 0]) },
      spent('forgiveness'),
      acts(C),
    ]);
  });

  rule(['EMX-INF.4', 'EMX-KRM.3'], 'pays for a power on another and places it', () => {
    const t = acting((state) => {
      setPool(state, A, 0, 5);
      give(state, A, 'greed', 'joy');
      activate(state, B, 'calm');
    });
    expect(changes(t, play('greed', B))).toEqual({
      'hands.0': ['joy'],
      'rows.1': ['calm', 'greed'],
      'pool.neg.0': 3,
      'karmaNew.neg.0': 4,
      'supply.neg': 173,
    });
    expect(t.events).toEqual([
      activated('greed', A, B, [0, 2]),
      setAside(A, [0, 5], [0, 3]),
      { type: 'power-placed', rule: 'EMX-PWR.2', seat: A, human: B, card: 'greed' },
      acts(C),
    ]);
  });

  rule(['EMX-INF.4', 'EMX-R40'], 'pays before the effect, which counts what is left', () => {
    const t = acting((state) => {
      setPool(state, A, 5, 0);
      give(state, A, 'euphoria');
    });
    t.play(play('euphoria', A, 3));
    expect(pool(t, A)).toEqual([4, 0]);
  });

  rule(
    ['EMX-INF.4', 'EMX-R40', 'EMX-VOC.9'],
    'refuses an effect that the payment would leave nothing to do for',
    () => {
      const t = (pos: number) =>
        acting((state) => {
          setPool(state, A, pos, 0);
          give(state, A, 'euphoria', 'care');
        });
      expect(t(3).refusal(play('euphoria', A, 3))).toMatchObject({ rule: 'EMX-VOC.9', code: 'nothing-would-happen' });
      expect(t(1).refusal(play('care', B, 1))).toMatchObject({ rule: 'EMX-VOC.9', code: 'nothing-would-happen' });
      expect(t(2).play(play('care', B, 1)).state.pool.pos).toEqual([0, 1, 0]);
    },
  );

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

  rule(['EMX-INF.4', 'EMX-VOC.16'], 'tells of the emons that move, not of empty piles', () => {
    const t = acting((state) => {
      setPool(state, A, 2, 0);
      setPool(state, B, 0, 3);
      give(state, A, 'mutual-understanding', 'joy');
    });
    t.play(play('mutual-understanding', B, 2));
    expect(t.events.slice(1)).toEqual([
      setAside(A, [2, 0], [0, 0]),
      {
        type: 'emons-moved',
        rule: 'EMX-VOC.16',
        from: B,
        to: A,
        pos: 0,
        neg: 3,
        fromPool: piles([0, 3], [0, 0]),
        toPool: piles([0, 0], [0, 3]),
      },
      spent('mutual-understanding'),
      acts(C),
    ]);
  });

  rule(['EMX-INF.4', 'EMX-VOC.8'], 'lets the effect take from the supply what was just paid', () => {
    const customCards = [ownEffect('bargain', 'play self: gain pos 5', { value: 2, sign: 'pos' })];
    const t = acting(
      (state) => {
        give(state, A, 'bargain');
        setPool(state, A, 3, 0);
        setSupply(state, 'pos', 0, C);
      },
      { customCards },
    );
    t.play(play('bargain', A, 2));
    expect([pool(t, A), t.state.supply.pos]).toEqual([[3, 0], 0]);
  });

  rule(['EMX-INF.4', 'EMX-CRD.8', 'EMX-R28'], 'keeps the card apart while its effect asks somebody', () => {
    const t = acting((state) => give(state, A, 'memory', 'joy'));
    t.play(play('memory', A));
    expect([asked(t)?.kind, t.state.limbo.length, discards(t), hand(t, A)]).toEqual(['split', 1, [], ['joy']]);
    t.play({ type: 'split', seat: A, pos: 1 });
    expect([t.state.limbo, discards(t), pool(t, A)]).toEqual([[], ['memory'], [1, 1]]);
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

  rule(['EMX-INF.4', 'EMX-INF.13', 'EMX-MOM.2'], 'opens the cancel window before the extra action', () => {
    const t = acting((state) => {
      give(state, A, 'inspiration', 'joy');
      give(state, B, 'fear');
      setPool(state, B, 0, 2);
    });
    t.play(play('inspiration', A));
    expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? [], discards(t)]).toEqual([
      'cancel',
      [B],
      ['inspiration'],
    ]);
    t.play({ type: 'pass', seat: B });
    expect(asked(t)).toEqual({ kind: 'action', seat: A });
  });

  rule(['EMX-INF.5', 'EMX-RND.7'], 'applies no property of a power that is activated', () => {
    const customCards = [
      ownPower('everything', 'charge self: gain pos 1 / influence self: gain pos 2 / result self: gain pos 3'),
    ];
    const t = acting((state) => give(state, A, 'everything', 'joy'), { customCards });
    expect(changes(t, play('everything', A))).toEqual({ 'hands.0': ['joy'], 'rows.0': ['everything'] });
  });
});
