import type { FactSheet } from '@rulewright/core/text';
import Table from 'cli-table3';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

const NOTHING = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** A table without lines, its rows as texts of equal columns; numbers are right-aligned. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isNumeric = (column: number) => rows.every((row) => /^[-−–+\d.,/]+( ?%)?$/.test(row[column] ?? ''));
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, column) => (isNumeric(column) ? 'right' : 'left')),
    chars: NOTHING,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

const INDENT = '  ';

/** A table in columns if they fit the width, else one paragraph a row, which begins with the first cell. */
export function tableLines({ head, rows }: FactSheet, width: number): string[] {
  const lines = columns(head, rows).map((line) => `${INDENT}${line}`);
  return lines.every((line) => stringWidth(line) <= width) ? lines : rows.flatMap((row) => stacked(head, row, width));
}

function stacked(head: readonly string[], [first = '', ...cells]: readonly string[], width: number): string[] {
  const facts = cells.map((cell, i) => `${head[i + 1] ?? ''} ${cell}`.trim());
  const lines = wrapAnsi(`${first}: ${facts.join('; ')}`, width - 2 * INDENT.length, { hard: false }).split('\n');
  return lines.map((line, i) => (i === 0 ? `${INDENT}${line}` : `${INDENT}${INDENT}${line}`));
}
