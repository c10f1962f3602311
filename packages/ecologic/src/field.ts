import { at, NONE, type Seat } from '@rulewright/core';
import type { Tile } from './content/schema.js';
import { BRANCHES, type Branch, OBJECTS } from './content/tables.js';
import { geometry } from './geometry.js';
import type { EcoContext, Hex } from './state.js';

// ECO-GEN: owners, objects and initiatives on the field.

export const hexCount = ({ state }: EcoContext): number => state.field.tile.length;
export const tileAt = ({ state, content }: EcoContext, hex: Hex): Tile => at(content.tiles, at(state.field.tile, hex));
export const ownerOf = ({ state }: EcoContext, hex: Hex): Seat => at(state.field.owner, hex);
export const piecesOn = ({ state }: EcoContext, hex: Hex): readonly Branch[] => at(state.field.pieces, hex);

/** ECO-GEN.5: the number of pieces on the hex; 0 when there is no object. */
export const levelOf = (context: EcoContext, hex: Hex): number => piecesOn(context, hex).length;
export const objectRow = (context: EcoContext, hex: Hex): (typeof OBJECTS)[number] =>
  at(OBJECTS, levelOf(context, hex));

/** The hexes of a player's objects, in canonical order. */
export function objectsOf(context: EcoContext, seat: Seat): Hex[] {
  const { owner } = context.state.field;
  const hexes: Hex[] = [];
  for (let hex = 0; hex < owner.length; hex++) if (owner[hex] === seat) hexes.push(hex);
  return hexes;
}

/** The candidates of an action of this type that names one of the player's objects by its hex. */
export const onOwnObjects =
  <Type extends string>(type: Type) =>
  (context: EcoContext, seat: Seat, offer: (action: { type: Type; seat: Seat; hex: Hex }) => void): void => {
    for (const hex of objectsOf(context, seat)) offer({ type, seat, hex });
  };

/** The number of pieces of a branch on the field: those of everybody, or of one player. */
export function piecesOnField({ state: { field } }: EcoContext, branch: Branch, seat?: Seat): number {
  const { owner, pieces } = field;
  let count = 0;
  for (let hex = 0; hex < owner.length; hex++) {
    if (owner[hex] === NONE || (seat !== undefined && owner[hex] !== seat)) continue;
    for (const piece of at(pieces, hex)) if (piece === branch) count++;
  }
  return count;
}

export const hasPieces = ({ state }: EcoContext, seat: Seat): boolean => state.field.owner.includes(seat);

/** Tells which hexes have a piece of the player on a neighbouring hex. Valid until the state changes. */
export function nextToOwn({ state }: EcoContext, seat: Seat): (hex: Hex) => boolean {
  const { neighbours } = geometry(state.options);
  const { owner } = state.field;
  return (hex) => {
    const near = at(neighbours, hex);
    for (let i = 0; i < near.length; i++) if (owner[near[i] as Hex] === seat) return true;
    return false;
  };
}

const isFreeFor = (context: EcoContext, hex: Hex, branch: Branch): boolean =>
  ownerOf(context, hex) === NONE && tileAt(context, hex).resources.includes(branch);

/** True when some unoccupied edge hex has the resource of one of these branches. */
export function hasFreeEdgeHex(context: EcoContext, branches: readonly Branch[]): boolean {
  const { isEdge } = geometry(context.state.options);
  for (let hex = 0; hex < isEdge.length; hex++)
    if (isEdge[hex] && branches.some((branch) => isFreeFor(context, hex, branch))) return true;
  return false;
}

/** The branches that stand on a hex, each once. */
export const branchesOn = (context: EcoContext, hex: Hex): readonly Branch[] =>
  BRANCHES.filter((branch) => piecesOn(context, hex).includes(branch));

/** True when an initiative of the player stands on the hex. False for hexes that the field does not have. */
export const hasInitiative = (context: EcoContext, seat: Seat, hex: Hex): boolean =>
  hex < hexCount(context) && ownerOf(context, hex) === seat && at(context.state.field.initiatives, hex).length > 0;
