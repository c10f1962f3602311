import type { NamingField, PartIds } from '../game/parts.js';
import type * as z from '../schema/z.js';

// The schemas of an engine.

/** The schemas of an engine's input. */
export interface EngineSchemas {
  readonly options: z.Schema;
  /** The options that only older saves and records have; new games do not offer them. */
  readonly olderRules: readonly string[];
  readonly position: z.Schema;
  readonly pack: z.Schema;
  readonly actions: ReadonlyMap<string, z.Schema>;
  /** The fields of events, by type; empty for a game that does not declare them. */
  readonly events: Readonly<Record<string, Readonly<Record<string, z.Schema>>>>;
  /** The arguments of each query, in order. */
  readonly queries: Readonly<Record<string, readonly z.Schema[]>>;
  /** The parts that fields of actions and events name, by field. */
  readonly parts: Readonly<Record<string, NamingField>>;
  /**
   * The possible ids of parts in a game with these options, by kind. Without options, ids that depend on them are left
   * out.
   */
  ids(options?: object): Readonly<Record<string, PartIds>>;
}
