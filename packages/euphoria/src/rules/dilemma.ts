import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { ARTIFACTS } from '../content/words.js';
import { artifact, id, listOf } from '../fields.js';
import { countKind, discardKind } from '../hands.js';
import { action, DILEMMA_SIDES, type DilemmaSide, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { activate, isRevealed } from './allegiance.js';
import { recruitDealt } from './set-up.js';

// EUP-DIL: ethical dilemmas.

const DRAWN_RECRUITS = 2;

/** EUP-DIL.1 to EUP-DIL.4: the player may do so and holds these kinds of artifacts. */
export function resolve(turn: EuphoriaTurn, seat: Seat, side: DilemmaSide, kinds: readonly number[]): void {
  const { state, content, emit, queue } = turn;
  const card = at(at(state.dilemmas, seat), 0);
  turn.cards.move(card, ['dilemmas.*', seat], ['resolvedDilemmas.*', seat]);
  state.dilemmaSides[seat] = side;
  state.hasActed = true;
  emit?.({ type: 'dilemma-resolved', rule: 'EUP-DIL.1', seat, dilemma: at(content.dilemmas, card).id, side });
  for (const kind of kinds) discardKind(turn, seat, kind, { why: { rule: 'EUP-DIL.2', cause: 'dilemma' } });
  if (side === 'join') {
    queue({ kind: 'stars', rule: 'EUP-DIL.3', stars: [{ seat, on: 'dilemma', at: card }], ofVisit: false });
    return;
  }
  for (let n = 0; n < DRAWN_RECRUITS; n++) turn.cards.draw(['recruitDeck'], ['dealtRecruits.*', seat]);
  queue({ kind: 'dilemma-keep-recruit', seat });
}

/** EUP-DIL.4: the kept recruit is hidden, or active if its faction is revealed; the other is discarded. */
export function keepRecruit(turn: EuphoriaTurn, seat: Seat, recruit: number): void {
  const { state, content, cards, emit } = turn;
  const { id, faction } = at(content.recruits, recruit);
  cards.move(recruit, ['dealtRecruits.*', seat], ['hiddenRecruits.*', seat]);
  for (const other of [...at(state.dealtRecruits, seat)])
    cards.move(other, ['dealtRecruits.*', seat], ['discardedRecruits.*', seat]);
  emit?.({ type: 'recruit-kept', rule: 'EUP-DIL.4', seat, recruit: id }, { recruit: [seat] });
  if (isRevealed(turn, faction)) activate(turn, seat, recruit, 'EUP-DIL.4');
}

/** EUP-DIL.1: the kind of artifact that the player's unresolved dilemma shows, or NONE. */
const shownKind = ({ state, content }: EuphoriaContext, seat: Seat): number =>
  content.dilemmas[at(state.dilemmas, seat)[0] ?? NONE]?.artifact ?? NONE;

/** EUP-DIL.2: every payment by kinds: the one shown, then any two. */
function eachPayment(context: EuphoriaContext, seat: Seat, offer: (kinds: readonly number[]) => void): void {
  const hand = at(context.state.hands, seat);
  const count = (kind: number) => countKind(hand, kind);
  const shown = shownKind(context, seat);
  if (shown === NONE) return;
  if (count(shown) > 0) offer([shown]);
  for (let one = 0; one < ARTIFACTS.length; one++) {
    if (count(one) === 0) continue;
    if (count(one) > 1) offer([one, one]);
    for (let other = one + 1; other < ARTIFACTS.length; other++) if (count(other) > 0) offer([one, other]);
  }
}

function isPayment(context: EuphoriaContext, seat: Seat, kinds: readonly number[]): boolean {
  let isOne = false;
  eachPayment(context, seat, (payment) => {
    isOne ||= payment.join() === kinds.join();
  });
  return isOne;
}

/** EUP-DIL.1 to EUP-DIL.4: resolves the dilemma, paid with these artifacts, as the whole turn. */
export interface ResolveDilemma extends ActionOf<typeof resolveDilemma> {}
export const resolveDilemma = action('resolve-dilemma', {
  rule: 'EUP-DIL.1',
  during: ['turn-main'],
  fields: { side: z.enum(DILEMMA_SIDES), artifacts: listOf(artifact, 2, 1) },
  candidates(context, seat, offer) {
    if (at(context.state.hands, seat).length === 0) return;
    eachPayment(context, seat, (kinds) => {
      for (const side of DILEMMA_SIDES)
        offer({ type: 'resolve-dilemma', seat, side, artifacts: kinds.map((kind) => at(ARTIFACTS, kind)) });
    });
  },
  check(context, { seat, artifacts }) {
    if (shownKind(context, seat) === NONE) return refuse('EUP-DIL.1', 'dilemma-resolved');
    const kinds = artifacts.map((name) => ARTIFACTS.indexOf(name));
    if (isPayment(context, seat, kinds)) return undefined;
    const isMixedUp = isPayment(context, seat, kinds.reverse());
    return isMixedUp
      ? refuse('EUP-ENG.4', 'not-in-order')
      : refuse('EUP-DIL.2', 'not-the-price', { artifact: at(ARTIFACTS, shownKind(context, seat)) });
  },
  perform(turn, { seat, side, artifacts }) {
    resolve(
      turn,
      seat,
      side,
      artifacts.map((name) => ARTIFACTS.indexOf(name)),
    );
  },
});

/** EUP-DIL.4: one of the two recruits. */
export interface KeepRecruit extends ActionOf<typeof keepOneRecruit> {}
export const keepOneRecruit = action('keep-recruit', {
  rule: 'EUP-DIL.4',
  during: ['dilemma-keep-recruit'],
  fields: { recruit: id },
  candidates({ state, content }, seat, offer) {
    for (const card of at(state.dealtRecruits, seat))
      offer({ type: 'keep-recruit', seat, recruit: at(content.recruits, card).id });
  },
  check: (context, { seat, recruit }) =>
    recruitDealt(context, seat, recruit) === NONE ? refuse('EUP-DIL.4', 'no-such-recruit', { recruit }) : undefined,
  perform: (turn, { seat, recruit }) => keepRecruit(turn, seat, recruitDealt(turn, seat, recruit)),
});
