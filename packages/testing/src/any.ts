import type { AnyAction, Draw, Engine, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

/** Fields that core keeps in the state of every game. */
export interface AnyState {
  readonly options: { readonly players: number };
  readonly rng: { readonly alea: readonly number[]; readonly script: readonly Draw[]; readonly strict?: true | 'dice' };
  readonly agenda: readonly { readonly kind: string }[];
}

/** An engine whose exact types do not matter. */
export type AnyEngine = Engine<AnyState, AnyAction, unknown, unknown>;

/** The words of a game whose exact types do not matter. */
export type AnyText = GameText<View<AnyState>, AnyAction, { readonly type: string }, Violation>;
