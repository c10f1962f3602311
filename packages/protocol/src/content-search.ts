import { isInputError } from '@rulewright/core';
import { idsAbout, indexOf } from './rule-search.js';
import type { AnyText, ServedGame } from './served-game.js';

/** A card or another part of the content, in words. */
export interface ContentEntry {
  readonly id: string;
  /** Its name in the language of the text, or its id where it has none. */
  readonly title: string;
  /** The list of the content in which it stands: `events`. */
  readonly kind: string;
  /** In full, as the game's text says it. */
  readonly text: string;
}

const MOST_FOUND = 10;

/**
 * All cards and other parts of the content that a game can put in words; or the one of an id, in any case; or those that
 * speak of some words, the best first, ten at most; spelling may be a little off. None for a game without words.
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

/** Not every record of the content is something that players hold in their hands. */
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
