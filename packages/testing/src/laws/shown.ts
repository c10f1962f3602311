import type { AnyAction, CardHandled, Draw, Viewer } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import type { AnyEngine, AnyState } from '../any.js';
import { show } from '../data.js';
import { canSee, type Part, partsOf, poolsOf } from '../parts.js';
import type { Exchange } from './exchange.js';
import { isAmong, zoneOf } from './tracker.js';

// Naming a card in an event is no reveal: a card counts as shown if it moved through a zone that the viewer sees, or if
// `cards.show` showed it, in the same step.

/** One of two worlds after a step: the events sent to the viewer, and how cards were handled on the way. */
export interface Told {
  readonly before: AnyState;
  readonly after: AnyState;
  readonly events: readonly unknown[];
  readonly cards: readonly CardHandled[];
}

/** The handling of cards by an action with these draws. */
export const handledBy = (
  engine: AnyEngine,
  state: AnyState,
  action: AnyAction,
  script: readonly Draw[],
): readonly CardHandled[] => engine.trace(engine.scriptDraws(state, script, true), action).cards;

/** The two exchanged cards, as numbers and by name, and a sentence on what differs. */
interface Exchanged extends Pick<Exchange, 'kinds' | 'ids'> {
  readonly apart: () => string;
}

/** The sentence about a first difference between two worlds that shows neither card; undefined when it is a reveal. */
export function unshown(
  engine: AnyEngine,
  worlds: readonly [Told, Told],
  viewer: Viewer,
  cards: Exchanged,
): string | undefined {
  const [here, there] = worlds;
  const { kinds, apart } = cards;
  for (let i = 0; i < Math.max(here.events.length, there.events.length); i++) {
    const [one, other] = [here.events[i], there.events[i]];
    if (isSame(one, other)) continue;
    const [said, answered] = saidOf(one, other, cards);
    if (said.length + answered.length === 0) return apart();
    const sides = [
      { world: here, event: one, told: said },
      { world: there, event: other, told: answered },
    ];
    return sides.map((side) => onlyTold(engine, side, viewer)).find((sentence) => sentence !== undefined);
  }
  return isSeen(engine, worlds, viewer, kinds) ? undefined : apart();
}

/** An event of a world, and the ids that it says of two exchanged cards. */
interface Side {
  readonly world: Told;
  readonly event: unknown;
  readonly told: readonly string[];
}

/** The sentence about an event that names a card which the step does not show to the viewer. */
function onlyTold(engine: AnyEngine, { world, event, told }: Side, viewer: Viewer): string | undefined {
  const shown = told.length === 0 ? undefined : idsShown(engine, world, viewer);
  const leaked = told.find((id) => shown?.has(id) !== true);
  if (leaked === undefined) return undefined;
  const whom = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  return `an event tells ${whom} ${leaked}, and no move or show does: ${show(event)}`;
}

/** The ids of all cards that a step lets a viewer see. */
function idsShown(engine: AnyEngine, { before, cards }: Told, viewer: Viewer): ReadonlySet<string> {
  const pools = engine.pools(before.options);
  const lying = new Map<string, number[]>();
  for (const { key, cards } of partsOf(engine, before, Object.keys(pools)))
    lying.set(key, [...(lying.get(key) ?? []), ...cards]);
  const sees = (zone: string): boolean => canSee(zoneOf(engine, zone), viewer);
  return new Set(
    cards.flatMap((handled) => {
      if (handled.did === 'shuffle') return [];
      if (handled.did === 'move') lying.set(handled.to, [...(lying.get(handled.to) ?? []), handled.card]);
      const seen = handled.did === 'show' ? showing(handled, lying, viewer) : moving(handled, sees, viewer);
      return seen.flatMap((card) => pools[handled.pool]?.find((kind) => kind.card === card)?.id ?? []);
    }),
  );
}

const moving = (
  { card, from, to, shownTo }: CardHandled & { did: 'move' },
  sees: (zone: string) => boolean,
  viewer: Viewer,
): readonly number[] => (sees(from) || sees(to) || isAmong(shownTo, viewer) ? [card] : []);

const showing = (
  { zone, card, to }: CardHandled & { did: 'show' },
  lying: ReadonlyMap<string, readonly number[]>,
  viewer: Viewer,
): readonly number[] => {
  if (!isAmong(to, viewer)) return [];
  return card === undefined ? (lying.get(zone) ?? []) : [card];
};

/**
 * True when the views differ by one of the two kinds. They are compared part by part: when both cards are shown at once,
 * each kind is seen as often in both worlds, but elsewhere.
 */
function isSeen(
  engine: AnyEngine,
  [here, there]: readonly [Told, Told],
  viewer: Viewer,
  kinds: Exchange['kinds'],
): boolean {
  const seen = ({ after }: Told) => partsOf(engine, engine.view(after, viewer).position, poolsOf(engine, after));
  const [mine, theirs] = [seen(here), seen(there)];
  const count = (part: Part | undefined, kind: number) => part?.cards.filter((card) => card === kind).length ?? 0;
  return (mine.length > theirs.length ? mine : theirs).some((_, i) =>
    kinds.some((kind) => count(mine[i], kind) !== count(theirs[i], kind)),
  );
}

type Said = readonly [here: readonly string[], there: readonly string[]];

/** The ids of the exchanged cards that two events say: where they differ, else anywhere, else by number where they differ. */
function saidOf(one: unknown, other: unknown, { kinds, ids }: Pick<Exchange, 'kinds' | 'ids'>): Said {
  const isAnywhere = (event: unknown) => ids.filter((id) => saysAnywhere(event, id));
  const found = [
    apartIn(one, other, ids),
    [isAnywhere(one), isAnywhere(other)] as const,
    apartIn(one, other, kinds).map((side) => ids.filter((_, i) => side.includes(kinds[i] as number))),
  ];
  return (found.find(([here, there]) => here?.length || there?.length) ?? [[], []]) as Said;
}

const saysAnywhere = (event: unknown, word: unknown): boolean =>
  event === word ||
  (typeof event === 'object' && event !== null && Object.values(event).some((part) => saysAnywhere(part, word)));

/** The words of a pair that two values say at places where one has the first word and the other has the second. */
function apartIn<X>(one: unknown, other: unknown, pair: readonly [X, X]): readonly [readonly X[], readonly X[]] {
  const [a, b] = pair;
  if ((one === a && other === b) || (one === b && other === a)) return [[one as X], [other as X]];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [[], []];
  if (Array.isArray(one) && Array.isArray(other)) {
    const gone = pair.filter((word) => count(one, word) > count(other, word));
    const come = pair.filter((word) => count(other, word) > count(one, word));
    if (gone.length > 0 && come.length > 0) return [gone, come];
  }
  const parts = Object.keys(one).map((key) =>
    apartIn((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], pair),
  );
  return [parts.flatMap(([here]) => here), parts.flatMap(([, there]) => there)];
}

const count = (list: readonly unknown[], one: unknown): number => list.filter((other) => other === one).length;
