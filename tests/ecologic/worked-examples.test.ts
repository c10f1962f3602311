import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { begin, own, pieces, placeOf, setField, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { type EcoState, idle, levelsOf, NONE, setUp, table, upFrom } from './table.js';

// The worked examples of the specification with their numbers, from the set-up to the field. See worked-settlements for the others.

type Branch = 'oil' | 'mineral';
const open = (seat: number, branch: Branch) => ({ type: 'open-plant', seat, branch }) as const;
const raise = (seat: number, amount: number) => ({ type: 'raise', seat, amount }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const decline = (seat: number) => ({ type: 'decline-opening', seat }) as const;
const keep = (seat: number) => ({ type: 'keep', seat }) as const;

type Series = 'specials' | 'plants' | 'initiatives';

/** A series of round 1 begins, with this seat. */
const series = (series: Series, firstPlayer: number, recipe: (state: EcoState) => void) =>
  table()
    .edit((state) => {
      begin(state);
      setShared(state, { firstPlayer });
      setField(state);
      recipe(state);
    })
    .run({ kind: 'series', series });

/** What a plant auction of this seat and branch opens at. */
const nominal = (game: ReturnType<typeof table>, seat: number, branch: Branch): number =>
  engine.apply(game.state, open(seat, branch)).auction?.highBid ?? Number.NaN;

rule(['ECO-PLT.2', 'ECO-R30'], 'example 1, the printed one: 3 + 1 + 2 pieces make a nominal of 7', () => {
  const game = series('plants', 2, (state) => {
    own(state, 0, { H01: 3, H07: 2 });
    own(state, 1, { H02: 1, H03: 2, H08: 2 });
  });
  expect(nominal(game, 2, 'oil')).toBe(7);
  expect(nominal(game, 2, 'mineral')).toBe(5);
});

rule(['ECO-PLT.3', 'ECO-GEN.7'], 'example 2: pieces in hands do not count until they are placed', () => {
  const inHands = () =>
    table().edit((state) => {
      begin(state);
      setField(state);
      own(state, 0, { H01: 4 });
      own(state, 1, { H02: 2 });
      pieces(state, 0, 'oil');
      pieces(state, 1, 'oil');
    });
  const opening = { kind: 'slot', series: 'plants', seat: 1 } as const;
  expect(nominal(inHands().run(opening), 1, 'oil')).toBe(7);
  const placed = inHands().play({ type: 'place-piece', seat: 0, branch: 'oil', hex: 4 });
  expect(nominal(placed.run(opening), 1, 'oil')).toBe(8);
});

rule(
  ['ECO-SET.4', 'ECO-SET.5', 'ECO-SET.6', 'ECO-SET.7', 'ECO-SET.8'],
  'example 3: what four players start with',
  () => {
    const { state } = table({ players: 4 });
    const hand = { oil: 1, mineral: 1 };
    const player = { money: 10, ecoFund: 0, supply: { oil: 9, mineral: 9 }, hand, initiatives: [] };
    expect(state.players).toEqual([player, player, player, player]);
    expect(state.bank).toBe(5);
    expect(state.ecoSupply).toBe(45);
    expect(levelsOf(state)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]);
    expect(cardsOfDeck(state.eventDeck)).toEqual(upFrom(0, 21));
    expect(cardsOfDeck(state.initiativeDeck)).toEqual(upFrom(0, 20));
    expect(state.specials).toEqual({ owner: [NONE, NONE, NONE], hex: [NONE, NONE, NONE] });
  },
);

rule(
  ['ECO-SET.9', 'ECO-SET.10', 'ECO-SET.11', 'ECO-BIO.1'],
  'example 4: both starting pieces earn bio-capacity and count for the nominals',
  () => {
    const [h02, h16] = [1, 15];
    const others = upFrom(0, 19).filter((tile) => tile !== h02 && tile !== h16);
    const game = setUp({}, { tiles: [h02, h16, ...others] });
    game.play({ type: 'place-first', seat: 0, branch: 'oil', hex: 0 });
    for (const seat of [1, 2])
      game.play({ type: 'place-first', seat, branch: 'mineral', hex: placeOf(game.state, `H1${seat}`) });
    expect(changes(game, { type: 'place-second', seat: 0, hex: 1 })).toMatchObject({ 'players.0.ecoFund': 5 });
    expect(game.state.players.map(({ ecoFund }) => ecoFund)).toEqual([5, 2, 1]);
    expect(game.state.ecoSupply).toBe(45 - 5 - 2 - 1);
    game.play(keep(1), keep(2), decline(0), decline(1), decline(2));
    expect(nominal(game, 0, 'oil')).toBe(2);
    expect(nominal(game, 0, 'mineral')).toBe(4);
  },
);

/** Money 9, 12 and 6, four oil pieces on the field, and the plants series before seat 0 opens. */
const auction = () =>
  series('plants', 0, (state) => {
    own(state, 0, { H01: 2 });
    own(state, 1, { H02: 1 });
    own(state, 2, { H03: 1 });
    for (const [seat, money] of [9, 12, 6].entries()) setPlayer(state, seat, { money });
  });

rule(['ECO-SPI.2', 'ECO-R43'], 'example 7: specials cost 12, 15 and 20 in the order of their purchase', () => {
  const openSpecial = (seat: number, special: string) => ({ type: 'open-special', seat, special }) as const;
  const game = table().edit((state) => {
    begin(state);
    for (const [seat, money] of [12, 30, 0].entries()) setPlayer(state, seat, { money });
    stack(state, 'eventDeck', ['EV106']);
  });
  game.run({ kind: 'series', series: 'specials' }).play(openSpecial(0, 'academy'));
  expect(game.events.at(-1)).toEqual({
    type: 'auction-opened',
    rule: 'ECO-AUC.1',
    seat: 0,
    item: 'academy',
    nominal: 12,
    excluded: [],
  });
  game.play(raise(1, 14), pass(2), pass(0), keep(1));
  expect(game.state.players.map(({ money }) => money)).toEqual([12, 16, 0]);
  game.play(openSpecial(1, 'reserve'));
  expect(game.events.at(-1)).toEqual({
    type: 'auction-opened',
    rule: 'ECO-AUC.1',
    seat: 1,
    item: 'reserve',
    nominal: 15,
    excluded: [],
  });
  game.play(pass(2), pass(0), keep(1)).edit((state) => setPlayer(state, 2, { money: 20 }));
  expect(game.state.specials.owner).toEqual([NONE, 1, 1]);
  expect(engine.apply(game.state, openSpecial(2, 'exchange')).auction?.highBid).toBe(20);
  idle(game, ({ round, phase }) => round === 2 && phase === 'action');
  expect(game.refusal(openSpecial(1, 'exchange'))).toEqual({
    rule: 'ECO-AUC.1',
    code: 'too-poor',
    details: { nominal: 20, money: 1 },
  });
});

rule(['ECO-AUC.8', 'ECO-PLT.3'], 'example 9: a piece placed at once raises the price for the next opener', () => {
  const bought = () => auction().play(open(0, 'oil'), pass(1), pass(2));
  const placed = bought();
  placed.play({ type: 'place-bought', seat: 0, hex: placeOf(placed.state, 'H01') });
  expect(nominal(placed, 1, 'oil')).toBe(6);
  expect(nominal(bought().play(keep(0)), 1, 'oil')).toBe(5);
});
