import type { JsonSchema } from '@rulewright/core/schema';
import * as z from 'zod/mini';
import { errorCodes } from './errors.js';
import { playerMessages } from './player-messages.js';
import { PROTOCOL } from './version.js';

/** What of a row of a table of messages stands in its schema. */
export interface Described {
  readonly about: string;
  readonly params: z.ZodMiniType;
  readonly result?: z.ZodMiniType;
}

/** The messages of this version as data: what a program in another language can be generated from. */
export interface MessageSchemas {
  readonly protocol: number;
  /** Requests to an engine. */
  readonly methods: Readonly<Record<string, MessageSchema>>;
  /** What a program is sent that plays; without a result it is a notification. */
  readonly player: Readonly<Record<string, MessageSchema>>;
  /** The codes of errors, by name. */
  readonly errors: Readonly<Record<string, number>>;
}
export interface MessageSchema {
  readonly about: string;
  readonly params: JsonSchema;
  readonly result?: JsonSchema;
}

export const schemasOf = (methods: Readonly<Record<string, Described>>): MessageSchemas => ({
  protocol: PROTOCOL,
  methods: described(methods),
  player: described(playerMessages),
  errors: errorCodes,
});

const described = (table: Readonly<Record<string, Described>>): Record<string, MessageSchema> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { about, params, result }]) => [
      name,
      { about, params: toJson(params, 'input'), ...(result !== undefined && { result: toJson(result, 'output') }) },
    ]),
  );

const toJson = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io });
