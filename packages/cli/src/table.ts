import Table from 'cli-table3';

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

/** A table without lines, its rows as texts of equal columns; numbers stand to the right. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isNumeric = (column: number) => rows.every((row) => /^[-+\d.,/%]+$/.test(row[column] ?? ''));
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
