import { begin, happen, setField, setMoney, setPlayer, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { BUILD_STEP, NONE, table } from './table.js';

const open = (special: string, seat = 0) => ({ type: 'open-special', seat, special }) as const;
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

rule('ECO-SPI.1', 'takes no name of more than 40 letters', () => {
  expect(specials(45).refusal(open('x'.repeat(41)))).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
});

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

rule('ECO-SPI.2', 'is not touched by an event that changes the nominals of plants', () => {
  const game = specials(12).edit((state) => happen(state, 'EV306'));
  game.play(open('academy'));
  expect(game.state.auction?.highBid).toBe(12);
});
