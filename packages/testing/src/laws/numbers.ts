import type { AnyAction, Viewer } from '@rulewright/core';
import type { HiddenNumbers } from '@rulewright/core/author';
import type { AnyEngine, AnyState } from '../any.js';
import { jsonCopy, show } from '../data.js';
import { broken, freshSeed, pick, type Run, unlessRefused } from './law.js';

// Secrets that are no cards: numbers that a viewer may not know.

/** A number that a viewer may not know. */
export interface NumberSlot {
  readonly row: HiddenNumbers;
  /** Path of its list: `dice.1`. */
  readonly key: string;
  readonly place: number;
  readonly value: number;
}

/** Every number of a state that the viewer may not know. */
export const numberSlots = (engine: AnyEngine, state: AnyState, viewer: Viewer): NumberSlot[] =>
  Object.entries(engine.hiddenNumbers).flatMap(([path, row]) =>
    row === undefined ? [] : slotsBelow(row, state, path.split('.'), { key: '', owner: undefined, viewer }),
  );

interface Place {
  readonly key: string;
  /** The number for the first star of the path. */
  readonly owner: number | undefined;
  readonly viewer: Viewer;
}

function slotsBelow(row: HiddenNumbers, node: unknown, [step, ...steps]: readonly string[], at: Place): NumberSlot[] {
  const { key, owner, viewer } = at;
  if (step === undefined) {
    if (row.visibleTo === 'owner' && owner === viewer) return [];
    return (node as readonly number[]).map((value, place) => ({ row, key, place, value }));
  }
  return Object.entries(node ?? {}).flatMap(([name, child]) => {
    if (step !== '*' && step !== name) return [];
    const below = { key: key === '' ? name : `${key}.${name}`, owner: step === '*' ? (owner ?? Number(name)) : owner };
    return slotsBelow(row, child, steps, { ...below, viewer });
  });
}

/** The number that stands at a place; undefined when there is none. */
export const numberAt = (state: AnyState, { key, place }: Pick<NumberSlot, 'key' | 'place'>): unknown =>
  (listAt(state, key) as readonly unknown[] | undefined)?.[place];

const listAt = (state: AnyState, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>> | undefined)?.[step], state);

/** The position with another number at a place; undefined when that cannot be. */
export function withNumber(engine: AnyEngine, state: AnyState, slot: NumberSlot, value: number): AnyState | undefined {
  const copy = jsonCopy(state) as AnyState;
  (listAt(copy, slot.key) as number[])[slot.place] = value;
  return unlessRefused(() => engine.load(copy));
}

/** Other possible values of the number. */
const othersOf = ({ row, value: is }: NumberSlot): number[] => row.values.filter((value) => value !== is);

/** A world in which one number that a viewer may not know is another one. */
export function otherNumber({ engine, random }: Run, state: AnyState, viewer: Viewer) {
  const slots = numberSlots(engine, state, viewer);
  const slot = slots.length === 0 ? undefined : pick(slots, random);
  if (slot === undefined) return undefined;
  const other = pick(othersOf(slot), random);
  const world = other === undefined ? undefined : withNumber(engine, state, slot, other);
  if (other === undefined || world === undefined) return undefined;
  return { world, slot, kinds: [slot.value, other], ids: [`${slot.value}`, `${other}`] } as const;
}

/**
 * True when a number may be told. Either it has left its place in one of the worlds and stands at no other hidden
 * place, or the game is over.
 */
export const isGone = (
  engine: AnyEngine,
  slot: NumberSlot,
  [here, there]: readonly [AnyState, AnyState],
  { other, viewer }: { readonly other: number; readonly viewer: Viewer },
): boolean => {
  if (engine.outcome(here) !== undefined) return true;
  if (numberAt(here, slot) === slot.value && numberAt(there, slot) === other) return false;
  const [mine, theirs] = [here, there].map((state) => numberSlots(engine, state, viewer));
  const changed = (mine ?? []).filter((one) => numberAt(there, one) !== one.value);
  const [only, ...more] = changed;
  const isAlone = only !== undefined && more.length === 0 && mine?.length === theirs?.length;
  return !(isAlone && only.value === slot.value && numberAt(there, only) === other);
};

/** This many draws of an action are made otherwise. */
const MOST_DRAWS = 4;

/**
 * The action with one draw changed so that of all secrets only one number hidden from the viewer changes. Undefined
 * when there is none, or when it ends the game.
 */
export function drawnOtherwise(run: Run, state: AnyState, action: AnyAction, viewer: Viewer) {
  const { engine, random } = run;
  if (Object.keys(engine.hiddenNumbers).length === 0) return undefined;
  const { draws } = engine.trace(state, action);
  const here = engine.step(engine.scriptDraws(state, draws), action);
  if (engine.outcome(here.state) !== undefined) return undefined;
  for (let i = 0; i < Math.min(MOST_DRAWS, draws.length); i++) {
    const draw = pick(draws, random);
    const slots = numberSlots(engine, here.state, viewer).filter(({ value }) => value === draw?.is);
    const slot = pick(slots, random);
    const other = slot && pick(othersOf(slot), random);
    if (draw === undefined || other === undefined) continue;
    const script = draws.map((one) => (one === draw ? { ...one, is: other } : one));
    const there = unlessRefused(() => engine.step(engine.scriptDraws(state, script), action));
    if (there === undefined) continue;
    const changed = numberSlots(engine, there.state, viewer).filter((one) => numberAt(here.state, one) !== one.value);
    const [only, ...more] = changed;
    if (only === undefined || more.length > 0 || only.value !== other || numberAt(here.state, only) !== draw.is)
      continue;
    return { here, there, kinds: [String(draw.is), `${other}`] } as const;
  }
  return undefined;
}

/** Deals for each value, so that the true one is missed by chance once in 160,000 times. */
const DEALS_EACH = 12;
/** With more values than that too many deals would be needed. */
const MOST_VALUES = 100;

/** Each number that a viewer may not know is dealt as it really is, sooner or later. False when there is none to look at. */
export function mustDealNumbers({ engine, random }: Run, state: AnyState, viewer: Viewer): boolean {
  const slots = numberSlots(engine, state, viewer).filter(({ row }) => row.values.length <= MOST_VALUES);
  const [first] = slots;
  if (first === undefined) return false;
  const deals = DEALS_EACH * Math.max(...slots.map(({ row }) => row.values.length));
  const view = engine.view(state, viewer);
  const missing = new Set(slots);
  for (let deal = 0; deal < deals && missing.size > 0; deal++) {
    const world = engine.determinize(view, freshSeed(random));
    for (const slot of missing) if (numberAt(world, slot) === slot.value) missing.delete(slot);
  }
  const [never] = missing;
  if (never !== undefined)
    broken(
      `${never.key}.${never.place} is hidden from ${viewer}, and in ${deals} dealt worlds never ${show(never.value)}, which it is`,
    );
  return true;
}
