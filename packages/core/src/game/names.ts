import type { Violation } from '../errors.js';
import { nearest } from '../input/suggestion.js';
import type { Action, ChoiceTable, Game } from './game.js';

/**
 * Where an action that is refused names what its game does not have at all, that is the reason: a word that does not exist
 * is told from a card that is not there now. With the names that may have been meant.
 */
export function unknownName({ names }: Game, table: ChoiceTable, action: Action): Violation | undefined {
  if (names === undefined) return undefined;
  const known = names(table);
  for (const [field, value] of Object.entries(action)) {
    if (!Object.hasOwn(known, field)) continue;
    const words = new Set(known[field]);
    const found = [value].flat().find((word) => typeof word === 'string' && !words.has(word));
    if (found === undefined) continue;
    const near = nearest(found, words);
    const meant = near.length === 0 ? {} : { near: near.join(' or ') };
    return { rule: 'CORE-ACT.1', code: 'unknown-name', details: { field, found, ...meant } };
  }
  return undefined;
}
