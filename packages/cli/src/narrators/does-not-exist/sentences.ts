import type { Line } from '../../game.js';
import { cardClauses } from './card-clauses.js';
import type { Clauses } from './clauses.js';
import { playerClauses } from './player-clauses.js';
import { raveClauses } from './rave-clauses.js';
import type { Scene, Seen, SeenOf } from './scene.js';
import { turnClauses } from './turn-clauses.js';

const clauses: Clauses<Seen['type']> = { ...turnClauses, ...cardClauses, ...playerClauses, ...raveClauses };

/** What a person reads of an event; the scene is the one before it, `last` the event before it in the same step. */
export function sentence<Type extends Seen['type']>(
  scene: Scene,
  event: { [Each in Type]: SeenOf<Each> & { readonly type: Each } }[Type],
  last: Seen | undefined,
): readonly Line[] {
  const told = clauses[event.type](scene, event, last);
  return typeof told === 'string' ? [{ text: told, chain: 'turn' }] : told;
}
