import { at, NONE, type Seat } from '@rulewright/core';
import type { Hook } from '../content/words.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { payFor } from './costs.js';
import { abilitiesOn, applyAbility, isExtraPlacement, queueEffects } from './hooks.js';
import { announce } from './usable.js';

// EUP-REC.10, EUP-REC.11: who is asked for which ability, and in which order.

/** The optional abilities of a player at a hook, by ascending card number. */
export function optional(context: EuphoriaContext, seat: Seat, hook: Hook): number[] {
  const found: number[] = [];
  abilitiesOn(context, seat, hook, (ability) => {
    if (at(context.content.abilities, ability).isOptional && !isExtraPlacement(context, ability)) found.push(ability);
  });
  return found;
}

/** EUP-REC.3: compulsory abilities happen by themselves. */
export function must(turn: EuphoriaTurn, { hook, seat }: { readonly hook: Hook; readonly seat: Seat }): void {
  const due: number[] = [];
  abilitiesOn(turn, seat, hook, (ability) => {
    if (!at(turn.content.abilities, ability).isOptional) due.push(ability);
  });
  for (const ability of due) applyAbility(turn, seat, ability);
}

interface Window {
  readonly hook: Hook;
  readonly seat: Seat;
  readonly used: readonly number[];
}

/** EUP-REC.10: asks which ability is used next, as long as there is one that was not used in this window. */
export function window(turn: EuphoriaTurn, { hook, seat, used }: Window): void {
  if (optional(turn, seat, hook).some((ability) => !used.includes(ability)))
    turn.queue({ kind: 'ability-window', hook, seat, used: [...used] });
}

interface Reactions {
  readonly hook: Hook;
  readonly seats: readonly Seat[];
  /** The ability of the first of `seats` that was asked for last, or NONE. */
  readonly after: number;
}

/** EUP-REC.10, EUP-REC.11: asks seat after seat for one ability after the other. */
export function reactions(turn: EuphoriaTurn, { hook, seats, after }: Reactions): void {
  let last = after;
  for (let i = 0; i < seats.length; i++) {
    const seat = at(seats, i);
    const ability = optional(turn, seat, hook).find((candidate) => candidate > last);
    if (ability !== undefined) {
      turn.queue(
        { kind: 'ability-react', seat, ability },
        { kind: 'reactions', hook, seats: seats.slice(i), after: ability },
      );
      return;
    }
    last = NONE;
  }
}

/**
 * EUP-REC.2, EUP-REC.3: pays for an ability; its effects follow, after the artifacts that are its price have been
 * chosen.
 */
export function useAbility(turn: EuphoriaTurn, seat: Seat, ability: number): void {
  const row = at(turn.content.abilities, ability);
  announce(turn, seat, ability);
  if (row.oncePerTurn) turn.state.usedAbilities.push(ability);
  payFor(turn, seat, row);
  if (row.price.artifacts > 0)
    turn.queue({ kind: 'pay-artifacts', seat, ability, count: row.price.artifacts, card: NONE });
  else queueEffects(turn, seat, ability);
}

export const tasks = { must, window, reactions };
