import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { asked } from './look.js';
import { acting, charging, harvesting, next, ownEffect, ownPower } from './phases.js';
import { rich } from './rich.js';
import {
  activate,
  give,
  hand,
  karma,
  karmaDue,
  pool,
  setKarma,
  setKarmaDue,
  setPool,
  setShared,
  setSupply,
  slot,
  stack,
} from './table.js';

// EMX-KRM.3 to EMX-KRM.9: how much karma there is, and where it is kept.

const [A, B, C] = [0, 1, 2];

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
      stack(state, 'drawPiles', ['memory']);
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
      setShared(state, { round: 10 });
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
