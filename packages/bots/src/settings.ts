import { InputError } from '@rulewright/core';

/** An `InputError` with the place, the value found and the value expected. */
export function refused(path: string, found: unknown, expected: string): InputError {
  return new InputError('not valid settings', [{ path, message: `${shown(found)} found, ${expected} expected` }]);
}

/** Checks for a whole number of at least `least`. */
export function whole(path: string, found: unknown, least: number): number {
  if (typeof found === 'number' && Number.isSafeInteger(found) && found >= least) return found;
  throw refused(path, found, `a whole number from ${least} on`);
}

/** Checks for a number above 0, or infinity. */
export function positive(path: string, found: unknown): number {
  if (typeof found === 'number' && found > 0) return found;
  throw refused(path, found, 'a number above 0');
}

/** Checks for a number from 0 to 1. */
export function share(path: string, found: unknown): number {
  if (typeof found === 'number' && found >= 0 && found <= 1) return found;
  throw refused(path, found, 'a number from 0 to 1');
}

/** Checks for one of a few words. */
export function oneOf<W extends string>(path: string, found: unknown, words: readonly W[]): W {
  const word = words.find((one) => one === found);
  if (word !== undefined) return word;
  throw refused(path, found, `one of ${words.join(', ')}`);
}

const LONGEST = 60;

function shown(found: unknown): string {
  if (typeof found === 'number' || found === undefined) return `${found}`;
  return (JSON.stringify(found) ?? typeof found).slice(0, LONGEST);
}
