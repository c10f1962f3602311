import { guarded } from '../ground/errors.js';

/**
 * The language among `known` that a tag asks for: `ru` for `ru-RU`, `RU` or `ru_RU.UTF-8`. The longest tag that fits wins;
 * undefined when none does. Throws `InputError` for anything but texts.
 */
export const languageFor: (tag: string, known: readonly string[]) => string | undefined = guarded((tag, known) => {
  const byTag = new Map(known.map((language) => [plain(language), language]));
  const parts = plain(tag).split('-');
  while (parts.length > 0) {
    const found = byTag.get(parts.join('-'));
    if (found !== undefined) return found;
    parts.pop();
  }
  return undefined;
});

/** A tag in small letters with hyphens, without the encoding that the settings of a system add. */
const plain = (tag: string): string =>
  tag
    .trim()
    .replace(/[.@].*$/s, '')
    .replaceAll('_', '-')
    .toLowerCase();
