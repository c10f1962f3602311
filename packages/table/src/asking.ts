import type { Seat } from '@rulewright/core';
import type { AnyEngine, AnyState } from './engine-types.js';

/** The seats asked in each position, worked out once. */
export class Asking {
  private readonly known = new WeakMap<object, Asked>();

  constructor(private readonly engine: AnyEngine) {}

  of(state: AnyState): Asked {
    const known = this.known.get(state);
    if (known !== undefined) return known;
    const asked = new Asked(this.engine, state);
    this.known.set(state, asked);
    return asked;
  }
}

/** The seats that are asked in one position. */
export class Asked {
  readonly seats: readonly Seat[];
  private publicly: readonly Seat[] | undefined;

  constructor(
    private readonly engine: AnyEngine,
    private readonly state: AnyState,
  ) {
    this.seats = engine.deciders(state);
  }

  /** Those of whom everybody may know it. */
  get openly(): readonly Seat[] {
    this.publicly ??= this.engine.deciders(this.state, 'spectator');
    return this.publicly;
  }
}

/** Tells if an answer was sealed and the question stands: the others who are asked answer the same one. */
export function isStillAsked(before: AnyState, after: AnyState): boolean {
  const [one, other] = [before.agenda.at(-1), after.agenda.at(-1)];
  return (
    before.agenda.length === after.agenda.length &&
    one?.kind === other?.kind &&
    sealedIn(after) === sealedIn(before) + 1
  );
}

function sealedIn({ agenda }: AnyState): number {
  const top: object | undefined = agenda.at(-1);
  return top !== undefined && 'sealed' in top && Array.isArray(top.sealed) ? top.sealed.length : 0;
}
