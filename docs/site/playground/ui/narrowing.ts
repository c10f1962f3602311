import type { AnyAction, Violation } from '@rulewright/core';
import { computed, provide, ref, watch } from 'vue';
import { offersOf, withAmounts } from '../offers.js';
import { type Standing, TARGETS } from '../targets.js';
import type { Session } from './session.js';

/** A rule that forbids what somebody points at, in words. */
export interface Why {
  readonly target: string;
  readonly text: string;
  readonly rule: string;
}

export type Narrowing = ReturnType<typeof useNarrowing>;

/** How one action is found among many: by what is picked in the drawing, by topic, by amounts. */
export function useNarrowing({ game, drawing, legal, view, play }: Session) {
  const { engine, text } = game;
  const picked = ref<readonly string[]>([]);
  const topic = ref<string | undefined>();
  const pointed = ref<string | undefined>();
  const pinned = ref<string | undefined>();
  const amounts = ref<Readonly<Record<string, number>>>({});

  watch(legal, () => clear());
  function clear(): void {
    picked.value = [];
    topic.value = undefined;
    pinned.value = undefined;
    amounts.value = {};
  }

  const aimsOf = computed(() => {
    const aims = new Map<AnyAction, readonly string[]>();
    if (drawing !== undefined) for (const action of legal.value) aims.set(action, drawing.targets(action, view.value));
    return aims;
  });
  /** The legal actions at the picked parts, all of them while none is picked. */
  const aimed = computed(() =>
    legal.value.filter((action) => picked.value.every((name) => aimsOf.value.get(action)?.includes(name))),
  );
  const offers = computed(() => offersOf(game, view.value, aimed.value));
  const opened = computed(
    () =>
      offers.value.find((offer) => offer.topic === topic.value) ??
      (picked.value.length > 0 && offers.value.length === 1 ? offers.value[0] : undefined),
  );
  const chosenAmounts = computed(() =>
    Object.fromEntries(
      (opened.value?.amounts ?? []).map(({ field, values }) => [field, amounts.value[field] ?? values[0] ?? 0]),
    ),
  );
  const left = computed(() => withAmounts(opened.value?.actions ?? [], chosenAmounts.value));
  /** Why no answer has these amounts. */
  const whyAmounts = computed<Why | undefined>(() => {
    const [first] = opened.value?.actions ?? [];
    const isAsked = first !== undefined && left.value.length === 0;
    return isAsked ? refusalOf('', [{ ...first, ...chosenAmounts.value }]) : undefined;
  });
  const offered = computed(() => {
    const among = opened.value?.actions ?? aimed.value;
    return new Set(among.flatMap((action) => aimsOf.value.get(action) ?? []));
  });

  function pick(name: string): void {
    if (standing(name) !== 'offered') {
      pinned.value = name;
      return;
    }
    pinned.value = undefined;
    const among = (opened.value?.actions ?? aimed.value).filter((action) => aimsOf.value.get(action)?.includes(name));
    const [only] = among;
    if (among.length === 1 && only !== undefined) play(only);
    else if (!picked.value.includes(name)) picked.value = [...picked.value, name];
  }

  const refusals = computed(() => ({
    among: opened.value?.actions ?? legal.value,
    found: new Map<string, Why | undefined>(),
  }));
  function whyNot(target: string): Why | undefined {
    const { found } = refusals.value;
    if (!found.has(target)) found.set(target, refusalOf(target, meantBy(target)));
    return found.get(target);
  }
  const meantBy = (target: string): readonly AnyAction[] =>
    drawing === undefined || legal.value.length === 0 ? [] : drawing.meant(target, refusals.value.among, view.value);
  function refusalOf(target: string, meant: readonly AnyAction[]): Why | undefined {
    for (const action of meant) {
      const why: Violation | undefined = engine.explain(view.value, action);
      if (why !== undefined) return { target, rule: why.rule, text: text.refusal(why) };
    }
    return undefined;
  }
  function standing(name: string): Standing {
    if (offered.value.has(name)) return 'offered';
    return whyNot(name) === undefined ? 'idle' : 'refused';
  }

  const why = computed(() => {
    const target = pointed.value ?? pinned.value;
    return target === undefined || offered.value.has(target) ? undefined : whyNot(target);
  });
  watch(topic, () => {
    amounts.value = {};
  });

  function point(name: string | undefined): void {
    pointed.value = name;
  }
  provide(TARGETS, { standing, pick, point });
  return { picked, topic, amounts, aimed, offers, opened, left, why, whyAmounts, clear, play };
}
