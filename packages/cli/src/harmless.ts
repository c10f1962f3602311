import type { Printed } from './game.js';
import type { Prompts } from './terminal.js';

// Names of cards, keys of records and whatever else strangers write is shown as it is, and never obeyed.

/** Characters that move a cursor, clear a screen, name a window, begin a line or turn the direction of writing. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The same characters except line ends. */
const BUT_LINES = new RegExp(`(?!\n)${OBEYED.source}`, 'gu');
const PICTURES = 0x2400;
const DELETE = 0x7f;

/** A picture of the character, which takes up one column: `␛` for escape. */
function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code === DELETE) return '␡';
  return code < ' '.charCodeAt(0) ? String.fromCharCode(PICTURES + code) : '�';
}

/** The text in one line, with pictures in place of what a terminal obeys. */
export const harmless = (text: string): string => text.replace(OBEYED, picture);

/** The same for a text of several lines. */
export const harmlessLines = (text: string): string => text.replace(BUT_LINES, picture);

/** JSON in one line; what a terminal obeys is escaped in it, so that it is the same value. */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(value).replace(OBEYED, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

export function harmlessLine(line: Printed): Printed {
  if ('text' in line) return { ...line, text: harmless(line.text) };
  if ('table' in line) return { table: harmlessTable(line.table) };
  return { drawing: line.drawing.map(harmless), tables: line.tables.map(harmlessTable) };
}

const harmlessTable = <T extends { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }>(
  table: T,
): T => ({
  ...table,
  title: harmless(table.title),
  head: table.head.map(harmless),
  rows: table.rows.map((row) => row.map(harmless)),
});

export const harmlessPrompts = (prompts: Prompts): Prompts => ({
  choose: (message, choices) => prompts.choose(harmless(message), choices.map(harmless)),
  number: (message) => prompts.number(harmless(message)),
  text: (message) => prompts.text(harmless(message)),
});
