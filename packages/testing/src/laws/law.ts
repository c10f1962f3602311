import {
  type AnyAction,
  type Change,
  isInputError,
  type Seed,
  type Simulation,
  seatsFrom,
  type Viewer,
} from '@rulewright/core';
import type { AnyEngine, AnyState, AnyText } from '../any.js';
import type { Generator } from '../generator.js';

/** One thing that holds for every engine. */
export interface Law {
  /** `LAW-1` … */
  readonly id: string;
  readonly title: string;
  /** Begins to watch a run of games; what it notes from game to game is its own. */
  watch(run: Run): Watch;
}

/** What a law looks at. Each of these returns when all is well and calls `broken` otherwise. */
export interface Watch {
  /** Before the first decision of a game. */
  start?(game: Game): void;
  /** In every state, the last one too. To be cheap. */
  state?(visit: Visit): void;
  /** In a share of the states. */
  sample?(visit: Visit): void;
  /** When a game is over. */
  end?(game: Game): void;
  /** When all games are over. */
  done?(): void;
}

/** What all games of a run have in common. */
export interface Run {
  readonly engine: AnyEngine;
  readonly uniformity: readonly UniformityCase<AnyState>[];
  /** The chance with which a law looks closer where nothing else decides. */
  readonly density: number;
  /** For what the laws themselves choose; apart from what is played. */
  readonly random: Generator;
  /** What hidden cards may decide in the open, by rules of the game. */
  readonly openly: readonly DecidedOpenly<AnyState>[];
  /** Which events tell of which changes; LAW-15 asks nothing without it. */
  readonly announced: AnnouncedChanges<{ readonly type: string }> | undefined;
  /** The game in words; LAW-16 asks nothing without it. */
  readonly wording: Wording | undefined;
  /** Counts in the report what was looked at; once when no amount is given. */
  note(what: keyof Looked, amount?: number): void;
}

/** Which events tell that a part of a position changes. */
export interface AnnouncedBy<Event> {
  /** The types of event of which at least one has to happen. */
  readonly by: readonly string[];
  /**
   * How much an event changes this number, as an amount or as before and after; the numbers stand for the `*` of the path.
   * All events of a decision together have to account for what it changed. Undefined for an event that does not touch it.
   */
  amount?(event: Event, ...places: readonly number[]): number | Change | undefined;
}

/**
 * Every part of what a spectator sees, by path, with the events that may change it: `{ 'players.*.money': … }`. `*` stands
 * for any name or number; the longest path that fits counts, for what lies below it too. `silent` parts need no event:
 * what follows from another part, and what only core reads.
 */
export type AnnouncedChanges<Event> = Readonly<Record<string, AnnouncedBy<Event> | 'silent'>>;

/** What LAW-16 reads of a game's words. */
export interface Wording {
  /** The game's texts, as `createText` makes them. */
  readonly text: AnyText;
  /** The same texts in the pseudo-language of the game's own table: `createText(engine, { language: pseudo(en) })`. */
  readonly marked: AnyText;
  /** Ids that people read, because they are printed on the board: `['H01', …]`. */
  readonly printed?: readonly string[];
  /** The texts in other languages that have all words of their own: `createText(engine, { language: ru })`. */
  readonly languages?: readonly ForeignWording[];
}

/** What LAW-16 reads of a language that is not written in Latin letters. */
export interface ForeignWording {
  readonly text: AnyText;
  /** Names and words that are written in Latin letters in it all the same: `['k', 'Nirvana']`. */
  readonly latin?: readonly string[];
}

/** How much the laws of knowledge looked at. */
export interface Looked {
  /** Worlds in which two hidden cards, or a sealed answer, were exchanged. */
  readonly pairs: number;
  /** Actions that were played in both worlds of a pair. */
  readonly steps: number;
  /** Worlds dealt to viewers who knew something for certain. */
  readonly deals: number;
  /** What they knew for certain then: a kind in a zone, or at a place of a deck. */
  readonly facts: number;
}

/**
 * Something that a rule lets hidden cards decide in the open: who is asked, what is taken or paid at once. From there on
 * LAW-13a does not follow a pair of worlds any more.
 */
export interface DecidedOpenly<State> {
  /** The rule that lets them. */
  readonly rule: string;
  /** What they decide, for the reader. */
  readonly what: string;
  /** Whether the rule could have decided something in this step. */
  applies(step: {
    readonly before: State;
    readonly action: AnyAction;
    /** What came of it, and what came of it in the world where the two cards lie the other way round. */
    readonly after: State;
    readonly otherwise: State;
    /** The ids of the two cards. */
    readonly kinds: readonly [string, string];
    readonly viewer: Viewer;
  }): boolean;
}

/** One game. It grows while it is played. */
export interface Game {
  readonly seed: Seed;
  readonly options: object;
  /** The first game with these options. */
  readonly first: boolean;
  /** No game has more decisions. */
  readonly bound: number;
  /** The set-up, then the state after each action. */
  readonly states: readonly AnyState[];
  readonly actions: readonly AnyAction[];
}

/** One state of a game, with what is done next. */
export interface Visit {
  readonly game: Game;
  readonly decision: number;
  readonly state: AnyState;
  /** Every legal action, as listed. */
  readonly legal: readonly AnyAction[];
  /** A simulation that has come all the way from the start; it stands where the state stands. */
  readonly simulation: Simulation<AnyState, AnyAction>;
  /** The action that was taken and the state after it; undefined when the game is over. */
  readonly taken: { readonly action: AnyAction; readonly next: AnyState } | undefined;
}

/** A position so small that all worlds a viewer holds possible can be counted. */
export interface UniformityCase<State> {
  readonly title: string;
  readonly state: State;
  readonly viewer: Viewer;
  /** How many different positions agree with what the viewer sees. */
  readonly worlds: number;
  /** How many are drawn; 60 for each world when not given. */
  readonly samples?: number;
}

/** What a law finds wrong. The run adds where. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function broken(message: string): never {
  throw new Broken(message);
}

/** Every seat, and somebody who plays no part. */
export const viewersOf = ({ options: { players } }: AnyState): readonly Viewer[] => [
  ...seatsFrom(0, players),
  'spectator',
];

/** An element, each equally likely; undefined when there is none. */
export const pick = <X>(list: readonly X[], random: Generator): X | undefined =>
  list[Math.floor(random() * list.length)];

/** A seed for an engine function that draws. */
export const freshSeed = (random: Generator): Seed => Math.floor(random() * 2 ** 32);

/** What some work gives; undefined when the engine refuses what it is given, which is the concern of other laws. */
export function unlessRefused<X>(work: () => X): X | undefined {
  try {
    return work();
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}
