import { InputError } from '../ground/errors.js';

/** A word with which positions are written down: `takes` names its values (`SEAT CARD+`), `build` gets them after the state. */
export interface Word {
  readonly takes: string;
  readonly build: (state: never, ...values: never[]) => unknown;
}

/** The words of a game, by name. */
export type Words = Readonly<Record<string, Word>>;

/** The words that mean the same in every game, and the values they take. */
export const commonWords = {
  begin: 'FIELDS*',
  wait: 'FIELDS*',
  player: 'SEAT FIELDS',
  shared: 'FIELDS',
  put: 'ZONE LIST LIST?',
  stack: 'DECK LIST',
  gather: '',
  give: 'SEAT CARD+',
  discard: 'CARD+',
  leave: 'CARD*',
  end: '',
} as const;

/**
 * The words of a game from its builders: for each name the values it takes. The builder of `give-any` is `giveAny`; a
 * word that says what something is from now on, such as `money`, may have `setMoney`. Throws `InputError` for a word
 * without builder.
 */
export function wordsOf(builders: object, takes: Readonly<Record<string, string>>): Words {
  const entries = Object.entries(takes).map(([name, values]) => {
    const [first, set] = functionsOf(name);
    const build: unknown = Reflect.get(builders, first) ?? Reflect.get(builders, set);
    if (typeof build !== 'function')
      throw new InputError(`the word ${name} has no builder: expected ${first} or ${set}`);
    return [name, { takes: values, build: build as Word['build'] }] as const;
  });
  return Object.fromEntries(entries);
}

function functionsOf(word: string): readonly [plain: string, set: string] {
  const name = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [name, `set${name.charAt(0).toUpperCase()}${name.slice(1)}`];
}
