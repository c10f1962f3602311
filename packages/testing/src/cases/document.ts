import { blocksOf, type Raw } from './blocks.js';
import { holesIn } from './holes.js';
import { type Line, Unreadable } from './line.js';
import { rowsOf } from './rows.js';

/** One case: a title, and the lines that are played and compared. Each row of a table is a case. */
export interface Case {
  /** The line of its title, from 1. */
  readonly at: number;
  /** The title without the rules before it. */
  readonly title: string;
  /** The title with its rules and the values of its row: no other case of the document has it. */
  readonly name: string;
  /** The ids of the rules that it proves. */
  readonly rules: readonly string[];
  readonly lines: readonly Line[];
  /** The line of its row, when it has a table. */
  readonly row?: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Lines with a name, which `from` puts in its place. */
export interface CasePosition {
  readonly name: string;
  readonly at: number;
  /** The names of what `from` fills in. */
  readonly holes: readonly string[];
  readonly lines: readonly Line[];
}

/** The cases of one Markdown file, and the positions that they may begin with. */
export interface CaseDocument {
  readonly file: string;
  readonly cases: readonly Case[];
  readonly positions: ReadonlyMap<string, CasePosition>;
  /** Lines that are played before every case. */
  readonly always: readonly Line[];
}

/** The cases of a document title by title: one, or one for each row of a table. */
export function casesByTitle({ cases }: CaseDocument): (readonly [Case, ...Case[]])[] {
  const byTitle = new Map<number, [Case, ...Case[]]>();
  for (const one of cases) {
    const those = byTitle.get(one.at);
    if (those === undefined) byTitle.set(one.at, [one]);
    else those.push(one);
  }
  return [...byTitle.values()];
}

const RULES = /^(?:[A-Z][A-Z0-9]*-[\w./]+ )*/;

/**
 * Reads a document: the fenced blocks ```` ```case ````, or the whole text when it has no such fence. `shared` is the
 * document whose positions and `every case` hold here too. Throws `Unreadable` with file and line.
 */
export function readDocument(text: string, file = 'case', shared?: CaseDocument): CaseDocument {
  const cases: Case[] = [];
  const own = new Map<string, CasePosition>();
  const titles = new Map<string, number>();
  let always = shared?.always ?? [];
  for (const block of blocksOf(text, file)) {
    const [, name, holes = ''] = /^position (\S+) ?(.*)$/.exec(block.title) ?? [];
    if (block.lines.length === 0) throw new Unreadable(file, block.at, `nothing stands below “${block.title}”`);
    if (name !== undefined) {
      mustBeNew(own.get(name)?.at, block, file, 'position');
      own.set(name, positionOf(block, name, holesIn(holes)));
    } else if (block.title === 'every case') {
      mustBeFilled(block.lines, []);
      always = block.lines;
    } else
      for (const one of casesOf(block)) {
        mustBeNew(titles.get(one.name), block, file, 'case');
        titles.set(one.name, block.at);
        cases.push(one);
      }
  }
  return { file, cases, positions: new Map([...(shared?.positions ?? []), ...own]), always };
}

function mustBeNew(at: number | undefined, block: Raw, file: string, kind: string): void {
  if (at !== undefined) throw new Unreadable(file, block.at, `a ${kind} of this title stands in line ${at}`);
}

function positionOf({ at, lines }: Raw, name: string, holes: readonly string[]): CasePosition {
  mustBeFilled(lines, holes);
  return { name, at, holes, lines };
}

function casesOf({ at, title: full, lines, table }: Raw): Case[] {
  const [ids = ''] = RULES.exec(`${full} `) ?? [];
  const title = full.slice(ids.length).trim();
  const [head, ...rest] = table;
  const rows = rowsOf(head, rest);
  const columns = Object.keys(rows[0]?.values ?? {});
  mustBeFilled(lines, columns);
  const used = new Set(lines.flatMap(({ text }) => holesIn(text)));
  const idle = columns.find((column) => !used.has(column));
  if (head !== undefined && idle !== undefined) throw new Unreadable(head.file, head.at, `no line has {${idle}}`);
  return rows.map(({ values, at: row }) => {
    const told = Object.entries(values).flatMap(([key, value]) => (value === '' ? [] : [`${key} ${value}`]));
    const name = [full, ...told].join(', ');
    const rules = ids.split(' ').filter((id) => id !== '');
    return { at, title, name, rules, lines, values, ...(row !== undefined && { row }) };
  });
}

function mustBeFilled(lines: readonly Line[], names: readonly string[]): void {
  for (const { file, at, text } of lines)
    for (const hole of holesIn(text))
      if (!names.includes(hole))
        throw new Unreadable(file, at, `no column is called ${hole}, there are: ${names.join(', ') || 'none'}`);
}
