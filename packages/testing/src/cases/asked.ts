import type { Viewer } from '@rulewright/core';
import { matches, projected, type Tree, writtenFields } from './compare.js';
import type { Mark } from './mark.js';
import type { Moment } from './moment.js';
import { readFields } from './values.js';

/** A mark `?` beside the question that waits: kind and seats, and of its fields those that the mark names. */
export function askedOf({ rest, prefix, text }: Mark, { engine, state }: Moment, viewer: Viewer | undefined): string[] {
  const decision = engine.decision(viewer === undefined ? state : engine.view(state, viewer));
  if (decision === undefined) return [`${prefix}nobody`];
  const {
    kind,
    seats = [],
    rule: _,
    ...about
  } = decision as { readonly kind: string; readonly seats?: readonly number[]; readonly rule?: string } & Tree;
  const head = [kind, ...seats].join(' ');
  const [, expected, fields = ''] = /^([\w-]+(?: \d+)*)(?: (.+))?$/s.exec(rest) ?? [];
  if (fields === '') return [expected === head ? text : `${prefix}${head}`];
  const wanted = readFields(fields);
  if (expected === head && matches(wanted, about, true)) return [text];
  return [`${prefix}${head} ${writtenFields(projected(wanted, about) as object)}`];
}
