import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { piles } from './happened.js';
import { asked, changes } from './look.js';
import { charging, next, ownPower } from './phases.js';
import { activate, allTo, discard, give, type Options, pool, row, type State, setPool, setSupply } from './table.js';

// EMX-CHG.4 to EMX-CHG.6: the Charge properties, step 3 of a Charge turn.

const [A, B, C] = [0, 1, 2];

/** A's Charge turn with these own powers in the row, every die showing 1. */
function sweeping(powers: readonly NonNullable<Options['customCards']>[number][], recipe: (state: State) => void) {
  const t = charging(
    (state) => {
      activate(state, A, ...powers.map(({ id }) => id));
      recipe(state);
    },
    { customCards: [...new Set(powers)], neutralPowerEmon: 'none' },
  );
  return t.script([1, 1], 'first').run({ kind: 'charge', seat: A });
}

/** What A's properties did, one after the other. */
const applied = (t: ReturnType<typeof charging>): string[] =>
  t.events.flatMap((event) => (event.type === 'property-applied' ? [`${event.card} → ${event.target}`] : []));

describe('step 3: Charge properties', () => {
  const double = ownPower('double', 'charge self: gain pos all', { limit: 2 });
  const three = ownPower('three', 'charge self: gain pos 3');
  const loss = ownPower('loss', 'charge self: lose any all');

  rule.each(
    ['EMX-CHG.4', 'EMX-CHG.5', 'EMX-R8'],
    'applies each card at its own place, from left to right',
    [
      { powers: [double, three], pos: 2 + 3 },
      { powers: [three, double], pos: 2 * (1 + 3) },
      { powers: [double, three, double], pos: 2 * (2 + 3) },
      { powers: [double, double, three], pos: 4 + 3 },
    ],
    ({ powers, pos }) => {
      const t = sweeping(powers, () => {});
      expect([pool(t, A), applied(t)]).toEqual([[pos, 1], powers.map(({ id }) => `${id} → 0`)]);
    },
  );

  rule('EMX-CHG.4', 'applies what hurts too, and only the properties of Charge in one’s own row', () => {
    const harvest = ownPower('harvest', 'influence self: gain pos 9 / result self: gain neg 9');
    const t = sweeping([harvest, loss], (state) => {
      activate(state, B, 'love');
      setPool(state, A, 4, 4);
    });
    expect([pool(t, A), pool(t, B), applied(t)]).toEqual([[0, 0], [0, 0], ['loss → 0']]);
  });

  rule(['EMX-CHG.5', 'EMX-R11'], 'still reaches a power that enters at the right end during the step', () => {
    const muse = ownPower('muse', 'charge self: activate 1');
    const t = sweeping([muse], (state) => give(state, A, 'love', 'joy'));
    expect(applied(t)).toEqual(['muse → 0']);
    t.play({ type: 'activate', seat: A, card: 'love' });
    expect([row(t, A), asked(t), applied(t)]).toEqual([['muse', 'love'], next, ['love → 0']]);
  });

  rule('EMX-CHG.5', 'does not count a power that enters during the step for step 2', () => {
    const muse = ownPower('muse', 'charge self: activate 1');
    const t = sweeping([muse], (state) => give(state, A, 'calm'));
    expect([row(t, A), pool(t, A)]).toEqual([
      ['muse', 'calm'],
      [1, 1],
    ]);
  });

  const purge = ownPower('purge', 'charge self: discardPower 1');
  const take = ownPower('take', 'charge self: gain pos 1', { copies: 4, limit: 4 });

  rule.each(
    'EMX-CHG.5',
    'skips a power that has left, and misses none because another left',
    [
      { powers: [take, purge, three, double], place: 0, pos: 2 * (2 + 3), left: ['purge', 'three', 'double'] },
      { powers: [take, purge, three, double], place: 1, pos: 2 * (2 + 3), left: ['take', 'three', 'double'] },
      { powers: [take, purge, three, double], place: 2, pos: 2 * 2, left: ['take', 'purge', 'double'] },
      { powers: [take, purge, three, double], place: 3, pos: 2 + 3, left: ['take', 'purge', 'three'] },
    ],
    ({ powers, place, pos, left }) => {
      const t = sweeping(powers, () => {});
      expect(pool(t, A)).toEqual([2, 1]);
      t.play({ type: 'discard-power', seat: A, human: A, place });
      expect([pool(t, A), row(t, A), asked(t)]).toEqual([[pos, 1], left, next]);
    },
  );

  const heal = ownPower('heal', 'charge other: take pos 1');

  rule('EMX-CHG.5', 'applies nothing further left any more, even if it has become possible', () => {
    const feed = ownPower('feed', 'charge all: gain pos 1');
    const t = sweeping([heal, feed], () => {});
    expect([applied(t), pool(t, A), pool(t, B)]).toEqual([['feed → 0'], [2, 1], [1, 0]]);
  });

  rule('EMX-CHG.5', 'keeps its place when powers leave the row of somebody else', () => {
    const storm = ownPower('storm', 'charge other: discardPower 2; gain pos 1');
    const t = sweeping([heal, storm, three], (state) => activate(state, B, 'calm', 'faith'));
    t.play({ type: 'aim', seat: A, target: B });
    t.play({ type: 'discard-power', seat: A, human: B, place: 0 });
    expect([row(t, B), pool(t, B), pool(t, A)]).toEqual([[], [1, 0], [4, 1]]);
  });

  rule('EMX-CHG.5', 'keeps its place when the power that applies and the next one leave', () => {
    const storm = ownPower('storm', 'charge other: discardPower 2 @actor; gain pos 1');
    const t = sweeping([heal, storm, three, take], (state) => setSupply(state, 'neg', 1, C));
    t.play({ type: 'aim', seat: A, target: B });
    t.play({ type: 'discard-power', seat: A, human: A, place: 1 });
    t.play({ type: 'discard-power', seat: A, human: A, place: 1 });
    expect([row(t, A), pool(t, B), pool(t, A)]).toEqual([
      ['heal', 'take'],
      [1, 0],
      [2, 1],
    ]);
  });

  const cycle = ownPower('cycle', 'charge self: discardPower 1; draw 1; activate 1');

  rule('EMX-CHG.5', 'applies no card twice in a step, even if it left and came back', () => {
    const t = sweeping([take, cycle], (state) => allTo(state, C));
    const card = t.state.rows[A]?.[0] ?? 0;
    t.play({ type: 'discard-power', seat: A, human: A, place: 0 }, { type: 'pass', seat: C });
    expect([row(t, A), t.state.rows[A]?.[1], pool(t, A)]).toEqual([['cycle', 'take'], card, [2, 1]]);
    expect(t.state.sweep).toEqual({ human: -1, place: 0, end: 0, applied: [], gone: [], loose: [] });
  });

  rule('EMX-CHG.5', 'applies another copy of a power that has already applied', () => {
    const t = sweeping([take, cycle], (state) => allTo(state, C, 'take'));
    t.play({ type: 'discard-power', seat: A, human: A, place: 0 }, { type: 'pass', seat: C });
    expect([row(t, A), pool(t, A)]).toEqual([
      ['cycle', 'take'],
      [3, 1],
    ]);
  });

  const phoenix = ownPower('phoenix', 'charge self: discardPower 1; draw 1; activate 1', { limit: 2, copies: 2 });

  rule.each(
    ['EMX-CHG.5', 'EMX-R8'],
    'applies a copy that lay in the hand while the one that was applied was shuffled, once each',
    [
      { drawn: 'joy', options: {}, times: 2 },
      { drawn: 'phoenix', options: {}, times: 1 },
      // as games of rulesVersion 1 were played
      { drawn: 'joy', options: { copiesComeBack: 'any' }, times: 1 },
    ] as const,
    ({ drawn, options, times }) => {
      const t = charging(
        (state) => {
          activate(state, A, 'phoenix');
          give(state, A, 'phoenix');
          discard(state, 'joy');
          allTo(state, C);
        },
        { customCards: [phoenix], neutralPowerEmon: 'none', ...options },
      );
      t.script([2, 1], 'first').run({ kind: 'charge', seat: A });
      t.script([drawn], 'first').play({ type: 'pass', seat: C });
      t.play({ type: 'activate', seat: A, card: 'phoenix' });
      expect(t.log.filter(({ type }) => type === 'property-applied')).toHaveLength(times);
    },
  );

  rule.each(
    ['EMX-CHG.5', 'EMX-R11'],
    'applies a power that enters the row in the same step, or lets it wait',
    [
      { enteringPowers: 'apply', times: 2 },
      { enteringPowers: 'wait', times: 1 },
    ] as const,
    ({ enteringPowers, times }) => {
      const bring = ownPower('bring', 'charge self: activate 1');
      const t = charging(
        (state) => {
          activate(state, A, 'bring');
          give(state, A, 'take');
        },
        { customCards: [bring, take], neutralPowerEmon: 'none', enteringPowers },
      );
      t.script([2, 1], 'first').run({ kind: 'charge', seat: A });
      const told = t.log.filter(({ type }) => type === 'property-applied');
      expect([row(t, A), told.length]).toEqual([['bring', 'take'], times]);
    },
  );

  rule('EMX-CHG.5', 'applies two copies twice, although one comes back while the other lies among the discards', () => {
    const t = charging(
      (state) => {
        activate(state, A, 'phoenix');
        give(state, A, 'phoenix');
        discard(state, 'joy');
        allTo(state, C);
      },
      { customCards: [phoenix], neutralPowerEmon: 'none' },
    );
    t.script([2, 1], 'first').run({ kind: 'charge', seat: A });
    t.script(['joy'], 'first').play({ type: 'pass', seat: C });
    t.play({ type: 'activate', seat: A, card: 'phoenix' }, { type: 'pass', seat: C });
    t.play({ type: 'activate', seat: A, card: 'phoenix' });
    expect([row(t, A), t.log.filter(({ type }) => type === 'property-applied').length]).toEqual([['phoenix'], 2]);
  });

  rule('EMX-CHG.5', 'applies a card that came back if it could not be applied before', () => {
    const feed = ownPower('feed', 'charge all: gain pos 1');
    const t = sweeping([heal, feed, cycle], (state) => allTo(state, C));
    const card = t.state.rows[A]?.[0] ?? 0;
    t.play({ type: 'discard-power', seat: A, human: A, place: 0 }, { type: 'pass', seat: C });
    expect([t.state.rows[A]?.[2], asked(t)?.kind]).toEqual([card, 'property-target']);
    t.play({ type: 'aim', seat: A, target: B });
    expect([pool(t, A), pool(t, B)]).toEqual([
      [3, 1],
      [0, 0],
    ]);
  });

  rule('EMX-CHG.5', 'begins anew in the next turn', () => {
    const t = charging((state) => {
      activate(state, A, 'love', 'optimism');
      activate(state, B, 'hatred', 'optimism');
    });
    const turnOf = (seat: number, die: number) => applied(t.script([1, 1, die]).run({ kind: 'charge', seat }));
    expect(turnOf(A, 2)).toEqual(['love → 0', 'optimism → 0']);
    expect(turnOf(B, 3)).toEqual(['hatred → 1', 'optimism → 1']);
    expect(turnOf(A, 4)).toEqual(['love → 0', 'optimism → 0']);
  });
});

describe('step 3: the target of a property', () => {
  const comfort = ownPower('comfort', 'charge other: take neg 2');
  const bless = ownPower('bless', 'charge any: lose neg 9');

  rule(['EMX-CHG.6', 'EMX-R13'], 'offers the targets for which the property is possible, and refuses others', () => {
    const t = sweeping([comfort], (state) => {
      setPool(state, B, 5, 1);
      setPool(state, C, 0, 4);
      setPool(state, A, 0, 3);
    });
    expect(asked(t)).toEqual({ kind: 'property-target', seat: A, human: A, card: 'comfort', part: 'charge' });
    expect(t.legal()).toEqual([
      { type: 'aim', seat: A, target: B },
      { type: 'aim', seat: A, target: C },
    ]);
    for (const target of [A, 3, 1_000_000])
      expect(t.refusal({ type: 'aim', seat: A, target })).toEqual({
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'other', target, player: target },
      });
    expect(changes(t, { type: 'aim', seat: A, target: C })).toMatchObject({ 'pool.neg.0': 6, 'pool.neg.2': 2 });
    expect(t.events).toEqual([
      {
        type: 'property-applied',
        rule: 'EMX-CHG.4',
        card: 'comfort',
        part: 'charge',
        seat: A,
        human: A,
        target: C,
        player: C,
      },
      {
        type: 'emons-moved',
        rule: 'EMX-VOC.14',
        from: C,
        to: A,
        pos: 0,
        neg: 2,
        fromPool: piles([0, 4], [0, 2]),
        toPool: piles([1, 4], [1, 6]),
      },
    ]);
  });

  rule(['EMX-CHG.6', 'EMX-R12'], 'takes the only possible target unasked, and applies as far as possible', () => {
    const t = sweeping([comfort], (state) => setPool(state, C, 3, 1));
    expect([asked(t), applied(t), pool(t, A), pool(t, C)]).toEqual([next, ['comfort → 2'], [1, 2], [3, 0]]);
  });

  rule(
    ['EMX-R13', 'EMX-VOC.9'],
    'does not let the owner waste a property on a target for which it does nothing',
    () => {
      const t = sweeping([bless], (state) => setPool(state, B, 0, 1));
      expect(t.legal()).toEqual([
        { type: 'aim', seat: A, target: A },
        { type: 'aim', seat: A, target: B },
      ]);
      expect(t.refusal({ type: 'aim', seat: A, target: C })).toEqual({
        rule: 'EMX-VOC.9',
        code: 'nothing-would-happen',
        details: { power: 'bless', target: C, player: C },
      });
      t.play({ type: 'aim', seat: A, target: B });
      expect([pool(t, A), pool(t, B)]).toEqual([
        [1, 1],
        [0, 0],
      ]);
    },
  );

  rule(['EMX-CHG.6', 'EMX-APP.4'], 'skips a property that is impossible everywhere, and goes on', () => {
    const t = sweeping([comfort, ownPower('one', 'charge self: gain pos 1')], () => {});
    expect([asked(t), applied(t), pool(t, A)]).toEqual([next, ['one → 0'], [2, 1]]);
  });
});
