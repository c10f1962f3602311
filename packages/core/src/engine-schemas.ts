import type * as z from 'zod/mini';
import type { NamingField, PartIds } from './parts.js';

/** What the input of an engine is checked against. */
export interface EngineSchemas {
  readonly options: z.core.$ZodType;
  /** The options that only older saves and records have: new games are not offered them. */
  readonly olderRules: readonly string[];
  readonly position: z.core.$ZodType;
  readonly pack: z.core.$ZodType;
  readonly actions: ReadonlyMap<string, z.core.$ZodType>;
  /** The arguments of each query, in their order. */
  readonly queries: Readonly<Record<string, readonly z.core.$ZodType[]>>;
  /** What the fields of actions and events name, by the field. */
  readonly parts: Readonly<Record<string, NamingField>>;
  /** The ids that parts can have in a game with these options, by kind; what depends on options is left out without them. */
  ids(options?: object): Readonly<Record<string, PartIds>>;
}
