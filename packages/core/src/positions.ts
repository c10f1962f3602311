import type { WrittenPile } from './cards/card-mover.js';
import type { Pile } from './game/deck.js';
import { guarded, InputError } from './ground/errors.js';
import { suggestion } from './ground/suggestion.js';

export { type CardMover, cardMover, mustBeList, type WrittenPile } from './cards/card-mover.js';
export { type KnownEngines, knownEngines } from './cards/known-engines.js';
export type { ZoneAt } from './cards/places.js';
export { commonWords, type Word, type Words, wordsOf } from './cards/position-words.js';

// Builders of positions in every game move cards by ids with this code. So no card is created or lost, nobody keeps
// knowledge of a card that has gone, and a misspelt id differs from an absent card.

/** The writable form of a reading model: any of its fields, with piles also as lists of ids. */
export type Written<Model> = {
  readonly [Field in keyof Model]?: Model[Field] extends Pile
    ? WrittenPile
    : Model[Field] extends readonly Pile[]
      ? readonly WrittenPile[]
      : Model[Field];
};

/**
 * The index of the entry with this id in a list of the content. Throws `InputError` with similar ids when there is
 * none.
 */
export const placeOfId: (list: readonly { readonly id: string }[], id: string) => number = guarded((list, id) => {
  const place = list.findIndex((entry) => entry.id === id);
  if (place >= 0) return place;
  const ids = list.map((entry) => entry.id);
  throw new InputError(`nothing is called ${id}${suggestion(id, ids)}`);
});

/** The entry of a list at a number, by seat or by `what`. Throws `InputError` when there is none. */
export const entryAt: <X>(list: readonly X[], number: number, what?: string) => X = guarded(
  <X>(list: readonly X[], number: number, what = 'seat'): X => {
    const found = list[number];
    if (found === undefined) throw new InputError(`expected a ${what} from 0 to ${list.length - 1}, found ${number}`);
    return found;
  },
);
