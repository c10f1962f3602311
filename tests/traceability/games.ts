import type { RuleCatalogue } from '@rulewright/core';
import { type JsonSchemas, jsonSchemas } from '@rulewright/core/schema';
import type { GameText } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { refusals as doesNotExistRefusals, rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { createText as createDoesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { refusals as ecologicRefusals, rules as ecologicRules } from '@rulewright/ecologic/rules';
import { createText as createEcologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { refusals as emixRefusals, rules as emixRules } from '@rulewright/emix/rules';
import { createText as createEmixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { refusals as euphoriaRefusals, rules as euphoriaRules } from '@rulewright/euphoria/rules';
import { createText as createEuphoriaText } from '@rulewright/euphoria/text';
import { game as doesNotExistGame } from '../../packages/does-not-exist/src/game.js';
import { game as ecologicGame } from '../../packages/ecologic/src/game.js';
import { game as emixGame } from '../../packages/emix/src/game.js';
import { game as euphoriaGame } from '../../packages/euphoria/src/game.js';

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

interface Engine {
  readonly id: string;
  readonly zones: DocumentedGame['zones'];
  readonly schemas: Parameters<typeof jsonSchemas>[0]['schemas'];
  init(seed: number): { readonly options: object };
}

const documented = (engine: Engine, { choices }: Pick<DocumentedGame, 'choices'>) => ({
  id: engine.id,
  options: engine.init(0).options,
  schemas: jsonSchemas(engine),
  zones: engine.zones,
  choices,
});

/** Every game with a rulebook; one line each. */
export const games: readonly DocumentedGame[] = [
  {
    ...documented(ecologic, ecologicGame),
    title: 'EcoLogic',
    prefix: 'ECO',
    rules: ecologicRules,
    refusals: ecologicRefusals,
    text: createEcologicText(ecologic),
  },
  {
    ...documented(emix, emixGame),
    title: 'Emix',
    prefix: 'EMX',
    rules: emixRules,
    refusals: emixRefusals,
    text: createEmixText(emix),
  },
  {
    ...documented(doesNotExist, doesNotExistGame),
    title: 'Does Not Exist',
    prefix: 'DNE',
    rules: doesNotExistRules,
    refusals: doesNotExistRefusals,
    text: createDoesNotExistText(doesNotExist),
  },
  {
    ...documented(euphoria, euphoriaGame),
    title: 'Euphoria',
    prefix: 'EUP',
    rules: euphoriaRules,
    refusals: euphoriaRefusals,
    text: createEuphoriaText(euphoria),
  },
];
