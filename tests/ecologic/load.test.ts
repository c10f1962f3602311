import { engine } from '@rulewright/ecologic';
import { activate, begin, build, happen, stack as stackCards } from '@rulewright/ecologic/positions';
import { describe, expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import { type Break, breaksOnly, broken, messages, put, quiet, set, takeReport } from './broken.js';
import { type EcoState, NONE, table } from './table.js';

// A saved position is refused by name when the table, the decks or the field cannot look like that.

const oilOf = (state: EcoState, seat: number) => state.players[seat]?.supply ?? { oil: 0, mineral: 0 };

breaksOnly('every list fits the table', [
  [
    'a player too few',
    (state) => {
      bent(state).players.pop();
      bent(state).bank = Number(state.bank) + 10;
    },
  ],
  ['a veto too few', (state) => bent(state).vetoes.pop()],
  ['a veto too many', (state) => bent(state).vetoes.push(0)],
  ['a list of requests too many', (state) => bent(state).aidAsked.push([false, false, false])],
  ['a request too few', (state) => bent(state).aidAsked[1]?.pop()],
  ['bio-capacity of a player too many', (state) => bent(state).bioTaken.push(state.field.tile.map(() => false))],
  ['bio-capacity of a hex too many', (state) => bent(state).bioTaken[2]?.push(false)],
  ['a tile that lies twice', (state) => bent(state).field.tile.splice(16, 1, ...state.field.tile.slice(17, 18))],
  ['a first player who does not sit there', (state) => set(state, { firstPlayer: 3 })],
  ['an event that was not drawn', (state) => bent(state).currentEvents.push({ event: 20, drawer: 0 })],
  ['an event that counts twice', (state) => bent(state).currentEvents.push({ event: 0, drawer: 1 })],
  ['an event drawn by nobody', (state) => set(state.currentEvents[0], { drawer: 3 })],
  ['a lender who does not sit there', (state) => set(state.loans[0], { lender: 3 })],
  ['a borrower who does not sit there', (state) => set(state.loans[0], { borrower: 3 })],
  ['a player who owes himself', (state) => set(state.loans[0], { lender: 0 })],
]);

describe('every list fits the table', () => {
  it.each<readonly [string, Break]>([
    ['a hex too few', ({ field }) => bent(field).tile.pop()],
    ['a hex too many', ({ field }) => bent(field).tile.push(19)],
    ['a tile that is not in the box', (state) => put(state.field.tile, 16, 37)],
    ['an owner too few', ({ field }) => bent(field).owner.pop()],
    ['a stack too few', ({ field }) => bent(field).pieces.pop()],
    ['a stack too many', ({ field }) => bent(field).pieces.push([])],
    ['a place for initiatives too few', ({ field }) => bent(field).initiatives.pop()],
    ['a special too few', ({ specials }) => bent(specials).owner.pop()],
    ['a special that stands nowhere', ({ specials }) => put(specials.hex, 1, 19)],
    ['a special too many', ({ specials }) => bent(specials).hex.push(NONE)],
  ])('is broken first of all by %s', (_, breakIt) => {
    expect(broken(breakIt)[0]).toMatch(/^broken: every list fits the table: expected .+, found .+/);
  });

  it.each<[string, (state: EcoState) => unknown]>([
    ['an owner who does not sit there', ({ field }) => put(field.owner, 16, 3)],
    ['a special of nobody at the table', ({ specials }) => put(specials.owner, 0, 3)],
  ])('is refused before any invariant is asked: %s', (_, breakIt) => {
    expect(broken(breakIt)).toEqual([expect.stringMatching(/^[\w.]+: expected a seat below 3, found 3$/)]);
  });
});

const unlimited = () => quiet({ supply: 'unlimited' });

/** What seat 0 can have at most: all that can ever be earned by three, less the money of the others. */
const MOST = 3 * (10 + 2 + 37 + 2 * 37) + 21 * (259 + 2) - 20;

it('takes all the money that can ever be earned', () => {
  const state = unlimited();
  set(state.players[0], { money: MOST });
  expect(messages(state)).toEqual([]);
});

breaksOnly('the coins add up', [
  ['a coin too many in the bank', (state) => set(state, { bank: 16 })],
  ['a coin too few in the bank', (state) => set(state, { bank: 14 })],
  ['a coin too many with a player', (state) => set(state.players[0], { money: 11 })],
  ['an endless bank in a limited game', (state) => set(state, { bank: 'unlimited' })],
  ['a counted bank in an unlimited game', (state) => set(state, { bank: 15 }), unlimited],
  ['more money than can ever be earned', (state) => set(state.players[0], { money: MOST + 1 }), unlimited],
]);

breaksOnly('the eco points add up', [
  ['a point too many in the supply', (state) => set(state, { ecoSupply: 46 })],
  ['a point too many with a player', (state) => set(state.players[2], { ecoFund: 1 })],
  ['an endless supply in a limited game', (state) => set(state, { ecoSupply: 'unlimited' })],
  ['a counted supply in an unlimited game', (state) => set(state, { ecoSupply: 45 }), unlimited],
]);

breaksOnly('the plant pieces add up', [
  ['a piece too many in a supply', (state) => set(oilOf(state, 0), { oil: oilOf(state, 0).oil + 1 })],
  ['a piece too few in a supply', (state) => set(oilOf(state, 2), { mineral: 9 })],
  ['a piece too many in a hand', (state) => set(state.players[0]?.hand, { oil: 3 })],
  ['a piece too many on the field', (state) => bent(state).field.pieces[0]?.push('oil')],
  ['a hex that changed hands', (state) => put(state.field.owner, 10, 0)],
]);

breaksOnly('specials stand on special sites', [
  ['a special on a hex with a resource', ({ specials }) => put(specials.hex, 1, 16)],
  ['a special that nobody has bought', ({ specials }) => put(specials.owner, 1, NONE)],
  ['two specials on one site', ({ specials }) => put(specials.hex, 2, 5)],
]);

breaksOnly('the event deck is stacked by levels', [
  ['a level too high', ({ eventDeck: { bags } }) => bent(bags).push(...bent(bags).splice(0, 1))],
  ['a level too low', ({ eventDeck: { bags } }) => bent(bags).unshift(...bent(bags).splice(-1))],
  [
    'two levels in one bag',
    ({ eventDeck }) => {
      const [third, second, first] = eventDeck.bags;
      bent(second)?.cards.unshift(...(first?.cards ?? []));
      set(eventDeck, { bags: [third, second].flatMap((bag) => bag ?? []) });
    },
  ],
  ['a Final Report out of the game', (state) => bent(state).eventsRemoved.push(...takeReport(state))],
  [
    'a drawn Final Report in a round that is not the last',
    (state) => bent(state).eventDiscard.push(...takeReport(state)),
  ],
  ['a last round without the Final Report', (state) => set(state, { lastRound: true })],
]);

/** Puts a stack of a player's pieces on a place, taken from the supply; the bio-capacity is taken. */
const stack = (state: EcoState, seat: number, hex: number, ...pieces: ('oil' | 'mineral')[]) => {
  for (const piece of pieces) build(state, seat, hex, { branch: piece });
};

breaksOnly('objects and initiatives fit their hexes', [
  ['five pieces on a hex of one resource', (state) => stack(state, 0, 0, 'oil', 'oil')],
  ['three pieces on a dual hex', (state) => stack(state, 0, 4, 'oil')],
  ['two branches on a dual hex', (state) => stack(state, 0, 9, 'oil', 'mineral')],
  ['a piece without its resource', (state) => stack(state, 0, 2, 'mineral')],
  ['a piece on a special site', (state) => stack(state, 0, 7, 'oil')],
  ['an owner of nothing', (state) => build(state, 0, 2, { branch: 'oil', level: 0 })],
  [
    'pieces of nobody',
    (state) => {
      put(state.field.owner, 0, NONE);
      set(oilOf(state, 0), { oil: oilOf(state, 0).oil + 3 });
    },
  ],
  ['an initiative without an object', (state) => activate(state, 2, 'I20')],
  ['two initiatives on an object', (state) => activate(state, 0, 'I20')],
]);

breaksOnly('a settled hex has paid its bio-capacity', [
  ['an owner who could settle it again', ({ bioTaken }) => put(bioTaken[0], 0, false)],
]);

it('lets starting pieces stand on hexes that have paid nothing, when the option says so', () => {
  const state = quiet({ setupBioCapacity: false });
  put(state.bioTaken[0], 0, false);
  expect(messages(state)).toEqual([]);
});

it('lets two branches share a dual hex, when the option says so', () => {
  const state = quiet({ dualHex: 'mixed' });
  stack(state, 0, 9, 'oil', 'mineral');
  expect(messages(state)).toEqual([]);
});

breaksOnly('aid is in the game', [
  ['a loan in a game of gifts', (state) => set(bent(state).options, { mutualAid: 'gifts' })],
  ['a loan in a game without aid', (state) => set(bent(state).options, { mutualAid: 'off' })],
]);

describe('the events that two players removed', () => {
  const two = () => table({ players: 2 }).edit((state) => begin(state));

  it('are three of each level', () => {
    const state: EcoState = JSON.parse(JSON.stringify(two().state));
    expect(messages(state)).toEqual([]);
    bent(state).eventDiscard.push(...bent(state).eventsRemoved.splice(0, 1));
    expect(engine.validate(state).map(({ path }) => path)).toEqual(['eventsRemoved']);
  });

  it('stay three of each level when builders use one of them', () => {
    const [one, ...others] = two().state.eventsRemoved.map((card) => engine.content.events[card]?.id ?? '');
    const { state } = two().edit((draft) => {
      happen(draft, one ?? '');
      stackCards(draft, 'eventDeck', others.slice(-2));
    });
    expect(engine.validate(state)).toEqual([]);
  });
});
