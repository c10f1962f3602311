import type { InjectionKey } from 'vue';

/** What can be done with a part of a drawing now. */
export type Standing = 'offered' | 'refused' | 'idle';

/** What else is to be seen of a part: it is picked, an answer that is pointed at names it, somebody has just moved it, it can be dragged. */
export interface Look {
  readonly isPicked: boolean;
  readonly isLit: boolean;
  readonly isTouched: boolean;
  readonly isSource: boolean;
}

/** What the parts of a drawing ask the table around them. */
export interface Targets {
  /** `offered`: a legal action aims at it. `refused`: somebody might mean it now, and a rule forbids it. */
  standing(name: string): Standing;
  look(name: string): Look;
  /** Whether it is the one stop of the Tab key among the parts around it; arrow keys lead to the others. */
  isStop(name: string): boolean;
  /** Somebody picks it, with the n-th click in quick succession, 0 by a key; of a refused one the rule is shown and stays. */
  pick(name: string, clicks: number): void;
  /** Somebody points at it or leaves it; of a refused one the rule is shown. */
  point(name: string | undefined): void;
}

export const TARGETS: InjectionKey<Targets> = Symbol('targets');

const PLAIN: Look = { isPicked: false, isLit: false, isTouched: false, isSource: false };
/** A drawing by itself: nothing is offered. */
export const NO_TARGETS: Targets = {
  standing: () => 'idle',
  look: () => PLAIN,
  isStop: () => false,
  pick() {},
  point() {},
};
