import type * as z from '../schema/z.js';

import type * as secrets from './secrets.js';
import type * as spec from './spec.js';
import type * as turn from './turn.js';
import type * as types from './types.js';

// The types of an author, for an unknown game: core runs any game with them. `createEngine` is the one boundary between
// the vocabulary of a game and these types.

export type Action = types.AnyAction;

/** An item of the agenda: a task or a choice of any kind. */
export interface AgendaItem extends Partial<types.InTurnOrder>, Partial<types.Simultaneous>, types.Citing<string> {
  kind: string;
}

/** The vocabulary of an unknown game. */
interface AnyGame extends types.GameTypes {
  State: State;
  Task: AgendaItem;
  Choice: AgendaItem;
}

export interface State extends types.BaseState<AnyGame> {}
export interface ChoiceContext extends types.ChoiceContext<AnyGame, string> {}
export interface Turn extends turn.Turn<AnyGame> {}
export type Emit = (event: AnyGame['Event'], secret?: types.Emitted['secret']) => void;

/** A choice whose actions are of any type. */
export interface ChoiceSpec extends Omit<spec.ChoiceSpec<AnyGame, string, Action>, 'about'> {
  readonly about?: (context: ChoiceContext) => object;
}
export type ActionSpec = ChoiceSpec['actions'][number];
/** A query whose arguments are of any type. */
type QuerySpec = spec.QuerySpec<AnyGame, readonly z.Schema[], unknown, readonly unknown[]>;

/** The queries of a game about one position. */
export type Questions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Secrets with zone paths of any text. */
export interface Secrets extends Omit<secrets.Secrets<AnyGame>, 'zones' | 'numbers'> {
  readonly zones: Readonly<Record<string, secrets.Zone & Limited>>;
  readonly numbers?: Readonly<Record<string, secrets.HiddenNumbers>>;
}
export interface Limited extends secrets.NeverThere<AnyGame> {}
export type { HiddenNumbers, Zone } from './secrets.js';

export interface Game
  extends Omit<
    spec.GameSpec<
      AnyGame,
      Readonly<Record<string, spec.ChoiceSpec<AnyGame, string>>>,
      Readonly<Record<string, QuerySpec>>
    >,
    'choices'
  > {
  readonly choices: Readonly<Record<string, ChoiceSpec>>;
  readonly secrets: Secrets;
}
