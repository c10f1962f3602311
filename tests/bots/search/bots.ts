import { type AnyEngine, flat, ismcts, type SearchSeatable, type SearchSettings, uct } from '@rulewright/bots';

/** Every way to search, by name. */
export const searches = {
  flat,
  uct,
  'ismcts, one observer': <E extends AnyEngine>(engine: E, settings: SearchSettings<E>): SearchSeatable<E> =>
    ismcts(engine, { ...settings, observers: 'one' }),
  'ismcts, all observers': ismcts,
} as const;
export type SearchName = keyof typeof searches;
export const searchNames = Object.keys(searches) as readonly SearchName[];
