import type { FactSheet } from '@rulewright/core/text';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Line, Printed } from './game.js';
import { harmlessLine } from './harmless.js';
import { tableLines } from './table.js';
import { paints, type Terminal } from './terminal.js';
import { english, type Words } from './words/words.js';

/** Prints lines with control characters stripped. A paragraph stays open while lines of its chain follow. */
export interface Transcript {
  print(lines: readonly Printed[]): void;
  /** Closes an open paragraph before other output. */
  close(): void;
}

const INDENT = '  ';
const HANGING = '    ';

export function transcript(
  { out, width, hasColors }: Pick<Terminal, 'out' | 'width' | 'hasColors'>,
  words: Words = english,
): Transcript {
  const { styles, seat } = paints(hasColors);
  const players = new RegExp(words.say('seat.pattern'), 'gu');
  const colored = (text: string): string => text.replaceAll(players, (name, number) => seat(Number(number) - 1)(name));
  let open: { readonly chain: string; readonly clauses: string[] } | undefined;
  let isEmpty = true;

  const paragraph = (text: string): void => out(`${wrapped(colored(text), width)}\n`);
  const close = (): void => {
    if (open !== undefined) paragraph(`${open.clauses.join('; ')}.`);
    open = undefined;
  };

  const printText = ({ text, style, chain, starts }: Line): void => {
    if (chain !== undefined && chain === open?.chain && starts !== true) {
      open.clauses.push(text);
      return;
    }
    close();
    if (chain !== undefined) open = { chain, clauses: [text] };
    else if (style === undefined) paragraph(text);
    else out(`${isEmpty ? '' : before(style)}${styled(text, style)}\n`);
    if (style !== undefined) isEmpty = false;
  };

  const styled = (text: string, style: NonNullable<Line['style']>): string => {
    const lines = style === 'note' ? wrapped(text, width).trimStart() : wrapAnsi(text, width);
    return styles[style]?.(lines) ?? lines;
  };

  const printTable = (table: FactSheet): void => {
    if (table.title !== '') printText({ text: table.title, style: 'heading' });
    out(`${tableLines(table, width).map(colored).join('\n')}\n`);
  };

  const printLine = (line: Printed): void => {
    if ('text' in line) {
      printText(line);
      return;
    }
    close();
    if ('table' in line) printTable(line.table);
    else if (line.drawing.every((text) => INDENT.length + stringWidth(text) <= width))
      out(`${line.drawing.map((text) => `${INDENT}${colored(text)}`.trimEnd()).join('\n')}\n`);
    else line.tables.forEach(printTable);
  };

  return { print: (lines) => lines.map(harmlessLine).forEach(printLine), close };
}

/** Running text with a hanging indent; no word is broken. */
function wrapped(text: string, width: number): string {
  const [first = '', ...others] = wrapAnsi(text, width - HANGING.length, { hard: false }).split('\n');
  return [`${INDENT}${first}`, ...others.map((line) => `${HANGING}${line}`)].join('\n');
}

/** Titles and headings stand apart. */
const before = (style: NonNullable<Line['style']>): string =>
  style === 'title' || style === 'heading' ? '\n' : style === 'note' ? INDENT : '';
