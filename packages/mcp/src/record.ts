import { InputError } from '@rulewright/core';
import type { Ended, Table } from './table.js';

/** URI of the record of a game. */
export const recordUri = (table: number | string): string => `rulewright://tables/${table}/record`;

/** The end of a game. Throws `InputError` before it, because a record tells all secrets. */
export function over({ ended }: Table): Ended {
  if (ended !== undefined) return ended;
  const message = 'the record tells all secrets: it is given when the game is over';
  throw new InputError('the game is not over', [{ path: 'table', message }]);
}
