import { InputError } from '../ground/errors.js';

/** Engines by the content that their states name: the builders of a game find theirs by the position. */
export interface KnownEngines<E> {
  /** The engine whose content a position names. Throws `InputError` for one that was never added, or is gone. */
  of(position: object): E;
  /** Adds the engine of another pack, as long as somebody holds it. */
  add(engine: E): E;
}

/** The engine of the base pack, beside which those of other packs are added. */
export function knownEngines<E extends { readonly contentName: string }>(base: E): KnownEngines<E> {
  const others = new Map<string, WeakRef<E>>();
  return {
    of(position) {
      const { content } = position as { readonly content?: unknown };
      if (content === base.contentName) return base;
      const found = others.get(String(content))?.deref();
      if (found === undefined)
        throw new InputError(
          `builders know no content called ${String(content)}: give them its engine, by words(engine)`,
        );
      return found;
    },
    add(engine) {
      for (const [name, held] of others) if (held.deref() === undefined) others.delete(name);
      others.set(engine.contentName, new WeakRef(engine));
      return engine;
    },
  };
}
