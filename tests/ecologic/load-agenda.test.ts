import { pieces, reveal } from '@rulewright/ecologic/positions';
import { expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import {
  type Break,
  bidding,
  biddingForInitiative,
  breaksOnly,
  messages,
  put,
  quiet,
  set,
  takeReport,
} from './broken.js';
import type { EcoState } from './table.js';

// A saved position is refused by name when nobody could be asked that at this moment.

const auction = (state: EcoState, change: Partial<NonNullable<EcoState['auction']>>) => set(state.auction, change);

breaksOnly('the auction fits the table', [
  ['a high bid that cannot be paid', (state) => auction(state, { highBid: 11 }), bidding],
  ['a high bidder who has passed', (state) => auction(state, { stillIn: [false, true, true] }), bidding],
  ['a high bidder who does not sit there', (state) => auction(state, { highBidder: 3 }), bidding],
  ['an opener who does not sit there', (state) => auction(state, { opener: 3 }), bidding],
  ['a bidder too many', (state) => auction(state, { stillIn: [true, false, true, false] }), bidding],
  ['a bidder without a piece of the branch', (state) => pieces(state, 2, 'oil', 10), bidding],
  ['a special that is sold', (state) => auction(state, { item: { kind: 'special', special: 1 } }), bidding],
  ['a special that is not in the box', (state) => auction(state, { item: { kind: 'special', special: 3 } }), bidding],
  [
    'an initiative that was not turned up',
    (state) => auction(state, { item: { kind: 'initiative', initiative: 8 } }),
    biddingForInitiative,
  ],
]);

it.each([
  ['the whole money is bid', (state: EcoState) => auction(state, { highBid: 10 })],
  ['the last special is for sale', (state: EcoState) => auction(state, { item: { kind: 'special', special: 0 } })],
  ['the last piece of a bidder is for sale', (state: EcoState) => pieces(state, 2, 'oil', 9)],
  ['a player without the branch has passed', (state: EcoState) => pieces(state, 1, 'oil', 10)],
])('takes an auction in which %s', (_, change) => {
  const state = bidding();
  change(state);
  expect(messages(state)).toEqual([]);
});

const push =
  (...records: EcoState['agenda']): Break =>
  ({ agenda }) =>
    bent(agenda).push(...records);
const insert =
  (...records: EcoState['agenda']): Break =>
  ({ agenda }) =>
    bent(agenda).splice(1, 0, ...records);
const aid = { kind: 'answer-aid', seat: 1, asker: 2, amount: 10, due: 10 } as const;

breaksOnly('what is asked fits the moment', [
  ['an end before the last round', (state) => set(state, { agenda: [] })],
  ['a round that nothing follows', ({ agenda }) => bent(agenda).shift()],
  ['an auction that nobody bids in', (state) => set(state, { auction: bidding().auction })],
  ['a bid without an auction', (state) => set(state, { auction: null }), bidding],
  ['a card that nobody may open', (state) => reveal(state, 'I01')],
  ['two cards that nobody may open', (state) => ['I01', 'I02'].map((id) => reveal(state, id))],
  ['two cards turned up', (state) => reveal(state, 'I01'), biddingForInitiative],
  [
    'a high bidder who is asked',
    (state) => put(state.agenda, state.agenda.length - 1, { kind: 'bid', seat: 0 }),
    bidding,
  ],
  ['a bidder who has passed', (state) => put(state.agenda, state.agenda.length - 1, { kind: 'bid', seat: 1 }), bidding],
  ['a special that is not in the hand', push({ kind: 'place-bought', seat: 0, item: { kind: 'special', special: 2 } })],
  ['a special that is built', push({ kind: 'place-bought', seat: 0, item: { kind: 'special', special: 1 } })],
  [
    'a piece that is not in the hand',
    push({ kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'mineral' } }),
  ],
  [
    'a card that is not in the hand',
    push({ kind: 'place-bought', seat: 0, item: { kind: 'initiative', initiative: 8 } }),
  ],
  ['a loan that is not there', push({ kind: 'repay', seat: 0, loan: 2 })],
  ['a loan of somebody else', push({ kind: 'repay', seat: 1, loan: 0 })],
  ['more help than the helper has', push({ ...aid, amount: 11 }), bidding],
  ['help from the high bidder', push({ ...aid, seat: 0 }), bidding],
  ['a task for nobody', insert({ kind: 'income', seat: 3 })],
  ['a draw by nobody', insert({ kind: 'draw-event', drawer: 3 })],
  ['a slot for nobody', insert({ kind: 'slot', series: 'plants', seat: 3 })],
]);

it('takes an end in the last round', () => {
  const state = quiet();
  bent(state).eventDiscard.push(...takeReport(state));
  Object.assign(bent(state), { lastRound: true, agenda: [] });
  expect(messages(state)).toEqual([]);
});

const veto = { kind: 'veto', seat: 2, left: [] } as const;
const vetoing = () => {
  const state = bidding();
  bent(state).agenda.splice(-1, 1, { kind: 'bidding', last: 1 }, { ...veto, left: [] });
  return state;
};
const bought = { kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } } as const;
const opening = () => {
  const state = quiet();
  bent(state).agenda.push({ kind: 'open-initiative', seat: 0 });
  reveal(state, 'I01');
  return state;
};
const asking =
  (...below: EcoState['agenda']) =>
  () => {
    const state = quiet();
    bent(state).agenda.push(...below, { ...aid });
    return state;
  };

it.each<readonly [string, () => EcoState]>([
  ['a veto is asked for', vetoing],
  ['a card is turned up', opening],
  ['help is asked for with a special to open', asking({ kind: 'open-special', seat: 2 })],
  ['help is asked for with a plant to open', asking({ kind: 'open-plant', seat: 2 })],
])('takes a position in which %s', (_, position) => {
  expect(messages(position())).toEqual([]);
});

it.each<readonly [string, Break, () => EcoState]>([
  ['an item is placed', push(bought), quiet],
  ['a loan is repaid', push({ kind: 'repay', seat: 0, loan: 0 }), quiet],
  ['help is asked for in an auction', push({ ...aid }), bidding],
  ['help is asked for with a card turned up', push({ ...aid, asker: 0, seat: 1 }), opening],
])('takes a position in which %s', (_, change, from) => {
  const state = from();
  change(state);
  expect(messages(state)).toEqual([]);
});
