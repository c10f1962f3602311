import { type AnyAction, isInputError, type Seed, type Simulation, seatsFrom, type Viewer } from '@rulewright/core';
import type { Change } from '@rulewright/core/author';
import type { AnyEngine, AnyState, AnyText } from '../any.js';
import type { Generator } from '../generator.js';

/** One thing that holds for every engine. */
export interface Law {
  /** `LAW-1` … */
  readonly id: string;
  readonly title: string;
  /** Starts watching a run of games; state kept between games belongs to the returned `Watch`. */
  watch(run: Run): Watch;
}

/** Hooks of a law. Each returns when all is well and calls `broken` otherwise. */
export interface Watch {
  /** Runs before the first decision of a game. */
  start?(game: Game): void;
  /** Runs in every state, the last one too; must be cheap. */
  state?(visit: Visit): void;
  /** Runs in a sample of the states. */
  sample?(visit: Visit): void;
  /** Runs at the end of each game. */
  end?(game: Game): void;
  /** Runs after all games. */
  done?(): void;
}

/** Settings that all games of a run share. */
export interface Run {
  readonly engine: AnyEngine;
  readonly uniformity: readonly UniformityCase<AnyState>[];
  /** Probability of an expensive check where nothing else decides. */
  readonly density: number;
  /** Generator for the laws' own choices, separate from that of the games. */
  readonly random: Generator;
  /** Public effects that the rules let hidden cards have. */
  readonly openly: readonly DecidedOpenly<AnyState>[];
  /** Events that announce each public change; without it LAW-15 checks nothing. */
  readonly announced: AnnouncedChanges<{ readonly type: string }> | undefined;
  /** The game in words; LAW-16 asks nothing without it. */
  readonly wording: Wording | undefined;
  /** Adds to a count of the report; 1 when no amount is given. */
  note(what: keyof Looked, amount?: number): void;
}

/** Events that announce a change of one part of a position. */
export interface AnnouncedBy<Event> {
  /** Types of events, at least one of which must occur. */
  readonly by: readonly string[];
  /**
   * The change of this number that an event accounts for, as an amount or as before and after. `places` are the numbers
   * at each `*` of the path. All events of a decision together must account for the whole change. Undefined for an
   * event that does not touch it.
   */
  amount?(event: Event, ...places: readonly number[]): number | Change | undefined;
}

/**
 * Every part of what a spectator sees, by path, with the events that may change it: `{ 'players.*.money': … }`. `*` stands
 * for any name or number; the longest path that fits counts, for what lies below it too. `silent` parts need no event:
 * what follows from another part, and what only core reads.
 */
export type AnnouncedChanges<Event> = Readonly<Record<string, AnnouncedBy<Event> | 'silent'>>;

/** The texts of a game that LAW-16 checks. */
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

/** The texts of a language that is not written in Latin letters, for LAW-16. */
export interface ForeignWording {
  readonly text: AnyText;
  /** Names and words that are written in Latin letters in it all the same: `['k', 'Nirvana']`. */
  readonly latin?: readonly string[];
}

/** Counts of comparisons made by the laws of knowledge. */
export interface Looked {
  /** Worlds in which two hidden cards, or a sealed answer, were exchanged. */
  readonly pairs: number;
  /** Actions that were played in both worlds of a pair. */
  readonly steps: number;
  /** Worlds dealt to viewers who knew something for certain. */
  readonly deals: number;
  /** Facts that viewers knew for certain then: a kind in a zone, or at a place of a deck. */
  readonly facts: number;
}

/**
 * A public effect that a rule lets hidden cards have: who is asked, what is taken or paid at once. LAW-13a stops
 * following a pair of worlds there.
 */
export interface DecidedOpenly<State> {
  /** Id of the rule. */
  readonly rule: string;
  /** The effect, described for the reader. */
  readonly what: string;
  /** True when the rule could have had this effect in the step. */
  applies(step: {
    readonly before: State;
    readonly action: AnyAction;
    /** The state after the step, and the state after the same step in the world with the two cards exchanged. */
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
  /** A simulation played from the start of the game up to this state. */
  readonly simulation: Simulation<AnyState, AnyAction>;
  /** The action that was taken and the state after it; undefined when the game is over. */
  readonly taken: { readonly action: AnyAction; readonly next: AnyState } | undefined;
}

/** A position so small that all worlds a viewer holds possible can be counted. */
export interface UniformityCase<State> {
  readonly title: string;
  readonly state: State;
  readonly viewer: Viewer;
  /** Number of different positions that agree with the viewer's view. */
  readonly worlds: number;
  /** Number of worlds sampled; 60 for each possible world when not given. */
  readonly samples?: number;
}

/** Thrown by a law that finds a fault; the run adds the place. */
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

/** Runs work, and returns undefined when the engine refuses its input, which other laws check. */
export function unlessRefused<X>(work: () => X): X | undefined {
  try {
    return work();
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}
