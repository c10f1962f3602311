import { isTree } from './compare.js';
import { Misread } from './values.js';

/** Checks for the kinds of values that a word accepts; a kind not listed here is a word or a number. */
const KINDS: Readonly<Record<string, (value: unknown, players: number) => boolean>> = {
  SEAT: (value, players) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < players,
  N: (value) => Number.isInteger(value) || value === null,
  FIELDS: (value) => isTree(value) && !Array.isArray(value),
  LIST: (value) => Array.isArray(value),
  /** A card, or the card with its die: `{card demo-spawn, base 5}`. */
  LAID: (value) => !Array.isArray(value),
};
const isPlain = (value: unknown): boolean => !isTree(value);

/** Checks the values of a word against what it takes, such as `SEAT CARD+`. Throws `Misread`. */
export function mustTake(word: string, takes: string, values: readonly unknown[], players: number): void {
  let next = 0;
  const fits = takes
    .split(' ')
    .filter((one) => one !== '')
    .every((one) => {
      const [, kind = '', times = ''] = /^(\w+)([?*+]?)$/.exec(one) ?? [];
      const is = KINDS[kind] ?? isPlain;
      const first = next;
      while (next < values.length && is(values[next], players)) {
        next++;
        if (times === '' || times === '?') break;
      }
      return next > first || times === '?' || times === '*';
    });
  if (!fits || next < values.length)
    throw new Misread(`it is written as: ${word} ${takes}`.trimEnd() + seatsSaid(takes, players));
}

const seatsSaid = (takes: string, players: number): string =>
  takes.includes('SEAT') ? ` (seats 0 to ${players - 1})` : '';
