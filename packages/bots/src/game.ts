import type { AnyAction, AnyDecision, Draw, Engine } from '@rulewright/core';

/** Fields that core keeps in the state of every game. */
export interface AnyState {
  readonly options: { readonly players: number };
  readonly rng: { readonly alea: readonly number[]; readonly script: readonly Draw[]; readonly strict?: true | 'dice' };
  readonly agenda: readonly { readonly kind: string }[];
}

/** Any engine, without its exact types. */
export type AnyEngine = Engine<AnyState, AnyAction, AnyState['options'], unknown>;

// The types of one game, by its engine.

export type StateIn<E> = E extends { load(json: unknown): infer State } ? State : never;
export type ViewIn<E> = E extends { view(state: never, viewer: never): infer View } ? View : never;
export type ActionIn<E> = E extends { parse(text: string): infer Action extends AnyAction } ? Action : never;
/** The decision of a seat, in the form the seat may know. */
export type DecisionIn<E> = E extends { decision(position: never): infer Decision }
  ? NonNullable<Decision> & AnyDecision
  : never;
/** An event, in the form a seat may read. */
export type EventIn<E> = E extends { eventsFor(events: never, viewer: never): readonly (infer Event)[] }
  ? Event
  : never;
export type OutcomeIn<E> = E extends { outcome(position: never): infer Outcome } ? NonNullable<Outcome> : never;
/** All options of a game, none left out. */
export type OptionsIn<E> = StateIn<E> extends { readonly options: infer Options } ? Options : never;
/** A position as a view or a simulation contains it. */
export type PositionIn<E extends AnyEngine> = ViewIn<E>['position'];
/** The game's questions about one position. */
export type QuestionsIn<E> = E extends { ask(position: never): infer Questions } ? Questions : never;
