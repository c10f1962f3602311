import type { ContentRecord } from './content.js';

/** The names of a record in every language that it has one in. */
export const namesOf = ({ name = {} }: ContentRecord): readonly string[] =>
  Object.values(name).flatMap((text) => (typeof text === 'string' ? [text] : []));

/** A record's name in English, else in the language it has; its id where it has none. */
export const plainName = (record: ContentRecord): string => record.name?.en ?? namesOf(record)[0] ?? record.id;
