import type { Seat } from '@rulewright/core';
import type { FactSheet } from '@rulewright/core/text';

// What the page and the worker of a game of somebody's own tell each other. All of it is plain data: no code of the game
// comes to the page.

/** How a game is begun. */
export interface Wish {
  readonly seed: string;
  readonly players: number;
  /** Where the person sits; nowhere when bots play alone. */
  readonly seat: Seat | undefined;
  /** Who plays the other seats. */
  readonly bot: string;
}

/** What the page asks for. */
export type Asked =
  /** Takes in the code of a module, called like its file. */
  | { readonly do: 'open'; readonly code: string; readonly name: string }
  | { readonly do: 'begin'; readonly wish: Wish }
  /** Gives an answer by its place in the list. */
  | { readonly do: 'answer'; readonly place: number }
  | { readonly do: 'undo' };

/** What the module is. */
export interface Opened {
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Bots that can play it, with a sentence each. */
  readonly bots: readonly { readonly name: string; readonly about: string }[];
  /** The rules: a sentence each. */
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** One sentence of what has happened. */
export interface LogEntry {
  readonly text: string;
  /** How it is shown: as a heading, a remark … */
  readonly style: string | undefined;
}

/** Somebody at the table. */
export interface Seated {
  readonly seat: Seat;
  readonly isAsked: boolean;
  /** How they stand, in the fewest letters; empty in a game that does not say it. */
  readonly stands: string;
  /** `you`, or the bot that plays there. */
  readonly who: string;
}

/** The table as the person may see it. */
export interface Shown {
  readonly drawing: readonly string[];
  readonly legend: string;
  readonly tables: readonly FactSheet[];
  /** What has happened, as the person was told it. */
  readonly log: readonly LogEntry[];
  readonly seats: readonly Seated[];
  /** Empty while bots think and when the game is over. */
  readonly question: string;
  /** The rule that asks. */
  readonly rule: string;
  readonly answers: readonly string[];
  readonly canUndo: boolean;
  /** Who is thinking; empty when nobody is. */
  readonly thinking: string;
  /** How the game ended; empty while it goes on. */
  readonly end: string;
  readonly ranking: FactSheet | undefined;
}

/** What the worker answers. */
export type Answered =
  | { readonly is: 'opened'; readonly opened: Opened }
  | { readonly is: 'shown'; readonly shown: Shown }
  /** Why not, in a sentence. */
  | { readonly is: 'failed'; readonly why: string };
