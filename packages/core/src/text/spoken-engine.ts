import type { View } from '../cards/view.js';
import type { Engine } from '../engine/engine.js';
import type { Draw } from '../game/trace.js';
import type { AnyAction, AnyEvent } from '../game/types.js';

/** The fields that core keeps in the state of every game. */
interface SpokenState {
  readonly options: { readonly players: number };
  readonly rng: { readonly alea: readonly number[]; readonly script: readonly Draw[]; readonly strict?: true | 'dice' };
  readonly agenda: readonly { readonly kind: string }[];
}

/** The parts of an engine that a plain text uses. */
export type SpokenEngine = Pick<
  Engine<SpokenState, AnyAction, SpokenState['options'], AnyEvent>,
  'id' | 'init' | 'seats' | 'decision' | 'pools' | 'zones' | 'hiddenNumbers' | 'standing' | 'schemas'
>;

/** A view of any game. */
export type AnyView = View<SpokenState>;
