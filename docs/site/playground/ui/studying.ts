import type { Answer } from '@rulewright/bots';
import { computed, effectScope, type InjectionKey, inject, shallowRef } from 'vue';
import type { Session } from './session.js';
import type { GameStudy } from './use-study.js';

/** The way to the study of a game, which is loaded when somebody asks for it: for a hint, a puzzle, a review. */
export type Studying = ReturnType<typeof useStudying>;
export const STUDYING: InjectionKey<Studying> = Symbol('studying');
export function useTheStudying(): Studying {
  const studying = inject(STUDYING);
  if (studying === undefined) throw new Error('nothing is studied here');
  return studying;
}

/** The study itself, for parts that are loaded after it. */
export function useTheStudy(): GameStudy {
  const { study } = useTheStudying();
  if (study.value === undefined) throw new Error('the study is not there yet');
  return study.value;
}

const NONE: ReadonlyMap<string, Answer> = new Map();

export function useStudying(session: Session, entry?: string) {
  const { legal, acting, viewer } = session;
  const study = shallowRef<GameStudy>();
  const scope = effectScope();
  /** Loads the study; undefined when the table was left meanwhile. */
  async function open(): Promise<GameStudy | undefined> {
    const { useStudy } = await import('./use-study.js');
    study.value ??= scope.run(() => useStudy(session, entry));
    await study.value?.ready;
    return study.value;
  }
  const canHint = computed(() => legal.value.length > 1 && acting.value === viewer.value);
  return {
    study,
    open,
    canHint,
    async hint(): Promise<void> {
      if (canHint.value) (await open())?.hint();
    },
    isHinted: computed(() => study.value?.isHinted.value ?? false),
    hints: computed(() => study.value?.hints.value ?? NONE),
    hintReason: computed(() => study.value?.hintReason.value ?? ''),
  };
}
