import { bent } from '../support/bent.js';
import { leg, market, NAMED, UNNAMED } from './deals.js';
import type { EuState } from './positions.js';
import { breaks } from './saved.js';
import { accept, open } from './trading.js';

// A saved position is refused by name when a deal of it cannot be one of the game.

const proposed = (): EuState => JSON.parse(JSON.stringify(market().play(...NAMED, accept(1)).state));
const growing = (): EuState => JSON.parse(JSON.stringify(market().play(open(1), ...leg(['energy'], ['gold'])).state));
const swapping = (): EuState => JSON.parse(JSON.stringify(market().play(...UNNAMED, accept(1), accept(2)).state));
const legsOf = (state: EuState) => {
  const record = bent(state).agenda.at(-1);
  const legs =
    record?.kind === 'trade-more' ? record.legs : record?.kind === 'trade-respond' ? record.earlier : undefined;
  const [first] = legs ?? [];
  if (legs === undefined || first === undefined) throw new Error('no legs');
  return { legs, first };
};

const exchangeOf = (state: EuState) => {
  const record = bent(state).agenda.find(({ kind }) => kind === 'trade-execution');
  if (record?.kind !== 'trade-execution') throw new Error('no exchange');
  return record;
};

breaks('items of the agenda name what is at the table', [
  ['a leg with the partner who is asked', (state) => (legsOf(state).first.partner = 2), proposed],
  ['a leg with the proposer', (state) => (legsOf(state).first.partner = 0), proposed],
  ['a leg of too few numbers', (state) => (legsOf(state).first.give = [1]), proposed],
  ['a leg of goods that are not owned', (state) => (legsOf(state).first.give[0] = 3), proposed],
  ['a leg that a partner cannot give any more', (state) => (legsOf(state).first.ask[4] = 2), proposed],
  ['more partners than the game allows', (state) => (bent(state).options.tradePartners = 1), proposed],
  ['a deal that cannot grow', (state) => (bent(state).options.tradePartners = 1), growing],
  ['a deal without a leg', (state) => legsOf(state).legs.splice(0), growing],
  ['an exchange of other cards than were put aside', (state) => (exchangeOf(state).ask[12] = 1), swapping],
]);
