import { at, type Seat } from '@rulewright/core';
import type { ActionOf, TaskOf } from '@rulewright/core/author';
import { ARTIFACTS } from '../content/words.js';
import { artifactFields, noFields } from '../fields.js';
import { handOver } from '../goods.js';
import { countKind } from '../hands.js';
import { action, type Euphoria, type EuphoriaTurn, refuse } from '../state.js';
import { limitHand } from './hand-limit.js';
import { copyOf, type Leg, legsOf } from './trade-legs.js';
import { FIRST_CARD, holdsAll, itemNames, UNNAMED } from './trade-sides.js';

// EUP-TRD: a deal that is proposed, answered and made.

/** EUP-TRD.4, EUP-TRD.9: the deal becomes binding and public, and the first partner is asked. */
export function propose(turn: EuphoriaTurn, seat: Seat, legs: readonly Leg[]): void {
  for (const { partner, give, ask } of legs)
    turn.emit?.({
      type: 'trade-proposed',
      rule: 'EUP-TRD.4',
      seat,
      partner,
      give: itemNames(give),
      ask: itemNames(ask),
    });
  tellNamed(
    turn,
    seat,
    legs.map(({ give }) => give),
  );
  askPartner(turn, seat, legs, 0);
}

/** EUP-TRD.7, EUP-TRD.10: asks the partner of a leg, with those before and after it in sight. */
function askPartner({ queue }: EuphoriaTurn, proposer: Seat, legs: readonly Leg[], place: number): void {
  const { partner, give, ask } = copyOf(at(legs, place));
  const [earlier, later] = [legs.slice(0, place), legs.slice(place + 1)];
  queue({
    kind: 'trade-respond',
    seat: partner,
    proposer,
    give,
    ask,
    ...(earlier.length > 0 && { earlier: earlier.map(copyOf) }),
    ...(later.length > 0 && { later: later.map(copyOf) }),
  });
}

/** EUP-TRD.7, EUP-TRD.8 */
export interface Accept extends ActionOf<typeof accept> {}
export const accept = action('accept', {
  rule: 'EUP-TRD.7',
  during: ['trade-respond'],
  fields: noFields,
  check: (context, { seat }) =>
    holdsAll(context, seat, context.choice.ask) ? undefined : refuse('EUP-TRD.7', 'does-not-hold'),
  perform(turn, { seat }, { proposer, give, ask, earlier = [], later = [] }) {
    turn.emit?.({ type: 'trade-accepted', rule: 'EUP-TRD.7', seat, proposer });
    const legs = legsOf({ partner: seat, give, ask, earlier, later });
    if (later.length === 0) beginExchange(turn, proposer, legs);
    else {
      tellNamed(turn, seat, [ask]);
      askPartner(turn, proposer, legs, earlier.length + 1);
    }
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

/** EUP-TRD.8: named cards are put aside, unnamed ones are picked by their owners, then everything changes hands. */
function beginExchange(turn: EuphoriaTurn, seat: Seat, legs: readonly Leg[]): void {
  const { queue } = turn;
  for (const { partner, give, ask } of legs) {
    putNamedAside(turn, seat, give);
    putNamedAside(turn, partner, ask);
  }
  const isOne = legs.length === 1;
  for (const { partner, give, ask } of legs) {
    const count = at(give, UNNAMED);
    const kind = 'trade-pick-cards';
    if (count > 0) queue(isOne ? { kind, seat, count } : { kind, seat, count, partner });
    if (at(ask, UNNAMED) > 0) queue({ kind, seat: partner, count: at(ask, UNNAMED) });
  }
  const earlier = isOne ? {} : { earlier: legs.slice(0, -1).map(copyOf) };
  queue({ kind: 'trade-execution', seat, ...copyOf(at(legs, legs.length - 1)), ...earlier });
}

function putNamedAside({ cards }: EuphoriaTurn, seat: Seat, items: readonly number[]): void {
  for (let item = FIRST_CARD; item < UNNAMED; item++)
    for (let n = at(items, item); n > 0; n--)
      cards.move(item - FIRST_CARD, ['hands.*', seat], ['namedArtifacts.*', seat]);
}

/** EUP-TRD.9: everybody has learned that the player holds the named cards of these sides; they stay in the hand. */
function tellNamed(turn: EuphoriaTurn, seat: Seat, sides: readonly (readonly number[])[]): void {
  for (const items of sides) putNamedAside(turn, seat, items);
  for (const card of [...at(turn.state.namedArtifacts, seat)])
    turn.cards.move(card, ['namedArtifacts.*', seat], ['hands.*', seat]);
}

/** EUP-TRD.8, EUP-TRD.10: all at once, then the hand limits. */
export function tradeExecution(turn: EuphoriaTurn, task: TaskOf<Euphoria, 'trade-execution'>): void {
  const { seat } = task;
  const legs = legsOf(task);
  for (const leg of legs) changeHands(turn, seat, leg);
  limitHand(turn, seat);
  for (const { partner } of legs) limitHand(turn, partner);
}

function changeHands(turn: EuphoriaTurn, seat: Seat, { partner, give, ask }: Leg): void {
  for (let good = 0; good < FIRST_CARD; good++) {
    if (at(give, good) > 0) handOver(turn, seat, partner, { good, count: at(give, good), rule: 'EUP-TRD.8' });
    if (at(ask, good) > 0) handOver(turn, partner, seat, { good, count: at(ask, good), rule: 'EUP-TRD.8' });
  }
  handCardsOver(turn, seat, partner, give);
  handCardsOver(turn, partner, seat, ask);
}

/** Unnamed cards are seen by the two partners only (EUP-TRD.9); those of a leg were picked before those of later ones. */
function handCardsOver({ state, cards, emit }: EuphoriaTurn, seat: Seat, to: Seat, items: readonly number[]): void {
  const named = ARTIFACTS.flatMap((_, kind) => Array<number>(at(items, FIRST_CARD + kind)).fill(kind));
  const picked = at(state.pickedArtifacts, seat).slice(0, at(items, UNNAMED));
  const artifacts = [...named, ...picked].map((card) => at(ARTIFACTS, card));
  if (artifacts.length === 0) return;
  emit?.(
    { type: 'artifacts-traded', rule: 'EUP-TRD.8', seat, to, count: artifacts.length, artifacts },
    { artifacts: [seat, to] },
  );
  for (const card of named) cards.move(card, ['namedArtifacts.*', seat], ['hands.*', to]);
  for (const card of picked) cards.move(card, ['pickedArtifacts.*', seat], ['hands.*', to]);
}

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
  perform(turn, { seat, artifact }, choice) {
    const { count } = choice;
    turn.cards.move(ARTIFACTS.indexOf(artifact), ['hands.*', seat], ['pickedArtifacts.*', seat]);
    turn.emit?.({ type: 'artifact-picked', rule: 'EUP-TRD.8', seat, artifact }, { artifact: [seat] });
    if (count > 1) turn.queue({ ...choice, count: count - 1 });
  },
});

export const tasks = { 'trade-execution': tradeExecution };
