import { deckSize } from '@rulewright/core/author';
import { engine, soloResult } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { acting, charging, ending, endRound, ownPower } from './phases.js';
import {
  activate,
  begin,
  give,
  hand,
  karma,
  type Options,
  pool,
  row,
  type State,
  setPlayer,
  setPool,
  setShared,
  slot,
  table,
} from './table.js';

// The solo game.

const A = 0;
const alone: Options = { players: 1 };
/** The player may act in a slot of its own. */
const slotWith = (recipe: (state: State) => void, options: Options) =>
  table(options).edit((state) => {
    begin(state);
    slot(state, A, { kind: 'slot', seat: A });
    recipe(state);
  });

rule(['EMX-SOLO.1', 'EMX-SET.1'], 'a single player is dealt in as usual and has all the emons', () => {
  const { state } = table({ ...alone, firstPlayer: 'random' });
  expect([state.hands.map((cards) => cards.length), state.drawPiles.map(deckSize)]).toEqual([[5], [85]]);
  expect([state.rows, state.marker, state.firstPlayer]).toEqual([[[]], [0], 0]);
  const [pos = 0, neg = 0] = pool({ state }, A);
  expect(state.supply).toEqual({ pos: 180 - pos, neg: 180 - neg });
});

rule(['EMX-SOLO.1', 'EMX-RND.6'], 'the player is first in every round', () => {
  const t = endRound(ending(() => {}, alone));
  expect([t.state.round, t.state.firstPlayer, asked(t)]).toEqual([3, 0, { kind: 'action', seat: A }]);
});

rule(['EMX-SOLO.1', 'EMX-RND.3'], 'has three slots in a round, one after another', () => {
  let { state } = table(alone);
  for (const circle of [1, 2, 3]) {
    expect([state.round, state.circle, engine.decision(state)?.seats ?? []]).toEqual([1, circle, [A]]);
    state = engine.apply(state, { type: 'draw', seat: A });
  }
  expect(state.round).toBe(2);
});

rule.each(
  ['EMX-SOLO.1', 'EMX-VOC.2'],
  'what is aimed at another player has no target',
  [
    { card: 'envy', pos: 0 },
    { card: 'sympathy', pos: 1 },
    { card: 'care', pos: 1 },
    { card: 'blame', pos: 0 },
    { card: 'charm', pos: 1 },
    { card: 'manipulation', pos: 0 },
    { card: 'mutual-understanding', pos: 1 },
    { card: 'confusion', pos: 0 },
  ],
  ({ card, pos }) => {
    const t = slotWith((state) => {
      give(state, A, card, 'joy');
      setPool(state, A, 9, 9);
    }, alone);
    expect(t.legal('play')).toEqual([{ type: 'play', seat: A, card: 'joy', target: A, pos: 0 }]);
    for (const target of [A, 1])
      expect(t.refusal({ type: 'play', seat: A, card, target, pos })).toEqual({
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope: 'other', target, player: target },
      });
  },
);

rule(['EMX-SOLO.1', 'EMX-INF.6'], 'a power that works on others cannot be used', () => {
  const t = slotWith((state) => {
    activate(state, A, 'compassion', 'greed', 'calculation', 'creativity');
    setPool(state, A, 9, 9);
  }, alone);
  expect(t.legal('use')).toEqual([{ type: 'use', seat: A, power: 'creativity', target: A }]);
});

rule(['EMX-SOLO.1', 'EMX-PWR.1'], 'a power for others only cannot be activated', () => {
  const customCards = [ownPower('own', 'charge self: gain pos 1', { onto: 'other' })];
  const t = slotWith((state) => give(state, A, 'own'), { ...alone, customCards });
  expect(t.legal('play')).toEqual([]);
  expect(t.refusal({ type: 'play', seat: A, card: 'own', target: A, pos: 0 })).toEqual({
    rule: 'EMX-PWR.1',
    code: 'wrong-target',
    details: { target: A, player: A },
  });
});

rule(['EMX-SOLO.1', 'EMX-CHG.6'], 'a compulsory property for others is skipped, its part for the player too', () => {
  const t = charging((state) => activate(state, A, 'kindness', 'optimism', 'malice'), alone);
  t.run({ kind: 'charge', seat: A });
  const [blue, red] = t.events.flatMap((event) => (event.type === 'charge-rolled' ? [event.blue, event.red] : []));
  expect([pool(t, A), asked(t)]).toEqual([[Number(blue) + 3, Number(red) + 1], { kind: 'action', seat: A }]);
});

rule(['EMX-SOLO.1', 'EMX-SYM.5'], 'nobody is there to steal from: the postponed symbol is used up', () => {
  const board = [{ cell: 4, symbol: 'steal-two' }] as const;
  const t = charging(
    (state) => {
      setPlayer(state, A, { marker: 4, isPending: true });
    },
    { ...alone, board },
  );
  t.script([3, 2]);
  expect(changes(t, { kind: 'charge', seat: A })).toMatchObject({
    'pending.0': false,
    'pool.pos.0': 3,
    'pool.neg.0': 2,
  });
  expect([hand(t, A), asked(t)]).toEqual([['greed'], { kind: 'action', seat: A }]);
});

rule(['EMX-SOLO.1', 'EMX-KRM.1'], 'a paid power on one’s own human makes no karma, and emons go to the supply', () => {
  const t = slotWith((state) => {
    give(state, A, 'love', 'fear');
    setPool(state, A, 5, 0);
  }, alone);
  t.play({ type: 'play', seat: A, card: 'love', target: A, pos: 4 });
  expect([row(t, A), pool(t, A), karma(t, A), t.state.supply.pos]).toEqual([['love'], [1, 0], [0, 0], 179]);
});

rule(['EMX-SOLO.1', 'EMX-FREE.12', 'EMX-FREE.7'], 'alone with two humans karma arises between them', () => {
  const t = slotWith(
    (state) => {
      give(state, A, 'love', 'celebration');
      setPool(state, 1, 4, 0);
    },
    { ...alone, freeFeeding: { humans: 2, chargeAll: false } },
  );
  t.play({ type: 'play', seat: A, human: 1, card: 'love', target: 0, pos: 4 });
  expect([row(t, 0), karma(t, 1)]).toEqual([['love'], [8, 0]]);
});

rule(['EMX-SOLO.1', 'EMX-FREE.7'], 'alone with one human an Effect on everybody makes no karma in free feeding', () => {
  const t = slotWith(
    (state) => {
      give(state, A, 'celebration', 'fear');
      setPool(state, 0, 1, 0);
    },
    { ...alone, freeFeeding: { humans: 1, chargeAll: false } },
  );
  t.play({ type: 'play', seat: A, human: 0, card: 'celebration', target: 0, player: A, pos: 1 });
  expect([pool(t, 0), karma(t, 0)]).toEqual([
    [2, 0],
    [0, 0],
  ]);
});

rule.each(
  ['EMX-SOLO.2', 'EMX-R33'],
  'the outcome of the round in which the goal is reached is a record of score, rounds and side',
  [
    { at: 96, pos: 4, neg: 0, record: { score: 104, rounds: 2, side: 'light' } },
    { at: -98, pos: 0, neg: 7, record: { score: 101, rounds: 2, side: 'dark' } },
  ],
  ({ at, pos, neg, record }) => {
    const t = acting(
      (state) => {
        slot(state, A, { kind: 'result-phase' });
        setPlayer(state, A, { marker: at });
        activate(state, A, 'love');
        setPool(state, A, pos, neg);
      },
      { ...alone, board: [] },
    );
    endRound(t);
    expect(t.state.agenda).toEqual([]);
    expect(soloResult({ state: t.state, content: engine.content })).toEqual(record);
    const score = record.side === 'dark' ? -record.score : record.score;
    expect(engine.outcome(t.state)).toEqual({ winners: [A], ranking: [[A]], scores: [score], reason: 'goal' });
  },
);

rule(['EMX-SOLO.2', 'EMX-END.4'], 'a solo game can end on the start, on neither side', () => {
  const t = ending((state) => {
    setShared(state, { round: 10 });
    setPlayer(state, A, { marker: -4 });
    activate(state, A, 'love');
  }, alone);
  endRound(t);
  expect(soloResult({ state: t.state, content: engine.content })).toEqual({ score: 0, rounds: 10, side: 'none' });
});
