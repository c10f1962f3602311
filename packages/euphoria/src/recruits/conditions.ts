import { at, NONE, type Seat } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import type { Condition, ConditionOf } from '../content/ability.js';
import { constructionSpace, NOTHING, SPACES_OF_A_SITE, spaceAt } from '../content/board.js';
import { FACTIONS, GOODS } from '../content/words.js';
import { ownedResources } from '../goods.js';
import { hasActive } from '../recruits.js';
import { hasFreeStarSpace } from '../stars.js';
import type { EuphoriaContext } from '../state.js';
import { isAvailable, ownedWorkers, ownerOf } from '../workers.js';

// The conditions of abilities: one interpreter for all.

/** Facts for conditions that the state does not hold. */
export interface Occasion {
  /** The space of the placement. */
  readonly space: number;
  /** The owner of the worker that the placement bumps. */
  readonly bumps: 'opponent' | 'own' | 'nobody';
  /** Cards drawn so far in the draw event. */
  readonly drawn: number;
  /** The goods that were paid, by good, and whether a plan of this card was used (HK1). */
  readonly paid: readonly number[];
  readonly isUsed: boolean;
}

export const NO_GOODS: readonly number[] = [];

/** That of the placement that goes on; `drawn` cards have come in the draw event that goes on. */
export function occasionOf({ state }: EuphoriaContext, drawn = 0): Occasion {
  const { seat, space, bumped } = state.placement;
  const bumps = bumped === NONE ? 'nobody' : ownerOf(bumped) === seat ? 'own' : 'opponent';
  return { space, bumps, drawn, paid: NO_GOODS, isUsed: false };
}

/** True when a condition of a player's ability holds. */
export function holds(context: EuphoriaContext, seat: Seat, condition: Condition, occasion: Occasion): boolean {
  const { state } = context;
  const { placement, retrieval, roll } = state;
  switch (condition.is) {
    case 'bumped':
      return occasion.bumps === condition.who;
    case 'bumpedValue': {
      const value = at(state.value, placement.worker);
      return condition.than === 'equal' ? placement.bumpedValue === value : placement.bumpedValue > value;
    }
    case 'bumpedOwnerLacks':
      return !hasActive(context, ownerOf(placement.bumped), FACTIONS.indexOf(condition.faction));
    case 'noArtifacts':
      return at(state.hands, seat).length === 0;
    case 'noResources':
      return ownedResources(context, seat) === 0;
    case 'placed':
      return isPlaced(context, condition.as);
    case 'workers':
      return ownedWorkers(context, seat) === condition.n;
    case 'starSpace':
      return hasFreeStarSpace(context, spaceAt(occasion.space).faction);
    case 'noneActiveHere':
      return !hasActive(context, seat, spaceAt(occasion.space).faction);
    case 'retrievedWith':
      return retrieval.seat === seat && retrieval.price === condition.price;
    case 'retrievedFrom':
      return retrieval.from.every((space) => spaceAt(space).faction === FACTIONS.indexOf(condition.faction));
    case 'rolled':
      return isRolled(context, seat, condition);
    case 'doubles':
      return roll.isDoubles;
    case 'available':
      return placement.added !== NONE && isAvailable(context, placement.added);
    case 'below':
      return at(state.allegiance, FACTIONS.indexOf(condition.faction)) < condition.cell;
    case 'toDraw':
      return occasion.drawn === 0;
    case 'drew':
      return occasion.drawn > 0;
    case 'cardsLeft':
      return deckSize(state.artifactDeck) + state.artifactDiscard.length > 0;
    case 'paid':
      return (occasion.paid[GOODS.indexOf(condition.good)] ?? 0) > 0;
    case 'used':
      return occasion.isUsed;
    case 'moved':
      // Asked for by `trackMoved`, which knows the step.
      return true;
    case 'spaceKind':
    case 'space':
    case 'territory':
      // Compiled into `Ability.where`.
      return true;
    default:
      return condition satisfies never;
  }
}

/** EUP-REC.5: the placed worker among those on its area or its site. */
function isPlaced({ state }: EuphoriaContext, as: ConditionOf<'placed'>['as']): boolean {
  const { worker: placed, space } = state.placement;
  const { site } = spaceAt(space);
  const first = site === NOTHING ? space : constructionSpace(site, 0);
  const last = site === NOTHING ? space : first + SPACES_OF_A_SITE - 1;
  const value = at(state.value, placed);
  for (let worker = 0; worker < state.place.length; worker++) {
    const place = at(state.place, worker);
    if (worker === placed || place < first || place > last) continue;
    const other = at(state.value, worker);
    if (as === 'shared' && other === value) return true;
    if (as === 'alone' || (as === 'highest' && other >= value) || (as === 'lowest' && other <= value)) return false;
  }
  return as !== 'shared';
}

function isRolled({ state }: EuphoriaContext, seat: Seat, { cause, whose, by }: ConditionOf<'rolled'>): boolean {
  const { roll } = state;
  if (roll.cause !== cause || (roll.seat === seat) !== (whose === 'yours')) return false;
  if (by === 'anyone') return true;
  return by === 'you' ? roll.by === seat : roll.by !== NONE && roll.by !== seat;
}
