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

/** What a JSON Schema lets through, in a few words: `round`, `player`; 1 to 20; a list: 0 or more. */
export function typeInWords(given: object): string {
  const schema: Schema = given;
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways !== undefined) return ways.map((way) => typeInWords({ ...way })).join(', ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.type === 'null') return '`null`';
  if (schema.type === 'boolean') return '`true`, `false`';
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.type === 'integer' || schema.type === 'number') return range(schema);
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => typeInWords({ ...item })).join('; ')}]`;
  if (schema.type === 'array') return `a list: ${typeInWords({ ...schema.items })}`;
  if (schema.type === 'object') return fields(schema.properties ?? {});
  return `a ${schema.type ?? 'value'}`;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Core's own bounds of numbers say nothing of the game. */
function range({ minimum, maximum }: Schema): string {
  const least = minimum !== undefined && minimum > -MOST ? minimum : undefined;
  const most = maximum !== undefined && maximum < MOST ? maximum : undefined;
  if (least === undefined) return most === undefined ? 'a whole number' : `at most ${most}`;
  return most === undefined ? `${least} or more` : `${least} to ${most}`;
}

/** `{ kind: special, special }`: constants tell alternatives apart. */
const fields = (properties: Readonly<Record<string, Schema>>): string =>
  `{ ${Object.entries(properties)
    .map(([name, value]) => (typeof value.const === 'string' ? `${name}: ${value.const}` : name))
    .join(', ')} }`;
