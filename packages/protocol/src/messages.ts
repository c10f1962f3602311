import type { JsonSchema } from '@rulewright/core/schema';
import * as z from 'zod/mini';
import { errorCodes } from './errors.js';
import { playerMessages } from './player-messages.js';
import { PROTOCOL } from './version.js';

/** The part of a message's definition that its schema is made from. */
export interface Described {
  readonly about: string;
  readonly params: z.ZodMiniType;
  readonly result?: z.ZodMiniType;
}

/** All messages of this version as data, for generating programs in other languages. */
export interface MessageSchemas {
  readonly protocol: number;
  /** Requests to an engine. */
  readonly methods: Readonly<Record<string, MessageSchema>>;
  /** Messages to a program that plays; one without a result is a notification. */
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
