import { NONE } from '@rulewright/core';
import { geometry } from '../geometry.js';
import { at, type Position, type Speaker } from './words.js';

const CELL = 10;

/** The field as rows of hexes, each shifted by half a hex: above what the hex is, below what stands on it. */
export function drawField(speaker: Speaker, position: Position): string[] {
  const places = geometry(position.options).coords.map(({ q, r }, hex) => ({ hex, row: r, left: 2 * q + r }));
  const leftmost = Math.min(...places.map(({ left }) => left));
  const rows = [...new Set(places.map(({ row }) => row))];
  return rows.flatMap((row) => {
    const hexes = places.filter((place) => place.row === row);
    const draw = (cell: (speaker: Speaker, position: Position, hex: number) => string): string =>
      hexes.reduce((line, { hex, left }) => {
        const column = ((left - leftmost) * CELL) / 2;
        return line.padEnd(column) + cell(speaker, position, hex);
      }, '');
    return [draw(ground), draw(standing)];
  });
}

/** `H04 o2`: oil that gives 2 eco points; `om` has both resources, `*` is a special site. */
function ground({ content, voice }: Speaker, { field }: Position, hex: number): string {
  const { id, resources, bio } = at(content.tiles, at(field.tile, hex));
  return resources.length === 0
    ? `${id} *`
    : `${id} ${resources.map((branch) => voice.say(`mark.${branch}`)).join('')}${bio}`;
}

/** `P2 oo+`: two oil pieces of P2 with an initiative; `P2 Res`: a special; `.` is free. */
function standing({ content, voice, seats }: Speaker, { field, specials }: Position, hex: number): string {
  const special = specials.hex.indexOf(hex);
  if (special >= 0)
    return `${seats(at(specials.owner, special), 'short')} ${voice.name(at(content.specials, special).name).slice(0, 3)}`;
  const owner = at(field.owner, hex);
  if (owner === NONE) return '.';
  const pieces = at(field.pieces, hex).map((branch) => voice.say(`mark.${branch}`));
  return `${seats(owner, 'short')} ${pieces.join('')}${at(field.initiatives, hex).length > 0 ? '+' : ''}`;
}
