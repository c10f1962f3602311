import type { AnyEngine, AnyState, Conformance, Law } from '@rulewright/testing';

/** An engine with a fault, and the law that has to find it. */
export interface Fault {
  readonly law: Law;
  /** Laws that find it too. */
  readonly also?: readonly Law[];
  readonly fault: string;
  /** What the error has to say. */
  readonly says: string;
  readonly engine: () => AnyEngine;
  readonly settings?: Conformance<AnyState, object>;
}

/** An engine with some of its functions replaced. */
export const altered = <E extends object>(engine: E, parts: Partial<E>): E => ({ ...engine, ...parts });
