import { at, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { TRADE_ITEMS } from '../content/words.js';
import { noFields, seatNumber } from '../fields.js';
import type { Refused } from '../legality.js';
import { action, type EuphoriaAt, type EuphoriaContext, refuse } from '../state.js';
import { propose } from './trade-exchange.js';
import { copyOf, hasLeft, type Leg, legsOf, plus, spent } from './trade-legs.js';
import { hasAnything, holdsItem, itemCount, lastItem, mayHold, noItems, UNNAMED } from './trade-sides.js';

// EUP-TRD: how a proposal is opened and built, leg by leg.

/** EUP-TRD.3 */
export const hasProposal = ({ state }: EuphoriaContext): boolean =>
  state.proposals < state.options.tradeProposalsPerTurn;

/** EUP-TRD.2: true when a player and a partner have what a proposal needs: a thing each, with gifts one of them. */
const haveEnough = (context: EuphoriaContext, hasOwn: boolean, partner: Seat): boolean =>
  context.state.options.tradeGifts ? hasOwn || hasAnything(context, partner) : hasOwn && hasAnything(context, partner);

/** True when the active player may open a proposal with anybody at a pause after the action (EUP-TRD.2). */
export function mayPropose(context: EuphoriaContext, seat: Seat): boolean {
  const { options } = context.state;
  if (options.tradeWindow !== 'any-pause' || !hasProposal(context)) return false;
  const hasOwn = hasAnything(context, seat);
  if (!hasOwn && !options.tradeGifts) return false;
  for (let partner = 0; partner < options.players; partner++)
    if (partner !== seat && haveEnough(context, hasOwn, partner)) return true;
  return false;
}

/** EUP-TRD.2, EUP-TRD.3: opens a proposal to another player. */
export interface OpenTrade extends ActionOf<typeof openTrade> {}
export const openTrade = action('open-trade', {
  rule: 'EUP-TRD.2',
  during: ['turn-main', 'turn-continue'],
  fields: { partner: seatNumber },
  candidates({ state }, seat, offer) {
    for (let partner = 0; partner < state.options.players; partner++)
      if (partner !== seat) offer({ type: 'open-trade', seat, partner });
  },
  check(context, { seat, partner }) {
    const { options } = context.state;
    if (partner === seat || partner >= options.players) return refuse('EUP-TRD.1', 'no-such-partner', { partner });
    if (!hasProposal(context)) return refuse('EUP-TRD.3', 'no-proposal-left', { limit: options.tradeProposalsPerTurn });
    if (context.choice.kind === 'turn-continue' && options.tradeWindow === 'before-action')
      return refuse('EUP-TRD.2', 'too-late-to-trade');
    return haveEnough(context, hasAnything(context, seat), partner)
      ? undefined
      : refuse('EUP-TRD.2', 'nothing-to-trade');
  },
  perform({ state, emit, queue }, { seat, partner }, choice) {
    state.proposals++;
    emit?.({ type: 'trade-opened', rule: 'EUP-TRD.3', seat, partner, proposals: changed(state.proposals, 1) });
    queue({ kind: 'trade-build', seat, partner, give: noItems(), ask: noItems(), isAsking: false });
    queue(choice.kind === 'turn-main' ? { kind: 'turn-main', seat } : { kind: 'pause' });
  },
});

type BuildAt = EuphoriaAt<'trade-build'>;
const item = z.enum(TRADE_ITEMS);

/** EUP-TRD.5 */
const isFull = ({ state }: BuildAt, items: readonly number[]): boolean =>
  itemCount(items) === state.options.tradeItemsPerSide;
const isOnOtherSide = (give: readonly number[], asked: number): boolean => asked !== UNNAMED && at(give, asked) > 0;

/** EUP-TRD.6, EUP-TRD.11: what the proposer gives in this leg, and has given already in the earlier ones. */
const givenBy = ({ choice: { give, earlier } }: BuildAt): readonly number[] =>
  earlier === undefined ? give : plus(spent(earlier), give);

/** The refusals common to both sides of a trade (EUP-TRD.4, EUP-TRD.5). */
function itemRefusal(table: BuildAt, items: readonly number[], added: number): Refused {
  if (isFull(table, items)) return refuse('EUP-TRD.5', 'side-is-full', { most: table.state.options.tradeItemsPerSide });
  return added < lastItem(items) ? refuse('EUP-TRD.4', 'not-in-order') : undefined;
}

/** EUP-TRD.6: one item more to give. */
export interface Give extends ActionOf<typeof give> {}
export const give = action('give', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: { item },
  exact: true,
  candidates(context, seat, offer) {
    const { isAsking, give } = context.choice;
    if (isAsking || isFull(context, give)) return;
    const given = givenBy(context);
    for (let item = lastItem(give); item < TRADE_ITEMS.length; item++)
      if (holdsItem(context, seat, given, item)) offer({ type: 'give', seat, item: at(TRADE_ITEMS, item) });
  },
  check(context, { seat, item }) {
    const { choice } = context;
    if (choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    const added = TRADE_ITEMS.indexOf(item);
    if (!holdsItem(context, seat, givenBy(context), added)) return refuse('EUP-TRD.6', 'not-owned', { item });
    return itemRefusal(context, choice.give, added);
  },
  perform({ queue }, { item }, choice) {
    queue({ ...builtOn(choice), give: oneMore(choice.give, item) });
  },
});

const oneMore = (items: readonly number[], item: (typeof TRADE_ITEMS)[number]): number[] =>
  items.map((count, place) => (TRADE_ITEMS[place] === item ? count + 1 : count));

/** The proposal as it stands, to go on with. */
const builtOn = ({ earlier, ...choice }: BuildAt['choice']) => ({
  ...choice,
  give: [...choice.give],
  ask: [...choice.ask],
  ...(earlier !== undefined && { earlier: earlier.map(copyOf) }),
});

/** EUP-TRD.4: all that is given has been named. */
export interface ToAsk extends ActionOf<typeof turnToAsking> {}
export const turnToAsking = action('to-ask', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: noFields,
  check(context) {
    const { isAsking, give, partner } = context.choice;
    if (isAsking) return refuse('EUP-TRD.4', 'other-side');
    const mayRequest = context.state.options.tradeGifts && hasAnything(context, partner);
    return itemCount(give) > 0 || mayRequest ? undefined : refuse('EUP-TRD.5', 'side-is-empty');
  },
  perform: ({ queue }, _, choice) => queue({ ...builtOn(choice), isAsking: true }),
});

/** EUP-TRD.5, EUP-TRD.6: adds one item to what the partner is asked for. */
export interface AskFor extends ActionOf<typeof ask> {}
export const ask = action('ask', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: { item },
  exact: true,
  candidates(context, seat, offer) {
    const { isAsking, partner, give, ask } = context.choice;
    if (!isAsking || isFull(context, ask)) return;
    for (let item = lastItem(ask); item < TRADE_ITEMS.length; item++)
      if (mayHold(context, partner, ask, item) && !isOnOtherSide(give, item))
        offer({ type: 'ask', seat, item: at(TRADE_ITEMS, item) });
  },
  check(context, { item }) {
    const { choice } = context;
    if (!choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    const added = TRADE_ITEMS.indexOf(item);
    if (!mayHold(context, choice.partner, choice.ask, added)) return refuse('EUP-TRD.6', 'not-owned', { item });
    if (isOnOtherSide(choice.give, added)) return refuse('EUP-TRD.5', 'on-the-other-side', { item });
    return itemRefusal(context, choice.ask, added);
  },
  perform({ queue }, { item }, choice) {
    queue({ ...builtOn(choice), ask: oneMore(choice.ask, item) });
  },
});

type MoreAt = EuphoriaAt<'trade-more'>;

/** EUP-TRD.10: true when a further partner, or this one, may join a deal of these legs. */
function mayJoin(context: EuphoriaContext, seat: Seat, legs: readonly Leg[], partner: Seat): boolean {
  const { players, tradePartners } = context.state.options;
  if (legs.length >= tradePartners || partner === seat || partner >= players) return false;
  if (legs.some((leg) => leg.partner === partner)) return false;
  return haveEnough(context, hasLeft(context, seat, legs), partner);
}

function mayGrow(context: EuphoriaContext, seat: Seat, legs: readonly Leg[]): boolean {
  if (legs.length >= context.state.options.tradePartners) return false;
  return context.state.hands.some((_, partner) => mayJoin(context, seat, legs, partner));
}

/** EUP-TRD.10: begins a leg with another partner. */
export interface AddPartner extends ActionOf<typeof addPartner> {}
export const addPartner = action('add-partner', {
  rule: 'EUP-TRD.10',
  during: ['trade-more'],
  fields: { partner: seatNumber },
  candidates({ state }, seat, offer) {
    for (let partner = 0; partner < state.options.players; partner++)
      if (partner !== seat) offer({ type: 'add-partner', seat, partner });
  },
  check(context: MoreAt, { seat, partner }) {
    const { legs } = context.choice;
    if (partner === seat || partner >= context.state.options.players)
      return refuse('EUP-TRD.1', 'no-such-partner', { partner });
    if (legs.some((leg) => leg.partner === partner)) return refuse('EUP-TRD.10', 'in-the-deal', { partner });
    return mayJoin(context, seat, legs, partner) ? undefined : refuse('EUP-TRD.2', 'nothing-to-trade');
  },
  perform({ emit, queue }, { seat, partner }, { legs }) {
    emit?.({ type: 'partner-added', rule: 'EUP-TRD.10', seat, partner });
    const leg = { partner, give: noItems(), ask: noItems() };
    queue({ kind: 'trade-build', seat, ...leg, isAsking: false, earlier: legs.map(copyOf) });
  },
});

/** EUP-TRD.4, EUP-TRD.9: the proposal becomes binding and public; one that can have more partners may grow before. */
export interface Submit extends ActionOf<typeof submit> {}
export const submit = action('submit', {
  rule: 'EUP-TRD.4',
  during: ['trade-build', 'trade-more'],
  fields: noFields,
  check(context) {
    const { choice } = context;
    if (choice.kind === 'trade-more' || itemCount(choice.ask) > 0) return undefined;
    const isGift = choice.isAsking && itemCount(choice.give) > 0 && context.state.options.tradeGifts;
    return isGift ? undefined : refuse('EUP-TRD.5', 'side-is-empty');
  },
  perform(turn, { seat }, choice) {
    const legs = choice.kind === 'trade-more' ? choice.legs : legsOf(choice);
    if (choice.kind === 'trade-build' && mayGrow(turn, seat, legs))
      turn.queue({ kind: 'trade-more', seat, legs: legs.map(copyOf) });
    else propose(turn, seat, legs);
  },
});

/** EUP-TRD.4: drops the proposal. */
export interface Cancel extends ActionOf<typeof cancel> {}
export const cancel = action('cancel', {
  rule: 'EUP-TRD.4',
  during: ['trade-build', 'trade-more'],
  fields: noFields,
  perform({ emit }, { seat }, choice) {
    const partners = (choice.kind === 'trade-more' ? choice.legs : legsOf(choice)).map(({ partner }) => partner);
    const [partner = seat, ...others] = partners;
    if (others.length === 0) emit?.({ type: 'trade-cancelled', rule: 'EUP-TRD.4', seat, partner });
    else emit?.({ type: 'deal-cancelled', rule: 'EUP-TRD.10', seat, partners });
  },
});
