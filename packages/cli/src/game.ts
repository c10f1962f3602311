import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent, Seat, View } from '@rulewright/core';
import type { ActionGroup, FactSheet } from '@rulewright/core/text';
import type { KnownGame } from '@rulewright/games/load';
import type { Words } from './words/words.js';

export type { AnyState } from '@rulewright/bots';

/** A piece of a transcript. Seats are written P1, P2 …; the terminal colours them. */
export type Printed = Line | TableLine | DrawingLine;
export interface Line {
  readonly text: string;
  /** Without a style the line is running text, wrapped to the width of the terminal. */
  readonly style?: 'title' | 'heading' | 'note';
  /** A line continues the one before when both name the same chain, unless it says `starts`. */
  readonly chain?: string;
  readonly starts?: boolean;
}
/** Facts in rows: columns where they fit the width, else a paragraph a row. */
export interface TableLine {
  readonly table: FactSheet;
}
/** A picture of characters, and the same in tables for a terminal that is too narrow. */
export interface DrawingLine {
  readonly drawing: readonly string[];
  readonly tables: readonly FactSheet[];
}

/** Tells a game to people. It gets views only, so it cannot reveal a secret. */
export interface Narrator<State, Action, Event> {
  /** The table before the first decision. */
  opening(view: View<State>): readonly Printed[];
  /** Tells the events between two views, as far as the viewer may know them. */
  tell(before: View<State>, events: readonly Partial<Event>[], after: View<State>): readonly Printed[];
  /** The board, drawn. */
  board(view: View<State>): readonly Printed[];
  /** The question that a seat is asked, with the facts it needs. */
  question(view: View<State>, seat: Seat): string;
  /** An action in words, as its player would say it. */
  phrase(view: View<State>, action: Action): string;
  /** Actions grouped by topic; a long list is offered by topic first. */
  groups(view: View<State>, legal: readonly Action[]): readonly Pick<ActionGroup<Action>, 'topic' | 'actions'>[];
  /** Fields of actions that are amounts, typed in as numbers. */
  readonly amounts: readonly string[];
  /** Number of rounds played. */
  rounds(view: View<State>): number;
  /** Parts of a seat's score, by column of the ranking. */
  result(view: View<State>, seat: Seat): Readonly<Record<string, string>>;
  /** Scoring and tie-breaks in one sentence. */
  readonly scoring: string;
  /** The reason of an outcome, in words. */
  reason(reason: string): string;
}

/** A game as the program knows it: the shared knowledge and its narrator on a terminal. */
export interface AnyGame extends KnownGame {
  readonly narrator: Narrator<AnyState, AnyAction, AnyEvent>;
  /** The program's own words in the game's language; English when not given. */
  readonly words?: Words | undefined;
}

/** `1 player`, `3 players`. */
export const playersText = (players: number): string => `${players} player${players === 1 ? '' : 's'}`;

export const seatName = (seat: Seat): string => `P${seat + 1}`;
