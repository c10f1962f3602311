import type { Viewer } from '@rulewright/core';
import type { AnyState } from '../any.js';
import { isChange, matches, projected, type Tree, written } from './compare.js';
import type { Mark } from './mark.js';
import type { Moment } from './moment.js';
import { covers, differences, pathAndValue, valueAt, writtenDifference } from './paths.js';
import { suggested } from './suggested.js';
import { Misread, REST, readValue } from './values.js';

/** The reading models of a position in one tree: the shared one at the root, `player.N`, and `outcome`. */
function modelOf({ engine }: Moment, viewer: Viewer | undefined, state: AnyState): Tree {
  const { shared, player } = engine.ask(viewer === undefined ? state : engine.view(state, viewer));
  const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
  return {
    ...(shared?.() as Tree | undefined),
    ...(player && { player: seats.map((seat) => player(seat)) }),
    outcome: engine.outcome(state) ?? null,
  };
}

/** The value at a path of the models, or the answer to a question such as `nominal(oil)`. */
function lookUp(moment: Moment, viewer: Viewer | undefined, state: AnyState, path: string): unknown {
  const [question, name = '', args = '', rest = ''] = /^(\w+)\((.*)\)\.?(.*)$/s.exec(path) ?? [];
  if (question === undefined) return valueAt(modelOf(moment, viewer, state), path);
  const { engine } = moment;
  const ask = engine.ask(viewer === undefined ? state : engine.view(state, viewer));
  const query = ask[name];
  if (query === undefined) throw new Misread(`no question is called ${name}${suggested(name, Object.keys(ask))}`);
  const answer = query(...(readValue(`[${args}]`) as readonly unknown[]));
  return valueAt(answer ?? null, rest);
}

/** A mark `=` beside what a viewer can read: the mark itself when it holds, else the lines that would. */
export function factsAt(mark: Mark, moment: Moment, viewer: Viewer | undefined, all: readonly Mark[]): string[] {
  const { rest, prefix, text } = mark;
  if (rest === '' || rest === 'nothing else') return otherChanges(mark, moment, viewer, all);
  const [path, value] = pathAndValue(rest);
  if (value === REST) return [text];
  const { state, before = state } = moment;
  const found = lookUp(moment, viewer, state, path);
  const expected = value === '' ? undefined : readValue(value);
  if (value === '') return [`${prefix}${path} ${written(found)}`];
  if (!isChange(expected))
    return [matches(expected, found, true) ? text : `${prefix}${path} ${written(projected(expected, found))}`];
  const was = lookUp(moment, viewer, before, path);
  const holds = matches(expected.from, was, true) && matches(expected.to, found, true);
  return [holds ? text : `${prefix}${path} ${written(was)}→${written(found)}`];
}

/** Changes of the reading models that no other mark names. */
function otherChanges(mark: Mark, moment: Moment, viewer: Viewer | undefined, all: readonly Mark[]): string[] {
  const { state, before = state } = moment;
  const now = modelOf(moment, viewer, state);
  const named = all
    .filter((one) => one !== mark && one.rest !== '' && one.rest !== 'nothing else')
    .map(({ rest }) => pathAndValue(rest)[0]);
  const changed = differences(modelOf(moment, viewer, before), now)
    .filter(([path]) => !named.some((one) => covers(one, path, now)))
    .map((one) => `${mark.prefix}${writtenDifference(one)}`);
  if (changed.length > 0) return mark.rest === '' ? changed : [...changed, mark.text];
  return [`${mark.prefix}nothing else`];
}
