import type { AnyAction, View } from '@rulewright/core';
import type { Component } from 'vue';

// The contract of a drawing. A game that is drawn has a folder `boards/<game>` with an `index.ts` that exports
// `drawn = drawing({ Board, Mat, targets, meant, … })`; it is found there by its name.

/** What of a drawing can be pointed at, and what somebody means who points there. */
export interface Drawing<V = View, Action extends AnyAction = AnyAction> {
  /**
   * What lies on the table: a component with the one prop `view`. What can be picked is wrapped in `Target`. What lies in
   * front of the viewer is left out.
   */
  readonly Board: Component;
  /** What lies in front of one player, in a strip: a component with the props `view` and `seat`. */
  readonly Mat: Component;
  /** The names of the targets that a legal action aims at, `hex:3`; none for one that is chosen from the list. */
  targets(action: Action, view: V): readonly string[];
  /**
   * What somebody would mean who picks a target at which no legal action aims: actions that the engine explains, the
   * likeliest first. None when nothing of this kind is asked. `retargeted` makes them of the legal ones.
   */
  meant(target: string, legal: readonly Action[], view: V): readonly Action[];
  /** Icons and words of the drawing, explained: a component without props. */
  readonly Glossary?: Component;
}

/** Checks that the parts belong together, and forgets the game's exact types. */
export const drawing = <V, Action extends AnyAction>(parts: Drawing<V, Action>): Drawing<V, Action> => parts;

/** The actions of a list with another value in one field, each once: what they would be if they aimed elsewhere. */
export function retargeted<Action extends AnyAction>(
  legal: readonly Action[],
  field: string,
  value: string | number,
): readonly Action[] {
  const meant = new Map<string, Action>();
  for (const action of legal)
    if (field in action) {
      const other = { ...action, [field]: value };
      meant.set(JSON.stringify(other), other);
    }
  return [...meant.values()];
}
