import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play, use } from './answers.js';
import { asked, changes } from './look.js';
import { acting, next, ownPower } from './phases.js';
import {
  activate,
  allTo,
  begin,
  discardClosed,
  discards,
  give,
  hand,
  karma,
  type Options,
  pool,
  row,
  type State,
  setPool,
  setSupply,
  slot,
  table,
} from './table.js';

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

  rule(['EMX-INF.1', 'EMX-INF.15'], 'is over with one action', () => {
    const t = acting((state) => give(state, A, 'joy', 'anger'));
    t.script([3]).play(play('joy', B));
    expect([asked(t), pool(t, B), discards(t)]).toEqual([next, [3, 0], ['joy']]);
  });

  rule(['EMX-INF.2', 'EMX-R14'], 'allows nobody to pass or to stop', () => {
    const t = acting((state) => give(state, A, 'joy'));
    const rules = [
      ['pass', 'EMX-INF.2'],
      ['stop', 'EMX-INF.10'],
    ] as const;
    for (const [type, rule] of rules)
      expect(t.refusal({ type, seat: A })).toEqual({
        rule,
        code: 'not-offered',
        details: { action: type, choice: 'action', asks: 'EMX-INF.1' },
      });
  });

  /** It is B's turn with the whole deck in hand; A's slot is tried out in between. */
  const poor = (recipe: (state: State) => void) =>
    table().edit((state) => {
      begin(state);
      slot(state, B);
      recipe(state);
      allTo(state, B);
    });
  const slotOfA = { kind: 'slot', rule: 'EMX-INF.1', seat: A } as const;

  rule('EMX-INF.2', 'takes the only action that is legal unasked', () => {
    const t = poor((state) => discardClosed(state, 'love', 'calm', 'faith')).run(slotOfA);
    expect([asked(t), hand(t, A).length]).toEqual([{ kind: 'action', seat: B }, 1]);
  });

  rule.each(
    ['EMX-INF.2', 'EMX-INF.10', 'EMX-INF.11'],
    'skips a slot only when neither hand, row, piles nor supply allow an action',
    [
      { cards: [], supply: 180, skipped: true },
      { cards: ['fear'], supply: 0, skipped: true },
      { cards: ['fear'], supply: 1, skipped: false },
    ],
    ({ cards, supply, skipped }) => {
      const t = poor((state) => {
        give(state, A, ...cards);
        setSupply(state, 'pos', supply, C);
        setSupply(state, 'neg', supply, C);
      });
      t.run(slotOfA);
      expect(asked(t)).toEqual({ kind: 'action', seat: skipped ? B : A });
    },
  );
});

describe('plays without an effect', () => {
  const useless = (options: Options) =>
    acting((state) => {
      setPool(state, A, 1, 0);
      give(state, A, 'envy', 'cleansing', 'calm');
      activate(state, A, 'charisma', 'compassion');
    }, options);

  rule(['EMX-R10', 'EMX-VOC.9'], 'forbids plays and uses that would do nothing', () => {
    const t = useless({});
    expect([...t.legal('play'), ...t.legal('use')]).toEqual([]);
    expect(t.refusal(use('charisma', B))).toEqual({
      rule: 'EMX-VOC.9',
      code: 'nothing-would-happen',
      details: { power: 'charisma' },
    });
  });

  rule(['EMX-R10', 'EMX-VOC.9'], 'allows them under `voidPlays: allow`, at the usual cost and targets', () => {
    const t = useless({ voidPlays: 'allow' });
    expect([...t.legal('play'), ...t.legal('use')]).toEqual([
      ...[A, B, C].map((target) => play('cleansing', target)),
      ...[A, B, C].map((target) => use('charisma', target)),
      ...[B, C].map((target) => use('compassion', target)),
    ]);
    expect(t.refusal(play('envy', B))).toMatchObject({ rule: 'EMX-CRD.5' });
    expect(t.refusal(use('compassion', A))).toMatchObject({ rule: 'EMX-VOC.2' });
    expect(changes(t, play('cleansing', B))).toEqual({
      'hands.0': ['envy', 'calm'],
      'discardPiles.0': ['cleansing'],
    });
  });
});

describe('using a power', () => {
  rule('EMX-INF.6', 'costs nothing, leaves the power and allows it again', () => {
    const t = acting((state) => {
      activate(state, A, 'creativity', 'love');
      give(state, A, 'joy');
      slot(state, A, { kind: 'slot', seat: A }, next);
    });
    expect(changes(t, use('creativity', B))).toMatchObject({ 'pool.pos.1': 2, 'supply.pos': 178 });
    expect([row(t, A), karma(t, A), asked(t)]).toEqual([['creativity', 'love'], [0, 0], { kind: 'action', seat: A }]);
    expect(t.events[0]).toEqual({
      type: 'power-used',
      rule: 'EMX-INF.6',
      card: 'creativity',
      copies: 1,
      seat: A,
      human: A,
      target: B,
      player: B,
    });
    t.play(use('creativity', B));
    expect([pool(t, B), asked(t)]).toEqual([[4, 0], next]);
  });

  rule.each(
    ['EMX-INF.6', 'EMX-INF.8', 'EMX-R7'],
    'says why a power cannot be used',
    [
      { action: use('charisma', A), rule: 'EMX-INF.6', code: 'not-in-the-row', details: { power: 'charisma' } },
      { action: use('joy', A), rule: 'EMX-INF.6', code: 'not-in-the-row', details: { power: 'joy' } },
      { action: use('love', A), rule: 'EMX-INF.6', code: 'no-influence-property', details: { power: 'love' } },
      {
        action: use('greed', A),
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'other', target: A, player: A },
      },
      {
        action: use('creativity', 3),
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'any', target: 3, player: 3 },
      },
      { action: use('greed', B), rule: 'EMX-VOC.9', code: 'nothing-would-happen', details: { power: 'greed' } },
    ],
    ({ action, ...violation }) => {
      const t = acting((state) => {
        give(state, A, 'joy');
        activate(state, A, 'love', 'greed', 'creativity');
        activate(state, B, 'charisma');
        setPool(state, A, 3, 3);
      });
      expect(t.refusal(action)).toEqual(violation);
    },
  );

  rule(['EMX-INF.8', 'EMX-R7'], 'gives the use to the owner of the row, not to the player who paid', () => {
    const t = acting((state) => {
      setPool(state, A, 3, 0);
      give(state, A, 'creativity', 'joy');
      give(state, B, 'anger');
      slot(state, A, { kind: 'slot', seat: A }, { kind: 'slot', seat: B });
    });
    t.play(play('creativity', B, 3));
    expect(t.legal('use')).toEqual([]);
    t.script([1]).play(play('joy', A));
    expect(t.legal('use').map(({ seat, target }) => [seat, target])).toEqual([
      [B, A],
      [B, B],
      [B, C],
    ]);
  });

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
