import { NONE, type Seat } from '@rulewright/core';
import type { Zone } from '../content/effects.js';
import { soundId, soundNamed } from '../names.js';
import { handOf, moveHeld } from '../piles.js';
import { eachKind, player } from '../players.js';
import { action, type DneAt, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import type { Via } from '../words.js';
import { UNKNOWN } from '../words.js';
import { cardName, from } from './fields.js';
import { unlessInHand, unlessTold } from './held.js';
import { accepting, declining } from './timing.js';

// DNE-TRD: a trade that is proposed, answered and made.

/** The word for no card in actions and events. */
export const NOTHING = 'none';
export const FROM_HAND = 'hand';

/** Cards that change hands for each other: see the choice `trade-answer`. */
export interface Pair {
  readonly give: Sound;
  readonly secret: boolean;
  readonly ask: Sound;
}
/** The proposer and the target of a trade. */
interface Traders {
  readonly host: Seat;
  readonly seat: Seat;
}
type Proposal = DneAt<'trade-answer'>['choice'];

/** The pairs of a trade, the last one included. */
const allPairs = ({ pairs = [], give, secret, ask }: Proposal): readonly Pair[] => [...pairs, { give, secret, ask }];
/** The pairs of a trade before the present one. */
export const earlierPairs = ({ pairs = [] }: { readonly pairs?: readonly Pair[] | undefined }): readonly Pair[] =>
  pairs;
/** DNE-TRD.3: true if the target names a hand card. */
const asksHand = (choice: Proposal): boolean => allPairs(choice).some(({ ask }) => ask === UNKNOWN);

/** The id of the offered card; undefined if a view hides it. */
const offered = (context: DneContext, card: Sound): string | undefined =>
  card === UNKNOWN ? undefined : nameOf(context, card);
/** The earlier pairs of a trade by ids, without a card that a view hides; nothing where there are none. */
function pairsOf(context: DneContext, pairs: readonly Pair[] | undefined) {
  if (pairs === undefined) return {};
  return {
    pairs: pairs.map(({ give, ask }) => ({
      ...(give !== UNKNOWN && { give: nameOf(context, give) }),
      ask: nameOf(context, ask),
    })),
  };
}
/** The fields of the decision about a trade. */
export const aboutGiving = (context: DneAt<'trade-give'>) => {
  const { target, pairs } = context.choice;
  return { target, ...pairsOf(context, pairs) };
};
export const aboutAsking = (context: DneAt<'trade-ask'>) => {
  const { target, give: given, secret, pairs } = context.choice;
  return { target, give: offered(context, given), secret, ...pairsOf(context, pairs) };
};
export const aboutAnswering = (context: DneAt<'trade-answer'>) => {
  const { host, give: given, secret, ask: asked, pairs } = context.choice;
  return { host, give: offered(context, given), secret, ask: nameOf(context, asked), ...pairsOf(context, pairs) };
};

const nameOf = (context: DneContext, card: Sound): string =>
  card === NONE ? NOTHING : card === UNKNOWN ? FROM_HAND : soundId(context, card);

/** DNE-TRD.3, DNE-TRD.5: shows hand cards that are offered to the target alone, and asks for an answer. */
export function makeProposal(turn: DneTurn, { host, seat }: Traders, all: readonly Pair[]): void {
  const { queue } = turn;
  const last = all.at(-1);
  if (last === undefined) return;
  for (const pair of all) tellPair(turn, { host, seat }, pair);
  const proposal = { kind: 'trade-answer', seat, host, ...last } as const;
  queue(all.length === 1 ? proposal : { ...proposal, pairs: all.slice(0, -1) });
}

function tellPair(turn: DneTurn, { host, seat }: Traders, { give, secret, ask }: Pair): void {
  const { emit, cards } = turn;
  const names = { give: nameOf(turn, give), ask: nameOf(turn, ask) };
  const event = { type: 'trade-proposed', rule: 'DNE-TRD.2', seat: host, target: seat, ...names } as const;
  if (secret) cards.show(handOf(host), [seat], give);
  if (secret) emit?.(event, { give: [host, seat] });
  else emit?.(event);
}

/** DNE-TRD.3: agrees, with a hand card where the Host asked for one. */
export const acceptTrade = action('accept', {
  rule: accepting,
  during: ['trade-answer'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (!asksHand(context.choice)) offer({ type: 'accept', seat, card: NOTHING });
    else eachKind(context, player(context, seat).hand, (card) => offer({ type: 'accept', seat, card }));
  },
  check(context, { seat, card, from }) {
    const told = unlessTold({ card, from }, 'DNE-TRD.3');
    if (!asksHand(context.choice)) return card === NOTHING ? told : refuse('DNE-TRD.3', 'names-no-card', { card });
    if (card === NOTHING) return refuse('DNE-TRD.3', 'names-a-card');
    return unlessInHand(context, seat, card, 'DNE-TRD.3') ?? told;
  },
  perform(turn, { card }, choice) {
    for (const pair of allPairs(choice))
      swap(turn, choice, pair, pair.ask === UNKNOWN ? soundNamed(turn, card) : pair.ask);
  },
});

/** DNE-TRD.3: nothing changes hands. */
export const declineTrade = action('decline', {
  rule: declining,
  during: ['trade-answer'],
  fields: {},
  perform: ({ emit }, { seat }, { host }) => emit?.({ type: 'trade-declined', rule: 'DNE-TRD.3', seat, target: host }),
});

/** DNE-TRD.4: both cards change hands at once; `got` is what the proposer receives, or NONE. */
function swap(turn: DneTurn, { host, seat }: Traders, { give, secret, ask }: Pair, got: Sound): void {
  const { emit } = turn;
  const names = { give: nameOf(turn, give), got: nameOf(turn, got) };
  const gave = move(turn, give, { from: host, to: seat, zone: secret ? 'hand' : 'inventory' });
  const took = move(turn, got, { from: seat, to: host, zone: ask === UNKNOWN ? 'hand' : 'inventory' });
  const traders = [host, seat];
  emit?.(
    { type: 'trade-made', rule: 'DNE-TRD.4', seat: host, target: seat, ...names },
    { ...(gave === 'hand' && { give: traders }), ...(took === 'hand' && { got: traders }) },
  );
}

function move(
  turn: DneTurn,
  card: Sound,
  { from, to, zone }: { readonly from: Seat; readonly to: Seat; readonly zone: Zone },
): Via | undefined {
  return card === NONE ? undefined : moveHeld(turn, from, card, { to: handOf(to), from: zone });
}
