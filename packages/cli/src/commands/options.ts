import { optionFacts, type TypeNames, typeInWords } from '@rulewright/protocol';
import { chosenGame } from '../chosen-game.js';
import type { AnyGame } from '../game.js';
import { jsonLine } from '../harmless.js';
import { spoken } from '../in-language.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { wordsOf } from '../words/words.js';
import type { LookUpFlags } from './games.js';

interface OptionWords {
  readonly name: string;
  /** Its possible values, in a few words. */
  readonly values: string;
  readonly default: unknown;
  readonly meaning: string;
  /** Rules about it. */
  readonly rules: readonly string[];
}

/** Prints the options of a game. */
export async function options(
  id: string | undefined,
  { json, game: file, language }: LookUpFlags,
  terminal: Terminal,
): Promise<void> {
  const game = await spoken(await chosenGame(id, file === undefined ? {} : { game: file }), language);
  const facts = factsOf(game);
  const { say } = wordsOf(game);
  if (json) {
    terminal.out(jsonLine(facts));
    return;
  }
  const { print } = transcript(terminal);
  for (const { name, values, default: usual, meaning, rules } of facts)
    print([
      { text: name, style: 'heading' },
      { text: meaning },
      { text: say('values', { values: values.replaceAll('`', ''), default: JSON.stringify(usual) }) },
      ...(rules.length === 0 ? [] : [{ text: say('rules', { rules: rules.join(', ') }), style: 'note' } as const]),
    ]);
}

/** Words for types of values, in the language of the game. */
function typeWords(game: AnyGame): TypeNames {
  const { say } = wordsOf(game);
  return {
    list: (items) => say('type.list', { items }),
    number: say('type.number'),
    atMost: (n) => say('type.most', { n }),
    atLeast: (n) => say('type.least', { n }),
    between: (least, most) => say('type.between', { least, most }),
    other: () => say('type.other'),
  };
}

const factsOf = (game: AnyGame): OptionWords[] =>
  optionFacts(game).map(({ name, schema, default: usual, rules }) => ({
    name,
    values: typeInWords(schema, typeWords(game)),
    default: usual,
    meaning: game.text.option(name),
    rules,
  }));
