import type { RuleCatalogue } from '@rulewright/core';
import { type JsonSchemas, jsonSchemas } from '@rulewright/core/schema';
import type { GameText } from '@rulewright/core/text';
import { games as known } from '@rulewright/games';
import { game as doesNotExist } from '../../packages/does-not-exist/src/game.js';
import { game as ecologic } from '../../packages/ecologic/src/game.js';
import { game as emix } from '../../packages/emix/src/game.js';
import { game as euphoria } from '../../packages/euphoria/src/game.js';

/** What the documentation of a game is made from. */
export interface DocumentedGame {
  readonly id: string;
  readonly title: string;
  /** The first part of its rule ids. */
  readonly prefix: string;
  readonly rules: RuleCatalogue;
  readonly refusals: Readonly<Record<string, string>>;
  /** What options and their values mean. */
  readonly text: Pick<GameText<never, never, never, never>, 'card' | 'option' | 'optionValue'>;
  /** The defaults. */
  readonly options: object;
  readonly schemas: JsonSchemas;
  /** The table of contents: who is asked what, by which rule. */
  readonly choices: Readonly<Record<string, DocumentedChoice>>;
  /** Where cards lie and who may look. */
  readonly zones: Readonly<Record<string, { readonly pool: string; readonly visibleTo: string } | undefined>>;
}

export interface DocumentedChoice {
  readonly rule: string | readonly string[];
  readonly forced?: unknown;
  readonly actions: readonly { readonly type: string; readonly fields: object }[];
}

/** By id: the first part of the rule ids, and the table of contents. */
const BOOKS: Readonly<Record<string, Pick<DocumentedGame, 'prefix' | 'choices'>>> = {
  ecologic: { prefix: 'ECO', choices: ecologic.choices },
  emix: { prefix: 'EMX', choices: emix.choices },
  'does-not-exist': { prefix: 'DNE', choices: doesNotExist.choices },
  euphoria: { prefix: 'EUP', choices: euphoria.choices },
};

/** Every game with a rulebook. */
export const games: readonly DocumentedGame[] = known.map(({ engine, title, rules, refusals, text }) => {
  const book = BOOKS[engine.id];
  if (book === undefined) throw new Error(`nobody has said by what the rule ids of ${engine.id} begin`);
  return {
    ...book,
    id: engine.id,
    title,
    rules,
    refusals,
    text,
    options: engine.init(0).options,
    schemas: jsonSchemas(engine),
    zones: engine.zones,
  };
});
