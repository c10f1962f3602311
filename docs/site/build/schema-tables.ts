import type { DocumentedGame } from '../../../tests/traceability/games.js';

// What the JSON Schemas of a game describe, for the page of its module `/schema`: read from the schemas.

const PARTS: Readonly<Record<string, string>> = {
  action: 'an action, as `apply`, `explain` and `legalActions` have them',
  options: 'the options of `init`, each with its default',
  state: 'a whole state, as `load` takes it',
  pack: 'a content pack',
  replay: 'the record of a game, as `replay` takes it',
};

/** As much of a JSON Schema as is read here. */
interface Described {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Described>>;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

const resolved = (schema: Described, root: Described): Described =>
  root.$defs?.[/^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1] ?? ''] ?? schema;
const fieldsOf = ({ properties = {} }: Described): string =>
  Object.keys(properties)
    .filter((name) => name !== 'type')
    .map((name) => `\`${name}\``)
    .join(', ');

/** Tables of what each schema holds, and of every type of action with its fields. */
export function schemaTables({ schemas }: DocumentedGame): readonly string[] {
  const all = Object.entries(schemas) as readonly (readonly [string, Described])[];
  const action = schemas.action as Described;
  const types = [...(action.anyOf ?? action.oneOf ?? [])].map((one) => resolved(one, action));
  return [
    '## What `schemas` holds',
    '',
    'JSON Schemas, draft 2020-12, for checking in any language.',
    '',
    '| key | describes | fields |',
    '|---|---|---|',
    ...all.map(
      ([key, schema]) =>
        `| \`schemas.${key}\` | ${PARTS[key] ?? ''} | ${fieldsOf(resolved(schema, schema)) || (key === 'action' ? `${types.length} types, below` : '')} |`,
    ),
    '',
    '## Actions',
    '',
    '| type | fields |',
    '|---|---|',
    ...types.map((type) => `| \`${type.properties?.type?.const}\` | ${fieldsOf(type)} |`),
    '',
  ];
}
