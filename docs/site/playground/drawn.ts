import type { AnyAction, NamedPart, Part, View } from '@rulewright/core';
import type { Component } from 'vue';
import type { AnyView, PlayGame } from './games.js';

// The contract of a drawing. A game that is drawn has a folder `boards/<game>` with an `index.ts` that exports
// `drawn = drawing({ Board, Mat, nameOf, … })`; it is found there by its name.

/** What of a drawing can be pointed at, and what somebody means who points there. */
export interface Drawing<V = View, Action extends AnyAction = AnyAction> {
  /**
   * What lies on the table: a component with the one prop `view`. What can be picked is wrapped in `Target`. What lies in
   * front of the viewer is left out.
   */
  readonly Board: Component;
  /** What lies in front of one player, in a strip: a component with the props `view` and `seat`. */
  readonly Mat: Component;
  /**
   * The name of the target as which a part of the table is drawn: `hex:3`, or `die:0:4` with a seat before the id. Several
   * where equal things are drawn one by one; undefined for a part that is not drawn by itself.
   */
  nameOf(part: Part, view: V): string | readonly string[] | undefined;
  /** The kinds of the parts that are drawn under a kind of names, where they differ. */
  readonly kinds?: Readonly<Record<string, readonly string[]>>;
  /**
   * What somebody would mean who picks a target at which no legal action aims, where it is more than a legal action turned to
   * it: actions that the engine explains, the likeliest first.
   */
  meant?(target: string, legal: readonly Action[], view: V): readonly Action[] | undefined;
  /** Icons and words of the drawing, explained: a component without props. */
  readonly Glossary?: Component;
}

/** Checks that the parts belong together, and forgets the game's exact types. */
export const drawing = <V, Action extends AnyAction>(parts: Drawing<V, Action>): Drawing<V, Action> => parts;

/** A target at which an action aims, and what it is to the action. */
export interface Aim extends Pick<NamedPart, 'role'> {
  readonly name: string;
}

/** The targets of the parts that an action names; none for one that is chosen from the list. */
export const aimsOf = ({ engine }: PlayGame, drawn: Drawing, view: AnyView, action: AnyAction): readonly Aim[] =>
  engine.parts(view, action).flatMap((part) => namesOf(drawn, part, view).map((name) => ({ name, role: part.role })));

/** The targets as which a part is drawn. */
export const namesOf = (drawn: Drawing, part: Part, view: AnyView): readonly string[] =>
  [drawn.nameOf(part, view) ?? []].flat();

/** What somebody would mean who picks a target at which no legal action aims. */
export function meantBy(
  { engine }: PlayGame,
  drawn: Drawing,
  view: AnyView,
  { legal, target }: { readonly legal: readonly AnyAction[]; readonly target: string },
): readonly AnyAction[] {
  const own = drawn.meant?.(target, legal, view);
  if (own !== undefined) return own;
  const [kind = '', ...rest] = target.split(':');
  const [id = '', seat] = rest.toReversed();
  if (seat !== undefined && Number(seat) !== view.viewer) return [];
  return (drawn.kinds?.[kind] ?? [kind]).flatMap((one) =>
    engine.retarget(legal, { kind: one, id: /^-?\d+$/.test(id) ? Number(id) : id }),
  );
}
