import { at, NONE, type Seat } from '@rulewright/core';
import type { Ability } from '../content/compile.js';
import { handOver, lose, owned } from '../goods.js';
import { limitHand } from '../rules/hand-limit.js';
import { changeKnowledge, changeMorale, LEAST, MOST } from '../rules/tracks.js';
import type { EuphoriaContext, EuphoriaTurn, Worker } from '../state.js';
import { ownedWorkers, ownerOf, sacrifice, workersOff } from '../workers.js';

// The interpreter of all costs of abilities.

/** True when a player can pay for an ability in full, on the tracks as they are (EUP-REC.3, EUP-REC.4, EUP-R26). */
export function isPayable(context: EuphoriaContext, seat: Seat, ability: Ability): boolean {
  const { state } = context;
  const { goods, artifacts, morale, knowledge } = ability.price;
  if (morale > 0 && at(state.morale, seat) - morale < LEAST) return false;
  if (knowledge > 0 && at(state.knowledge, seat) + knowledge > MOST) return false;
  if (artifacts > at(state.hands, seat).length) return false;
  for (let good = 0; good < goods.length; good++) if (owned(context, seat, good) < at(goods, good)) return false;
  return (
    ability.sacrifice === undefined || (ownedWorkers(context, seat) > 1 && victim(context, seat, ability) !== NONE)
  );
}

/** EUP-REC.4: the worker that is sacrificed: the placed one while it stands there, or the lowest not yet rolled. */
function victim(context: EuphoriaContext, seat: Seat, { sacrifice: which }: Ability): Worker {
  const { placement, place } = context.state;
  if (which === 'placed-worker') return place[placement.worker] === placement.space ? placement.worker : NONE;
  return workersOff(context, seat)[0] ?? NONE;
}

/**
 * Takes the cost of an ability except its artifacts, which the player chooses (EUP-REC.3, EUP-MOR.7). A lower hand
 * limit is enforced before anything queued after this call.
 */
export function payFor(turn: EuphoriaTurn, seat: Seat, ability: Ability): void {
  const { price, cites: rule } = ability;
  const { goods, morale, knowledge } = price;
  const to = receiver(turn, ability);
  for (let good = 0; good < goods.length; good++) {
    const count = at(goods, good);
    if (count === 0) continue;
    if (to === NONE) lose(turn, seat, { good, count, why: { rule, cause: 'ability' } });
    else handOver(turn, seat, to, { good, count, rule });
  }
  if (ability.sacrifice !== undefined) sacrifice(turn, victim(turn, seat, ability), rule);
  if (knowledge > 0) changeKnowledge(turn, seat, knowledge, rule);
  if (morale === 0) return;
  changeMorale(turn, seat, -morale, rule);
  limitHand(turn, seat);
}

function receiver({ state }: EuphoriaTurn, { to }: Ability): Seat {
  if (to === undefined) return NONE;
  return to === 'bumper' ? state.roll.by : ownerOf(state.placement.bumped);
}
