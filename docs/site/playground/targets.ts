import type { InjectionKey } from 'vue';

/** What can be done with a part of a drawing now. */
export type Standing = 'offered' | 'refused' | 'idle';

/** What the parts of a drawing ask the table around them. */
export interface Targets {
  /** `offered`: a legal action aims at it. `refused`: somebody might mean it now, and a rule forbids it. */
  standing(name: string): Standing;
  /** Somebody picks it; of a refused one the rule is shown and stays. */
  pick(name: string): void;
  /** Somebody points at it or leaves it; of a refused one the rule is shown. */
  point(name: string | undefined): void;
}

export const TARGETS: InjectionKey<Targets> = Symbol('targets');

/** A drawing by itself: nothing is offered. */
export const NO_TARGETS: Targets = { standing: () => 'idle', pick() {}, point() {} };
