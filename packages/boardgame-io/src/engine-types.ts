import type { AnyAction, Emitted, Engine } from '@rulewright/core';

/** The fields that core keeps in the state of every game. */
export interface AnyState {
  readonly options: { readonly players: number };
  readonly agenda: readonly { readonly kind: string }[];
}

/** An engine whose exact types do not matter. */
export type AnyEngine = Engine<AnyState, AnyAction, AnyState['options'], unknown>;

// The types of one game, by its engine.

export type StateIn<E> = E extends { load(json: unknown): infer State } ? State : never;
export type ViewIn<E> = E extends { view(state: never, viewer: never): infer View } ? View : never;
export type ActionIn<E> = E extends { parse(text: string): infer Action extends AnyAction } ? Action : never;
/** An event, as a seat may read it. */
export type EventIn<E> = E extends { eventsFor(events: never, viewer: never): readonly (infer Event)[] }
  ? Event
  : never;
export type OutcomeIn<E> = E extends { outcome(position: never): infer Outcome } ? NonNullable<Outcome> : never;
/** Some of a game's options; how many play is said by boardgame.io. */
export type OptionsIn<E> =
  StateIn<E> extends { readonly options: infer Options } ? Partial<Omit<Options, 'players'>> : never;

/** An event with its secrets. */
export type Happened = readonly Emitted<unknown>[];
