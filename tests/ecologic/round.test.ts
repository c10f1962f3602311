import { engine } from '@rulewright/ecologic';
import { begin, happen, own, setEcoFund, setMoney, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { idle, setUp, table } from './table.js';

/** Seat 0 ends the round before round 1; the given seat is its first player, who draws this event. */
const beginRound = (event: string, firstPlayer = 0) =>
  table()
    .edit((state) => {
      begin(state);
      stack(state, 'eventDeck', [event]);
      // the round that is over hands the first player on
      setShared(state, { firstPlayer: (firstPlayer + 2) % 3, round: 0 });
    })
    .play(endRound);
const endRound = { type: 'pass-building', seat: 0 } as const;

rule('ECO-RND.1', 'a round is Event, Action, Environment and Income, each completed by all before the next', () => {
  const game = beginRound('EV101');
  const events = [...game.events, ...idle(game, ({ round }) => round === 2)];
  const end = events.findIndex((event) => event.type === 'round-began' && event.round === 2);
  const declined = (series: string) =>
    [0, 1, 2].flatMap((seat) => [
      { type: 'slot-began', rule: 'ECO-SER.3', seat, series },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat, series },
    ]);
  expect(events.slice(1, end)).toEqual([
    { type: 'round-ended', rule: 'ECO-RND.4', round: 0 },
    { type: 'round-began', rule: 'ECO-RND.1', round: 1, firstPlayer: 0 },
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 0, event: 'EV101' },
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
    { type: 'series-began', rule: 'ECO-SER.2', series: 'specials', offer: ['exchange', 'reserve', 'academy'] },
    ...declined('specials'),
    { type: 'series-began', rule: 'ECO-SER.2', series: 'plants', offer: [] },
    ...declined('plants'),
    { type: 'series-began', rule: 'ECO-SER.2', series: 'initiatives', offer: [] },
    ...declined('initiatives'),
    ...[0, 1, 2].map((seat) => ({ type: 'build-passed', rule: 'ECO-BLD.8', seat })),
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'environment' },
    ...[0, 1, 2].flatMap((seat) => [
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat,
        effect: { objects: 0, initiatives: 0, specials: 0, events: -1, total: -1 },
        ecoFund: { from: 0, to: -1 },
      },
      { type: 'choice-skipped', rule: 'ECO-ENV.7', choice: 'lose-object', seat },
    ]),
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'income' },
    ...[0, 1, 2].map((seat) => ({
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat,
      income: { objects: 0, events: 0, upkeep: 0, net: 0 },
      money: { from: 10, to: 10 },
    })),
    { type: 'round-ended', rule: 'ECO-RND.4', round: 1 },
  ]);
});

rule.each('ECO-RND.1', 'the position says which phase it is', ['action', 'environment', 'income'] as const, (phase) => {
  const game = table().edit((state) => {
    begin(state);
    setShared(state, { phase: 'event' });
  });
  game.run({ kind: `${phase}-phase` });
  expect(game.state.phase).toBe(phase);
});

rule('ECO-RND.2', 'in every phase and every series the first player comes first, the others clockwise', () => {
  const game = beginRound('EV102', 2);
  const events = [...game.events, ...idle(game, ({ round }) => round === 2)];
  const seats = (type: string) => events.flatMap((event) => (event.type === type && 'seat' in event ? event.seat : []));
  expect(seats('event-drawn')[0]).toBe(2);
  expect(seats('opening-declined')).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
  expect(seats('build-passed')).toEqual([0, 2, 0, 1]);
  expect(seats('environment-settled')).toEqual([2, 0, 1]);
  expect(seats('income-settled')).toEqual([2, 0, 1]);
});

rule('ECO-RND.3', 'the next player clockwise is the next first player and starts with an event', () => {
  const game = setUp({}, { first: 1 });
  const firsts: unknown[] = [];
  for (const hex of [0, 1, 2]) game.play({ type: 'place-first', seat: (hex + 1) % 3, branch: 'oil', hex });
  for (const event of idle(game, ({ round }) => round === 5))
    if (event.type === 'round-began') firsts.push([event.round, event.firstPlayer]);
    else if (event.type === 'event-drawn') firsts.push(event.seat);
  expect(firsts).toEqual([[1, 1], 1, [2, 2], 2, [3, 0], 0, [4, 1], 1, [5, 2], 2]);
});

rule.each('ECO-RND.3', 'the round counts one further, and the first player goes round', [0, 1, 2, 3], (seat) => {
  const game = table({ players: 4 }).edit((state) => {
    begin(state);
    setShared(state, { firstPlayer: seat, round: 7 });
  });
  game.play(endRound);
  expect(game.state).toMatchObject({ round: 8, firstPlayer: (seat + 1) % 4 });
});

rule('ECO-RND.4', 'an event lasts for its round only', () => {
  const game = beginRound('EV101');
  expect(game.state.currentEvents).toEqual([{ event: 0, drawer: 0 }]);
  const settled = () => idle(game, ({ round }) => round === 3).filter(({ type }) => type === 'environment-settled');
  game.edit((state) => {
    // the second event is one without an ecological effect
    stack(state, 'eventDeck', ['EV103']);
  });
  const effects = settled().map((event) => event.type === 'environment-settled' && event.effect.total);
  expect(effects).toEqual([-1, -1, -1, 0, 0, 0]);
});

rule('ECO-RND.4', 'nothing of a round is in force any more when the next event is drawn', () => {
  const game = table().edit((state) => {
    begin(state);
    happen(state, 'EV101', 2);
    stack(state, 'eventDeck', ['EV102']);
  });
  game.play(endRound);
  expect(game.state.currentEvents).toEqual([{ event: 1, drawer: 1 }]);
});

rule(['ECO-RND.4', 'ECO-R14'], 'an unused veto lapses with the Action phase', () => {
  const game = table().edit((state) => {
    begin(state);
    setPlayer(state, 0, { vetoes: 1 });
    setPlayer(state, 2, { vetoes: 2 });
  });
  game.run({ kind: 'end-of-action' });
  expect(game.state.vetoes).toEqual([0, 0, 0]);
});

rule(['ECO-RND.4', 'ECO-R14'], 'the Action phase ends with the build step, and the vetoes with it', () => {
  const game = beginRound('EV106');
  expect(game.state.vetoes).toEqual([1, 0, 0]);
  const isBuilding = () => game.legal().some(({ type }) => type === 'pass-building');
  idle(game, isBuilding);
  expect(game.state.vetoes).toEqual([1, 0, 0]);
  idle(game, ({ round }) => round === 2);
  expect(game.state.vetoes).toEqual([0, 0, 0]);
});

rule(['ECO-RND.5', 'ECO-R12'], 'after the round of the Final Report the game is over', () => {
  const game = beginRound('EV307');
  const events = [...game.events, ...idle(game, ({ agenda }) => agenda.length === 0)];
  // all players went through all phases of that round
  expect(events.filter(({ type }) => type === 'round-began')).toHaveLength(1);
  expect(events.flatMap((event) => (event.type === 'phase-began' ? event.phase : []))).toEqual([
    'event',
    'action',
    'environment',
    'income',
  ]);
  expect(events.filter(({ type }) => type === 'build-passed')).toHaveLength(4);
  expect(events.filter(({ type }) => type === 'income-settled')).toHaveLength(3);
  expect(game.state).toMatchObject({ round: 1, firstPlayer: 0, agenda: [], currentEvents: [] });
  expect(game.legal()).toEqual([]);
  expect(game.decision).toBeUndefined();
  expect(engine.outcome(game.state)?.reason).toBe('final-report');
  expect(game.refusal(endRound)).toEqual({ rule: 'CORE-ACT.2', code: 'game-over' });
});

rule('ECO-RND.5', 'in any other round the game goes on, with no result yet', () => {
  const game = beginRound('EV101');
  idle(game, ({ round }) => round === 2);
  expect(game.state.lastRound).toBe(false);
  expect(engine.outcome(game.state)).toBeUndefined();
});

rule('ECO-R46', 'Environment settles one player after the other, so the first player gets the last eco points', () => {
  const game = table().edit((state) => {
    begin(state);
    setShared(state, { firstPlayer: 1 });
    happen(state, 'EV102');
    setEcoFund(state, 43);
  });
  game.run({ kind: 'environment-phase' });
  expect(game.events.slice(1)).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 1,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 1, total: 1 },
      ecoFund: { from: 0, to: 1 },
    },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 2,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 1, total: 1 },
      ecoFund: { from: 0, to: 1 },
    },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 1, total: 1 },
      ecoFund: { from: 43, to: 43 },
    },
  ]);
});

rule(
  'ECO-R46',
  'Income settles one player after the other, so the first player gets the last coins of the bank',
  () => {
    const game = table().edit((state) => {
      begin(state);
      setShared(state, { firstPlayer: 2 });
      own(state, 0, { H01: 2 });
      own(state, 1, { H02: 2 });
      own(state, 2, { H03: 2 });
      setMoney(state, 21);
      setPlayer(state, 2, { money: 10 });
    });
    game.run({ kind: 'income-phase' });
    expect(game.events.slice(1)).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 2,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 10, to: 13 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 21, to: 22 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 1,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 10, to: 10 },
      },
    ]);
    expect(game.state.bank).toBe(0);
  },
);
