import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acts } from './happened.js';
import { asked, changes, eventTypes } from './look.js';
import { acting, charging, ending, endRound, harvesting, next } from './phases.js';
import {
  activate,
  allTo,
  begin,
  give,
  hand,
  karma,
  karmaDue,
  phase,
  pool,
  setKarma,
  setKarmaDue,
  setMarkers,
  setPlayer,
  setPool,
  setShared,
  setSupply,
  slot,
  stack,
  table,
} from './table.js';

/** Everything that happens from now on while everybody draws or lets pass, until the round is over. */
function playRound(start: Parameters<typeof engine.step>[0]) {
  const events: { readonly type: string }[] = [];
  const slots: string[] = [];
  let state = start;
  for (; state.round === start.round && state.agenda.length > 0; ) {
    const quiet = engine
      .legalActions(state)
      .find(({ type }) => ['draw', 'pass', 'move-other', 'discard-power', 'split'].includes(type));
    if (quiet === undefined) throw new Error('nothing quiet to do');
    if (state.agenda.at(-1)?.kind === 'action' && state.phase === 'influence')
      slots.push(`${state.circle}: ${quiet.seat}`);
    const step: ReturnType<typeof engine.step> = engine.step(state, quiet);
    events.push(...step.events.map(({ event }) => event));
    state = step.state;
  }
  return { events, slots, state };
}

const circle = (number: number) => ({ type: 'circle-began', rule: 'EMX-RND.3', circle: number });
const begun = (name: string) => ({ type: 'phase-began', rule: 'EMX-RND.1', phase: name });
const turn = (seat: number, name: string) => ({ type: 'turn-began', rule: 'EMX-RND.2', seat, phase: name });

describe('phases and circles', () => {
  rule(
    ['EMX-RND.1', 'EMX-RND.3'],
    'goes through Charge, three circles of Influence and Result, then round again',
    () => {
      const { events } = playRound(engine.init('phases', { players: 2, firstPlayer: 0 }));
      const frame = events.filter(({ type }) => type.endsWith('-began'));
      expect(frame).toEqual([
        acts(1),
        circle(2),
        acts(0),
        acts(1),
        circle(3),
        acts(0),
        acts(1),
        begun('result'),
        turn(0, 'result'),
        turn(1, 'result'),
        { type: 'round-began', rule: 'EMX-RND.1', round: 2, firstPlayer: 1 },
        begun('charge'),
        turn(1, 'charge'),
        turn(0, 'charge'),
        begun('influence'),
        circle(1),
        acts(1),
      ]);
    },
  );

  rule.each(
    ['EMX-RND.3', 'EMX-RND.5', 'EMX-SET.9'],
    'gives every player one slot in each of three circles, in turn order',
    [
      { players: 1, firstPlayer: 0, order: [0] },
      { players: 2, firstPlayer: 1, order: [1, 0] },
      { players: 3, firstPlayer: 2, order: [2, 0, 1] },
      { players: 4, firstPlayer: 1, order: [1, 2, 3, 0] },
    ],
    ({ players, firstPlayer, order }) => {
      const { slots } = playRound(engine.init('circles', { players, firstPlayer }));
      expect(slots).toEqual([1, 2, 3].flatMap((circle) => order.map((seat) => `${circle}: ${seat}`)));
    },
  );

  rule(['EMX-RND.2', 'EMX-RND.5'], 'lets a player finish the whole Charge turn before the next one rolls', () => {
    const t = charging((state) => {
      setShared(state, { firstPlayer: 1 });
      activate(state, 1, 'intuition');
      setKarmaDue(state, 1, 0, 3);
    });
    t.script([1, 2]).run({ kind: 'charge-phase' });
    expect([asked(t)?.kind, engine.decision(t.state)?.seats]).toEqual(['neutral-emon', [1]]);
    expect([0, 1, 2].map((seat) => pool(t, seat))).toEqual([
      [0, 0],
      [1, 2],
      [0, 0],
    ]);
    t.play({ type: 'take-emon', seat: 1, colour: 'pos' });
    t.script([3, 4, 5, 6]).play({ type: 'split', seat: 1, pos: 0 });
    expect([0, 1, 2].map((seat) => pool(t, seat))).toEqual([
      [5, 6],
      [2, 6],
      [3, 4],
    ]);
    expect(t.state.charged).toEqual([true, true, true]);
  });

  rule('EMX-RND.2', 'lets a player finish the whole Result turn before the next one harvests', () => {
    const t = harvesting((state) => {
      phase(state, 'influence');
      setShared(state, {
        firstPlayer: 2,
        circle: 3,
        humans: [
          { human: 0, harvester: 0 },
          { human: 1, harvester: 1 },
          { human: 2, harvester: 2 },
        ],
      });
      for (const seat of [0, 1, 2]) setPlayer(state, seat, { lastHarvest: seat });
      activate(state, 2, 'self-development');
      give(state, 2, 'love', 'optimism');
      for (const seat of [0, 1, 2]) setPool(state, seat, seat + 2, 0);
    });
    t.run({ kind: 'result-phase' });
    expect([asked(t)?.kind, engine.decision(t.state)?.seats, t.state.marker]).toEqual(['free-power', [2], [0, 0, 0]]);
    expect(t.state).toMatchObject({ phase: 'result', circle: 0, harvester: [-1, -1, 2], lastHarvest: [-1, -1, 2] });
    t.play({ type: 'activate', seat: 2, card: 'love' });
    expect(t.state.marker).toEqual([2, 3, 4]);
    expect(t.events.flatMap((event) => (event.type === 'absorbed' ? [event.seat] : []))).toEqual([2, 0, 1]);
    expect([t.state.harvester, t.state.lastHarvest]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  rule('EMX-RND.4', 'performs every compulsory step by itself', () => {
    const t = charging((state) => {
      activate(state, 0, 'optimism', 'wisdom', 'pessimism');
      setKarmaDue(state, 0, 2, 0);
      setPlayer(state, 0, { isPending: true, marker: -5 });
      stack(state, 'drawPiles', ['joy', 'anger', 'memory']);
    });
    t.script([1, 1]).run({ kind: 'charge', seat: 0 });
    expect(asked(t)).toEqual(next);
    expect([pool(t, 0), hand(t, 0).length, t.state.pending[0]]).toEqual([[1 + 2 + 1 + 2, 1 + 1 + 1], 3, false]);
  });

  rule('EMX-RND.4', 'stops for a real decision only: a single answer is given by the engine', () => {
    const t = charging((state) => {
      activate(state, 0, 'intuition');
      activate(state, 1, 'calm');
      setPool(state, 1, 0, 0);
      setSupply(state, 'neg', 0, 2);
    });
    t.script([1, 1]).run({ kind: 'charge', seat: 0 });
    expect([asked(t), pool(t, 0)]).toEqual([next, [3, 0]]);
  });

  rule('EMX-RND.4', 'skips a slot in which nothing can be done, and goes on', () => {
    const t = table().edit((state) => {
      begin(state);
      slot(state, 1);
      allTo(state, 1);
    });
    t.run({ kind: 'slot', rule: 'EMX-INF.1', seat: 0 });
    expect(asked(t)).toEqual({ kind: 'action', seat: 1 });
  });
});

describe('from round to round', () => {
  rule.each(
    ['EMX-RND.5', 'EMX-RND.6', 'EMX-SET.9'],
    'passes the first move on clockwise',
    [
      { players: 1, from: 0, to: 0 },
      { players: 2, from: 0, to: 1 },
      { players: 2, from: 1, to: 0 },
      { players: 4, from: 2, to: 3 },
      { players: 4, from: 3, to: 0 },
    ],
    ({ players, from, to }) => {
      const t = ending(
        (state) => {
          setShared(state, { firstPlayer: from });
        },
        { players },
      );
      endRound(t);
      expect([t.state.round, t.state.firstPlayer, engine.decision(t.state)?.seats]).toEqual([3, to, [to]]);
      expect(t.events.slice(1, 3)).toEqual([
        { type: 'round-began', rule: 'EMX-RND.1', round: 3, firstPlayer: to },
        begun('charge'),
      ]);
      expect(t.events.flatMap((event) => (event.type === 'charge-rolled' ? [event.seat] : []))).toEqual(
        Array.from({ length: players }, (_, i) => (to + i) % players),
      );
    },
  );

  rule(['EMX-RND.6', 'EMX-KRM.5', 'EMX-KRM.6'], 'makes the karma of the round due, each in its colour', () => {
    const t = ending((state) => {
      setKarma(state, 0, 2, 4);
      setKarma(state, 2, 6, 0);
      activate(state, 1, 'intuition');
      stack(state, 'drawPiles', ['memory']);
    });
    endRound(t.script([1, 1]));
    // B is first and has to choose; nobody else has been charged
    expect([0, 1, 2].map((human) => [karma(t, human), karmaDue(t, human)])).toEqual([
      [
        [0, 0],
        [2, 4],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [6, 0],
      ],
    ]);
    expect(t.state).toMatchObject({ round: 3, phase: 'charge', circle: 0, charged: [false, true, false] });
  });

  rule(['EMX-RND.6', 'EMX-END.1', 'EMX-KRM.9'], 'leaves karma and counter alone when the game is over', () => {
    const t = ending((state) => {
      setShared(state, { round: 10 });
      setKarma(state, 0, 2, 4);
    });
    expect(Object.keys(changes(t, { type: 'draw', seat: 2 })).sort()).toEqual(['drawPiles.0', 'hands.2']);
    expect([t.state.agenda, eventTypes(t), karma(t, 0)]).toEqual([[], ['cards-drawn', 'game-ended'], [2, 4]]);
  });

  rule('EMX-RND.6', 'tests the end after the last Result turn only', () => {
    // the last slot of Influence, and a Result phase in which the last player still has a choice
    const t = acting((state) => {
      slot(state, 2, { kind: 'result-phase' });
      setMarkers(state, 99, 0, 0);
      setPool(state, 0, 3, 0);
      setPool(state, 1, 0, 4);
      activate(state, 2, 'self-development');
      give(state, 2, 'love', 'optimism');
    });
    t.play({ type: 'draw', seat: 2 });
    expect([t.state.marker, t.state.reached, asked(t)?.kind]).toEqual([[102, -4, 0], true, 'free-power']);
    t.play({ type: 'activate', seat: 2, card: 'love' });
    expect([t.state.agenda, t.outcome?.reason]).toEqual([[], 'goal']);
  });
});
