import type { AbilityRecord, Condition, Cost, Step } from '../ability.js';
import type { Effect } from '../effects.js';
import type { RecruitRecord } from '../pack.js';
import type { Edition, Faction, Good, Hook } from '../words.js';

// Short words for the rows of the base recruits. All of them are published: the rulebook names no recruit.

/** An ability before its card is known; `part` is what follows the number of the card in the id of its rule. */
interface Ability extends Omit<AbilityRecord, 'rule'> {
  part?: string;
}

/** A card by its number, which its rules have too: EUP-RCT.110 and 110b, or 112 and, in the second edition, 112/2. */
export const recruit = (no: number, faction: Faction, en: string, abilities: Ability[]): RecruitRecord => ({
  id: en
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-'),
  no,
  name: { en },
  faction,
  abilities: abilities.map(({ part, ...ability }, place) => ({
    rule: `EUP-RCT.${no}${part ?? partOf(abilities, place)}`,
    ...ability,
  })),
  provenance: 'published',
});

function partOf(abilities: readonly Ability[], place: number): string {
  const editions = abilities.map(({ edition }) => edition);
  if (editions.includes('first')) return editions[place] === 'second' ? '/2' : '';
  return place === 0 ? '' : 'b';
}

/** With what its sources differ in, or what is not known. */
export const noted = (note: string, card: RecruitRecord): RecruitRecord => ({ ...card, note });

interface Row {
  step?: Step;
  if?: Condition[];
  cost?: Cost;
  plan?: AbilityRecord['plan'];
  effects?: Effect[];
  oncePerTurn?: true;
  edition?: Edition;
  part?: string;
}
const row =
  (mode: AbilityRecord['mode']) =>
  (hook: Hook, { if: conditions = [], cost = {}, effects = [], ...rest }: Row): Ability => ({
    hook,
    mode,
    if: conditions,
    cost,
    effects,
    ...rest,
  });
/** An ability that can be declined, and one that happens by itself. */
export const may = row('may');
export const must = row('must');

export const opponentBumped: Condition = { is: 'bumped', who: 'opponent' };
export const nobodyBumped: Condition = { is: 'bumped', who: 'nobody' };
export const inTunnel: Condition = { is: 'spaceKind', kinds: ['tunnel'] };
export const onConstruction: Condition = { is: 'spaceKind', kinds: ['construction'] };
export const at = (...spaces: string[]): Condition => ({ is: 'space', spaces });

export const gain = (good: Good, n: number): Effect => ({ op: 'gain', good, n });
export const anyResource: Effect = { op: 'gainAny', of: 'resource', n: 1 };
export const draw = (n: number): Effect => ({ op: 'draw', n });
export const morale = (n: number): Effect => ({ op: 'track', track: 'morale', n });
export const knowledge = (n: number): Effect => ({ op: 'track', track: 'knowledge', n });
export const oneOf = (...of: Effect[]): Effect => ({ op: 'oneOf', of });
/** The owner of the bumped worker learns something. */
export const victimLearns: Effect = { op: 'for', who: 'bumped-owner', effects: [knowledge(1)] };
