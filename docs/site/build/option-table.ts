import type { JsonSchema } from '@rulewright/core/schema';
import { rulesOfOption } from '@rulewright/protocol';
import { typeInWords } from '../../../packages/protocol/src/json-type.js';
import type { DocumentedGame } from '../../../tests/traceability/games.js';

/** Every option: what it may be, what it is by default, what it and its values mean, and the rules that speak of it. */
export function optionTable({ options, schemas, rules, text }: DocumentedGame): readonly string[] {
  const { properties } = schemas.options as { readonly properties: Readonly<Record<string, JsonSchema>> };
  return [
    '| option | values | default | meaning | rules |',
    '|---|---|---|---|---|',
    ...Object.entries(options).map(([name, value]) => {
      const schema = properties[name] ?? {};
      const meaning = [text.option(name), ...meanings(schema, (one) => text.optionValue(name, one))].join(' ');
      return row(
        name,
        typeInWords(schema),
        `\`${JSON.stringify(value)}\``,
        meaning,
        rulesOfOption(rules, name).join(', '),
      );
    }),
  ];
}

const row = (name: string, ...cells: readonly string[]): string =>
  `| \`${name}\` | ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** What the words mean that an option may be, if it is one of some words. */
function meanings(schema: JsonSchema, said: (value: unknown) => string): string[] {
  const { enum: words } = schema as { readonly enum?: readonly unknown[] };
  return words === undefined ? [] : [`${words.map((word) => `\`${String(word)}\`: ${said(word)}`).join('; ')}.`];
}
