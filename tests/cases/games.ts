import * as dne from '@rulewright/does-not-exist';
import * as dneText from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import * as eco from '@rulewright/ecologic';
import * as ecoText from '@rulewright/ecologic/text';
import { ru as ecoRu } from '@rulewright/ecologic/text/ru';
import * as emix from '@rulewright/emix';
import * as emixText from '@rulewright/emix/text';
import { ru as emixRu } from '@rulewright/emix/text/ru';
import * as eup from '@rulewright/euphoria';
import * as eupText from '@rulewright/euphoria/text';
import type { CaseGame } from '@rulewright/testing/cases';
import * as words from './vocabulary.js';

// What cases of the four games are played with.

const PLAIN = { en: {} };

/** A game with the words of all its positions; `languages` holds the settings of its text. */
function caseGame<Engine extends { readonly content: unknown }, Settings>(
  of: {
    readonly engine: Engine;
    readonly basePack: object;
    createEngine(given: { readonly content: unknown }): Engine;
  },
  createText: (engine: Engine, settings?: Settings) => unknown,
  languages: Readonly<Record<string, Settings | undefined>>,
  vocabulary: Pick<CaseGame, 'words' | 'settings'>,
): CaseGame {
  return {
    engine: of.engine as unknown as CaseGame['engine'],
    ...vocabulary,
    content: { base: of.basePack, engine: (content) => of.createEngine({ content }) as unknown as CaseGame['engine'] },
    text: (language, engine) =>
      (language in languages ? createText(engine as unknown as Engine, languages[language]) : undefined) as ReturnType<
        NonNullable<CaseGame['text']>
      >,
  };
}

export const ecologic = caseGame(
  eco,
  ecoText.createText,
  { ...PLAIN, ru: { language: ecoRu } },
  { words: () => words.ecologic },
);
export const emixCases = caseGame(
  emix,
  emixText.createText,
  { ...PLAIN, ru: { language: emixRu } },
  { words: () => words.emixWords, settings: words.emixSettings },
);
export const doesNotExist = caseGame(
  dne,
  dneText.createText,
  { ...PLAIN, uk: { language: uk } },
  { words: () => words.doesNotExist },
);
export const euphoria = caseGame(eup, eupText.createText, PLAIN, { words: () => words.euphoria });
