import { at, NONE, type Seat } from '@rulewright/core';
import { hookBit } from '../content/compile.js';
import type { Hook } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import { isUsable } from '../recruits.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';

// The rows of recruits that work now.

/**
 * EUP-REC.1, EUP-REC.8, EUP-REC.9: the rows of a player's active recruits for one hook, by ascending card number;
 * none under the penalty of EUP-PEN.7. Costs next to nothing for a player without such a recruit.
 */
export function rowsOn(context: EuphoriaContext, seat: Seat, hook: Hook, visit: (ability: number) => void): void {
  const { state, content } = context;
  if (!hasRows(context, seat, hook)) return;
  const edition = state.options.recruitEdition;
  const own = at(state.activeRecruits, seat);
  const bit = hookBit(hook);
  let isAllowed: boolean | undefined;
  for (let last = NONE; ; ) {
    const recruit = nextAbove(own, last);
    if (recruit === NONE) return;
    last = recruit;
    const card = at(content.recruits, recruit);
    if ((card.hooks[edition] & bit) === 0 || !isUsable(context, recruit)) continue;
    isAllowed ??= !hasPenalty(context, seat, 'no-recruit-abilities');
    if (!isAllowed) return;
    for (const ability of card.abilities[edition]) if (content.abilities[ability]?.hook === hook) visit(ability);
  }
}

/**
 * True when an active recruit of the player has a row for the hook, usable or not. Called for every space, so it must
 * be fast.
 */
export function hasRows({ state, content }: EuphoriaContext, seat: Seat, hook: Hook): boolean {
  const own = at(state.activeRecruits, seat);
  const bit = hookBit(hook);
  for (let i = 0; i < own.length; i++) {
    const card = content.recruits[own[i] ?? NONE];
    if (card !== undefined && (card.hooks[state.options.recruitEdition] & bit) !== 0) return true;
  }
  return false;
}

/** The least number of a list above another, or NONE. Cards are numbered by ascending card number. */
function nextAbove(list: readonly number[], last: number): number {
  let found = NONE;
  for (const number of list) if (number > last && (found === NONE || number < found)) found = number;
  return found;
}

/** Tells that an ability is used or declined. */
export function announce(
  { content, emit }: EuphoriaTurn,
  seat: Seat,
  ability: number,
  type: 'ability-used' | 'ability-declined' = 'ability-used',
): void {
  const { cites, rule, recruit } = at(content.abilities, ability);
  emit?.({ type, rule: cites, seat, recruit: at(content.recruits, recruit).id, ability: rule });
}
