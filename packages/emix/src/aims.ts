import { NONE, type Seat } from '@rulewright/core';
import type { Run } from './agenda.js';
import type { Operation, Property } from './content/effects.js';
import { isFree } from './humans.js';
import { type EmixContext, type Human, refuse } from './state.js';

// Targets of properties, and the humans and players that operations concern (EMX-VOC.2 to EMX-VOC.4, EMX-FREE.5).

/** The actor, the acting human, and the target human and player. */
export type Aiming = Pick<Run, 'seat' | 'human' | 'target' | 'player'>;

/** EMX-VOC.7: operations on cards concern a player. */
function concernsPlayer({ op }: Operation): boolean {
  return op === 'draw' || op === 'discard' || op === 'steal' || op === 'activate';
}
/** Operations on emons and power rows concern a human; an activated power is placed on one. */
function concernsHuman({ op }: Operation): boolean {
  return op !== 'draw' && op !== 'discard' && op !== 'steal' && op !== 'action';
}
/** EMX-VOC.4: `action` is always the actor's. */
export const isActors = (operation: Operation): boolean => operation.actor === true || operation.op === 'action';

const needsPlayer = ({ ops }: Property): boolean => ops.some((op) => concernsPlayer(op) && !isActors(op));
const needsHuman = (property: Property): boolean =>
  property.ops.some((op) => concernsHuman(op) && !isActors(op)) || !needsPlayer(property);

/** Every way to aim a property. Without a choice of target it is aimed at the acting human and player. */
export function eachAim(
  context: EmixContext,
  property: Property,
  { seat, human }: { readonly seat: Seat; readonly human: Human },
  offer: (target: Human, player: Seat) => void,
): void {
  const { rows, hands } = context.state;
  const { scope } = property;
  if (scope === 'self' || scope === 'all') {
    offer(human, seat);
    return;
  }
  const isOther = scope === 'other';
  if (!isFree(context)) {
    for (let target = 0; target < hands.length; target++) if (!isOther || target !== seat) offer(target, target);
    return;
  }
  const hasHuman = needsHuman(property);
  const hasPlayer = needsPlayer(property);
  for (let target = hasHuman ? 0 : NONE; target < (hasHuman ? rows.length : 0); target++) {
    if (isOther && target === human) continue;
    for (let player = hasPlayer ? 0 : NONE; player < (hasPlayer ? hands.length : 0); player++)
      if (!isOther || player !== seat) offer(target, player);
  }
}

/** EMX-VOC.2, EMX-FREE.5: why a property cannot be aimed like this. */
export function aimRefusal(context: EmixContext, property: Property, aim: Aiming) {
  const { scope } = property;
  const { target, player } = aim;
  let isOffered = false;
  eachAim(context, property, aim, (offered, partner) => {
    isOffered ||= offered === target && partner === player;
  });
  return isOffered ? undefined : refuse('EMX-VOC.2', 'wrong-target', { scope, target, player });
}

/** True when an effect concerns a human or player besides the acting ones (EMX-KRM.1, EMX-FREE.7). */
export const concernsOthers = ({ state }: EmixContext, property: Property, aim: Aiming): boolean =>
  property.scope === 'all'
    ? (needsHuman(property) && state.rows.length > 1) || (needsPlayer(property) && state.hands.length > 1)
    : (aim.target !== NONE && aim.target !== aim.human) || (aim.player !== NONE && aim.player !== aim.seat);

/** The number of humans or players that an operation concerns. */
export function subjectCount({ state }: EmixContext, scope: Property['scope'], operation: Operation): number {
  if (scope !== 'all' || isActors(operation)) return 1;
  return concernsPlayer(operation) ? state.hands.length : state.rows.length;
}

/** The human of the i-th subject: the acting one first, then clockwise, or by rising index in free feeding (EMX-FREE.4). */
export function subjectHuman(
  context: EmixContext,
  { scope, operation }: { readonly scope: Property['scope']; readonly operation: Operation },
  { human, target }: Aiming,
  i: number,
): Human {
  if (isActors(operation)) return human;
  if (scope !== 'all') return target;
  if (!isFree(context)) return (human + i) % context.state.rows.length;
  if (concernsPlayer(operation) || i === 0) return human;
  return i <= human ? i - 1 : i;
}

/** The player of the i-th subject, clockwise from the acting one. */
export function subjectPlayer(
  { state }: EmixContext,
  { scope, operation }: { readonly scope: Property['scope']; readonly operation: Operation },
  { seat, player }: Aiming,
  i: number,
): Seat {
  if (isActors(operation)) return seat;
  return scope === 'all' ? (seat + i) % state.hands.length : player;
}

/** True when a power that this player activates on this human counts as activated on oneself. */
export const isOwnRow = ({ seat, human }: Aiming, target: Human, player: Seat): boolean =>
  player !== seat || target === human;

/**
 * The fields of an action that name who acts and at whom. Free feeding may use all three, other games only `target`.
 */
export interface Named {
  readonly target?: Human | undefined;
  readonly human?: Human | undefined;
  readonly player?: Seat | undefined;
}

/** The aim of an action. Without free feeding, everybody acts for their own human, and the target is a player too. */
export function aimOf(context: EmixContext, seat: Seat, { target = NONE, human = NONE, player = NONE }: Named): Aiming {
  return isFree(context) ? { seat, human, target, player } : { seat, human: seat, target, player: target };
}

/**
 * Adds the aim to an action, without fields it does not need. Changes the given object, which must be new: copying
 * every listed action cost an eighth of a game's time.
 */
export function named<A extends object>(
  context: EmixContext,
  action: A & { target?: Human; human?: Human; player?: Seat },
  { human, target, player }: { readonly human?: Human; readonly target: Human; readonly player: Seat },
): A & Named {
  if (target !== NONE) action.target = target;
  if (!isFree(context)) return action;
  if (human !== undefined) action.human = human;
  if (player !== NONE) action.player = player;
  return action;
}

/** EMX-FREE.1, EMX-FREE.4, EMX-FREE.6: in free feeding an action names the human that acts or pays, otherwise it does not. */
export function namingRefusal(context: EmixContext, { human, player }: Named, rule: 'EMX-FREE.4' | 'EMX-FREE.6') {
  if (isFree(context)) return human === undefined ? refuse(rule, 'names-no-human') : undefined;
  return human === undefined && player === undefined ? undefined : refuse('EMX-FREE.1', 'not-free');
}

/** The human a target index names, or a refusal. */
export const humanRefusal = ({ state }: EmixContext, human: Human) =>
  state.rows[human] === undefined ? refuse('EMX-FREE.4', 'no-such-human', { human }) : undefined;
