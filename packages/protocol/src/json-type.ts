import { MOST } from '@rulewright/core/words';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Names of the kinds of values in a language. */
export interface TypeNames {
  list(items: string): string;
  readonly number: string;
  atMost(most: number): string;
  atLeast(least: number): string;
  between(least: number, most: number): string;
  other(type: string): string;
}

const ENGLISH: TypeNames = {
  list: (items) => `a list: ${items}`,
  number: 'a whole number',
  atMost: (most) => `at most ${most}`,
  atLeast: (least) => `${least} or more`,
  between: (least, most) => `${least} to ${most}`,
  other: (type) => `a ${type}`,
};

/**
 * Describes a JSON Schema in a few words, English ones when not given: `round`, `player`; 1 to 20; a list: 0 or more.
 */
export function typeInWords(given: object, words: TypeNames = ENGLISH): string {
  const schema: Schema = given;
  const inner = (part: Schema): string => typeInWords({ ...part }, words);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways !== undefined) return ways.map(inner).join(', ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.type === 'null') return '`null`';
  if (schema.type === 'boolean') return '`true`, `false`';
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.type === 'integer' || schema.type === 'number') return range(schema, words);
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(inner).join('; ')}]`;
  if (schema.type === 'array') return words.list(inner({ ...schema.items }));
  if (schema.type === 'object') return fields(schema.properties ?? {});
  return words.other(schema.type ?? 'value');
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The range of a number in words, without the bounds that core sets for every number. */
function range({ minimum, maximum }: Schema, words: TypeNames): string {
  const least = minimum !== undefined && minimum > -MOST ? minimum : undefined;
  const most = maximum !== undefined && maximum < MOST ? maximum : undefined;
  if (least === undefined) return most === undefined ? words.number : words.atMost(most);
  return most === undefined ? words.atLeast(least) : words.between(least, most);
}

/** The fields of an object, `{ kind: special, special }`; constants tell alternatives apart. */
const fields = (properties: Readonly<Record<string, Schema>>): string =>
  `{ ${Object.entries(properties)
    .map(([name, value]) => (typeof value.const === 'string' ? `${name}: ${value.const}` : name))
    .join(', ')} }`;
