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

export function transcript(terminal: Paper, words: Words = english): Transcript {
  const page = new Page(terminal, words);
  return { print: (lines) => lines.map(harmlessLine).forEach(page.print, page), close: () => page.close() };
}

type Paper = Pick<Terminal, 'out' | 'width' | 'hasColors'>;

/** The lines printed so far: whether there are any, and the sentence that may go on. */
class Page {
  private readonly paints: ReturnType<typeof paints>;
  private readonly players: RegExp;
  private open: { readonly chain: string; readonly clauses: string[] } | undefined;
  private isEmpty = true;

  constructor(
    private readonly terminal: Paper,
    words: Words,
  ) {
    this.paints = paints(terminal.hasColors);
    this.players = new RegExp(words.say('seat.pattern'), 'gu');
  }

  print(line: Printed): void {
    if ('text' in line) {
      this.printText(line);
      return;
    }
    this.close();
    const { out, width } = this.terminal;
    if ('table' in line) this.printTable(line.table);
    else if (line.drawing.every((text) => INDENT.length + stringWidth(text) <= width))
      out(`${line.drawing.map((text) => `${INDENT}${this.colored(text)}`.trimEnd()).join('\n')}\n`);
    else for (const table of line.tables) this.printTable(table);
  }

  close(): void {
    if (this.open !== undefined) this.paragraph(`${this.open.clauses.join('; ')}.`);
    this.open = undefined;
  }

  private printText({ text, style, chain, starts }: Line): void {
    if (chain !== undefined && chain === this.open?.chain && starts !== true) {
      this.open.clauses.push(text);
      return;
    }
    this.close();
    if (chain !== undefined) this.open = { chain, clauses: [text] };
    else if (style === undefined) this.paragraph(text);
    else this.terminal.out(`${this.isEmpty ? '' : before(style)}${this.styled(text, style)}\n`);
    if (style !== undefined) this.isEmpty = false;
  }

  private printTable(table: FactSheet): void {
    if (table.title !== '') this.printText({ text: table.title, style: 'heading' });
    this.terminal.out(
      `${tableLines(table, this.terminal.width)
        .map((line) => this.colored(line))
        .join('\n')}\n`,
    );
  }

  private paragraph(text: string): void {
    this.terminal.out(`${wrapped(this.colored(text), this.terminal.width)}\n`);
  }

  private styled(text: string, style: NonNullable<Line['style']>): string {
    const { width } = this.terminal;
    const lines = style === 'note' ? wrapped(text, width).trimStart() : wrapAnsi(text, width);
    return this.paints.styles[style]?.(lines) ?? lines;
  }

  /** The text with the names of players in their colours. */
  private colored(text: string): string {
    return text.replaceAll(this.players, (name, number) => this.paints.seat(Number(number) - 1)(name));
  }
}

/** Running text with a hanging indent; no word is broken. */
function wrapped(text: string, width: number): string {
  const [first = '', ...others] = wrapAnsi(text, width - HANGING.length, { hard: false }).split('\n');
  return [`${INDENT}${first}`, ...others.map((line) => `${HANGING}${line}`)].join('\n');
}

/** Titles and headings stand apart. */
const before = (style: NonNullable<Line['style']>): string =>
  style === 'title' || style === 'heading' ? '\n' : style === 'note' ? INDENT : '';
