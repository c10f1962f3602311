import type { JsonSchema } from '@rulewright/core/schema';
import { rulesOfOption } from '@rulewright/protocol';
import { typeInWords } from '../../../packages/protocol/src/json-type.js';
import type { DocumentedGame } from '../../../tests/traceability/games.js';

/** Every option: what it and its values mean, with the rules that speak of it below, what it may be, and what it is by default. */
export function optionTable({ options, schemas, rules, text }: DocumentedGame): readonly string[] {
  const { properties } = schemas.options as { readonly properties: Readonly<Record<string, JsonSchema>> };
  return [
    '| option | meaning | values | default |',
    '|---|---|---|---|',
    ...Object.entries(options).map(([name, value]) => {
      const schema = properties[name] ?? {};
      const meaning = [text.option(name), ...meanings(schema, (one) => text.optionValue(name, one))].join(' ');
      const cited = rulesOfOption(rules, name).join(', ');
      const told = cited === '' ? meaning : `${meaning}<br><small>${cited}</small>`;
      return row(name, told, typeInWords(schema), `\`${JSON.stringify(value)}\``);
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
