import { at, type Seat, type Violation } from '@rulewright/core';
import type { Tile } from './content/schema.js';
import { BRANCHES, type Branch, OBJECTS } from './content/tables.js';
import { geometry } from './geometry.js';
import { type EcoLogic, type EcoTable, type Hex, NONE, refuse } from './state.js';

// ECO-GEN, ECO-BLD: what stands where, and what may be placed there.

type Refused = Violation<EcoLogic['Rule'], EcoLogic['Refusal']> | undefined;

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

/** The number of pieces of a branch on the field: those of everybody, or of one player. */
export function piecesOnField({ state: { field } }: EcoTable, branch: Branch, seat?: Seat): number {
  let count = 0;
  for (let hex = 0; hex < field.owner.length; hex++)
    if (seat === undefined || field.owner[hex] === seat)
      for (const piece of at(field.pieces, hex)) if (piece === branch) count++;
  return count;
}

export const hasPieces = ({ state }: EcoTable, seat: Seat): boolean => state.field.owner.includes(seat);

/** True when an own piece stands on a neighbouring hex. */
export function isNextToOwn({ state }: EcoTable, seat: Seat, hex: Hex): boolean {
  for (const neighbour of at(geometry(state.options).neighbours, hex))
    if (state.field.owner[neighbour] === seat) return true;
  return false;
}

/** A whole number that is no place on this field. */
export const isNoHex = (table: EcoTable, hex: Hex): boolean => hex >= hexCount(table);

/** ECO-BLD.1 */
export const hasResource = (table: EcoTable, hex: Hex, branch: Branch): boolean =>
  tileAt(table, hex).resources.includes(branch);

const isFreeFor = (table: EcoTable, hex: Hex, branch: Branch): boolean =>
  ownerOf(table, hex) === NONE && hasResource(table, hex, branch);

/** True when some unoccupied edge hex has the resource of one of these branches. */
export function hasFreeEdgeHex(table: EcoTable, branches: readonly Branch[]): boolean {
  const { isEdge } = geometry(table.state.options);
  for (let hex = 0; hex < isEdge.length; hex++)
    if (isEdge[hex] && branches.some((branch) => isFreeFor(table, hex, branch))) return true;
  return false;
}

/** Why a piece cannot found an object here, wherever the player's other pieces stand. */
export function settlingRefusal(table: EcoTable, hex: Hex, branch: Branch): Refused {
  if (isNoHex(table, hex)) return refuse('ECO-BLD.1', 'no-such-hex', { hex });
  if (!hasResource(table, hex, branch)) return refuse('ECO-BLD.1', 'no-such-resource', { hex, branch });
  return ownerOf(table, hex) === NONE ? undefined : refuse('ECO-GEN.4', 'occupied', { hex });
}

/** ECO-SET.9, ECO-SET.12, ECO-BLD.4: without a piece on the field one starts at the edge, as long as the edge has room. */
export function startRefusal(
  table: EcoTable,
  hex: Hex,
  branches: readonly Branch[],
  rule: 'ECO-SET.9' | 'ECO-BLD.4',
): Refused {
  const { isEdge } = geometry(table.state.options);
  return isEdge[hex] || !hasFreeEdgeHex(table, branches) ? undefined : refuse(rule, 'not-at-the-edge', { hex });
}

/** ECO-BLD.1 to ECO-BLD.4: why a player cannot place a piece of this branch on this hex. */
export function pieceRefusal(table: EcoTable, seat: Seat, branch: Branch, hex: Hex): Refused {
  if (table.state.field.owner[hex] === seat) return raiseRefusal(table, branch, hex);
  const refused = settlingRefusal(table, hex, branch);
  if (refused !== undefined) return refused;
  if (!hasPieces(table, seat)) return startRefusal(table, hex, [branch], 'ECO-BLD.4');
  return isNextToOwn(table, seat, hex) ? undefined : refuse('ECO-BLD.2', 'not-adjacent', { hex });
}

/** ECO-BLD.3, ECO-VAR.7: why an own object cannot take another piece of this branch. */
function raiseRefusal(table: EcoTable, branch: Branch, hex: Hex): Refused {
  const { resources, capacity } = tileAt(table, hex);
  if (!resources.includes(branch)) return refuse('ECO-BLD.1', 'no-such-resource', { hex, branch });
  const isMixed = table.state.options.dualHex === 'mixed';
  if (!isMixed && piecesOn(table, hex)[0] !== branch) return refuse('ECO-BLD.3', 'other-branch', { hex, branch });
  return levelOf(table, hex) < capacity ? undefined : refuse('ECO-BLD.3', 'full', { hex, capacity });
}

/** ECO-BLD.5, ECO-R24: why a player cannot build a special on this hex. */
export function siteRefusal(table: EcoTable, seat: Seat, hex: Hex): Refused {
  const { state } = table;
  if (isNoHex(table, hex)) return refuse('ECO-BLD.5', 'no-such-hex', { hex });
  if (tileAt(table, hex).resources.length > 0) return refuse('ECO-BLD.5', 'no-special-site', { hex });
  if (state.specials.hex.includes(hex)) return refuse('ECO-BLD.5', 'site-taken', { hex });
  return !state.options.specialAdjacency || isNextToOwn(table, seat, hex)
    ? undefined
    : refuse('ECO-BLD.5', 'not-adjacent', { hex });
}

/** ECO-BLD.6: an initiative stands on an own object, whatever its branch and level. */
export const initiativePlaceRefusal = ({ state }: EcoTable, seat: Seat, hex: Hex): Refused =>
  state.field.owner[hex] === seat ? undefined : refuse('ECO-BLD.6', 'not-your-object', { hex });

/** The branches that stand on a hex, each once. */
export const branchesOn = (table: EcoTable, hex: Hex): readonly Branch[] =>
  BRANCHES.filter((branch) => piecesOn(table, hex).includes(branch));
