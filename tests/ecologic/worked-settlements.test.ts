import { engine, score } from '@rulewright/ecologic';
import { begin, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule, ruleInFull } from '../support/rule.js';
import { asked } from './look.js';
import { idle, levelsOf, table, upFrom } from './table.js';

// The worked examples of the specification with their numbers, from the Environment phase to the end of the game.

const passBuilding = { type: 'pass-building', seat: 0 } as const;

rule.each(
  ['ECO-END.3', 'ECO-END.5'],
  'example 20: the printed rules of scoring',
  [
    { ecoFund: 10, money: 20, numerator: 15, denominator: 1 },
    { ecoFund: 20, money: 10, numerator: 15, denominator: 1 },
    { ecoFund: 15, money: 15, numerator: 30, denominator: 1 },
    { ecoFund: 12, money: 13, numerator: 300, denominator: 13 },
  ],
  ({ ecoFund, money, numerator, denominator }) => {
    expect(score(ecoFund, money)).toEqual({ numerator, denominator });
  },
);

rule.each(
  'ECO-END.4',
  'example 21: an eco fund or money of 0 or less scores nothing',
  [
    { ecoFund: 0, money: 25 },
    { ecoFund: 25, money: 0 },
    { ecoFund: 0, money: 0 },
    { ecoFund: -3, money: 25 },
  ],
  ({ ecoFund, money }) => {
    expect(score(ecoFund, money)).toEqual({ numerator: 0, denominator: 1 });
  },
);

rule(['ECO-EVT.8', 'ECO-END.1'], 'example 22: the round of the Final Report is played to its end', () => {
  const game = table()
    .edit((state) => {
      begin(state);
      setShared(state, { round: 16 });
      stack(state, 'eventDeck', ['EV307']);
    })
    .play(passBuilding);
  expect(game.events.slice(1, 7)).toEqual([
    { type: 'round-ended', rule: 'ECO-RND.4', round: 16 },
    { type: 'round-began', rule: 'ECO-RND.1', round: 17, firstPlayer: 1 },
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV307' },
    { type: 'last-round-announced', rule: 'ECO-EVT.8' },
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
  ]);
  expect(game.state.lastRound).toBe(true);
  const deck = game.state.eventDeck;
  const events = idle(game, ({ agenda }) => agenda.length === 0);
  const stages = events.flatMap((event) =>
    event.type === 'series-began' ? [event.series] : event.type === 'phase-began' ? [event.phase] : [],
  );
  expect(stages).toEqual(['plants', 'initiatives', 'environment', 'income']);
  expect(game.state.round).toBe(17);
  expect(game.state.eventDeck).toEqual(deck);
  expect(engine.outcome(game.state)?.scores).toHaveLength(3);
});

rule(['ECO-RND.3', 'ECO-SER.5'], 'example 25: the right to begin goes round, and every series begins with it', () => {
  const game = table()
    .edit((state) => {
      begin(state);
      setShared(state, { round: 0 });
    })
    .play(passBuilding);
  expect({ round: game.state.round, asked: asked(game) }).toEqual({
    round: 1,
    asked: { kind: 'open-special', seat: 1 },
  });
  const firsts: number[][] = [];
  idle(game, (state) => {
    const decision = state.agenda.at(-1);
    const isOpening =
      decision?.kind === 'open-special' || decision?.kind === 'open-plant' || decision?.kind === 'reveal-initiative';
    if (isOpening && state.agenda.filter(({ kind }) => kind === 'slot').length === 2)
      firsts.push([state.round, decision.seat]);
    return state.round === 4 && state.phase === 'action';
  });
  expect(firsts).toEqual([
    [1, 1],
    [1, 1],
    [2, 2],
    [2, 2],
    [2, 2],
    [3, 0],
    [3, 0],
    [3, 0],
    [4, 1],
  ]);
});

ruleInFull(['ECO-SET.7', 'ECO-SET.13', 'ECO-SET.14'], 'example 26: two players play 9 to 12 rounds on 19 hexes', () => {
  const lengths = new Set<number>();
  for (const seed of upFrom(1, 20)) {
    const { state } = table({ players: 2 }, seed);
    expect(levelsOf(state)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect([state.bank, state.field.tile.length, state.eventsRemoved.length]).toEqual([25, 19, 9]);
    const game = table({ players: 2 }, seed).edit((draft) => begin(draft));
    idle(game, ({ agenda }) => agenda.length === 0);
    expect(game.state.eventDiscard).toHaveLength(game.state.eventDiscard.indexOf(20) + 1);
    lengths.add(game.state.eventDiscard.length);
  }
  expect([...lengths].sort((a, b) => a - b)).toEqual([9, 10, 11, 12]);
});
