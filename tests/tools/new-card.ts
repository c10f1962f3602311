import { nearest } from '@rulewright/core';

/** A card to be added to a pack, as a copy of another one. */
export interface NewCard {
  /** The list that it joins: `initiatives`. */
  readonly list: string;
  readonly id: string;
  /** The id of the card that it copies; by default the first of the list. */
  readonly like?: string | undefined;
}

type Entry = Readonly<Record<string, unknown>> & { readonly id: string };
type Pack = Readonly<Record<string, unknown>>;

/** Fields that say where a record is known from, which is not true of a copy. */
const SOURCES = ['attested', 'source', 'note', 'reconstructed'];

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
const isList = (list: unknown): list is readonly Entry[] =>
  Array.isArray(list) && list.length > 0 && list.every(isEntry);

/** `Solar farm` for `solar-farm`. */
const inWords = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
function meant(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return `${JSON.stringify(word)} found, expected one of ${(near.length > 0 ? near : words).join(', ')}`;
}

/** The pack, under another id, with one card more at the end of a list. Throws for a list or card not there. */
export function withCard(pack: Pack, id: string, { list, id: card, like }: NewCard): Pack {
  const lists = Object.keys(pack).filter((name) => isList(pack[name]));
  const entries = pack[list];
  if (!isList(entries)) throw new Error(`the list: ${meant(list, lists)}`);
  const ids = entries.map((entry) => entry.id);
  if (ids.includes(card)) throw new Error(`${list} has a card ${card} already`);
  const place = like === undefined ? 0 : ids.indexOf(like);
  const copied = entries[place];
  if (copied === undefined) throw new Error(`--like: ${meant(String(like), ids)}`);
  const known = Object.entries(copied).filter(([field]) => !SOURCES.includes(field));
  const added = {
    ...Object.fromEntries(known),
    id: card,
    name: { en: inWords(card) },
    provenance: 'reconstructed',
    ...('no' in copied && { no: Math.max(...entries.map(({ no }) => Number(no))) + 1 }),
  };
  return { ...pack, id, [list]: [...entries, added] };
}
