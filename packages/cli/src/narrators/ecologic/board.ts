import { at } from '@rulewright/core';
import { geometry } from '@rulewright/ecologic';
import { type Line, seatName } from '../../game.js';
import { NONE, type Scene } from './scene.js';

const CELL = 10;

/** The field as rows of hexes, each shifted by half a hex: above what the hex is, below what stands on it. */
export function drawField(scene: Scene): Line[] {
  const { coords } = geometry(scene.options);
  const places = coords.map(({ q, r }, hex) => ({ hex, row: r, left: 2 * q + r }));
  const leftmost = Math.min(...places.map(({ left }) => left));
  const rows = [...new Set(places.map(({ row }) => row))];
  return rows.flatMap((row) => {
    const hexes = places.filter((place) => place.row === row);
    const draw = (cell: (scene: Scene, hex: number) => string): Line => ({
      text: hexes.reduce((line, { hex, left }) => {
        const column = 2 + ((left - leftmost) * CELL) / 2;
        return line.padEnd(column) + cell(scene, hex);
      }, ''),
      style: 'drawn',
    });
    return [draw(ground), draw(standing)];
  });
}

/** `H04 o2`: oil that gives 2 eco points; `om` has both resources, `*` is a special site. */
function ground({ content, field }: Scene, hex: number): string {
  const { id, resources, bio } = at(content.tiles, at(field.tile, hex));
  return resources.length === 0 ? `${id} *` : `${id} ${resources.map((branch) => branch.charAt(0)).join('')}${bio}`;
}

/** `P1 oo+`: two oil pieces of P1 with an initiative; `P1 Res`: a special; `.` is free. */
function standing({ content, field, specials }: Scene, hex: number): string {
  const special = specials.hex.indexOf(hex);
  if (special >= 0)
    return `${seatName(at(specials.owner, special))} ${at(content.specials, special).name.en.slice(0, 3)}`;
  const owner = at(field.owner, hex);
  if (owner === NONE) return '.';
  const pieces = at(field.pieces, hex).map((branch) => branch.charAt(0));
  return `${seatName(owner)} ${pieces.join('')}${at(field.initiatives, hex).length > 0 ? '+' : ''}`;
}

/** What the field shows. */
export const LEGEND =
  'above: o oil, m mineral, the eco points for the first settler, * special site; below: who stands there, + with an initiative';
