import { begin, build, happen, setField, setMoney, setPlayer, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, NONE, table } from './table.js';

const open = (special: string, seat = 0) => ({ type: 'open-special', seat, special }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const decline = { type: 'decline-opening', seat: 0 } as const;

/** Seat 0 may open a special with this money; of the specials named, each belongs to the seat given. */
const specials = (money: number, owners: Readonly<Record<string, number>> = {}) =>
  table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-special', seat: 0 }, { kind: 'slot', series: 'specials', seat: 1 }, BUILD_STEP);
    setField(state);
    for (const seat of [1, 2]) setPlayer(state, seat, { money: 0 });
    setMoney(state, money);
    for (const [id, seat] of Object.entries(owners)) special(state, seat, id);
  });

rule('ECO-SPI.1', 'lets the opener choose any special of the offer', () => {
  expect(specials(12).legal()).toEqual([open('exchange'), open('reserve'), open('academy'), decline]);
});

rule.each(
  'ECO-SPI.1',
  'opens the auction for the special that was named',
  [
    { id: 'exchange', card: 0 },
    { id: 'reserve', card: 1 },
    { id: 'academy', card: 2 },
  ],
  ({ id, card }) => {
    const game = specials(12);
    expect(changes(game, open(id))).toEqual({
      auction: {
        item: { kind: 'special', special: card },
        opener: 0,
        highBid: 12,
        highBidder: 0,
        stillIn: [true, true, true],
      },
    });
    expect(game.events).toEqual([
      { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: id, nominal: 12, excluded: [] },
    ]);
    expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
  },
);

rule.each(
  'ECO-SPI.1',
  'knows the specials by their ids',
  [
    { special: 'Reserve', similar: 'reserve' },
    { special: 'acadmey', similar: 'academy' },
    { special: '' },
    { special: 'I01' },
    { special: 'x'.repeat(40) },
  ],
  ({ special, ...similar }) => {
    const details = { field: 'special', found: special, ...similar };
    expect(specials(45).refusal(open(special))).toEqual({ rule: 'CORE-ACT.1', code: 'unknown-name', details });
  },
);

rule('ECO-SPI.1', 'takes no name of more than 40 letters', () => {
  expect(specials(45).refusal(open('x'.repeat(41)))).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
});

rule.each(
  ['ECO-SPI.1', 'ECO-SPI.3'],
  'refuses a special that somebody has bought, even the opener',
  [{ owner: 0 }, { owner: 1 }, { owner: 2 }],
  ({ owner }) => {
    const game = specials(15, { reserve: owner });
    expect(game.refusal(open('reserve'))).toEqual({
      rule: 'ECO-SPI.1',
      code: 'not-on-offer',
      details: { special: 'reserve' },
    });
    expect(game.legal()).toEqual([open('exchange'), open('academy'), decline]);
  },
);

rule.each(
  ['ECO-SPI.2', 'ECO-R43', 'ECO-AUC.1'],
  'opens at 12, 15 and 20 by the number of specials bought before, by whomever and whichever they are',
  [
    { owners: {}, id: 'academy', nominal: 12 },
    { owners: { exchange: 0 }, id: 'academy', nominal: 15 },
    { owners: { academy: 2 }, id: 'exchange', nominal: 15 },
    { owners: { academy: 2, reserve: 2 }, id: 'exchange', nominal: 20 },
    { owners: { exchange: 1, academy: 0 }, id: 'reserve', nominal: 20 },
  ],
  ({ owners, id, nominal }) => {
    const poor = specials(nominal - 1, owners);
    expect(poor.refusal(open(id))).toEqual({
      rule: 'ECO-AUC.1',
      code: 'too-poor',
      details: { nominal, money: nominal - 1 },
    });
    expect(poor.legal()).toEqual([decline]);
    const able = specials(nominal, owners).play(open(id));
    expect(able.state.auction?.highBid).toBe(nominal);
    expect(able.state.auction?.highBidder).toBe(0);
  },
);

rule(['ECO-SPI.2', 'ECO-R43'], 'counts purchases and not buildings', () => {
  const nominalAfter = (place: number) => {
    const game = specials(15).edit((state) => special(state, 1, 'reserve', { hex: place }));
    return game.play(open('academy')).state.auction?.highBid;
  };
  expect({ inHand: nominalAfter(NONE), built: nominalAfter(5) }).toEqual({ inHand: 15, built: 15 });
});

rule('ECO-R43', 'asks the next nominal whatever the bids for the last special were', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-special', seat: 0 }, { kind: 'slot', series: 'specials', seat: 1 }, BUILD_STEP);
    setMoney(state, 12);
    setPlayer(state, 2, { money: 0 });
    setPlayer(state, 1, { money: 30 });
  });
  game.play(open('academy'), { type: 'raise', seat: 1, amount: 14 }, pass(2));
  expect(changes(game, pass(0))).toEqual({ auction: null, bank: 17, 'players.1.money': 16, 'specials.owner.2': 1 });
  expect(game.events.slice(-1)).toEqual([
    { type: 'auction-won', rule: 'ECO-AUC.7', seat: 1, item: 'academy', amount: 14, money: { from: 30, to: 16 } },
  ]);
  game.play({ type: 'keep', seat: 1 }, open('reserve', 1));
  expect(game.events.slice(-1)).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 1, item: 'reserve', nominal: 15, excluded: [] },
  ]);
});

rule('ECO-SPI.2', 'is not touched by an event that changes the nominals of plants', () => {
  const game = specials(12).edit((state) => happen(state, 'EV306'));
  game.play(open('academy'));
  expect(game.state.auction?.highBid).toBe(12);
});

rule('ECO-SPI.3', 'lets one player own all specials', () => {
  const game = specials(20, { exchange: 0, academy: 0 }).play(open('reserve'), pass(1));
  expect(changes(game, pass(2))).toEqual({ auction: null, bank: 45, 'players.0.money': 0, 'specials.owner.1': 0 });
  game.play({ type: 'keep', seat: 0 });
  expect(game.state.specials.owner).toEqual([0, 0, 0]);
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule(['ECO-SPI.3', 'ECO-R27', 'ECO-RMV.4'], 'keeps a built special though its owner loses the last piece', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment', seat: 0 }, BUILD_STEP);
    setField(state);
    build(state, 0, 0, { branch: 'oil', level: 4 });
    special(state, 0, 'academy', { hex: 5 });
  });
  game.play({ type: 'pass-building', seat: 0 });
  expect(game.state.field.owner).not.toContain(0);
  expect(game.state.specials).toEqual({ owner: [-1, -1, 0], hex: [-1, -1, 5] });
});
