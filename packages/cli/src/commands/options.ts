import { type JsonSchema, jsonSchemas } from '@rulewright/core/schema';
import { gameNamed } from '../command-line.js';
import type { AnyGame } from '../game.js';
import { inWords } from '../json-type.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import type { LookUpFlags } from './games.js';

interface OptionFacts {
  readonly name: string;
  /** What it may be, in a few words. */
  readonly values: string;
  readonly default: unknown;
  readonly meaning: string;
  /** The rules that speak of it. */
  readonly rules: readonly string[];
}

/** Prints what can be chosen before a game. */
export function options(id: string, { json }: LookUpFlags, terminal: Terminal): void {
  const facts = factsOf(gameNamed(id));
  if (json) {
    terminal.out(`${JSON.stringify(facts)}\n`);
    return;
  }
  const { print } = transcript(terminal);
  for (const { name, values, default: usual, meaning, rules } of facts)
    print([
      { text: name, style: 'heading' },
      { text: meaning },
      { text: `Values: ${values.replaceAll('`', '')}. Default: ${JSON.stringify(usual)}.` },
      ...(rules.length === 0 ? [] : [{ text: `Rules: ${rules.join(', ')}.`, style: 'note' } as const]),
    ]);
}

function factsOf(game: AnyGame): OptionFacts[] {
  const { properties } = jsonSchemas(game.engine).options as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  const defaults = Object.entries(game.engine.init('').options);
  return defaults.map(([name, usual]) => ({
    name,
    values: inWords(properties[name] ?? {}),
    default: usual,
    meaning: game.text.option(name),
    rules: rulesAbout(game, name),
  }));
}

/** The rules whose text speaks of an option; short names are words of their own, so they need `option` before them. */
export function rulesAbout({ rules }: Pick<AnyGame, 'rules'>, name: string): string[] {
  const isWord = /^[a-z]+$/.test(name);
  const pattern = new RegExp(isWord ? `\\boptions? ${name}\\b` : `\\b${name}\\b`);
  return Object.entries(rules).flatMap(([id, { text }]) => (pattern.test(text) ? [id] : []));
}
