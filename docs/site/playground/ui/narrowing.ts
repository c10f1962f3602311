import type { AnyAction, Violation } from '@rulewright/core';
import { computed, type InjectionKey, inject, ref, shallowRef, watch } from 'vue';
import { type Aim, aimsOf, meantBy } from '../drawn.js';
import { offersOf, withAmounts } from '../offers.js';
import type { Standing } from '../targets.js';
import { isNarrow } from './dock/tabs.js';
import { usePreferences } from './preferences.js';
import type { Session } from './session.js';

/** A rule that forbids what somebody points at, in words. */
export interface Why {
  readonly target: string;
  readonly text: string;
  readonly rule: string;
}

export type Narrowing = ReturnType<typeof useNarrowing>;
export const NARROWING: InjectionKey<Narrowing> = Symbol('narrowing');
export function useTheNarrowing(): Narrowing {
  const narrowing = inject(NARROWING);
  if (narrowing === undefined) throw new Error('nothing is asked here');
  return narrowing;
}

/**
 * How one action is found among many, by what is picked in the drawing, by topic, by amounts; and how it is given: the one
 * that is left is previewed, and confirmed by hand.
 */
export function useNarrowing({ game, drawing, legal, viewNow, isLive, answer, you, exercise }: Session) {
  const { engine, text } = game;
  const preferences = usePreferences();
  const picked = ref<readonly string[]>([]);
  const topic = ref<string | undefined>();
  const chosen = shallowRef<AnyAction | undefined>();
  const pointed = ref<string | undefined>();
  const pinned = ref<string | undefined>();
  const considered = shallowRef<AnyAction | undefined>();
  /** An answer of the list under the mouse. */
  const glimpsed = shallowRef<AnyAction | undefined>();
  const amounts = ref<Readonly<Record<string, number>>>({});
  /** Another question has come since the first of several quick clicks: the others are not meant for it. */
  let isFresh = false;

  watch(
    legal,
    () => {
      clear();
      considered.value = undefined;
      glimpsed.value = undefined;
      isFresh = true;
    },
    { flush: 'sync' },
  );
  function clear(): void {
    picked.value = [];
    topic.value = undefined;
    chosen.value = undefined;
    pinned.value = undefined;
    amounts.value = {};
  }
  function isStray(clicks: number): boolean {
    if (clicks <= 1) isFresh = false;
    return isFresh;
  }

  const aimed = computed(() => {
    const all = new Map<AnyAction, readonly Aim[]>();
    if (drawing !== undefined)
      for (const action of legal.value) all.set(action, aimsOf(game, drawing, viewNow.value, action));
    return all;
  });
  const aims = (action: AnyAction | undefined): readonly string[] =>
    action === undefined ? [] : (aimed.value.get(action)?.map(({ name }) => name) ?? []);
  /** Actions that name the same parts in another order as well, such as which of two cards lies open: the picks come in that order. */
  const inOrder = computed(() => {
    const orders = new Map<string, Set<string>>();
    const together = (action: AnyAction): string => [...aims(action)].sort().join();
    for (const action of legal.value) {
      const known = orders.get(together(action)) ?? new Set();
      orders.set(together(action), known.add(aims(action).join()));
    }
    return new Set(legal.value.filter((action) => (orders.get(together(action))?.size ?? 0) > 1));
  });
  /** The legal actions at the picked parts, all of them while none is picked. */
  const fitting = computed(() =>
    legal.value.filter((action) =>
      picked.value.every((name, i) =>
        inOrder.value.has(action) ? aims(action)[i] === name : aims(action).includes(name),
      ),
    ),
  );
  /** True where all answers differ in the order of their parts: the first part is asked for by itself. */
  const isOrdered = computed(() => fitting.value.every((action) => inOrder.value.has(action)));
  const offers = computed(() => offersOf(game, viewNow.value, fitting.value));
  const opened = computed(
    () =>
      offers.value.find((offer) => offer.topic === topic.value) ??
      (offers.value.length === 1 ? offers.value[0] : undefined),
  );
  const chosenAmounts = computed(() =>
    Object.fromEntries(
      (opened.value?.amounts ?? []).map(({ field, values }) => [field, amounts.value[field] ?? values[0] ?? 0]),
    ),
  );
  const left = computed(() => withAmounts(opened.value?.actions ?? [], chosenAmounts.value));
  const isNarrowed = computed(() => picked.value.length > 0 || topic.value !== undefined);
  /** The answer that is told before it is given. */
  const previewed = computed<AnyAction | undefined>(() => {
    if (chosen.value !== undefined) return chosen.value;
    const isFound = isNarrowed.value || Object.keys(amounts.value).length > 0;
    return isFound && left.value.length === 1 ? left.value[0] : undefined;
  });
  /** Why no answer has these amounts. */
  const whyAmounts = computed<Why | undefined>(() => {
    const [first] = opened.value?.actions ?? [];
    const isAsked = first !== undefined && left.value.length === 0;
    return isAsked ? refusalOf('', [{ ...first, ...chosenAmounts.value }]) : undefined;
  });
  const among = computed(() => opened.value?.actions ?? fitting.value);
  const offered = computed(() => new Set([...among.value.flatMap(aims), ...picked.value]));

  function confirm(): void {
    const action = previewed.value;
    if (action !== undefined) answer(action);
  }
  /**
   * A click of the mouse gives an answer of the list: pointing at it has told what comes of it, and it can be taken back. Not
   * where others look on, in a lesson or a puzzle, or where there is no room to tell it.
   */
  const isGivenByClick = (): boolean =>
    preferences.confirm === 'picks' && you.value !== undefined && exercise === undefined && !isNarrow();
  /** Tells what comes of an answer of the list while the mouse is over it. */
  function glimpse(action: AnyAction | undefined): void {
    glimpsed.value = isGivenByClick() ? action : undefined;
  }
  /** An answer of the list: previewed, and given when it is picked again; by one click of a mouse at once. */
  function choose(action: AnyAction, clicks = 0, isByMouse = false): void {
    if (isStray(clicks)) return;
    const isGiven = isByMouse && clicks === 1 && isGivenByClick();
    if (isGiven || preferences.confirm === 'none' || previewed.value === action) answer(action);
    else chosen.value = action;
  }
  function openTopic(name: string, clicks = 0): void {
    if (isStray(clicks)) return;
    chosen.value = undefined;
    amounts.value = {};
    topic.value = name;
  }
  /** One step back: to the answers of this kind, to those at the parts, to all. */
  function back(): void {
    const hasMore = left.value.length > 1 || !isNarrowed.value;
    if (chosen.value !== undefined && hasMore) chosen.value = undefined;
    else clear();
  }
  function pick(name: string, clicks = 0): void {
    if (isStray(clicks)) return;
    if (standing(name) !== 'offered') {
      pinned.value = name;
      return;
    }
    pinned.value = undefined;
    const before = previewed.value;
    if (aims(before).includes(name)) {
      confirm();
      return;
    }
    if (picked.value.includes(name)) {
      if (clicks <= 1) picked.value = picked.value.filter((one) => one !== name);
      return;
    }
    chosen.value = undefined;
    picked.value = [...picked.value, name];
    if (preferences.confirm === 'none') confirm();
  }
  function setAmount(field: string, value: number): void {
    chosen.value = undefined;
    amounts.value = { ...amounts.value, [field]: value };
  }

  const refusals = computed(() => ({ among: among.value, found: new Map<string, Why | undefined>() }));
  function whyNot(target: string): Why | undefined {
    const { found } = refusals.value;
    if (!found.has(target)) found.set(target, refusalOf(target, meant(target)));
    return found.get(target);
  }
  const meant = (target: string): readonly AnyAction[] =>
    drawing === undefined || legal.value.length === 0
      ? []
      : meantBy(game, viewNow.value, { legal: refusals.value.among, target });
  function refusalOf(target: string, meant: readonly AnyAction[]): Why | undefined {
    for (const action of meant) {
      const why: Violation | undefined = engine.explain(viewNow.value, action);
      if (why !== undefined) return { target, rule: why.rule, text: text.refusal(why) };
    }
    return undefined;
  }
  function standing(name: string): Standing {
    if (!isLive.value) return 'idle';
    if (offered.value.has(name)) return 'offered';
    return whyNot(name) === undefined ? 'idle' : 'refused';
  }

  const why = computed(() => {
    const target = pointed.value ?? pinned.value;
    return target === undefined || offered.value.has(target) ? undefined : whyNot(target);
  });
  /** The parts that can be dragged to others: what an answer takes from where it lies, to a place or to somebody. */
  const sources = computed(() => {
    const isThere = ({ role }: Aim): boolean => role === 'to' || role === 'whom';
    const all = legal.value.map((action) => aimed.value.get(action) ?? []).filter((each) => each.some(isThere));
    return new Set(all.flatMap((each) => each.filter((aim) => !isThere(aim)).map(({ name }) => name)));
  });
  const isSource = (name: string): boolean => sources.value.has(name) && standing(name) === 'offered';
  /** Picks a part without giving an answer. */
  function mark(name: string): void {
    isFresh = false;
    pinned.value = undefined;
    chosen.value = undefined;
    if (!picked.value.includes(name)) picked.value = [...picked.value, name];
  }
  /** Something is taken hold of: the answers are those that move it. */
  function take(name: string): void {
    if (standing(name) === 'offered') mark(name);
  }
  /** It is let go of, over another part or over none. */
  function drop(name: string, onto: string | undefined): void {
    if (onto === name) return;
    if (onto !== undefined && standing(onto) === 'offered') {
      mark(onto);
      if (preferences.confirm === 'none') confirm();
    } else {
      picked.value = picked.value.filter((one) => one !== name);
      chosen.value = undefined;
      if (onto !== undefined) pinned.value = onto;
    }
  }

  const filled = computed(() => new Set(isLive.value ? [...picked.value, ...aims(previewed.value)] : []));
  const lit = computed(() => new Set(isLive.value ? aims(considered.value) : []));

  return {
    picked,
    topic,
    amounts: chosenAmounts,
    fitting,
    isOrdered,
    offers,
    opened,
    left,
    isNarrowed,
    previewed,
    considered,
    glimpsed,
    glimpse,
    why,
    whyAmounts,
    clear,
    back,
    choose,
    openTopic,
    setAmount,
    confirm,
    pick,
    standing,
    isSource,
    take,
    drop,
    isPicked: (name: string): boolean => filled.value.has(name),
    isLit: (name: string): boolean => lit.value.has(name),
    point: (name: string | undefined): void => {
      pointed.value = name;
    },
  };
}
