import { type EcoLogicView, engine, geometry } from '@rulewright/ecologic';

const SIZE = 40;
/** How far the discs of a hex stand apart. */
const DISC = 17;
const WIDTH = SIZE * Math.sqrt(3);
const CORNERS = [30, 90, 150, 210, 270, 330]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((angle) => `${((SIZE - 1) * Math.cos(angle)).toFixed(1)},${((SIZE - 1) * Math.sin(angle)).toFixed(1)}`)
  .join(' ');

interface Props {
  readonly view: EcoLogicView;
  /** Hexes on which something can be done. */
  readonly open: ReadonlySet<number>;
  /** The hex that the person points at in the list of actions. */
  readonly pointed: number | undefined;
}

/** The field, drawn: what each hex gives, and what stands there. */
export function Field({ view: { position }, open, pointed }: Props) {
  const places = geometry(position.options).coords.map(({ q, r }, hex) => ({
    hex,
    x: WIDTH * (q + r / 2),
    y: 1.5 * SIZE * r,
  }));
  const right = Math.max(...places.map(({ x }) => x)) + WIDTH / 2 + 2;
  const bottom = Math.max(...places.map(({ y }) => y)) + SIZE + 2;
  const box = [-right, -bottom, 2 * right, 2 * bottom].map(Math.round).join(' ');
  return (
    <svg className="field" viewBox={box} role="img" aria-label="The field">
      {places.map(({ hex, x, y }) => (
        <g
          key={hex}
          className={`hex${open.has(hex) ? ' open' : ''}${hex === pointed ? ' pointed' : ''}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <Hex position={position} hex={hex} />
        </g>
      ))}
    </svg>
  );
}

function Hex({ position: { field, specials }, hex }: { position: EcoLogicView['position']; hex: number }) {
  const { tiles, specials: names } = engine.content;
  const tile = tiles[field.tile[hex] ?? -1];
  const owner = field.owner[hex] ?? -1;
  // from the bottom of a stack to its top, and the initiative beside it
  const discs = [
    ...(field.pieces[hex] ?? []).map((piece) => ({ letter: piece.charAt(0).toUpperCase(), look: `seat-${owner}` })),
    ...(field.initiatives[hex] ?? []).map(() => ({ letter: 'I', look: 'initiative' })),
  ];
  const special = specials.hex.indexOf(hex);
  const ground = tile === undefined || tile.resources.length === 0 ? 'special' : tile.resources.join('-and-');
  return (
    <>
      <polygon className={ground} points={CORNERS} />
      <text className="ground" y={-16}>
        {tile?.id} {tile !== undefined && tile.resources.length > 0 ? `+${tile.bio}` : '★'}
      </text>
      {discs.map(({ letter, look }, place) => (
        <g key={`${place} ${letter}`} transform={`translate(${DISC * (place - (discs.length - 1) / 2)} 8)`}>
          <circle className={look} r={11} />
          <text className="piece" y={5}>
            {letter}
          </text>
        </g>
      ))}
      {special >= 0 && (
        <text className="ground" y={10}>
          {names[special]?.name.en}
        </text>
      )}
    </>
  );
}
