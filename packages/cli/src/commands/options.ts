import { optionFacts, typeInWords } from '@rulewright/protocol';
import type { AnyGame } from '../game.js';
import { gameGiven } from '../given-game.js';
import { jsonLine } from '../harmless.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import type { LookUpFlags } from './games.js';

interface OptionWords {
  readonly name: string;
  /** What it may be, in a few words. */
  readonly values: string;
  readonly default: unknown;
  readonly meaning: string;
  /** The rules that speak of it. */
  readonly rules: readonly string[];
}

/** Prints what can be chosen before a game. */
export async function options(id: string | undefined, { json, game }: LookUpFlags, terminal: Terminal): Promise<void> {
  const facts = factsOf(await gameGiven(id, game === undefined ? {} : { game }));
  if (json) {
    terminal.out(jsonLine(facts));
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

const factsOf = (game: AnyGame): OptionWords[] =>
  optionFacts(game).map(({ name, schema, default: usual, rules }) => ({
    name,
    values: typeInWords(schema),
    default: usual,
    meaning: game.text.option(name),
    rules,
  }));
