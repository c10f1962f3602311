import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { piles } from './happened.js';
import { asked, changes, eventTypes } from './look.js';
import { charging, harvesting, next, ownPower } from './phases.js';
import {
  activate,
  discard,
  give,
  hand,
  pool,
  type State,
  setKarmaDue,
  setPlayer,
  setPool,
  setSupply,
  stack,
} from './table.js';

const [A, B, C] = [0, 1, 2];

describe('step 0: the postponed symbol', () => {
  const standing = (cell: number, pending: boolean, recipe: (state: State) => void = () => {}) =>
    charging((state) => {
      setPlayer(state, A, { marker: cell, isPending: pending });
      recipe(state);
    });

  rule.each(
    ['EMX-CHG.1', 'EMX-R22'],
    'draws two cards before the dice if the symbol is postponed and the marker stands on it',
    [
      { cell: 5, pending: true, cards: 2 },
      { cell: -33, pending: true, cards: 2 },
      { cell: 5, pending: false, cards: 0 },
      { cell: 4, pending: true, cards: 0 },
      { cell: 9, pending: true, cards: 0 },
    ],
    ({ cell, pending, cards }) => {
      const t = standing(cell, pending);
      t.edit((state) => stack(state, 'drawPiles', ['love', 'calm', 'joy'])).run({ kind: 'charge', seat: A });
      expect(hand(t, A)).toEqual(['love', 'calm'].slice(0, cards));
      expect(t.state.pending).toEqual([false, false, false]);
      expect(eventTypes(t).slice(0, 4)).toEqual(
        cards === 0
          ? ['turn-began', 'charge-rolled', 'emons-taken', 'emons-taken']
          : ['turn-began', 'symbol-resolved', 'cards-drawn', 'charge-rolled'],
      );
    },
  );

  rule('EMX-CHG.1', 'steals two cards before the dice, from another player of choice', () => {
    const t = standing(21, true, (state) => {
      give(state, A, 'joy');
      give(state, B, 'love', 'calm', 'fear');
      give(state, C, 'anger');
    });
    t.run({ kind: 'charge', seat: A });
    expect([asked(t), t.state.pending[A], pool(t, A)]).toEqual([{ kind: 'steal-target', seat: A }, false, [0, 0]]);
    expect(t.legal()).toEqual([
      { type: 'steal-from', seat: A, player: B },
      { type: 'steal-from', seat: A, player: C },
    ]);
    t.script(['fear', 'love', 2, 3]).play({ type: 'steal-from', seat: A, player: B });
    expect([hand(t, A), hand(t, B), pool(t, A)]).toEqual([['joy', 'fear', 'love'], ['calm'], [2, 3]]);
  });
});

describe('step 1: the dice', () => {
  rule.each(
    ['EMX-CHG.2', 'EMX-R1'],
    'takes what the blue die and the red die show',
    [
      { blue: 1, red: 6 },
      { blue: 6, red: 1 },
      { blue: 4, red: 3 },
    ],
    ({ blue, red }) => {
      const t = charging().script([blue, red]);
      expect(changes(t, { kind: 'charge', seat: A })).toEqual({
        'charged.0': true,
        'pool.pos.0': blue,
        'pool.neg.0': red,
        'supply.pos': 180 - blue,
        'supply.neg': 180 - red,
      });
      expect(t.events).toEqual([
        { type: 'turn-began', rule: 'EMX-RND.2', seat: A, phase: 'charge' },
        { type: 'charge-rolled', rule: 'EMX-CHG.2', seat: A, human: A, blue, red },
        { type: 'emons-taken', rule: 'EMX-CHG.2', human: A, pos: blue, neg: 0, pool: piles([0, 0], [blue, 0]) },
        { type: 'emons-taken', rule: 'EMX-CHG.2', human: A, pos: 0, neg: red, pool: piles([blue, 0], [blue, red]) },
      ]);
    },
  );

  rule.each('EMX-R1', 'has no face but 1 to 6', [{ face: 0 }, { face: 7 }], ({ face }) => {
    expect(() => charging().script([face, 1]).run({ kind: 'charge', seat: A })).toThrow('one of 6 is drawn here');
    expect(() => charging().script([1, face]).run({ kind: 'charge', seat: A })).toThrow('one of 6 is drawn here');
  });
});

describe('step 2: an emon for every active power', () => {
  rule(['EMX-CHG.3', 'EMX-R7'], 'counts every copy of both signs, whoever paid for it', () => {
    const t = charging((state) => {
      activate(state, A, 'calm', 'anxiety', 'calm', 'greed', 'faith');
      activate(state, B, 'love');
    });
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect([pool(t, A), pool(t, B)]).toEqual([
      [1 + 3, 1 + 2],
      [0, 0],
    ]);
    expect(eventTypes(t)).toEqual(['turn-began', 'charge-rolled', ...Array(7).fill('emons-taken')]);
  });

  rule('EMX-CHG.3', 'counts powers from left to right, and asks the owner at the place of a neutral one', () => {
    const t = charging((state) => activate(state, A, 'calm', 'intuition', 'greed', 'curiosity'));
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect([pool(t, A), asked(t)]).toEqual([[2, 1], { kind: 'neutral-emon', seat: A, human: A }]);
    expect(t.legal()).toEqual([
      { type: 'take-emon', seat: A, colour: 'pos' },
      { type: 'take-emon', seat: A, colour: 'neg' },
    ]);
    expect(changes(t, { type: 'take-emon', seat: A, colour: 'pos' })).toEqual({
      'pool.pos.0': 3,
      'pool.neg.0': 2,
      'supply.pos': 177,
      'supply.neg': 178,
    });
    expect(asked(t)).toEqual({ kind: 'neutral-emon', seat: A, human: A });
    expect(changes(t, { type: 'take-emon', seat: A, colour: 'neg' })).toMatchObject({ 'pool.neg.0': 3 });
    expect(asked(t)).toMatchObject({ kind: 'split' });
  });

  rule.each(
    ['EMX-CHG.3', 'EMX-R5'],
    'asks nobody when the supply lacks a colour, and gives nothing when it lacks both',
    [
      { pos: 1, neg: 0, pools: [1 + 1, 1] },
      { pos: 0, neg: 1, pools: [1, 1 + 1] },
      { pos: 0, neg: 0, pools: [1, 1] },
    ],
    ({ pos, neg, pools }) => {
      const t = charging((state) => {
        activate(state, A, 'curiosity');
        setSupply(state, 'pos', 1 + pos, C);
        setSupply(state, 'neg', 1 + neg, C);
      });
      t.script([1, 1]).run({ kind: 'charge', seat: A });
      expect([asked(t), pool(t, A)]).toEqual([next, pools]);
    },
  );

  rule(
    ['EMX-CHG.3', 'EMX-RND.4'],
    'gives the only colour that is left after a choice to the next neutral power',
    () => {
      const t = charging((state) => {
        activate(state, A, 'curiosity', 'calculation');
        setSupply(state, 'pos', 2, C);
        setSupply(state, 'neg', 3, C);
      });
      t.script([1, 1]).run({ kind: 'charge', seat: A });
      t.play({ type: 'take-emon', seat: A, colour: 'pos' });
      expect([asked(t), pool(t, A)]).toEqual([next, [2, 2]]);
    },
  );

  rule(['EMX-CHG.3', 'EMX-SUP.2'], 'gives nothing for the powers further right when the colour runs out', () => {
    const t = charging((state) => {
      activate(state, A, 'calm', 'calm', 'greed');
      setSupply(state, 'pos', 2, C);
    });
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([2, 2]);
  });

  rule(['EMX-CHG.3', 'EMX-R5'], 'leaves neutral powers out under `neutralPowerEmon: none`', () => {
    const t = charging((state) => activate(state, A, 'curiosity', 'calm', 'calculation', 'greed'), {
      neutralPowerEmon: 'none',
    });
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect([asked(t), pool(t, A)]).toEqual([next, [2, 2]]);
  });
});

describe('step 4 and what follows', () => {
  rule(['EMX-CHG.7', 'EMX-KRM.5', 'EMX-KRM.4'], 'brings karma back after the properties, which do not touch it', () => {
    const customCards = [ownPower('double', 'charge self: gain neg all', { sign: 'pos' })];
    const t = charging(
      (state) => {
        activate(state, A, 'double');
        setKarmaDue(state, A, 2, 4);
        setKarmaDue(state, B, 6, 0);
      },
      { customCards },
    ).script([1, 3]);
    expect(changes(t, { kind: 'charge', seat: A })).toEqual({
      'charged.0': true,
      'pool.pos.0': 1 + 1 + 2,
      'pool.neg.0': 2 * 3 + 4,
      'karmaDue.pos.0': 0,
      'karmaDue.neg.0': 0,
      'supply.pos': 180 - 8 - 2,
      'supply.neg': 180 - 4 - 6,
    });
    expect(t.events.at(-1)).toEqual({
      type: 'karma-came-back',
      rule: 'EMX-CHG.7',
      human: A,
      pos: 2,
      neg: 4,
      pool: piles([2, 6], [4, 10]),
    });
  });

  rule('EMX-CHG.7', 'tells of a single emon of karma', () => {
    const t = charging((state) => setKarmaDue(state, A, 0, 1));
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect(t.events.at(-1)).toEqual({
      type: 'karma-came-back',
      rule: 'EMX-CHG.7',
      human: A,
      pos: 0,
      neg: 1,
      pool: piles([1, 1], [1, 2]),
    });
  });

  rule('EMX-CHG.7', 'says nothing of karma when none is due', () => {
    const t = charging();
    t.run({ kind: 'charge', seat: A });
    expect(eventTypes(t)).toEqual(['turn-began', 'charge-rolled', 'emons-taken', 'emons-taken']);
  });

  rule('EMX-CHG.8', 'brings dice only in round 1, and asks nobody before the first slot', () => {
    const first = engine.init('first', { players: 4, firstPlayer: 0 });
    expect(first.agenda.at(-1)).toEqual({ kind: 'action', rule: 'EMX-INF.1', seat: 0 });
    for (const faces of [first.pool.pos, first.pool.neg])
      expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
    expect([first.karmaDue, first.hands.map((cards) => cards.length)]).toEqual([
      { pos: [0, 0, 0, 0], neg: [0, 0, 0, 0] },
      [5, 5, 5, 5],
    ]);
  });

  rule('EMX-CHG.9', 'adds to an open pool without a limit', () => {
    const t = charging((state) => setPool(state, A, 174, 170));
    t.script([6, 6]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([180, 176]);
    for (const viewer of [B, 'spectator'] as const)
      expect(engine.view(t.state, viewer).position.pool).toEqual(t.state.pool);
  });

  rule(['EMX-CHG.10', 'EMX-MOM.9'], 'opens no window for a cancel in any step', () => {
    const t = charging((state) => {
      give(state, B, 'fear', 'composure');
      setPool(state, B, 9, 9);
      activate(state, A, 'love', 'wisdom');
      setPlayer(state, A, { isPending: true, marker: 5 });
      discard(state, 'joy');
      stack(state, 'drawPiles', ['calm', 'faith', 'memory']);
    });
    t.script([1, 1, 6]).run({ kind: 'charge', seat: A });
    expect([asked(t), hand(t, A).length, pool(t, A)]).toEqual([next, 3, [1 + 2 + 6, 1]]);
  });
});

rule('EMX-RND.2', 'a Charge turn that is worked off by itself belongs to the Charge phase', () => {
  expect(() => harvesting().run({ kind: 'charge', seat: A })).toThrow('belongs to the phase charge, found result');
});
