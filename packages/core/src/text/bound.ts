/** A short word that a line should not end with. */
const SHORT_WORD = /(?<=^|[\s\u00A0(«])([\p{L}]{1,2}) (?=\S)/gu;

/** A text in which a line ends neither after a short word nor before a dash, as Slavic typography wants it. */
export const bound = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0').replaceAll(' –', '\u00A0–');
