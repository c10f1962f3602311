import { type AnyAction, InputError, type View } from '@rulewright/core';
import type { AnyState } from '@rulewright/protocol';
import type { TableGame } from './table-game.js';
import { lineOf } from './words.js';

/** The part of a long list to show. */
export interface Part {
  readonly topic?: string | undefined;
  /** Number of lines to skip. */
  readonly from?: number | undefined;
  /** Upper bound of lines to show. */
  readonly most?: number | undefined;
}

const MOST_LINES = 40;
/** Smallest number of actions that share a line because only their amounts differ. */
const SHORTEST_RUN = 4;

/** Consecutive actions of the list: a single one, or several whose amounts grow by 1. */
interface Run {
  readonly topic: string;
  readonly first: number;
  last: number;
}

/**
 * Lists the legal actions with their numbers: a short list in full, a long one by topic, or one topic. Throws
 * `InputError` for an unknown topic.
 */
export function menuText(game: TableGame, view: View<AnyState>, legal: readonly AnyAction[], part: Part = {}): string {
  const { topic, from = 0, most = MOST_LINES } = part;
  const runs = runsOf(game, view, legal);
  const topics = byTopic(runs);
  const show = (run: Run): string => runText(game, view, legal, run);
  const lines = topic === undefined ? linesOfAll(runs, topics, show, most) : topicNamed(topics, topic).map(show);
  const shown = lines.slice(from, from + most);
  const left = lines.length - from - shown.length;
  return [
    legal.length === 1 ? 'One legal action:' : `${legal.length} legal actions:`,
    ...shown,
    ...(left > 0 ? [`… and ${left} lines more: list_actions with from ${from + shown.length}`] : []),
  ].join('\n');
}

type Topics = ReadonlyMap<string, readonly Run[]>;

/** Every run in its topic when they are few enough; else the topics. */
function linesOfAll(runs: readonly Run[], topics: Topics, show: (run: Run) => string, most: number): string[] {
  if (runs.length <= most && topics.size === runs.length) return runs.map(show);
  return [...topics].flatMap(([topic, some]) => {
    const [only] = some;
    if (some.length === 1 && only !== undefined) return [show(only)];
    if (runs.length <= most) return [`${topic}:`, ...some.map((run) => `  ${show(run)}`)];
    const count = some.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    return [`${topic}: ${count} actions, list_actions with topic ${JSON.stringify(topic)} shows them`];
  });
}

function topicNamed(topics: Topics, topic: string): readonly Run[] {
  const runs = topics.get(topic);
  if (runs !== undefined) return runs;
  const message = `no legal action is about that; there are ${[...topics.keys()].map((each) => JSON.stringify(each)).join(', ')}`;
  throw new InputError('not a topic of the list', [{ path: 'topic', message }]);
}

function byTopic(runs: readonly Run[]): Topics {
  const topics = new Map<string, Run[]>();
  for (const run of runs) topics.set(run.topic, [...(topics.get(run.topic) ?? []), run]);
  return topics;
}

function runsOf({ text }: TableGame, view: View<AnyState>, legal: readonly AnyAction[]): Run[] {
  const runs: Run[] = [];
  const close = (run: Run | undefined): Run[] => {
    if (run === undefined) return [];
    const { first, last, topic } = run;
    if (last - first + 1 >= SHORTEST_RUN) return [run];
    return Array.from({ length: last - first + 1 }, (_, i) => ({ topic, first: first + i, last: first + i }));
  };
  let open: Run | undefined;
  for (const [number, action] of legal.entries()) {
    const before = legal[number - 1];
    if (open !== undefined && before !== undefined && isNext(text.amounts, before, action)) {
      open.last = number;
      continue;
    }
    runs.push(...close(open));
    open = { topic: text.topic(view, action), first: number, last: number };
  }
  return [...runs, ...close(open)];
}

/** True when an action is the one before it with every differing amount greater by 1. */
function isNext(amounts: readonly string[], before: AnyAction, action: AnyAction): boolean {
  const fields = new Map<string, unknown>(Object.entries(action));
  const differing = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(fields.get(name)),
  );
  const grows = ([name, value]: readonly [string, unknown]): boolean =>
    amounts.includes(name) && typeof value === 'number' && fields.get(name) === value + 1;
  return differing.length > 0 && fields.size === Object.keys(before).length && differing.every(grows);
}

function runText(game: TableGame, view: View<AnyState>, legal: readonly AnyAction[], { first, last }: Run): string {
  const say = (action: AnyAction | undefined) =>
    action === undefined
      ? { text: '', line: '' }
      : { text: game.text.action(view, action).text, line: lineOf(game, action) };
  const [from, to] = [say(legal[first]), say(legal[last])];
  return first === last
    ? `${first}. ${from.text} [${from.line}]`
    : `${first} to ${last}. ${from.text} … ${to.text} [${from.line} … ${to.line}]`;
}
