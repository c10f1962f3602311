import { type Coordinate, type EcoLogicOptions, engine, geometry } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { setUp, upFrom } from './table.js';

type FieldOption = EcoLogicOptions['field'];
const hexagon = (radius: 1 | 2 | 3) => geometry({ field: { kind: 'hexagon', radius } });
const custom = (...coords: [number, number][]): FieldOption => ({
  kind: 'custom',
  coords: coords.map(([q, r]) => ({ q, r })),
});
const pairs = (coords: readonly Coordinate[]) => coords.map(({ q, r }) => [q, r]);
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const edges = ({ isEdge }: { isEdge: readonly boolean[] }) => isEdge.flatMap((edge, hex) => (edge ? [hex] : []));

rule('ECO-SET.3', 'the hexagon of radius 2 has 19 hexes, by ascending r and then by ascending q', () => {
  expect(pairs(hexagon(2).coords)).toEqual(
    [
      [
        [0, -2],
        [1, -2],
        [2, -2],
      ],
      [
        [-1, -1],
        [0, -1],
        [1, -1],
        [2, -1],
      ],
      [
        [-2, 0],
        [-1, 0],
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [-2, 1],
        [-1, 1],
        [0, 1],
        [1, 1],
      ],
      [
        [-2, 2],
        [-1, 2],
        [0, 2],
      ],
    ].flat(),
  );
});

rule('ECO-GEN.3', 'hexes that share a side are adjacent, as the whole map of 19 hexes shows', () => {
  expect(hexagon(2).neighbours.map(sorted)).toEqual([
    [1, 3, 4],
    [0, 2, 4, 5],
    [1, 5, 6],
    [0, 4, 7, 8],
    [0, 1, 3, 5, 8, 9],
    [1, 2, 4, 6, 9, 10],
    [2, 5, 10, 11],
    [3, 8, 12],
    [3, 4, 7, 9, 12, 13],
    [4, 5, 8, 10, 13, 14],
    [5, 6, 9, 11, 14, 15],
    [6, 10, 15],
    [7, 8, 13, 16],
    [8, 9, 12, 14, 16, 17],
    [9, 10, 13, 15, 17, 18],
    [10, 11, 14, 18],
    [12, 13, 17],
    [13, 14, 16, 18],
    [14, 15, 17],
  ]);
});

rule('ECO-GEN.3', 'an edge hex has fewer than six adjacent hexes: 12 of the 19', () => {
  expect(edges(hexagon(2))).toEqual([0, 1, 2, 3, 6, 7, 11, 12, 15, 16, 17, 18]);
});

rule(['ECO-GEN.3', 'ECO-VAR.3'], 'of the 7 hexes of radius 1 only the middle one is no edge hex', () => {
  const small = hexagon(1);
  expect(pairs(small.coords)).toEqual([
    [0, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ]);
  expect(small.neighbours.map(sorted)).toEqual([
    [1, 2, 3],
    [0, 3, 4],
    [0, 3, 5],
    [0, 1, 2, 4, 5, 6],
    [1, 3, 6],
    [2, 3, 6],
    [3, 4, 5],
  ]);
  expect(edges(small)).toEqual([0, 1, 2, 4, 5, 6]);
});

rule(['ECO-GEN.3', 'ECO-VAR.3'], 'radius 3 has rows of 4, 5, 6, 7, 6, 5 and 4 hexes and an outer ring of 18', () => {
  const { coords, neighbours, isEdge } = hexagon(3);
  const rows = upFrom(-3, 7).map((row) => coords.filter(({ r }) => r === row).map(({ q }) => q));
  expect(rows).toEqual([
    [0, 1, 2, 3],
    [-1, 0, 1, 2, 3],
    [-2, -1, 0, 1, 2, 3],
    [-3, -2, -1, 0, 1, 2, 3],
    [-3, -2, -1, 0, 1, 2],
    [-3, -2, -1, 0, 1],
    [-3, -2, -1, 0],
  ]);
  expect(coords).toHaveLength(37);
  expect(isEdge).toEqual(coords.map(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 3));
  // the 90 sides between 37 hexes, each seen from both
  expect(neighbours.flat()).toHaveLength(180);
});

rule.each('ECO-GEN.3', 'adjacency holds both ways and never of a hex with itself', [1, 2, 3] as const, (radius) => {
  const { neighbours } = hexagon(radius);
  for (const [hex, list] of neighbours.entries()) {
    expect(list).not.toContain(hex);
    expect(new Set(list).size).toBe(list.length);
    for (const other of list) expect(neighbours[other], `${hex} and ${other}`).toContain(hex);
  }
});

rule('ECO-VAR.4', 'a custom field is put in canonical order, however its coordinates were listed', () => {
  const field = custom([1, 0], [0, 1], [2, -1], [0, 0], [-1, 1]);
  const { coords, neighbours } = geometry({ field });
  expect(pairs(coords)).toEqual([
    [2, -1],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ]);
  expect(neighbours.map(sorted)).toEqual([[2], [2, 3, 4], [0, 1, 4], [1, 4], [1, 2, 3]]);
  expect(field).toEqual(custom([1, 0], [0, 1], [2, -1], [0, 0], [-1, 1]));
});

rule(['ECO-VAR.4', 'ECO-GEN.3'], 'a custom field may be in pieces; hexes far apart are not adjacent', () => {
  const { neighbours, isEdge } = geometry({ field: custom([0, 0], [1, 0], [10, 0], [10, 1], [-40, 99], [11, 1]) });
  // (11, 1) touches (10, 1) but not (10, 0)
  expect(neighbours.map(sorted)).toEqual([[1], [0], [3], [2, 4], [3], []]);
  expect(isEdge).toEqual([true, true, true, true, true, true]);
});

rule(
  ['ECO-VAR.4', 'ECO-GEN.3'],
  'in a custom field exactly the hexes with all six neighbours are no edge hexes',
  () => {
    const flower: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ];
    expect(edges(geometry({ field: custom(...flower) }))).toEqual([0, 1, 2, 4, 5, 6]);
    // one petal away, and there is no inner hex
    expect(edges(geometry({ field: custom(...flower.slice(0, 6)) }))).toEqual([0, 1, 2, 3, 4, 5]);
  },
);

rule.each(
  'ECO-GEN.3',
  'a hex is adjacent to six others and to no hex further away',
  [
    [1, 0, true],
    [1, -1, true],
    [0, -1, true],
    [-1, 0, true],
    [-1, 1, true],
    [0, 1, true],
    [1, 1, false],
    [-1, -1, false],
    [2, -1, false],
    [1, -2, false],
    [-2, 1, false],
    [-1, 2, false],
    [2, 0, false],
    [0, 2, false],
  ] as const,
  ([q, r, adjacent]) => {
    const { coords, neighbours } = geometry({ field: custom([0, 0], [q, r]) });
    const middle = coords.findIndex((place) => place.q === 0 && place.r === 0);
    expect(neighbours[middle]).toEqual(adjacent ? [1 - middle] : []);
  },
);

test('The states of a game share one geometry, and fields of the same shape have equal ones.', () => {
  const game = setUp();
  const first = geometry(game.state.options);
  const [action] = game.legal();
  if (action === undefined) throw new Error('nothing is legal');
  game.play(action);
  expect(geometry(game.state.options)).toBe(first);
  expect(first).toEqual(hexagon(2));
  expect(first.coords).toHaveLength(game.state.field.tile.length);
  expect(engine.init('other', { field: { kind: 'hexagon', radius: 3 } }).field.tile).toHaveLength(37);
});
