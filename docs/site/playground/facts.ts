import type { FactTable } from '@rulewright/core/text';
import type { Drawing } from './drawn.js';
import type { AnyView, PlayGame } from './games.js';

/** The tables beside a drawing; of a game without one, with every value of the view. */
export function factsOf({ text }: PlayGame, drawing: Drawing | undefined, view: AnyView): readonly FactTable[] {
  const own = text.tables(view);
  return drawing === undefined ? [...own, everyValue(view)] : [...own, ...(drawing.facts?.(view) ?? [])];
}

/** What a view says, name by name. */
function everyValue({ position }: AnyView): FactTable {
  const rows = Object.entries(position).flatMap(([name, value]) =>
    SAME_ALL_THE_TIME.has(name) ? [] : rowsOf(name, value),
  );
  return { title: 'Everything in this view', head: ['name', 'value'], rows };
}

const SAME_ALL_THE_TIME: ReadonlySet<string> = new Set(['game', 'rulesVersion', 'content', 'options']);

/** Lists of plain values stand in one row. */
function rowsOf(path: string, value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return [[path, value.length === 0 ? '–' : value.join(' ')]];
  const rows = Object.entries(value).flatMap(([name, part]) => rowsOf(`${path}.${name}`, part));
  return rows.length === 0 ? [[path, '–']] : rows;
}
