/** The same words with a capital first, as an answer or a heading has them. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
