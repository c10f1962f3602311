import type { Provenance } from '@rulewright/core/author';
import type { AbilityRecord } from './ability.js';
import type { Effect } from './effects.js';
import type { PriceRecord } from './price.js';
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
export interface SpaceRecord extends Sourced {
  /** Alternatives. None at all for the visit spaces: there the tile says the price. */
  prices: PriceRecord[];
  /** In this order. Areas and tunnels have none here: EUP-COM and EUP-TUN say what they give. */
  benefit: Effect[];
}
export interface TileRecord extends Sourced {
  price: PriceRecord;
  penalty: Penalty;
}
export interface DilemmaRecord extends Sourced {
  artifact: Artifact;
  fight: string;
  join: string;
}
export interface RecruitRecord extends Sourced {
  /** The order in which compulsory abilities work (EUP-REC.10). */
  no: number;
  faction: Faction;
  abilities: AbilityRecord[];
}

/** A content pack as JSON. */
export interface EuphoriaPack {
  id: string;
  name: Sourced['name'];
  /** All 49, in the order of the board. */
  spaces: SpaceRecord[];
  tiles: TileRecord[];
  /** The names of the six kinds, in canonical order. */
  artifacts: Sourced[];
  dilemmas: DilemmaRecord[];
  /** By ascending number. */
  recruits: RecruitRecord[];
}
