import type { EcoLogicOptions } from '@rulewright/ecologic';
import { begin, build, happen, own, placeOf, special, stack } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { engineFor } from './packs.js';
import { type EcoState, table } from './table.js';

const INCOME = { kind: 'income', seat: 0 } as const;

/** Seat 0 settles its Income step in the position that `recipe` makes of an empty field, with 10 coins and a bank of 15. */
const settle = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .run(INCOME);

/** The net income of seat 0, as its event tells it. */
function netOf(recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}): number {
  for (const event of settle(recipe, options).events) if (event.type === 'income-settled') return event.income.net;
  throw new Error('seat 0 has not settled');
}

rule(['ECO-VAR.1', 'ECO-INC.2'], 'multiplies several factors before the one rounding down', () => {
  const events = basePack.events.map((card) =>
    card.id === 'EV302' ? { ...card, effects: [{ op: 'incomeFactor', num: 3, den: 1 }] } : card,
  );
  const engine = engineFor({ ...basePack, id: 'factors', events });
  const done = scenario(engine, { options: { players: 3, eventDraw: 'player' } })
    .edit((state) => {
      begin(state);
      own(state, 0, { H01: 4 });
      happen(state, 'EV301', 0);
      happen(state, 'EV302', 1);
    })
    .run(INCOME);
  expect(done.events.at(-1)).toEqual({
    type: 'income-settled',
    rule: 'ECO-INC.5',
    seat: 0,
    income: { objects: 10, events: 0, upkeep: 0, net: 10 },
    money: { from: 10, to: 20 },
  });
});

rule(['ECO-INC.3', 'ECO-VAR.7'], 'counts an object of two branches for an event on either', () => {
  const mixed = (event: string) =>
    netOf(
      (state) => {
        const hex = placeOf(state, 'H13');
        build(state, 0, hex, { branch: 'oil' });
        build(state, 0, hex, { branch: 'mineral' });
        happen(state, event);
      },
      { dualHex: 'mixed' },
    );
  expect(['EV107', 'EV201', 'EV202', 'EV205'].map(mixed)).toEqual([3 + 1, 3 + 2, 3 - 2, 3 - 1]);
});

rule(
  ['ECO-R44', 'ECO-SER.1'],
  'pays nothing for specials as income: the Exchange pays when an Action phase begins',
  () => {
    const game = table()
      .edit((state) => {
        begin(state);
        own(state, 0, { H01: 1 });
        for (const [i, id] of ['exchange', 'reserve', 'academy'].entries())
          special(state, 0, id, { hex: placeOf(state, `H1${7 + i}`) });
      })
      .run(INCOME);
    expect(game.events).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 1, events: 0, upkeep: 0, net: 1 },
        money: { from: 10, to: 11 },
      },
    ]);
    game.run({ kind: 'action-phase' });
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
      { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 2, money: { from: 11, to: 13 } },
    ]);
    expect(game.state.players[0]?.money).toBe(13);
  },
);

rule(
  ['ECO-R44', 'ECO-BLD.9'],
  'lets a Reserve count in the round it is built, and an Exchange pay from the next round on',
  () => {
    const game = table({ specialAdjacency: false }).edit((state) => {
      begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment', seat: 0 }, INCOME);
      for (const id of ['exchange', 'reserve']) special(state, 0, id);
      stack(state, 'eventDeck', ['EV106']);
    });
    for (const [special, tile] of [
      ['exchange', 'H17'],
      ['reserve', 'H19'],
    ] as const)
      game.play({ type: 'place-special', seat: 0, special, hex: placeOf(game.state, tile) });
    game.play({ type: 'pass-building', seat: 0 });
    expect(game.events).toEqual([
      { type: 'build-passed', rule: 'ECO-BLD.8', seat: 0 },
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: 0, initiatives: 0, specials: 2, events: 0, total: 2 },
        ecoFund: { from: 0, to: 2 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 0, events: 0, upkeep: 0, net: 0 },
        money: { from: 10, to: 10 },
      },
      { type: 'round-ended', rule: 'ECO-RND.4', round: 1 },
      { type: 'round-began', rule: 'ECO-RND.1', round: 2, firstPlayer: 1 },
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
      { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV106' },
      { type: 'veto-gained', rule: 'ECO-EVT.4', seat: 1, vetoes: { from: 0, to: 1 } },
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
      { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 2, money: { from: 10, to: 12 } },
      { type: 'series-began', rule: 'ECO-SER.2', series: 'specials', offer: ['academy'] },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'specials' },
    ]);
    expect(game.state.players.map(({ money }) => money)).toEqual([12, 10, 10]);
    expect(game.state.bank).toBe(13);
  },
);
