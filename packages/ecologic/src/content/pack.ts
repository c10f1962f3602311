import type { Provenance } from '@rulewright/core/author';
import type { EventEffect, SpecialEffect } from './effects.js';
import type { Branch } from './tables.js';

/** The fields of every record of a pack; `note` says more about its source. */
interface Sourced {
  id: string;
  provenance: Provenance;
  note?: string | undefined;
}
interface Named extends Sourced {
  name: { en: string; ru?: string | undefined };
}
/** A hex: no resources make it a special site; `bio` is what the first settler gets, in eco points. */
interface TileEntry extends Sourced {
  resources: Branch[];
  bio: number;
}

/** A content pack as JSON. */
export interface EcoLogicPack {
  id: string;
  name: Named['name'];
  /** The 19 hexes of the box and the 18 that a larger field adds. */
  tiles: { box: TileEntry[]; extension: TileEntry[] };
  initiatives: (Named & { level: number })[];
  specials: (Named & { effects: SpecialEffect[] })[];
  events: (Named & { level: number; scope: 'all' | 'drawer'; effects: EventEffect[] })[];
}
