import type { RuleCatalogue } from '@rulewright/core';
import { type JsonSchema, jsonSchemas } from '@rulewright/core/schema';
import type { AnyText, ServedGame } from './served-game.js';

/** What there is to know of one option of a game. */
export interface OptionFacts {
  readonly name: string;
  readonly default: unknown;
  /** What it may be. */
  readonly schema: JsonSchema;
  /** What it decides; absent for a game without words. */
  readonly meaning?: string;
  /** What its values mean, where they can be listed. */
  readonly values?: { readonly value: unknown; readonly meaning: string }[];
  /** The rules that speak of it. */
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

/** What the values of an option mean, where they can be listed. */
export function meanings(
  text: Pick<AnyText, 'optionValue'>,
  name: string,
  schema: JsonSchema,
): Pick<OptionFacts, 'values'> {
  const values = listed(schema);
  if (values === undefined) return {};
  return { values: values.map((value) => ({ value, meaning: text.optionValue(name, value) })) };
}

/** All values that a schema lets through, when they are few enough to be listed in it. */
function listed(schema: JsonSchema): readonly unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [true, false];
  if (Array.isArray(schema.enum)) return schema.enum;
  const ways: unknown = schema.anyOf ?? schema.oneOf;
  if (!Array.isArray(ways)) return undefined;
  const values = ways.map((way: JsonSchema) => listed(way));
  return values.every((each) => each !== undefined) ? values.flat() : undefined;
}

/** The rules whose text speaks of an option; short names are words of their own, so they need `option` before them. */
export function rulesOfOption(rules: RuleCatalogue, name: string): string[] {
  const isWord = /^[a-z]+$/.test(name);
  const pattern = new RegExp(isWord ? `\\boptions? ${name}\\b` : `\\b${name}\\b`);
  return Object.entries(rules).flatMap(([id, { text }]) => (pattern.test(text) ? [id] : []));
}
