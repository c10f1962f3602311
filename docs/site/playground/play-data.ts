import type { WitnessLine } from '../../../packages/cli/src/witness-file.js';
import type { Saved } from './saved.js';

/** What a page of the playground is made from, beside the engine; `build/play-pages.ts` writes it. */
export interface PlayData {
  readonly game: string;
  readonly title: string;
  readonly options: readonly OptionData[];
  /** Options that go together, as the rulebook offers them. */
  readonly presets: readonly Preset[];
  readonly greeting: Greeting;
  /** The ids of its lessons, in their order. */
  readonly lessons: readonly string[];
}

/** A game for somebody who has never heard of it. */
export interface Greeting {
  /** How one wins, in a sentence. */
  readonly aim: string;
  /** What one does until then, in a paragraph. */
  readonly play: string;
  readonly facts: GameFacts;
  /** A small picture, as SVG. */
  readonly drawing: string;
}

/** The players a game takes (`2–6`), the minutes that a game against one bot takes, and how much there is to learn. */
export interface GameFacts {
  readonly players: string;
  readonly minutes: number;
  readonly weight: 'light' | 'medium' | 'heavy';
}

/** What is read beside the table, loaded when somebody asks for it. */
export interface HelpData {
  /** Of the rules, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** A short introduction: what to do and why, under headings. */
  readonly introduction: readonly { readonly heading: string; readonly advice: readonly Advice[] }[];
}

/** A way to play that the rulebook knows. */
export interface Preset {
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** An option, with its values where they can be listed, or its bounds where it is a number. */
export interface OptionData {
  readonly name: string;
  readonly meaning: string;
  readonly default: unknown;
  readonly range?: { readonly least: number; readonly most: number };
  readonly values?: readonly { readonly value: unknown; readonly meaning: string }[];
  /** What its field chooses among beside its values, which the number of players decides. */
  readonly among?: 'seats' | 'clans' | 'humans' | 'genders';
  /** What the command line and the library set, and no page: a list that is too long for a field. */
  readonly elsewhere?: 'cards' | 'decks' | 'hexes' | 'symbols';
}

/** A sentence of the introduction, and the rules behind it. */
export interface Advice {
  readonly say: string;
  readonly rules: readonly string[];
}

/** By rule: a game in which it decides something. */
export type Witnesses = Readonly<Record<string, Omit<WitnessLine, 'game' | 'rule'>>>;

/** The position of a case or of a question of the quiz, with its actions, and the title of the case. */
export interface CaseBoard {
  readonly board: Saved;
  readonly title: string;
}
