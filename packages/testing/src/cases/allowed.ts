import type { Viewer } from '@rulewright/core';
import type { Mark } from './mark.js';
import type { Moment } from './moment.js';
import { suggested } from './suggested.js';
import { Misread, REST, wordsOf } from './values.js';

const LEGAL = /^(?:(no|\d+) )?([\w-]+)(:?)(?: (.*))?$/s;

/** A mark `*` beside the legal actions: all, those of one type, how many, or none. */
export function allowedAt(
  { rest, prefix, text }: Mark,
  { engine, state }: Moment,
  viewer: Viewer | undefined,
): string[] {
  const [whole, count, type = 'all', colon, wanted = ''] = LEGAL.exec(rest === '' ? 'all:' : rest) ?? [];
  if (whole === undefined)
    throw new Misread('it is written as: * all: ACTIONS, * TYPE: RESTS, * TYPE, * no TYPE or * N TYPE');
  const types = [...engine.schemas.actions.keys()];
  if (type !== 'all' && !types.includes(type))
    throw new Misread(`no action is called ${type}${suggested(type, types)}`);
  const view = viewer === undefined ? state : engine.view(state, viewer);
  const those = engine.legalActions(view).filter((action) => type === 'all' || action.type === type);
  if (count !== undefined) return [`${prefix}${those.length === 0 ? 'no' : those.length} ${type}`];
  if (colon === '') return [those.length > 0 ? text : `${prefix}no ${type}`];
  const found = those.map((action) => {
    const line = engine.format(action);
    return type === 'all' ? line : line.split(' ').slice(2).join(' ');
  });
  const expected = wordsOf(wanted, /,/);
  const isLoose = expected.at(-1) === REST;
  const holds = isLoose ? expected.slice(0, -1).every((one) => found.includes(one)) : expected.join() === found.join();
  if (holds && wanted !== '') return [text];
  if (found.length === 0) return [`${prefix}no ${type}`];
  return [found.join('') === '' ? `${prefix}${type}` : `${prefix}${type}: ${found.join(', ')}`];
}
