import type { AnyAction, Draw, Engine } from '@rulewright/core';

/** What core keeps in the state of every game. */
export interface AnyState {
  readonly options: { readonly players: number };
  readonly rng: { readonly alea: readonly number[]; readonly script: readonly Draw[]; readonly strict?: true };
  readonly agenda: readonly { readonly kind: string }[];
}

/** An engine whose exact types do not matter. */
export type AnyEngine = Engine<AnyState, AnyAction, unknown, unknown>;
