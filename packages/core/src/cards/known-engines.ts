import { InputError } from '../ground/errors.js';
import { kinOf } from '../ground/kin.js';

/** Engines by the content that their states name: the builders of a game find theirs by the position. */
export interface KnownEngines<E> {
  /** The engine whose content a position names. Throws `InputError` when nobody holds one. */
  of(position: object): E;
}

/** The engine of the base pack, and those of other packs that are still held. */
export const knownEngines = <E extends { readonly contentName: string }>(base: E): KnownEngines<E> => ({
  of(position) {
    const content = String((position as { readonly content?: unknown }).content);
    const found = content === base.contentName ? base : kinOf(base, content);
    if (found === undefined)
      throw new InputError(`no engine plays the content ${content}: hold the one that the position comes from`);
    return found;
  },
});
