import { deepFreeze } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import type { EcoLogicOptions } from './options.js';
import type { Hex } from './state.js';

/** Axial coordinates of a hex. */
export interface Coordinate {
  readonly q: number;
  readonly r: number;
}

/** Coordinates, neighbours and edges of the hexes in canonical order: rows from the top, each from the left. */
export interface Geometry {
  readonly coords: readonly Coordinate[];
  readonly neighbours: readonly (readonly Hex[])[];
  /** ECO-GEN.3: fewer than six neighbours. */
  readonly isEdge: readonly boolean[];
}

type FieldOption = Immutable<EcoLogicOptions['field']>;
const NEIGHBOURS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The hexes at most `radius` steps from the middle, in canonical order. */
function hexagon(radius: number): Coordinate[] {
  const coords: Coordinate[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) coords.push({ q, r });
  return coords;
}

const canonical = (a: Coordinate, b: Coordinate): number => a.r - b.r || a.q - b.q;
const isInside = ({ q, r }: Coordinate, radius: number): boolean =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

/** ECO-VAR.3: the radius of the field whose hexes are laid; a field of radius 1 is cut out of one of radius 2. */
const laidRadius = (radius: number): number => Math.max(radius, 2);

/** The hexes laid at set-up, in canonical order; `stays` is false for those taken away afterwards. */
export function laidHexes(field: FieldOption): { readonly coords: readonly Coordinate[]; readonly stays: boolean[] } {
  if (field.kind === 'custom')
    return { coords: [...field.coords].sort(canonical), stays: field.coords.map(() => true) };
  const coords = hexagon(laidRadius(field.radius));
  return { coords, stays: coords.map((place) => isInside(place, field.radius)) };
}

function measure(field: FieldOption): Geometry {
  const laid = laidHexes(field);
  const coords = laid.coords.filter((_, i) => laid.stays[i]);
  const places = new Map(coords.map(({ q, r }, hex) => [`${q} ${r}`, hex]));
  const neighbours = coords.map(({ q, r }) =>
    NEIGHBOURS.flatMap(([dq, dr]) => {
      const hex = places.get(`${q + dq} ${r + dr}`);
      return hex === undefined ? [] : [hex];
    }),
  );
  return deepFreeze({ coords, neighbours, isEdge: neighbours.map((list) => list.length < NEIGHBOURS.length) });
}

/** Measured once for each options object: all states of a game share theirs. */
const known = new WeakMap<object, Geometry>();

/** The geometry of the field that these options ask for. */
export function geometry({ field }: { readonly field: FieldOption }): Geometry {
  const old = known.get(field);
  if (old !== undefined) return old;
  const measured = measure(field);
  known.set(field, measured);
  return measured;
}
