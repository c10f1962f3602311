import type { AnyEvent } from '@rulewright/core';
import { matches, writtenFields } from './compare.js';
import type { Mark } from './mark.js';
import { suggested } from './suggested.js';
import { Misread, REST, readFields } from './values.js';

type Told = Partial<AnyEvent> & { readonly [field: string]: unknown };

/** An event as a case writes it: type, rule, fields. */
const lineOf = ({ type, rule = '-', ...fields }: Told): string => `${type} ${rule} ${writtenFields(fields)}`.trimEnd();

/**
 * Marks `>` of one line beside its events: what was found for each mark. Events are looked for in the order of the marks;
 * others may lie between them, unless `> nothing else` ends the list.
 */
export function toldBy(marks: readonly Mark[], events: readonly Told[]): string[][] {
  let next = 0;
  const others = new Set(events);
  return marks.map((mark) => {
    const { prefix, rest, text } = mark;
    const shown = (list: Iterable<Told>): string[] => [...list].map((event) => `${prefix}${lineOf(event)}`);
    if (rest === '') return events.length === 0 ? [`${prefix}nothing else`] : shown(events);
    if (rest === 'nothing else') return others.size === 0 ? [text] : [...shown(others), `${prefix}nothing else`];
    const unwanted = deniedBy(rest);
    if (unwanted !== undefined) {
      const found = events.filter(({ type }) => type === unwanted);
      return found.length === 0 ? [text] : shown(found);
    }
    const expected = expectedOf(rest);
    const place = placeOf(expected, events, next);
    const event = events[place];
    if (event === undefined) return [`${prefix}no ${expected.type}`];
    others.delete(event);
    next = place + 1;
    return isIt(expected, event) ? [text] : shown([event]);
  });
}

const deniedBy = (rest: string): string | undefined => /^no (\S+)$/.exec(rest)?.[1];

/** Throws `Misread` when a mark names an event that the game does not have. Without types any name will do. */
export function mustBeTold({ rest }: Mark, types: readonly string[]): void {
  if (rest === '' || rest === 'nothing else' || types.length === 0) return;
  const type = deniedBy(rest) ?? expectedOf(rest).type;
  if (!types.includes(type)) throw new Misread(`no event is called ${type}${suggested(type, types)}`);
}

interface Expected {
  readonly type: string;
  /** Undefined when only the type counts. */
  readonly rule: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

function expectedOf(rest: string): Expected {
  const [, first = '', second = '', fields = ''] = /^(\S+) ?(\S*) ?(.*)$/s.exec(rest) ?? [];
  const anything = { [REST]: true };
  if (first.endsWith(REST)) return { type: first.slice(0, -1), rule: undefined, fields: anything };
  if (second === REST) return { type: first, rule: undefined, fields: anything };
  if (second.endsWith(REST)) return { type: first, rule: second.slice(0, -1), fields: anything };
  return { type: first, rule: second, fields: readFields(fields) };
}

function isIt({ type, rule, fields }: Expected, { type: its, rule: cited = '-', ...about }: Told): boolean {
  return type === its && (rule === undefined || rule === cited) && matches(fields, about, false);
}

/** The place of the event that is meant, or of the next one of its type. */
function placeOf(expected: Expected, events: readonly Told[], from: number): number {
  const exact = events.findIndex((event, i) => i >= from && isIt(expected, event));
  return exact >= 0 ? exact : events.findIndex(({ type }, i) => i >= from && type === expected.type);
}
