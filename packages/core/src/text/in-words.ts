import { guarded } from '../ground/errors.js';

/** Turns a name of the code into words inside a sentence: `atRisk` is `at risk`. */
export const amid = (name: string): string =>
  name
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();

/** The words with a capital letter first, as an answer or a heading has them. */
export const capital: (words: string) => string = guarded((words) => words.charAt(0).toUpperCase() + words.slice(1));
