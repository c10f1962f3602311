import type { WitnessLine } from '../../../packages/cli/src/witness-file.js';

/** What a page of the playground is made from, beside the engine; `build/play-pages.ts` writes it. */
export interface PlayData {
  readonly game: string;
  readonly title: string;
  readonly options: readonly OptionData[];
  /** The rules of a short introduction, under headings. */
  readonly introduction: readonly { readonly heading: string; readonly rules: readonly IntroducedRule[] }[];
}

/** An option, with its values where they can be listed. */
export interface OptionData {
  readonly name: string;
  readonly meaning: string;
  readonly default: unknown;
  readonly values?: readonly { readonly value: unknown; readonly meaning: string }[];
}

export interface IntroducedRule {
  readonly id: string;
  readonly text: string;
}

/** By rule: a game in which it decides something. */
export type Witnesses = Readonly<Record<string, Omit<WitnessLine, 'game' | 'rule'>>>;
