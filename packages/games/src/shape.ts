import type { Engine } from '@rulewright/core';
import type { KnownGame } from './known-game.js';

// The shape of a module's exports, field by field.

type Kind = 'string' | 'number' | 'object' | 'function';

/** Fields of an engine that programs use, with their JavaScript types. */
export const ENGINE: Readonly<Partial<Record<keyof Engine<never, never, never, never>, Kind>>> = Object.freeze({
  id: 'string',
  rulesVersion: 'number',
  contentName: 'string',
  seats: 'object',
  schemas: 'object',
  zones: 'object',
  hiddenNumbers: 'object',
  ...functions(
    ...(['pools', 'load', 'decision', 'legalActions', 'explain', 'ask', 'parts', 'partsOf', 'standing'] as const),
    ...(['outcome', 'view', 'eventsFor', 'format', 'parse', 'init', 'apply', 'step', 'trace'] as const),
    ...(['determinize', 'simulate', 'chanceOutcomes', 'recorder', 'record', 'replay', 'upgrade'] as const),
  ),
});

function functions<Name extends string>(...names: readonly Name[]): Record<Name, 'function'> {
  return Object.fromEntries(names.map((name) => [name, 'function'])) as Record<Name, 'function'>;
}

/** JavaScript types of the fields of a complete text. */
export const kindsOf = (whole: KnownGame['text']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, typeof value]));

/** The first field of a wrong type, and the complaint; undefined when all are right. */
export function misshapen(
  found: object,
  kinds: Readonly<Record<string, string>>,
): readonly [string, string] | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    const value: unknown = Reflect.get(found, name);
    if (value === null || typeof value !== kind)
      return [name, value === undefined ? `it is missing: ${typed(kind)}` : isNot(value, kind)];
  }
  return undefined;
}

/** The complaint about a value of a wrong type. */
export const isNot = (value: unknown, kind: string): string =>
  `it is ${value === null ? 'null' : typed(typeof value)}, and has to be ${typed(kind)}`;

/** A type with its article. */
const typed = (kind: string): string => `${kind === 'object' ? 'an' : 'a'} ${kind}`;
