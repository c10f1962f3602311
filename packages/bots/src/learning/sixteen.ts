import { InputError } from '@rulewright/core';

// 16-bit integers as text: base 64, low byte first, on every machine.

/** Writes numbers as text. */
export function bytesOf(numbers: Int16Array): string {
  let text = '';
  for (const number of numbers) text += String.fromCharCode(number & 0xff, (number >> 8) & 0xff);
  return btoa(text);
}

/** Reads the numbers of a text. Throws `InputError` for text that `bytesOf` cannot have written. */
export function numbersOf(text: string): Int16Array {
  let bytes: string;
  try {
    bytes = atob(text);
  } catch {
    throw new InputError('no net', [{ path: 'weights', message: 'not base 64' }]);
  }
  if (bytes.length % 2 !== 0)
    throw new InputError('no net', [{ path: 'weights', message: `${bytes.length} bytes are no numbers of two` }]);
  return Int16Array.from({ length: bytes.length >> 1 }, (_, i) => {
    const word = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8);
    return word >= 0x8000 ? word - 0x10000 : word;
  });
}
