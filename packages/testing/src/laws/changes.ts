import type { Change } from '@rulewright/core/author';
import type { AnyState } from '../any.js';
import { isTree, show } from '../data.js';
import { type AnnouncedChanges, broken, type Law } from './law.js';

/**
 * Fields that core maintains and no event announces: `decision` tells who is asked, and memory follows from other
 * events.
 */
const OF_CORE: AnnouncedChanges<never> = { agenda: 'silent', memory: 'silent' };

export const changesAreAnnounced: Law = {
  id: 'LAW-15',
  title: 'nothing that everybody sees changes in silence: events of the same decision account for it, with amounts',
  watch({ engine, announced }) {
    if (announced === undefined) return {};
    const table = { ...OF_CORE, ...announced };
    const seen = (state: AnyState): unknown => engine.view(state, 'spectator').position;
    return {
      state({ state, taken }) {
        if (taken === undefined) return;
        const { events } = engine.step(state, taken.action);
        const heard = engine.eventsFor(events, 'spectator').filter(isEvent);
        for (const change of changesIn(seen(state), seen(taken.next), [])) mustBeAnnounced(table, change, heard);
      },
    };
  },
};

interface AnnouncingEvent {
  readonly type: string;
}
const isEvent = (event: unknown): event is AnnouncingEvent => isTree(event) && typeof event.type === 'string';

interface PublicChange {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** The smallest parts that differ. */
function changesIn(before: unknown, after: unknown, path: readonly string[]): PublicChange[] {
  if (Object.is(before, after)) return [];
  if (!isTree(before) || !isTree(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changesIn(before[name], after[name], [...path, name]));
}

function mustBeAnnounced(
  table: AnnouncedChanges<AnnouncingEvent>,
  { path, before, after }: PublicChange,
  heard: readonly AnnouncingEvent[],
): void {
  const pattern = longestFitting(Object.keys(table), path);
  const entry = pattern === undefined ? undefined : table[pattern];
  const what = `${path.join('.')} went from ${show(before)} to ${show(after)}`;
  if (pattern === undefined || entry === undefined) broken(`${what}, and no entry says which events tell that`);
  if (entry === 'silent') return;
  const telling = heard.filter(({ type }) => entry.by.includes(type));
  if (telling.length === 0) broken(`${what}, and none of ${entry.by.join(', ')} happened`);
  if (entry.amount === undefined || typeof before !== 'number' || typeof after !== 'number') return;
  const places = pattern.split('.').flatMap((name, i) => (name === '*' ? [Number(path[i])] : []));
  let sum = 0;
  for (const event of telling) sum += amountOf(entry.amount(event, ...places));
  if (sum !== after - before)
    broken(`${what}, but ${telling.map(({ type }) => type).join(', ')} account for ${sum}, not ${after - before}`);
}

const amountOf = (amount: number | Change | undefined): number =>
  typeof amount === 'object' ? amount.to - amount.from : (amount ?? 0);

function longestFitting(patterns: readonly string[], path: readonly string[]): string | undefined {
  const fitting = patterns.filter((pattern) =>
    pattern.split('.').every((name, i) => (name === '*' ? i < path.length : name === path[i])),
  );
  return fitting.sort((a, b) => b.split('.').length - a.split('.').length)[0];
}
