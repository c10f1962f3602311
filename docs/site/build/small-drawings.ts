import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { path, svg } from '../home/drawings.js';
import { ecologicDrawing } from '../home/ecologic-drawing.js';
import { DIE as D20, SOUL } from '../playground/boards/does-not-exist/geometry.js';
import { SIGN_SHAPES } from '../playground/boards/emix/geometry.js';
import { GOOD_SHAPES, pipsOf } from '../playground/boards/euphoria/geometry.js';

// A small drawing of each game as it runs, for the page that leads to them: positions of games as they come. Seats have the colours that they have at the table.

const DECISIONS = 40;
const SEED = 'small';

/** The position after some decisions, now this and now that one of those that are legal. */
function running<State, Action>(engine: {
  init(seed: string, options: { readonly players: number }): State;
  legalActions(state: NoInfer<State>): readonly Action[];
  apply(state: NoInfer<State>, action: NoInfer<Action>): NoInfer<State>;
}): State {
  let state = engine.init(SEED, { players: 2 });
  for (let decision = 0; decision < DECISIONS; decision++) {
    const legal = engine.legalActions(state);
    const action = legal[(decision * 7) % legal.length];
    if (action === undefined) break;
    state = engine.apply(state, action);
  }
  return state;
}

function ofEmix(): string {
  const { pool, marker } = running(emix);
  const chips = (['pos', 'neg'] as const).flatMap((colour, row) =>
    pool[colour].flatMap((amount, seat) =>
      Array.from({ length: Math.min(amount, 8) }, (_, i) =>
        path(SIGN_SHAPES[colour].shape, colour, [14 + i * 20, 40 + seat * 60 + row * 22]),
      ),
    ),
  );
  const most = Math.max(20, ...marker.map(Math.abs));
  const markers = marker.map((cell, seat) =>
    path('M-9 0 0 -9 9 0 0 9z', `seat-${seat}`, [100 + (cell / most) * 90, 11]),
  );
  return svg('0 0 200 150', `<path d="M5 11H195M100 3V19" class="track"/>${markers.join('')}${chips.join('')}`);
}

function ofDoesNotExist(): string {
  const { turn, players } = running(doesNotExist);
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
