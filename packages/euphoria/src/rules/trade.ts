import { at, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { TradeItems } from '../agenda.js';
import { ARTIFACTS, TRADE_ITEMS } from '../content/words.js';
import { artifactFields, noFields, seatNumber } from '../fields.js';
import { handOver } from '../goods.js';
import { countKind } from '../hands.js';
import type { Refused } from '../legality.js';
import { action, type EuphoriaAt, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { limitHand } from './hand-limit.js';
import {
  FIRST_CARD,
  hasAnything,
  holdsAll,
  holdsItem,
  itemCount,
  itemNames,
  lastItem,
  mayHold,
  noItems,
  UNNAMED,
} from './trade-sides.js';

// EUP-TRD: trade between players.

/** EUP-TRD.3 */
export const hasProposal = ({ state }: EuphoriaContext): boolean =>
  state.proposals < state.options.tradeProposalsPerTurn;

/** True when the active player may open a proposal with anybody at a pause after the action (EUP-TRD.2). */
export function mayPropose(context: EuphoriaContext, seat: Seat): boolean {
  const { options } = context.state;
  if (options.tradeWindow !== 'any-pause' || !hasProposal(context) || !hasAnything(context, seat)) return false;
  for (let partner = 0; partner < options.players; partner++)
    if (partner !== seat && hasAnything(context, partner)) return true;
  return false;
}

interface Deal {
  /** The active player, who made the proposal. */
  readonly seat: Seat;
  readonly partner: Seat;
  readonly give: TradeItems;
  readonly ask: TradeItems;
}

/** EUP-TRD.8: named cards are put aside, unnamed ones are picked by their owners, then everything changes hands. */
export function beginExchange(turn: EuphoriaTurn, { seat, partner, give, ask }: Deal): void {
  const { queue } = turn;
  putNamedAside(turn, seat, give);
  putNamedAside(turn, partner, ask);
  if (at(give, UNNAMED) > 0) queue({ kind: 'trade-pick-cards', seat, count: at(give, UNNAMED) });
  if (at(ask, UNNAMED) > 0) queue({ kind: 'trade-pick-cards', seat: partner, count: at(ask, UNNAMED) });
  queue({ kind: 'trade-execution', seat, partner, give: [...give], ask: [...ask] });
}

function putNamedAside({ cards }: EuphoriaTurn, seat: Seat, items: readonly number[]): void {
  for (let item = FIRST_CARD; item < UNNAMED; item++)
    for (let n = at(items, item); n > 0; n--)
      cards.move(item - FIRST_CARD, ['hands.*', seat], ['namedArtifacts.*', seat]);
}

/** EUP-TRD.9: everybody has learned that the player holds the named cards; they stay in the hand. */
function tellNamed(turn: EuphoriaTurn, seat: Seat, items: readonly number[]): void {
  putNamedAside(turn, seat, items);
  for (const card of [...at(turn.state.namedArtifacts, seat)])
    turn.cards.move(card, ['namedArtifacts.*', seat], ['hands.*', seat]);
}

/** The player picks a card of this kind from the hand as one that was not named. */
const putAside = ({ cards }: EuphoriaTurn, seat: Seat, kind: number): void =>
  cards.move(kind, ['hands.*', seat], ['pickedArtifacts.*', seat]);

/** EUP-TRD.8: all at once, then the hand limits. */
export function tradeExecution(turn: EuphoriaTurn, { seat, partner, give, ask }: Deal): void {
  for (let good = 0; good < FIRST_CARD; good++) {
    if (at(give, good) > 0) handOver(turn, seat, partner, { good, count: at(give, good), rule: 'EUP-TRD.8' });
    if (at(ask, good) > 0) handOver(turn, partner, seat, { good, count: at(ask, good), rule: 'EUP-TRD.8' });
  }
  handCardsOver(turn, seat, partner);
  handCardsOver(turn, partner, seat);
  limitHand(turn, seat);
  limitHand(turn, partner);
}

/** Unnamed cards are seen by the two partners only (EUP-TRD.9). */
function handCardsOver({ state, cards, emit }: EuphoriaTurn, seat: Seat, to: Seat): void {
  const [named, picked] = [[...at(state.namedArtifacts, seat)], [...at(state.pickedArtifacts, seat)]];
  const artifacts = [...named, ...picked].map((card) => at(ARTIFACTS, card));
  if (artifacts.length === 0) return;
  emit?.(
    { type: 'artifacts-traded', rule: 'EUP-TRD.8', seat, to, count: artifacts.length, artifacts },
    { artifacts: [seat, to] },
  );
  for (const card of named) cards.move(card, ['namedArtifacts.*', seat], ['hands.*', to]);
  for (const card of picked) cards.move(card, ['pickedArtifacts.*', seat], ['hands.*', to]);
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
    return hasAnything(context, seat) && hasAnything(context, partner)
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
    for (let item = lastItem(give); item < TRADE_ITEMS.length; item++)
      if (holdsItem(context, seat, give, item)) offer({ type: 'give', seat, item: at(TRADE_ITEMS, item) });
  },
  check(context, { seat, item }) {
    const { choice } = context;
    if (choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    const added = TRADE_ITEMS.indexOf(item);
    if (!holdsItem(context, seat, choice.give, added)) return refuse('EUP-TRD.6', 'not-owned', { item });
    return itemRefusal(context, choice.give, added);
  },
  perform({ queue }, { item }, choice) {
    queue({ ...choice, give: oneMore(choice.give, item), ask: [...choice.ask] });
  },
});

const oneMore = (items: readonly number[], item: (typeof TRADE_ITEMS)[number]): number[] =>
  items.map((count, place) => (TRADE_ITEMS[place] === item ? count + 1 : count));

/** EUP-TRD.4: all that is given has been named. */
export interface ToAsk extends ActionOf<typeof turnToAsking> {}
export const turnToAsking = action('to-ask', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: noFields,
  check({ choice }) {
    if (choice.isAsking) return refuse('EUP-TRD.4', 'other-side');
    return itemCount(choice.give) === 0 ? refuse('EUP-TRD.5', 'side-is-empty') : undefined;
  },
  perform: ({ queue }, _, choice) => queue({ ...choice, give: [...choice.give], ask: [...choice.ask], isAsking: true }),
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
    queue({ ...choice, give: [...choice.give], ask: oneMore(choice.ask, item) });
  },
});

/** EUP-TRD.4, EUP-TRD.9: the proposal becomes binding and public. */
export interface Submit extends ActionOf<typeof submit> {}
export const submit = action('submit', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: noFields,
  check: ({ choice }) => (itemCount(choice.ask) === 0 ? refuse('EUP-TRD.5', 'side-is-empty') : undefined),
  perform(turn, { seat }, { partner, give, ask }) {
    turn.emit?.({
      type: 'trade-proposed',
      rule: 'EUP-TRD.4',
      seat,
      partner,
      give: itemNames(give),
      ask: itemNames(ask),
    });
    tellNamed(turn, seat, give);
    turn.queue({ kind: 'trade-respond', seat: partner, proposer: seat, give: [...give], ask: [...ask] });
  },
});

/** EUP-TRD.4: drops the proposal. */
export interface Cancel extends ActionOf<typeof cancel> {}
export const cancel = action('cancel', {
  rule: 'EUP-TRD.4',
  during: ['trade-build'],
  fields: noFields,
  perform: ({ emit }, { seat }, { partner }) => emit?.({ type: 'trade-cancelled', rule: 'EUP-TRD.4', seat, partner }),
});

/** EUP-TRD.7, EUP-TRD.8 */
export interface Accept extends ActionOf<typeof accept> {}
export const accept = action('accept', {
  rule: 'EUP-TRD.7',
  during: ['trade-respond'],
  fields: noFields,
  check: (context, { seat }) =>
    holdsAll(context, seat, context.choice.ask) ? undefined : refuse('EUP-TRD.7', 'does-not-hold'),
  perform(turn, { seat }, { proposer, give, ask }) {
    turn.emit?.({ type: 'trade-accepted', rule: 'EUP-TRD.7', seat, proposer });
    beginExchange(turn, { seat: proposer, partner: seat, give, ask });
  },
});

/** EUP-TRD.7 */
export interface Reject extends ActionOf<typeof reject> {}
export const reject = action('reject', {
  rule: 'EUP-TRD.7',
  during: ['trade-respond'],
  fields: noFields,
  perform: ({ emit }, { seat }, { proposer }) => emit?.({ type: 'trade-rejected', rule: 'EUP-TRD.7', seat, proposer }),
});

/** EUP-TRD.8: an unnamed artifact that is handed over. */
export interface PickCard extends ActionOf<typeof pickCard> {}
export const pickCard = action('pick-card', {
  rule: 'EUP-TRD.8',
  during: ['trade-pick-cards'],
  fields: artifactFields,
  candidates(_, seat: Seat, offer) {
    for (const artifact of ARTIFACTS) offer({ type: 'pick-card', seat, artifact });
  },
  check: (context, { seat, artifact }) =>
    countKind(at(context.state.hands, seat), ARTIFACTS.indexOf(artifact)) === 0
      ? refuse('EUP-TRD.8', 'not-in-hand', { artifact })
      : undefined,
  perform(turn, { seat, artifact }, { count }) {
    putAside(turn, seat, ARTIFACTS.indexOf(artifact));
    turn.emit?.({ type: 'artifact-picked', rule: 'EUP-TRD.8', seat, artifact }, { artifact: [seat] });
    if (count > 1) turn.queue({ kind: 'trade-pick-cards', seat, count: count - 1 });
  },
});

export const tasks = { 'trade-execution': tradeExecution };
