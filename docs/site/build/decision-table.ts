import type { JsonSchema } from '@rulewright/core/schema';
import { typeInWords } from '../../../packages/protocol/src/json-type.js';
import type { DocumentedGame } from '../../../tests/traceability/games.js';

/** Of an item on the agenda, these are core's: `decision` tells them as its `kind`, `rule` and `seats`. */
const CORES = ['kind', 'rule', 'seat', 'left', 'asked', 'waiting', 'sealed'];

/** Every kind of decision: the rule that asks, its fields, and what may be answered. */
export function decisionTable(game: DocumentedGame): readonly string[] {
  const records = recordsOf(game.schemas.state);
  return [
    '| decision | asked by | fields beside `kind`, `seats` and `rule` | actions |',
    '|---|---|---|---|',
    ...Object.entries(game.choices).map(([kind, { rule, forced, actions }]) => {
      const fields = Object.entries(records.get(kind) ?? {})
        .filter(([name]) => !CORES.includes(name))
        .map(([name, schema]) => `\`${name}\`: ${typeInWords(schema)}`);
      const answers = actions.map(({ type, fields }) => `\`${[type, ...Object.keys(fields)].join(' ')}\``);
      return `| \`${kind}\`${forced ? ' (forced)' : ''} | ${[rule].flat().join(', ')} | ${fields.join('; ')} | ${answers.join(', ')} |`;
    }),
  ];
}

interface Properties {
  readonly kind?: JsonSchema;
  readonly agenda?: JsonSchema;
}
const propertiesOf = (schema: object): (Properties & Readonly<Record<string, JsonSchema>>) | undefined =>
  'properties' in schema ? (schema.properties as Readonly<Record<string, JsonSchema>>) : undefined;

/** The fields of each kind of item on the agenda. */
function recordsOf(state: JsonSchema): ReadonlyMap<string, Readonly<Record<string, JsonSchema>>> {
  const records = new Map<string, Readonly<Record<string, JsonSchema>>>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const properties = propertiesOf(schema);
    const { const: kind } = { const: undefined, ...properties?.kind };
    if (properties !== undefined && typeof kind === 'string') records.set(kind, properties);
    for (const part of Object.values(schema)) walk(part);
  };
  walk(agendaOf(state));
  return records;
}

function agendaOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const own = propertiesOf(schema)?.agenda;
  if (own !== undefined) return own;
  return Object.values(schema)
    .map(agendaOf)
    .find((found) => found !== undefined);
}
