import type { RuleCatalogue } from '@rulewright/core';
import { type JsonSchema, jsonSchemas } from '@rulewright/core/schema';
import type { AnyText, ServedGame } from './served-game.js';

/** Facts about one option of a game. */
export interface OptionFacts {
  readonly name: string;
  readonly default: unknown;
  /** Schema of its values. */
  readonly schema: JsonSchema;
  /** Its effect in words; absent for a game without words. */
  readonly meaning?: string;
  /** Its values and their meanings, if they can be listed. */
  readonly values?: { readonly value: unknown; readonly meaning: string }[];
  /** Ids of the rules about it. */
  readonly rules: string[];
}

/** The options of a game in their order, `players` too. */
export function optionFacts({ engine, rules, text }: Pick<ServedGame, 'engine' | 'rules' | 'text'>): OptionFacts[] {
  const { properties } = jsonSchemas(engine).options as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  return Object.entries(engine.init('').options).map(([name, usual]) => {
    const schema = properties[name] ?? {};
    return {
      name,
      default: usual,
      schema,
      ...(text !== undefined && { meaning: text.option(name), ...meanings(text, name, schema) }),
      rules: rulesOfOption(rules, name),
    };
  });
}

/** Values of an option and their meanings, if they can be listed. */
export function meanings(
  text: Pick<AnyText, 'optionValue'>,
  name: string,
  schema: JsonSchema,
): Pick<OptionFacts, 'values'> {
  const values = listed(schema);
  if (values === undefined) return {};
  return { values: values.map((value) => ({ value, meaning: text.optionValue(name, value) })) };
}

/** All values that a schema allows, if it lists them. */
function listed(schema: JsonSchema): readonly unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [true, false];
  if (Array.isArray(schema.enum)) return schema.enum;
  const ways: unknown = schema.anyOf ?? schema.oneOf;
  if (!Array.isArray(ways)) return undefined;
  const values = ways.map((way: JsonSchema) => listed(way));
  return values.every((each) => each !== undefined) ? values.flat() : undefined;
}

/** Ids of the rules whose text names an option. Short names are ordinary words, so they need `option` before them. */
export function rulesOfOption(rules: RuleCatalogue, name: string): string[] {
  const isWord = /^[a-z]+$/.test(name);
  const pattern = new RegExp(isWord ? `\\boptions? ${name}\\b` : `\\b${name}\\b`);
  return Object.entries(rules).flatMap(([id, { text }]) => (pattern.test(text) ? [id] : []));
}
