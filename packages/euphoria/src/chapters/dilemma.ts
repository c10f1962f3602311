import { at, draw, remove, type Seat } from '@rulewright/core';
import { discardKind } from '../hands.js';
import { type DilemmaSide, type EuphoriaTurn, NONE } from '../state.js';
import { activate, isRevealed } from './allegiance.js';

// EUP-DIL: ethical dilemmas.

const DRAWN_RECRUITS = 2;

/** EUP-DIL.1 to EUP-DIL.4: the player may do so and holds these kinds of artifacts. */
export function resolve(turn: EuphoriaTurn, seat: Seat, side: DilemmaSide, kinds: readonly number[]): void {
  const { state, content, emit, queue } = turn;
  const card = at(state.dilemmas, seat).pop() ?? NONE;
  at(state.resolvedDilemmas, seat).push(card);
  state.dilemmaSides[seat] = side;
  state.hasActed = true;
  emit?.({ type: 'dilemma-resolved', seat, dilemma: at(content.dilemmas, card).id, side });
  for (const kind of kinds) discardKind(turn, seat, kind);
  if (side === 'join') {
    queue({ kind: 'stars', stars: [{ seat, on: 'dilemma', at: card }], ofVisit: false });
    return;
  }
  for (let n = 0; n < DRAWN_RECRUITS; n++) at(state.dealtRecruits, seat).push(draw(state.recruitDeck) ?? NONE);
  queue({ kind: 'dilemma-keep-recruit', seat });
}

/** EUP-DIL.4: the kept recruit is hidden, or active if its faction is revealed; the other is discarded. */
export function keepRecruit(turn: EuphoriaTurn, seat: Seat, recruit: number): void {
  const { state, content, emit } = turn;
  const dealt = at(state.dealtRecruits, seat);
  const { id, faction } = at(content.recruits, recruit);
  remove(dealt, recruit);
  at(state.hiddenRecruits, seat).push(recruit);
  at(state.discardedRecruits, seat).push(...dealt.splice(0));
  emit?.({ type: 'recruit-kept', seat, recruit: id }, { recruit: [seat] });
  if (isRevealed(turn, faction)) activate(turn, seat, recruit);
}
