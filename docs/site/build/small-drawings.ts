import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { path, svg } from '../home/drawings.js';
import { ecologicDrawing } from '../home/ecologic-drawing.js';
import { DIE as D20, SOUL } from '../playground/boards/does-not-exist/geometry.js';
import { SIGN_SHAPES } from '../playground/boards/emix/geometry.js';
import { GOOD_SHAPES, pipsOf } from '../playground/boards/euphoria/geometry.js';

// A small drawing of each game, for the page that leads to them and the page that opens it: positions that show what the game is
// about. Seats have the colours that they have at the table.

/** A game of two, played by taking now this and now that answer. */
interface Walk {
  readonly seed: string;
  readonly decisions: number;
  /** How far apart the answers are that are taken one after the other. */
  readonly stride: number;
}
const USUAL: Walk = { seed: 'small', decisions: 40, stride: 7 };
/** Both markers are far from zero, on different sides. */
const EMIX: Walk = { seed: 'a', decisions: 120, stride: 11 };
/** Six souls against four. */
const DOES_NOT_EXIST: Walk = { seed: 's141', decisions: 177, stride: 7 };

function running<State, Action>(
  engine: {
    init(seed: string, options: { readonly players: number }): State;
    legalActions(state: NoInfer<State>): readonly Action[];
    apply(state: NoInfer<State>, action: NoInfer<Action>): NoInfer<State>;
  },
  { seed, decisions, stride }: Walk = USUAL,
): State {
  let state = engine.init(seed, { players: 2 });
  for (let decision = 0; decision < decisions; decision++) {
    const legal = engine.legalActions(state);
    const action = legal[(decision * stride) % legal.length];
    if (action === undefined) break;
    state = engine.apply(state, action);
  }
  return state;
}

/** A power in play: a card with its sign, framed in the colour of its seat. */
function cardOf(sign: unknown, i: number, seat: number): string {
  const [x, y] = [14 + i * 36, seat === 0 ? 108 : 0];
  const card = `<rect x="${x}" y="${y}" width="28" height="38" rx="4" class="seat-${seat}"/><rect x="${x + 3}" y="${y + 3}" width="22" height="32" rx="2" class="paper"/>`;
  const name = sign === 'pos' || sign === 'neg' ? sign : 'neutral';
  return card + path(SIGN_SHAPES[name].shape, name, [x + 14, y + 19]);
}

/** The track from red to blue with both markers, and the cards in play and the emons of each. */
function ofEmix(): string {
  const position = running(emix, EMIX);
  const { marker } = position;
  const most = Math.max(30, ...marker.map(Math.abs));
  const track =
    '<rect x="5" y="68" width="95" height="14" rx="7" class="neg"/><rect x="100" y="68" width="95" height="14" rx="7" class="pos"/><path d="M100 62V88"/>';
  const markers = marker.map((cell, seat) => {
    const x = 100 + (cell / most) * 86;
    const number = cell > 0 ? `+${cell}` : `−${-cell}`;
    return `${path('M-12 0 0 -12 12 0 0 12z', `seat-${seat}`, [x, 75])}<text x="${x.toFixed(1)}" y="${seat === 0 ? 104 : 58}">${number}</text>`;
  });
  const view = emix.view(position, 'spectator');
  const ask = emix.ask(view);
  const text = createText(emix);
  const rows = marker.map((_, seat) =>
    ask
      .row(seat)
      .slice(0, 5)
      .map((power, i) => cardOf(text.face(power, view).icons.sign, i, seat))
      .join(''),
  );
  return svg('0 0 200 150', track + markers.join('') + rows.join(''));
}

function ofDoesNotExist(): string {
  const { turn, players } = running(doesNotExist, DOES_NOT_EXIST);
  const souls = players.flatMap(({ souls: has }, seat) =>
    Array.from({ length: 10 }, (_, i) =>
      path(SOUL, i < has ? `seat-${seat}` : 'line', [84 + (i % 5) * 22, 14 + seat * 68 + (i < 5 ? 0 : 26)], 1.7),
    ),
  );
  const roll = turn.expectation === 0 ? '20' : String(turn.expectation);
  const die = `${path(D20.border, 'line', [38, 75], 1.4)}${path(D20.face, 'line', [38, 75], 1.4)}<text x="38" y="81">${roll}</text>`;
  return svg('0 0 200 150', die + souls.join(''));
}

function ofEuphoria(): string {
  const { value } = running(euphoria);
  const die = (face: number, i: number, seat: number): string => {
    const pips = pipsOf(face).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.6"/>`);
    return `<g transform="translate(${12 + i * 34} ${12 + seat * 36})"><rect width="28" height="28" rx="5" class="seat-${seat}"/>${pips.join('')}</g>`;
  };
  const each = value.length / 2;
  const dice = value.flatMap((face, worker) =>
    face === 0 ? [] : [die(face, worker % each, Math.floor(worker / each))],
  );
  const goods = Object.entries(GOOD_SHAPES).map(([good, shape], i) => path(shape, good, [22 + i * 26, 116], 1.3));
  return svg('0 0 200 150', dice.join('') + goods.join(''));
}

/** By game. */
export const smallDrawings = (): Readonly<Record<string, string>> => ({
  ecologic: ecologicDrawing(running(ecologic)),
  emix: ofEmix(),
  'does-not-exist': ofDoesNotExist(),
  euphoria: ofEuphoria(),
});
