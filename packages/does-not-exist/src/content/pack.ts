import type { Provenance } from '@rulewright/core/author';
import type { Ability } from './abilities.js';
import type { Effect } from './effects.js';
import type { Special } from './specials.js';

/** The fields of every record of a pack; `reconstructed` names those that the source does not state. */
interface Sourced {
  id: string;
  /** Number of copies of the card. */
  count: number;
  provenance: Provenance;
  source?: string | undefined;
  reconstructed?: string[] | undefined;
  note?: string | undefined;
}
/** A card that has no more than a name. */
export interface NamedEntry extends Sourced {
  name: { en?: string | undefined; uk?: string | undefined };
}
export interface SoundEntry extends NamedEntry {
  type?: 'album' | 'demo' | 'vinyl' | undefined;
  /** A number, or the die that gives it when the card enters a line-up. */
  bonus: number | { die: number };
  /** Worth outside line-ups, if it is not the bonus. */
  comparisonBonus?: number | undefined;
  durationMin: number;
  genres: string[];
}
/** The Hosts for whom the level of a monster is higher or lower. */
export type LevelWho = { class: string } | { trait: 'woman' | 'man' | 'human' };
export interface MonsterEntry extends NamedEntry {
  level: number;
  /** The souls it brings; null where the card leaves the field blank (DNE-R17). */
  souls: number | null;
  /** The sound cards it brings. */
  sounds: number;
  levelMods: { who: LevelWho; delta: number }[];
  special?: Special | undefined;
  failure: Effect;
}
export interface ClassEntry extends NamedEntry {
  abilities: Ability[];
}

/** A content pack as JSON. */
export interface DoesNotExistPack {
  id: string;
  name: NamedEntry['name'];
  sounds: SoundEntry[];
  monsters: MonsterEntry[];
  classes: ClassEntry[];
  mercenaries: NamedEntry[];
}
