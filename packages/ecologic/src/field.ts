import { at, NONE, type Seat } from '@rulewright/core';
import type { Tile } from './content/schema.js';
import { BRANCHES, type Branch, OBJECTS } from './content/tables.js';
import { geometry } from './geometry.js';
import type { EcoTable, Hex } from './state.js';

// ECO-GEN: what stands where.

export const hexCount = ({ state }: EcoTable): number => state.field.tile.length;
export const tileAt = ({ state, content }: EcoTable, hex: Hex): Tile => at(content.tiles, at(state.field.tile, hex));
export const ownerOf = ({ state }: EcoTable, hex: Hex): Seat => at(state.field.owner, hex);
export const piecesOn = ({ state }: EcoTable, hex: Hex): readonly Branch[] => at(state.field.pieces, hex);

/** ECO-GEN.5: the number of pieces on the hex; 0 when there is no object. */
export const levelOf = (table: EcoTable, hex: Hex): number => piecesOn(table, hex).length;
export const objectRow = (table: EcoTable, hex: Hex): (typeof OBJECTS)[number] => at(OBJECTS, levelOf(table, hex));

/** The hexes of a player's objects, in canonical order. */
export function objectsOf(table: EcoTable, seat: Seat): Hex[] {
  const { owner } = table.state.field;
  const hexes: Hex[] = [];
  for (let hex = 0; hex < owner.length; hex++) if (owner[hex] === seat) hexes.push(hex);
  return hexes;
}

/** The candidates of an action of this type that names one of the player's objects by its hex. */
export const onOwnObjects =
  <Type extends string>(type: Type) =>
  (table: EcoTable, seat: Seat, offer: (action: { type: Type; seat: Seat; hex: Hex }) => void): void => {
    for (const hex of objectsOf(table, seat)) offer({ type, seat, hex });
  };

/** The number of pieces of a branch on the field: those of everybody, or of one player. */
export function piecesOnField({ state: { field } }: EcoTable, branch: Branch, seat?: Seat): number {
  let count = 0;
  for (let hex = 0; hex < field.owner.length; hex++)
    if (seat === undefined || field.owner[hex] === seat)
      for (const piece of at(field.pieces, hex)) if (piece === branch) count++;
  return count;
}

export const hasPieces = ({ state }: EcoTable, seat: Seat): boolean => state.field.owner.includes(seat);

/** True when a piece of the player stands on a neighbouring hex. */
export function isNextToOwn({ state }: EcoTable, seat: Seat, hex: Hex): boolean {
  for (const neighbour of at(geometry(state.options).neighbours, hex))
    if (state.field.owner[neighbour] === seat) return true;
  return false;
}

const isFreeFor = (table: EcoTable, hex: Hex, branch: Branch): boolean =>
  ownerOf(table, hex) === NONE && tileAt(table, hex).resources.includes(branch);

/** True when some unoccupied edge hex has the resource of one of these branches. */
export function hasFreeEdgeHex(table: EcoTable, branches: readonly Branch[]): boolean {
  const { isEdge } = geometry(table.state.options);
  for (let hex = 0; hex < isEdge.length; hex++)
    if (isEdge[hex] && branches.some((branch) => isFreeFor(table, hex, branch))) return true;
  return false;
}

/** The branches that stand on a hex, each once. */
export const branchesOn = (table: EcoTable, hex: Hex): readonly Branch[] =>
  BRANCHES.filter((branch) => piecesOn(table, hex).includes(branch));

/** True when an initiative of the player stands on the hex; any whole number from 0 on may be asked for. */
export const hasInitiative = (table: EcoTable, seat: Seat, hex: Hex): boolean =>
  hex < hexCount(table) && ownerOf(table, hex) === seat && at(table.state.field.initiatives, hex).length > 0;
