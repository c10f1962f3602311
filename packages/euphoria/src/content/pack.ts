import type { Provenance } from '@rulewright/core/author';
import type { AbilityEntry } from './ability.js';
import type { Effect } from './effects.js';
import type { WrittenPrice } from './price.js';
import type { Artifact, Faction, Penalty } from './words.js';

/** Facts that the rulebook may state of a record whose other facts come from elsewhere. */
export const FACTS = ['name', 'kind', 'price', 'benefit', 'penalty'] as const;
export type Fact = (typeof FACTS)[number];

/** The fields of every record of a pack; `note` adds to its provenance. */
export interface Sourced {
  id: string;
  name: { en: string; ru?: string | undefined };
  provenance: Provenance;
  attested?: Fact[] | undefined;
  note?: string | undefined;
}

/** The prices and benefit of an action space; the places themselves are fixed (`board.ts`). */
export interface SpaceEntry extends Sourced {
  /** Alternatives. None at all for the visit spaces: there the tile says the price. */
  prices: WrittenPrice[];
  /** In this order. Areas and tunnels have none here: EUP-COM and EUP-TUN say what they give. */
  benefit: Effect[];
}
export interface TileEntry extends Sourced {
  price: WrittenPrice;
  penalty: Penalty;
}
export interface DilemmaEntry extends Sourced {
  artifact: Artifact;
  /** A text is the English name. */
  fight: string | Sourced['name'];
  join: string | Sourced['name'];
}
export interface RecruitEntry extends Sourced {
  /** The order in which compulsory abilities work (EUP-REC.10). */
  no: number;
  faction: Faction;
  abilities: AbilityEntry[];
}

/** A content pack as JSON. */
export interface EuphoriaPack {
  id: string;
  name: Sourced['name'];
  /** All 49, in the order of the board. */
  spaces: SpaceEntry[];
  tiles: TileEntry[];
  /** The names of the six kinds, in canonical order. */
  artifacts: Sourced[];
  dilemmas: DilemmaEntry[];
  /** By ascending number. */
  recruits: RecruitEntry[];
}
