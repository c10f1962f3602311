import type { AnyState, Expertise, Fields } from '@rulewright/bots';
import type { AnyAction, AnyEvent, Engine, RuleCatalogue, Seat, View, Violation } from '@rulewright/core';
import type { FactTable, GameText } from '@rulewright/core/text';

export type { AnyState } from '@rulewright/bots';

/** A piece of a transcript. Seats are written P0, P1 …; the terminal colours them. */
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
  readonly table: FactTable;
}
/** A picture of characters, and the same in tables for a terminal that is too narrow. */
export interface DrawingLine {
  readonly drawing: readonly string[];
  readonly tables: readonly FactTable[];
}

/** Tells a game to people. All it learns of a position is a view, so that it cannot give away what a viewer may not know. */
export interface Narrator<State, Action, Event> {
  /** The table before the first decision. */
  opening(view: View<State>): readonly Printed[];
  /** What happened after a decision, between two views; the events are what this viewer may read. */
  tell(before: View<State>, events: readonly Partial<Event>[], after: View<State>): readonly Printed[];
  /** The board, drawn. */
  board(view: View<State>): readonly Printed[];
  /** What a seat is asked, with the facts it needs. */
  question(view: View<State>, seat: Seat): string;
  /** An action in words, as its player would say it. */
  phrase(view: View<State>, action: Action): string;
  /** What an action has in common with others of its list; a long list is offered by these words first. */
  topic(view: View<State>, action: Action): string;
  /** Fields of actions that are amounts: they are typed in as numbers, not chosen from a list. */
  readonly amounts: readonly string[];
  /** How many rounds have been played. */
  rounds(view: View<State>): number;
  /** What a seat's score is made of, by column of the ranking. */
  result(view: View<State>, seat: Seat): Readonly<Record<string, string>>;
  /** How scores and ties work, in one sentence. */
  readonly scoring: string;
  /** Why a game ended: the reason of its outcome, in words. */
  reason(reason: string): string;
}

/** All that the program knows of one game. */
export interface Game<State, Action extends AnyAction, Options, Event, Content> {
  readonly title: string;
  readonly engine: Engine<State, Action, Options, Event, Content>;
  readonly rules: RuleCatalogue;
  /** The game's refusal codes in words. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly narrator: Narrator<State, Action, Event>;
  /** The game in words. */
  readonly text: GameText<View<State>, Action, Event, Violation>;
  /** What the random players know. */
  readonly expertise: Expertise;
  /** What the fields of actions can hold with these options, for who learns. */
  fields?(options: Options): Fields;
  /** What of the content is our reconstruction because it was never printed as text. */
  readonly reconstructed: string;
}

/** Checks that the parts of an entry belong together. */
export function entry<State, Action extends AnyAction, Options, Event extends AnyEvent, Content>(
  game: Game<State, Action, Options, Event, Content>,
): Game<State, Action, Options, Event, Content> {
  return game;
}

/** A game whose exact types do not matter. */
export type AnyGame = Game<AnyState, AnyAction, AnyState['options'], AnyEvent, unknown>;

/** `1 player`, `3 players`. */
export const playersText = (players: number): string => `${players} player${players === 1 ? '' : 's'}`;

export const seatName = (seat: Seat): string => `P${seat}`;

/** `P0`, `P0 and P2`, `P0, P1 and P2`. */
export function seatNames(seats: readonly Seat[]): string {
  const names = seats.map(seatName);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
