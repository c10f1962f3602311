import type { Line } from './game.js';
import { paints, type Terminal } from './terminal.js';

/** Prints lines as they come; a paragraph stays open as long as lines of its chain follow. */
export interface Transcript {
  print(lines: readonly Line[]): void;
  /** Closes an open paragraph, so that something else can be printed. */
  close(): void;
}

const INDENT = '  ';
const HANGING = '    ';

export function transcript({ out, width, hasColors }: Pick<Terminal, 'out' | 'width' | 'hasColors'>): Transcript {
  const { styles, seat } = paints(hasColors);
  const colored = (text: string): string =>
    text.replaceAll(/\bP(\d+)\b/g, (name, number) => seat(Number(number))(name));
  let chain: string | undefined;
  let column = 0;
  let isEmpty = true;

  /** Writes words one after the other, in a new line with the hanging indent where they would stick out. */
  const write = (text: string): void => {
    let line = '';
    for (const word of text.split(' ')) {
      const isFirst = column === INDENT.length && line === '';
      if (!isFirst && column + 1 + word.length > width) {
        line += `\n${HANGING}${word}`;
        column = HANGING.length + word.length;
      } else {
        line += isFirst ? word : ` ${word}`;
        column += word.length + (isFirst ? 0 : 1);
      }
    }
    out(colored(line));
  };

  const close = (): void => {
    if (chain !== undefined) out('.\n');
    chain = undefined;
  };

  const printLine = ({ text, style, chain: next, starts }: Line): void => {
    if (next !== undefined && next === chain && starts !== true) {
      out(';');
      column++;
      write(text);
      return;
    }
    close();
    if (style !== undefined) {
      out(`${isEmpty ? '' : before(style)}${styled(text, style)}\n`);
      isEmpty = false;
      return;
    }
    out(INDENT);
    column = INDENT.length;
    write(text);
    if (next === undefined) out('\n');
    chain = next;
  };

  const styled = (text: string, style: NonNullable<Line['style']>): string =>
    style === 'drawn' ? colored(text) : (styles[style]?.(text) ?? text);

  return { print: (lines) => lines.forEach(printLine), close };
}

/** Titles and headings stand apart. */
const before = (style: NonNullable<Line['style']>): string =>
  style === 'title' || style === 'heading' ? '\n' : style === 'note' ? INDENT : '';
