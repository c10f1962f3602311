import { at, type Seat } from '@rulewright/core';
import { discardKind } from '../hands.js';
import type { EuphoriaTurn } from '../state.js';
import { queueEffects } from './hooks.js';

interface Due {
  readonly seat: Seat;
  readonly ability: number;
  readonly count: number;
  readonly card: number;
}

/**
 * EUP-PLC.13: takes the artifacts that an ability costs, one by one; its effects follow the last one. EUP-ENG.1: which
 * cards go is asked as long as the choice leaves the player one.
 */
export function payArtifacts(turn: EuphoriaTurn, { seat, ability, count, card }: Due): void {
  const hand = at(turn.state.hands, seat);
  if (count === 0) queueEffects(turn, seat, ability, card);
  else if (hand.length > count) turn.queue({ kind: 'ability-discard', seat, ability, count });
  else payArtifact(turn, { seat, ability, count }, at(hand, 0));
}

/** One card of this kind, which the player holds, is paid. */
export function payArtifact(turn: EuphoriaTurn, due: Pick<Due, 'seat' | 'ability' | 'count'>, kind: number): void {
  const { cites } = at(turn.content.abilities, due.ability);
  discardKind(turn, due.seat, kind, { why: { rule: cites, cause: 'ability' } });
  turn.queue({ kind: 'pay-artifacts', seat: due.seat, ability: due.ability, count: due.count - 1, card: kind });
}

export const tasks = { 'pay-artifacts': payArtifacts };
