import { at, type Seat } from '@rulewright/core';
import * as z from 'zod/mini';
import {
  beginExchange,
  hasAnything,
  hasProposal,
  holdsAll,
  holdsItem,
  itemCount,
  itemNames,
  lastItem,
  mayHold,
  noItems,
  putAside,
  TRADE_ITEMS,
  UNNAMED,
} from '../chapters/trade.js';
import { ARTIFACTS } from '../content/words.js';
import { countKind } from '../hands.js';
import type { Refused } from '../legality.js';
import { action, type EuphoriaAt, refuse } from '../state.js';
import { artifactFields, noFields, seatNumber } from './fields.js';

/** EUP-TRD.2, EUP-TRD.3: opens a proposal to another player. */
export const openTrade = action('open-trade', {
  during: ['turn-main', 'turn-continue'],
  fields: { partner: seatNumber },
  candidates({ state }, seat, offer) {
    for (let partner = 0; partner < state.options.players; partner++)
      if (partner !== seat) offer({ type: 'open-trade', seat, partner });
  },
  check(table, { seat, partner }) {
    const { options } = table.state;
    if (partner === seat || partner >= options.players) return refuse('EUP-TRD.1', 'no-such-partner', { partner });
    if (!hasProposal(table)) return refuse('EUP-TRD.3', 'no-proposal-left');
    if (table.choice.kind === 'turn-continue' && options.tradeWindow === 'before-action')
      return refuse('EUP-TRD.2', 'too-late-to-trade');
    return hasAnything(table, seat) && hasAnything(table, partner)
      ? undefined
      : refuse('EUP-TRD.2', 'nothing-to-trade');
  },
  perform({ state, queue }, { seat, partner }, choice) {
    state.proposals++;
    queue({ kind: 'trade-build', seat, partner, give: noItems(), ask: noItems(), isAsking: false });
    queue(choice.kind === 'turn-main' ? { kind: 'turn-main', seat } : { kind: 'pause' });
  },
});

type BuildAt = EuphoriaAt<'trade-build'>;
const item = z.enum(TRADE_ITEMS);

/** EUP-TRD.4, EUP-TRD.5: what holds for an item on either side. */
function itemRefusal({ state }: BuildAt, items: readonly number[], added: number): Refused {
  const most = state.options.tradeItemsPerSide;
  if (itemCount(items) === most) return refuse('EUP-TRD.5', 'side-is-full', { most });
  return added < lastItem(items) ? refuse('EUP-TRD.4', 'not-in-order') : undefined;
}

/** EUP-TRD.6: adds one item to what the proposer gives. */
export const give = action('give', {
  during: ['trade-build'],
  fields: { item },
  candidates({ choice }, seat, offer) {
    if (!choice.isAsking) for (const item of TRADE_ITEMS) offer({ type: 'give', seat, item });
  },
  check(table, { seat, item }) {
    const { choice } = table;
    if (choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    const added = TRADE_ITEMS.indexOf(item);
    if (!holdsItem(table, seat, choice.give, added)) return refuse('EUP-TRD.6', 'not-owned', { item });
    return itemRefusal(table, choice.give, added);
  },
  perform({ queue }, { item }, choice) {
    queue({ ...choice, give: oneMore(choice.give, item), ask: [...choice.ask] });
  },
});

const oneMore = (items: readonly number[], item: (typeof TRADE_ITEMS)[number]): number[] =>
  items.map((count, place) => (TRADE_ITEMS[place] === item ? count + 1 : count));

/** EUP-TRD.4: goes over to what is asked for. */
export const turnToAsking = action('to-ask', {
  during: ['trade-build'],
  fields: noFields,
  candidates: (_, seat, offer) => offer({ type: 'to-ask', seat }),
  check({ choice }) {
    if (choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    return itemCount(choice.give) === 0 ? refuse('EUP-TRD.5', 'side-is-empty') : undefined;
  },
  perform({ queue }, _, choice) {
    queue({ ...choice, give: [...choice.give], ask: [...choice.ask], isAsking: true });
  },
});

/** EUP-TRD.5, EUP-TRD.6: adds one item to what the partner is asked for. */
export const ask = action('ask', {
  during: ['trade-build'],
  fields: { item },
  candidates({ choice }, seat, offer) {
    if (choice.isAsking) for (const item of TRADE_ITEMS) offer({ type: 'ask', seat, item });
  },
  check(table, { item }) {
    const { choice } = table;
    if (!choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    const added = TRADE_ITEMS.indexOf(item);
    if (!mayHold(table, choice.partner, choice.ask, added)) return refuse('EUP-TRD.6', 'not-owned', { item });
    if (added !== UNNAMED && at(choice.give, added) > 0) return refuse('EUP-TRD.5', 'on-the-other-side', { item });
    return itemRefusal(table, choice.ask, added);
  },
  perform({ queue }, { item }, choice) {
    queue({ ...choice, give: [...choice.give], ask: oneMore(choice.ask, item) });
  },
});

/** EUP-TRD.4, EUP-TRD.9: the proposal becomes binding and public. */
export const submit = action('submit', {
  during: ['trade-build'],
  fields: noFields,
  candidates: (_, seat, offer) => offer({ type: 'submit', seat }),
  check: ({ choice }) => (itemCount(choice.ask) === 0 ? refuse('EUP-TRD.5', 'side-is-empty') : undefined),
  perform({ emit, queue }, { seat }, { partner, give, ask }) {
    emit?.({ type: 'trade-proposed', seat, partner, give: itemNames(give), ask: itemNames(ask) });
    queue({ kind: 'trade-respond', seat: partner, proposer: seat, give: [...give], ask: [...ask] });
  },
});

/** EUP-TRD.4 */
export const cancel = action('cancel', {
  during: ['trade-build'],
  fields: noFields,
  candidates: (_, seat, offer) => offer({ type: 'cancel', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { partner }) {
    emit?.({ type: 'trade-cancelled', seat, partner });
  },
});

/** EUP-TRD.7, EUP-TRD.8 */
export const accept = action('accept', {
  during: ['trade-respond'],
  fields: noFields,
  candidates: (_, seat, offer) => offer({ type: 'accept', seat }),
  check: (table, { seat }) =>
    holdsAll(table, seat, table.choice.ask) ? undefined : refuse('EUP-TRD.7', 'does-not-hold'),
  perform(turn, { seat }, { proposer, give, ask }) {
    turn.emit?.({ type: 'trade-accepted', seat, proposer });
    beginExchange(turn, { seat: proposer, partner: seat, give, ask });
  },
});

/** EUP-TRD.7 */
export const reject = action('reject', {
  during: ['trade-respond'],
  fields: noFields,
  candidates: (_, seat, offer) => offer({ type: 'reject', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { proposer }) {
    emit?.({ type: 'trade-rejected', seat, proposer });
  },
});

/** EUP-TRD.8: picks an unnamed card to hand over. */
export const pickCard = action('pick-card', {
  during: ['trade-pick-cards'],
  fields: artifactFields,
  candidates(_, seat: Seat, offer) {
    for (const artifact of ARTIFACTS) offer({ type: 'pick-card', seat, artifact });
  },
  check: (table, { seat, artifact }) =>
    countKind(table, at(table.state.hands, seat), ARTIFACTS.indexOf(artifact)) === 0
      ? refuse('EUP-TRD.8', 'not-in-hand', { artifact })
      : undefined,
  perform(turn, { seat, artifact }, { count }) {
    putAside(turn, seat, ARTIFACTS.indexOf(artifact));
    if (count > 1) turn.queue({ kind: 'trade-pick-cards', seat, count: count - 1 });
  },
});
