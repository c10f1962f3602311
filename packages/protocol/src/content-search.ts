import { isInputError } from '@rulewright/core';
import { idsAbout, indexOf } from './rule-search.js';
import type { AnyText, ServedGame } from './served-game.js';

/** A card or another part of the content, in words. */
export interface ContentEntry {
  readonly id: string;
  /** Its name in the language of the text, or else its id. */
  readonly title: string;
  /** The list of the content that holds it: `events`. */
  readonly kind: string;
  /** Its full text, as the game says it. */
  readonly text: string;
}

const MOST_FOUND = 10;

/**
 * Finds cards and other parts of the content that a game has words for. Without `find` it gives all; an id, in any
 * case, gives one. Other words give at most ten matches, the best first, and tolerate small misspellings. Empty for a
 * game without words.
 */
export function findContent({ engine, text }: Pick<ServedGame, 'engine' | 'text'>, find?: string): ContentEntry[] {
  const entries = text === undefined ? [] : entriesOf(engine.content, text);
  if (find === undefined) return entries;
  const wanted = find.toLowerCase();
  const named = entries.filter(({ id }) => id.toLowerCase() === wanted);
  if (named.length > 0) return named;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return idsAbout(indexOf(byId.values()), find)
    .slice(0, MOST_FOUND)
    .flatMap((id) => byId.get(id) ?? []);
}

function entriesOf(content: unknown, text: AnyText): ContentEntry[] {
  const lists: [string, unknown][] = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  const entries = lists.flatMap(([kind, list]) =>
    (Array.isArray(list) ? list : []).flatMap((part: unknown) => entryOf(kind, part, text)),
  );
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** The entry of one record of the content; empty for a record that is nothing players hold. */
function entryOf(kind: string, part: unknown, text: AnyText): ContentEntry[] {
  const { id, name } = (typeof part === 'object' && part !== null ? part : {}) as {
    readonly id?: unknown;
    readonly name?: { readonly en?: unknown };
  };
  if (typeof id !== 'string') return [];
  try {
    return [{ id, title: name?.en === undefined ? id : text.face(id).name, kind, text: text.card(id) }];
  } catch (error) {
    if (isInputError(error)) return [];
    throw error;
  }
}
