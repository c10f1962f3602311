import type { AnyAction, NamedPart, Part, View } from '@rulewright/core';
import type { Component } from 'vue';
import type { AnyView, PlayGame } from './games.js';

// The contract of a drawing. A game that is drawn has a folder `boards/<game>` with an `index.ts` that exports
// `drawn = drawing({ Board, Mat, targets, … })`; it is found there by its name.

/**
 * How the parts of a kind are told apart in a drawing: by their ids, `hex:3`; by whose they are, `die:4#0`, what is
 * nobody's as the viewer's; or by where they lie, `card:joy@hands.0`. A function names them itself.
 */
export type Naming<V = View> = 'id' | 'owner' | 'zone' | ((part: Part, view: V) => string | readonly string[]);

/** What of a drawing can be pointed at. */
export interface Drawing<V = View> {
  /**
   * What lies on the table: a component with the one prop `view`. What can be picked is wrapped in `Target`. What lies in
   * front of the viewer is left out.
   */
  readonly Board: Component;
  /** What lies in front of one player, in a strip: a component with the props `view` and `seat`. */
  readonly Mat: Component;
  /** The kinds of parts that are drawn, each by itself; their names are those of the targets. */
  readonly targets: Readonly<Record<string, Naming<V>>>;
  /** Icons and words of the drawing, explained: a component without props. */
  readonly Glossary?: Component;
}

/** Checks that the parts belong together, and forgets the game's exact types. */
export const drawing = <V>(parts: Drawing<V>): Drawing<V> => parts;

/** A target at which an action aims, and what it is to the action. */
export interface Aim extends Pick<NamedPart, 'role'> {
  readonly name: string;
}

/** The targets of the parts that an action names; none for one that is chosen from the list. */
export const aimsOf = ({ engine }: PlayGame, drawn: Drawing, view: AnyView, action: AnyAction): readonly Aim[] =>
  engine.parts(view, action).flatMap((part) => namesOf(drawn, part, view).map((name) => ({ name, role: part.role })));

/** The targets as which a part is drawn; several where equal things are drawn one by one. */
export function namesOf({ targets }: Drawing, part: Part, view: AnyView): readonly string[] {
  const { kind, id, zone, seat = view.viewer } = part;
  const naming = targets[kind];
  switch (naming) {
    case undefined:
      return [];
    case 'id':
      return [`${kind}:${id}`];
    case 'owner':
      return [`${kind}:${id}#${seat}`];
    case 'zone':
      return zone === undefined ? [] : [`${kind}:${id}@${zone}`];
    default:
      return [naming(part, view)].flat();
  }
}

/** The part as which a target is named. */
function partOf(name: string): Part {
  const [, kind = '', id = '', zone, seat] = /^([^:]*):([^@#]*)(?:@([^#]*))?(?:#(.*))?$/.exec(name) ?? [];
  return {
    kind,
    id: /^-?\d+$/.test(id) ? Number(id) : id,
    ...(zone !== undefined && { zone }),
    ...(seat !== undefined && { seat: Number(seat) }),
  };
}

/** What somebody would mean who picks a target at which no legal action aims. */
export function meantBy(
  { engine }: Pick<PlayGame, 'engine'>,
  view: AnyView,
  { legal, target }: { readonly legal: readonly AnyAction[]; readonly target: string },
): readonly AnyAction[] {
  const part = partOf(target);
  return part.seat !== undefined && part.seat !== view.viewer ? [] : engine.retarget(view, legal, part);
}
