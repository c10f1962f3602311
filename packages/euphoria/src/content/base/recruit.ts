import type { AbilityEntry, Cause, Condition, ConditionOf, Cost, Plan } from '../ability.js';
import type { SpaceKind } from '../board.js';
import type { Effect, EffectOf } from '../effects.js';
import type { RecruitEntry } from '../pack.js';
import type { WrittenPrice } from '../price.js';
import type { Edition, Faction, Good, Hook, Track } from '../words.js';

// Short words for the rows of the base recruits. All of them are published: the rulebook names no recruit, and the
// Russian names are ours.

/** An ability before its card is known. */
type Ability = Omit<AbilityEntry, 'rule'>;

/** A card by its number, which its rules have too: EUP-RCT.110 and 110b, or 112 and, in the second edition, 112/2. */
export const recruit = (
  no: number,
  faction: Faction,
  [en, ru]: readonly [en: string, ru: string],
  abilities: Ability[],
): RecruitEntry => ({
  id: en
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-'),
  no,
  name: { en, ru },
  faction,
  abilities: abilities.map((ability) => ({ rule: `EUP-RCT.${no}${partOf(ability, abilities)}`, ...ability })),
  provenance: 'published',
  ...(NOTES[no] === undefined ? {} : { note: NOTES[no] }),
});

/** A text of the second edition replaces that of the first, or adds to it; what follows a payment has the rule of the payment. */
function partOf({ edition, hook }: Ability, abilities: readonly Ability[]): string {
  const isReplaced = abilities.some(({ edition }) => edition === 'first');
  if (edition === 'second') return isReplaced ? '/2' : 'b/2';
  return isReplaced || hook === abilities[0]?.hook ? '' : 'b';
}

/** Notes about differing or incomplete sources, by the card's number. */
const NOTES: Readonly<Record<number, string>> = {
  105: 'Flartner the Scammer in a later printing',
  108: 'the sources differ in the price: 2 in one, 1 in the other',
  116: 'the text of the first edition is not known; that of the second serves for both',
  127: 'one source spells Gidget',
  128: 'one source spells Kaden',
  130: 'one source spells Lock Picker',
  139: 'the sources differ in whether the Cloud Mine counts',
  140: 'the second edition adds that the loss comes from a roll; checks follow rolls only, so both texts do the same',
};

/** Makers of rows for one edition, or for both. */
const rowsOf = (edition?: Edition) => {
  const row =
    (mode: AbilityEntry['mode']) =>
    (hook: Hook, conditions: Condition[], cost: Cost, ...effects: Effect[]): Ability => ({
      hook,
      mode,
      if: conditions,
      cost,
      effects,
      ...(hook === 'retrieve-step' && { step: mode === 'may' ? 'before-roll' : 'after-roll' }),
      ...(hook === 'artifact-draw' && { oncePerTurn: true }),
      ...(edition !== undefined && { edition }),
    });
  const may = row('may');
  const plan = (conditions: Condition[], plan: Plan, ...effects: Effect[]): Ability => ({
    ...may('payment-plan', conditions, free, ...effects),
    plan,
  });
  return { may, must: row('must'), plan };
};
export const free: Cost = {};
export const first = rowsOf('first');
export const second = rowsOf('second');
/**
 * Makers of rows: an ability that can be declined, an automatic one, and another price for a placement. Each takes a
 * hook, conditions, a cost and effects.
 */
export const { may, must, plan } = rowsOf();

export const opponentBumped: Condition = { is: 'bumped', who: 'opponent' };
export const nobodyBumped: Condition = { is: 'bumped', who: 'nobody' };
export const noArtifacts: Condition = { is: 'noArtifacts' };
export const noResources: Condition = { is: 'noResources' };
export const starSpace: Condition = { is: 'starSpace' };
export const drew: Condition = { is: 'drew' };
export const at = (...spaces: string[]): Condition => ({ is: 'space', spaces });
export const on = (...kinds: SpaceKind[]): Condition => ({ is: 'spaceKind', kinds });
export const inTunnel = on('tunnel');
export const onConstruction = on('construction');
export const bumpedValue = (than: ConditionOf<'bumpedValue'>['than']): Condition => ({ is: 'bumpedValue', than });
/** The owner of the bumped worker has no active recruit of the faction. */
export const ownerLacks = (faction: Faction): Condition => ({ is: 'bumpedOwnerLacks', faction });
export const placed = (as: ConditionOf<'placed'>['as']): Condition => ({ is: 'placed', as });
export const moved = (track: Track, way: 'up' | 'down'): Condition => ({ is: 'moved', track, way });
export const rolled = (cause: Cause, whose: 'yours' | 'theirs', by: ConditionOf<'rolled'>['by']): Condition => ({
  is: 'rolled',
  cause,
  whose,
  by,
});

export const goods = (goods: Cost['goods']): Cost => ({ goods });
/** Another price for the whole. */
export const instead = (price: WrittenPrice): Plan => ({ op: 'instead', price });

export const gain = (good: Good, n: number): Effect => ({ op: 'gain', good, n });
export const anyResource: Effect = { op: 'gainAny', of: 'resource', n: 1 };
export const tunnelResource = (n: number): Effect => ({ op: 'tunnelResource', n });
export const miner = (n: number): Effect => ({ op: 'miner', n });
export const drawMore = (n: number, discard: number): Effect => ({ op: 'drawMore', n, discard });
export const draw = (n: number): Effect => ({ op: 'draw', n });
export const morale = (n: number): Effect => ({ op: 'track', track: 'morale', n });
export const knowledge = (n: number): Effect => ({ op: 'track', track: 'knowledge', n });
export const allegiance = (faction: Faction, n: number): Effect => ({ op: 'allegiance', faction, n });
export const chooseFace: Effect = { op: 'chooseFace' };
export const extraStar: Effect = { op: 'extraStar' };
export const oneOf = (...of: Effect[]): Effect => ({ op: 'oneOf', of });
export const each = (who: EffectOf<'for'>['who'], ...effects: Effect[]): Effect => ({ op: 'for', who, effects });
/** The owner of the bumped worker learns something. */
export const victimLearns: Effect = each('bumped-owner', knowledge(1));
