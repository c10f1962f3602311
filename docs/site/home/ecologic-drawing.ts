import { engine, geometry } from '@rulewright/ecologic';
import { BRANCH_SHAPES, HEX, middleOf, STAR, viewBoxOf } from '../playground/boards/ecologic/geometry.js';
import { path, svg } from './drawings.js';

/** The field of EcoLogic, small: what lies there, who stands there. */
export function ecologicDrawing({ field, options }: Pick<ReturnType<typeof engine.init>, 'field' | 'options'>): string {
  const middles = geometry(options).coords.map(middleOf);
  const hexes = middles.map(({ x, y }, hex) => {
    const tile = engine.content.tiles[field.tile[hex] ?? 0];
    const [ground = 'site'] = tile?.resources ?? [];
    const place = `<polygon points="${HEX}" class="${ground}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    const owner = field.owner[hex] ?? -1;
    const [piece] = field.pieces[hex] ?? [];
    if (owner >= 0)
      return place + path(piece === undefined ? STAR : BRANCH_SHAPES[piece], `seat-${owner}`, [x, y], 2.4);
    return ground === 'site' ? place + path(STAR, 'line', [x, y], 1.6) : place;
  });
  return svg(viewBoxOf(middles), hexes.join(''));
}
