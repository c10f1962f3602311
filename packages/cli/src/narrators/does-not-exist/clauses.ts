import type { Line } from '../../game.js';
import type { Scene, Seen, SeenOf } from './scene.js';

/** What is told of one type of event: a clause of the running paragraph, or lines of their own. */
type Clause<Type extends Seen['type']> = (
  scene: Scene,
  event: SeenOf<Type>,
  last: Seen | undefined,
) => string | readonly Line[];
export type Clauses<Types extends Seen['type']> = { readonly [Type in Types]: Clause<Type> };
