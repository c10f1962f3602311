import { guarded } from '../ground/errors.js';

/**
 * The language among `known` that a tag asks for: `ru` for `ru-RU`, `RU` or `ru_RU.UTF-8`. The longest tag that fits wins;
 * undefined when none does. Throws `InputError` for anything but texts.
 */
export const languageFor: (tag: string, known: readonly string[]) => string | undefined = guarded((tag, known) => {
  const wanted = `${plain(tag)}-`;
  const fitting = known.filter((language) => wanted.startsWith(`${plain(language)}-`));
  return fitting.reduce<string | undefined>(
    (longest, each) => (longest === undefined || each.length > longest.length ? each : longest),
    undefined,
  );
});

/** A tag in small letters with hyphens, without the encoding that the settings of a system add. */
const plain = (tag: string): string =>
  tag
    .trim()
    .replace(/[.@].*$/s, '')
    .replaceAll('_', '-')
    .toLowerCase();
