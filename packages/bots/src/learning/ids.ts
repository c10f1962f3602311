import type { AnyEngine, OptionsIn } from '../game.js';

/** All ids of a game with these options: those of its content and its cards, each once, in order. */
export function idsOf<E extends AnyEngine>(engine: E, options?: Partial<OptionsIn<E>>): readonly string[] {
  const ids = new Set<string>();
  const add = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part))
      if (name === 'id' && typeof value === 'string') ids.add(value);
      else add(value);
  };
  add(engine.content);
  for (const kinds of Object.values(engine.pools(options))) for (const { id } of kinds) ids.add(id);
  return [...ids];
}
