import {
  type AnyAction,
  InputError,
  type Recording,
  type ScriptedDraws,
  type Simulation,
  type View,
  type Viewer,
} from '@rulewright/core';
import { beyond } from './errors.js';
import type { Limits } from './limits.js';
import { ActionNumbers } from './numbers.js';
import type { AnyState, ServedGame } from './served-game.js';

/** The id that a client gives a request. */
export type Id = string | number;

/** A game played by the rules, from its beginning or from a loaded state. */
export interface HeldGame {
  readonly kind: 'game';
  readonly game: ServedGame;
  state: AnyState;
  /** The beginning of its record; absent for a position whose beginning is not known. */
  origin?: Pick<Recording, 'seed' | 'options'> | undefined;
  actions: AnyAction[];
  scripted: ScriptedDraws[];
}
/** A simulation for searches: quick, unchecked, changed in place. */
export interface HeldSimulation {
  readonly kind: 'simulation';
  readonly game: ServedGame;
  readonly simulation: Simulation<AnyState, AnyAction>;
}
export type Held = HeldGame | HeldSimulation;

/** The value of `at`: a handle, a state or a view. */
export type At = number | object;

/** A position that a request is about. */
export interface Place {
  readonly game: ServedGame;
  readonly position: AnyState | View<AnyState>;
}

/** Games, handles and pending requests of one client. */
export class Session {
  private readonly held = new Map<number, Held>();
  private last = 0;
  readonly numbers = new ActionNumbers();
  /** Ids of pending requests, and of those among them that the client has cancelled. */
  private readonly waiting = new Set<Id>();
  private readonly stopped = new Set<Id>();

  constructor(
    readonly games: ReadonlyMap<string, ServedGame>,
    readonly limits: Limits,
    /** Milliseconds from any beginning. */
    readonly now: () => number,
    /** The messages as JSON Schemas. */
    readonly messages: () => object,
  ) {}

  /** Notes that a request has come in. */
  await(id: Id): void {
    this.waiting.add(id);
  }

  /** Notes that a request has been answered. */
  answered(id: Id): void {
    this.waiting.delete(id);
  }

  /** Cancels a pending request. */
  giveUp(id: Id): void {
    if (this.waiting.has(id)) this.stopped.add(id);
  }

  /** Cancels all pending requests, because the client is gone. */
  giveUpAll(): void {
    for (const id of this.waiting) this.stopped.add(id);
  }

  isGivenUp(id: Id): boolean {
    return this.stopped.has(id);
  }

  /** Forgets that a request was given up; true when it was. */
  forget(id: Id): boolean {
    return this.stopped.delete(id);
  }

  /** The game of this id. */
  game(id: unknown): ServedGame {
    const game = typeof id === 'string' ? this.games.get(id) : undefined;
    if (game !== undefined) return game;
    const message = `no such game; there are ${[...this.games.keys()].join(', ')}`;
    throw new InputError('not a game of this server', [{ path: 'game', message }]);
  }

  hold(held: Held): number {
    if (this.held.size >= this.limits.handles) throw beyond(this.limits, 'handles');
    this.last++;
    this.held.set(this.last, held);
    return this.last;
  }

  at(handle: number): Held {
    const held = this.held.get(handle);
    if (held !== undefined) return held;
    throw new InputError('not a handle of this session', [{ path: 'at', message: `nothing is held by ${handle}` }]);
  }

  /** Frees a handle; false when it held nothing. */
  release(handle: number): boolean {
    return this.held.delete(handle);
  }

  get handles(): number {
    return this.held.size;
  }

  clear(): void {
    this.held.clear();
  }

  /** The game behind a handle or a state; a loaded state has no known beginning. */
  full(at: At): Held {
    if (typeof at === 'number') return this.at(at);
    if ('position' in at)
      throw new InputError('a view is not a state', [{ path: 'at', message: 'deal a world of it' }]);
    const game = this.game('game' in at ? at.game : undefined);
    return { kind: 'game', game, state: game.engine.load(at), actions: [], scripted: [] };
  }

  /** The position, as a viewer sees it when there is one. */
  place(at: At, viewer?: Viewer): Place {
    if (typeof at === 'object' && 'position' in at) return this.seen(at, viewer);
    const held = this.full(at);
    const { game } = held;
    const state = stateOf(held);
    return { game, position: viewer === undefined ? state : game.engine.view(state, viewer) };
  }

  /** The given view, or a viewer's view of a state. The engine checks one from outside. */
  view(at: At, viewer: Viewer | undefined): { readonly game: ServedGame; readonly view: View<AnyState> } {
    const { game, position } = this.place(at, viewer);
    if (!('position' in position))
      throw new InputError('no view', [{ path: 'viewer', message: 'give a view, or say who looks' }]);
    game.engine.decision(position);
    return { game, view: position as View<AnyState> };
  }

  private seen(view: object, viewer: Viewer | undefined): Place {
    const { position, viewer: looker } = view as View<AnyState>;
    const id: unknown = typeof position === 'object' && position !== null && 'game' in position && position.game;
    if (viewer !== undefined && viewer !== looker)
      throw new InputError('a view is of one viewer', [{ path: 'viewer', message: `not the viewer of this view` }]);
    return { game: this.game(id), position: view as View<AnyState> };
  }
}

export const stateOf = (held: Held): AnyState => (held.kind === 'game' ? held.state : held.simulation.state);
