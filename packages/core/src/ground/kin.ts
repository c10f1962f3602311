// The engines of one game with other content packs, found from any of them. A symbol of all copies of core keeps the way,
// so that modules built apart share it.

const KIN = Symbol.for('@rulewright/core/kin');

interface Named {
  readonly contentName: string;
}

const games = new WeakMap<object, Map<string, WeakRef<Named>>>();

/** Adds an engine to those of its game: each finds the others by the name of their content, as long as somebody holds them. */
export function withKin<E extends Named>(game: object, engine: E): E {
  const kin = games.get(game) ?? new Map<string, WeakRef<Named>>();
  games.set(game, kin);
  for (const [name, held] of kin) if (held.deref() === undefined) kin.delete(name);
  kin.set(engine.contentName, new WeakRef(engine));
  return Object.defineProperty(engine, KIN, { value: (content: string) => kin.get(content)?.deref() });
}

/** The engine of the same game whose states name this content; undefined when nobody holds one. */
export const kinOf = <E extends Named>(engine: E, content: string): E | undefined =>
  (engine as { readonly [KIN]?: (content: string) => E | undefined })[KIN]?.(content);
