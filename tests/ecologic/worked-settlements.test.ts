import { engine, score } from '@rulewright/ecologic';
import {
  begin,
  happen,
  own,
  placeOf,
  reveal,
  setEcoFund,
  setMoney,
  setPlayer,
  setShared,
  stack,
  wait,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule, ruleInFull } from '../support/rule.js';
import { asked, changes, changesIn } from './look.js';
import { type EcoState, idle, lastToBuild, levelsOf, NONE, table, upFrom } from './table.js';

// The worked examples of the specification with their numbers, from the Environment phase to the end of the game.

const income = (seat: number) => ({ kind: 'income', seat }) as const;
const passBuilding = { type: 'pass-building', seat: 0 } as const;

/** What this recipe makes of an empty field. */
const at = (recipe: (state: EcoState) => void) =>
  table().edit((state) => {
    begin(state);
    recipe(state);
  });

/** The Environment step of seat 0 on these objects. */
const environment = (
  ecoFund: number,
  levels: Readonly<Record<string, number>>,
  initiatives: Readonly<Record<string, string>> = {},
) =>
  at((state) => {
    own(state, 0, levels, { initiatives });
    setEcoFund(state, ecoFund);
  }).run({ kind: 'environment', seat: 0 });

rule(['ECO-ENV.1', 'ECO-ENV.2'], 'example 13: objects of levels 3 and 1 and an initiative of level 2 make −2', () => {
  const game = environment(5, { H01: 3, H02: 1 }, { H01: 'I08' });
  expect(game.events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -4, initiatives: 2, specials: 0, events: 0, total: -2 },
      ecoFund: { from: 5, to: 3 },
    },
  ]);
});

rule(['ECO-ENV.3', 'ECO-R32'], 'example 14: at 0 nothing is lost', () => {
  const game = environment(2, { H01: 2 });
  expect(game.events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -2, initiatives: 0, specials: 0, events: 0, total: -2 },
      ecoFund: { from: 2, to: 0 },
    },
  ]);
  expect(game.state.field.owner[placeOf(game.state, 'H01')]).toBe(0);
});

rule(
  ['ECO-ENV.3', 'ECO-ENV.4', 'ECO-ENV.6'],
  'example 15: the object of level 3 is lost in spite of its initiative',
  () => {
    const game = at((state) => {
      own(state, 0, { H01: 3, H02: 2 }, { initiatives: { H01: 'I08' } });
      setEcoFund(state, 1);
    });
    const hex = placeOf(game.state, 'H01');
    expect(changesIn(game, () => game.run({ kind: 'environment', seat: 0 }))).toEqual({
      'players.0.ecoFund': -2,
      'players.0.supply.oil': 8,
      ecoSupply: 45,
      [`field.owner.${hex}`]: NONE,
      [`field.pieces.${hex}`]: [],
      [`field.initiatives.${hex}`]: [],
      initiativeDiscard: [7],
    });
  },
);

rule('ECO-ENV.5', 'example 16: of two objects of level 2 the owner chooses the one to lose', () => {
  const game = environment(0, { H01: 2, H07: 2 });
  expect(asked(game)).toEqual({ kind: 'lose-object', seat: 0 });
  const hexes = ['H01', 'H07'].map((id) => placeOf(game.state, id)).sort((a, b) => a - b);
  expect(game.legal()).toEqual(hexes.map((hex) => ({ type: 'lose-object', seat: 0, hex })));
});

rule(
  ['ECO-INC.2', 'ECO-INC.4', 'ECO-INC.5', 'ECO-INC.7'],
  'example 17: 10 of income less 3 of upkeep come from the bank',
  () => {
    const game = at((state) => {
      own(state, 0, { H01: 4, H02: 2 }, { initiatives: { H01: 'I08', H02: 'I18' } });
      setPlayer(state, 1, { money: 5 });
    });
    expect(game.state.bank).toBe(20);
    expect(changesIn(game, () => game.run(income(0)))).toEqual({ bank: 13, 'players.0.money': 17 });
  },
);

rule(['ECO-INC.5', 'ECO-GEN.9'], 'example 18: an initiative that cannot be kept up goes without a question', () => {
  const game = at((state) => {
    own(state, 0, { H01: 1 }, { initiatives: { H01: 'I18' } });
    setMoney(state, 0);
  }).run(income(0));
  expect(game.events).toEqual([
    { type: 'choice-forced', rule: 'ECO-INC.5', choice: 'drop-initiative', seat: 0, action: 'drop-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-INC.5', seat: 0, initiative: 'I18', hex: placeOf(game.state, 'H01') },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 1, events: 0, upkeep: 0, net: 1 },
      money: { from: 0, to: 1 },
    },
  ]);
  expect(game.state.initiativeDiscard).toEqual([17]);
});

rule(['ECO-SUP.1', 'ECO-SUP.2', 'ECO-INC.7'], 'example 19: a short bank pays the first player only', () => {
  const game = at((state) => {
    own(state, 0, { H01: 3 });
    own(state, 1, { H02: 2, H03: 1 }, { initiatives: { H02: 'I08' } });
    for (const [seat, money] of [23, 0, 20].entries()) setPlayer(state, seat, { money });
  });
  expect(game.state.bank).toBe(2);
  expect(changesIn(game, () => game.run({ kind: 'income-phase' }))).toEqual({
    phase: 'income',
    bank: 0,
    'players.0.money': 25,
  });
  expect(game.events.slice(1)).toEqual([
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 5, events: 0, upkeep: 0, net: 5 },
      money: { from: 23, to: 25 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 1,
      income: { objects: 4, events: 0, upkeep: 1, net: 3 },
      money: { from: 0, to: 0 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 2,
      income: { objects: 0, events: 0, upkeep: 0, net: 0 },
      money: { from: 20, to: 20 },
    },
  ]);
});

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

rule(
  ['ECO-AID.1', 'ECO-AID.2', 'ECO-AID.4', 'ECO-AID.6'],
  'example 23: a loan wins an auction and is paid back after the income',
  () => {
    const game = at((state) => {
      wait(state, { kind: 'bid', seat: 0 }, income(0), lastToBuild());
      reveal(state, 'I08');
      setShared(state, { auction: { item: 'I08', opener: 1, highBid: 5, highBidder: 1, stillIn: [0, 1] } });
      own(state, 0, { H01: 2, H02: 1 });
      setMoney(state, 4);
    });
    game.play({ type: 'ask-aid', seat: 0, helper: 2, amount: 3, due: 3 });
    expect(changes(game, { type: 'accept-aid', seat: 2 })).toEqual({
      'players.0.money': 7,
      'players.2.money': 7,
      loans: [{ lender: 2, borrower: 0, due: 3 }],
    });
    game.play({ type: 'raise', seat: 0, amount: 6 }, { type: 'pass', seat: 1 });
    expect(game.state.players.map(({ money }) => money)).toEqual([1, 10, 7]);
    game.play({ type: 'keep', seat: 0 });
    expect(game.events.slice(1)).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 4, events: 0, upkeep: 0, net: 4 },
        money: { from: 1, to: 5 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 3, to: 0 },
        money: { from: 5, to: 2 },
        lenderMoney: { from: 7, to: 10 },
      },
    ]);
    expect(game.state.players.map(({ money }) => money)).toEqual([2, 10, 10]);
    expect(game.state.loans).toEqual([]);
  },
);

rule(['ECO-AUC.12', 'ECO-R43'], 'example 24: a vetoed auction costs the opening right and nothing else', () => {
  const game = table().edit((state) => {
    begin(state);
    stack(state, 'eventDeck', ['EV106']);
    setPlayer(state, 1, { money: 12 });
    setPlayer(state, 2, { money: 13 });
  });
  game.run({ kind: 'draw-event', drawer: 0 }).run({ kind: 'series', series: 'specials' });
  game.play({ type: 'decline-opening', seat: 0 }, { type: 'open-special', seat: 1, special: 'reserve' });
  expect(asked(game)).toEqual({ kind: 'veto', seat: 0, left: [] });
  expect(changes(game, { type: 'use-veto', seat: 0 })).toEqual({ auction: null, 'vetoes.0': 0 });
  expect(asked(game)).toEqual({ kind: 'open-special', seat: 2 });
  expect(game.legal('open-special').map(({ special }) => special)).toEqual(['exchange', 'reserve', 'academy']);
  expect(game.play({ type: 'open-special', seat: 2, special: 'reserve' }).events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 2, item: 'reserve', nominal: 12, excluded: [] },
  ]);
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

rule('ECO-INC.2', 'example 28: a Financial Crisis (EV301) halves the incomes of the objects and rounds down', () => {
  const game = at((state) => {
    own(state, 0, { H01: 1, H02: 2, H03: 3 }, { initiatives: { H03: 'I14' } });
    happen(state, 'EV301');
  });
  expect(changesIn(game, () => game.run(income(0)))).toEqual({ bank: 12, 'players.0.money': 13 });
});
