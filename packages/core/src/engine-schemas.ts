import type { NamingField, PartIds } from './parts.js';
import type * as z from './z.js';

/** What the input of an engine is checked against. */
export interface EngineSchemas {
  readonly options: z.Schema;
  /** The options that only older saves and records have: new games are not offered them. */
  readonly olderRules: readonly string[];
  readonly position: z.Schema;
  readonly pack: z.Schema;
  readonly actions: ReadonlyMap<string, z.Schema>;
  /** The arguments of each query, in their order. */
  readonly queries: Readonly<Record<string, readonly z.Schema[]>>;
  /** What the fields of actions and events name, by the field. */
  readonly parts: Readonly<Record<string, NamingField>>;
  /** The ids that parts can have in a game with these options, by kind; what depends on options is left out without them. */
  ids(options?: object): Readonly<Record<string, PartIds>>;
}
