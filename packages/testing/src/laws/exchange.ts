import { type AnyAction, placeOfViewer, type Viewer } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../any.js';
import { jsonCopy } from '../data.js';
import type { Generator } from '../generator.js';
import { canSee, less, type Part, partsOf, poolsOf } from '../parts.js';
import { pick, type Run, unlessRefused } from './law.js';
import type { NumberSlot } from './numbers.js';

/** A world in which two cards have changed places, and their kinds; or one in which a hidden number is another one. */
export interface Exchange {
  readonly world: AnyState;
  /** Location of the exchanged number. */
  readonly slot?: NumberSlot;
  readonly kinds: readonly [number, number];
  readonly ids: readonly [string, string];
}

/** A place where a card lies that a viewer knows nothing of. */
export interface Slot {
  readonly part: Part;
  readonly place: number;
  readonly card: number;
}

const MOST_TRIES = 12;

/** Exchanges two hidden cards of a viewer that have one back and different kinds; undefined when that makes no position. */
export function exchange({ engine, random }: Run, state: AnyState, viewer: Viewer): Exchange | undefined {
  const copy = jsonCopy(state) as AnyState;
  const slots = hiddenSlots(engine, copy, viewer);
  for (let i = 0; i < MOST_TRIES; i++) {
    const [one, other] = [pick(slots, random), pick(slots, random)];
    if (one === undefined || other === undefined) return undefined;
    const ids = lookAlike(engine, state, one, other);
    if (ids === undefined) continue;
    const world = changedOver(engine, copy, one, other);
    return world && { world, kinds: [one.card, other.card], ids };
  }
  return undefined;
}

/** Every place of a mutable copy of a state where a card lies that the viewer knows nothing of. */
export function hiddenSlots(engine: AnyEngine, copy: AnyState, viewer: Viewer): Slot[] {
  const row = placeOfViewer(viewer, copy.options.players);
  return partsOf(engine, copy, poolsOf(engine, copy)).flatMap((part) => hiddenIn(part, viewer, row));
}

/** The ids of two cards of different kinds that show the same back, at places that differ. */
export function lookAlike(
  engine: AnyEngine,
  { options }: AnyState,
  one: Slot,
  other: Slot,
): readonly [string, string] | undefined {
  if (one.part.pool !== other.part.pool || one.card === other.card) return undefined;
  if (one.part === other.part && one.part.bag !== undefined) return undefined;
  const kinds = engine.pools(options)[one.part.pool];
  const [kind, another] = [one, other].map(({ card }) => kinds?.find((known) => known.card === card));
  if (kind === undefined || another === undefined || kind.back !== another.back) return undefined;
  return [kind.id, another.id];
}

/** The position in which two cards of it have changed places; undefined when it cannot be. The copy is used up. */
export function changedOver(engine: AnyEngine, copy: AnyState, one: Slot, other: Slot): AnyState | undefined {
  changeOver(one, other);
  return loaded(engine, copy);
}

/** The places of a part that could hold a card the viewer knows nothing of. */
function hiddenIn(part: Part, viewer: Viewer, row: number): Slot[] {
  if (canSee(part, viewer)) return [];
  const unknown = new Set(less(part.cards, part.known[row] ?? []));
  return part.cards.flatMap((card, place) => (unknown.has(card) ? [{ part, place, card }] : []));
}

function changeOver(one: Slot, other: Slot): void {
  if (one.part !== other.part) {
    remember(one.part, one.card, other.card);
    remember(other.part, other.card, one.card);
  }
  one.part.cards[one.place] = other.card;
  other.part.cards[other.place] = one.card;
  for (const { part } of [one, other]) if (part.bag !== undefined) part.cards.sort((a, b) => a - b);
}

/**
 * Updates viewers' knowledge of a part after the exchange: viewers who knew every card of the outgoing kind know the
 * incoming card.
 */
function remember({ cards, known }: Part, goes: number, comes: number): void {
  const count = (list: readonly number[]) => list.filter((card) => card === goes).length;
  for (const row of known) {
    if (count(row) === 0 || count(row) < count(cards)) continue;
    row[row.indexOf(goes)] = comes;
    row.sort((a, b) => a - b);
  }
}

/** The position with another sealed answer of a seat that is not the viewer; undefined when nobody has given one. */
export function sealedOtherwise(
  engine: AnyEngine,
  state: AnyState,
  viewer: Viewer,
  random: Generator,
): AnyState | undefined {
  const top = state.agenda.at(-1) as { readonly waiting?: readonly number[]; readonly sealed?: readonly AnyAction[] };
  if (top?.sealed === undefined || top.waiting === undefined || top.waiting.length === 0) return undefined;
  const answer = pick(
    top.sealed.filter(({ seat }) => seat !== viewer),
    random,
  );
  if (answer === undefined) return undefined;
  const others = top.sealed.filter((one) => one !== answer);
  const below = state.agenda.slice(0, -1);
  const asking = loaded(engine, {
    ...state,
    agenda: [...below, { ...top, waiting: [...top.waiting, answer.seat], sealed: others }],
  });
  const legal = asking && engine.legalActions(asking, answer.seat);
  const chosen = pick(
    (legal ?? []).filter((one) => JSON.stringify(one) !== JSON.stringify(answer)),
    random,
  );
  if (chosen === undefined) return undefined;
  const sealed = [...others, chosen].sort((a, b) => a.seat - b.seat);
  return loaded(engine, { ...state, agenda: [...below, { ...top, sealed }] });
}

const loaded = (engine: AnyEngine, position: unknown): AnyState | undefined =>
  unlessRefused(() => engine.load(position));
