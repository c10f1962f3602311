/** The rows of a table of a Markdown document, head first, by cells. */
export type MarkdownTable = readonly (readonly string[])[];

/** The first table below a heading, without the line of dashes. Throws if there is none. */
export function tableBelow(markdown: string, heading: string): MarkdownTable {
  const [, below = ''] = markdown.split(`\n${heading}\n`);
  const [table] = /^(?:\|.*\n?)+/m.exec(below) ?? [];
  if (table === undefined) throw new Error(`no table below ${heading}`);
  const rows = table.trim().split('\n');
  return rows
    .filter((_, i) => i !== 1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table as Markdown. */
export const tableText = ([head = [], ...rows]: MarkdownTable): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
