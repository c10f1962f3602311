import { at } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { flag, numbers, orNone, seatOrNone, upTo, whole } from '@rulewright/core/words';

// English draughts on the 32 dark squares, row by row; seat 0 sets out from the first rows. A jump of several is a decision each.
const SIDE = 8;
const SQUARES = 32;
const FREE = 0;
const man = (seat: number) => 1 + 2 * seat;
const king = (seat: number) => 2 + 2 * seat;
const ownerOf = (piece: number) => (piece === FREE ? undefined : (piece - 1) >> 1);
/** This many moves in a row without a jump or a step of a man are a draw. */
const MOST_IDLE = 80;

const { action, refuse, create, book } = smallGame({
  id: 'draughts',
  players: 2,
  state: { squares: numbers, idle: whole, loser: seatOrNone },
  choices: { move: { jumper: orNone } },
  events: { moved: { seat: upTo(1), from: upTo(SQUARES), to: upTo(SQUARES), jumps: flag } },
  rules: {
    'DRA-1': 'A man steps forward to a free neighbouring dark square, a king back as well.',
    'DRA-2': 'Who can jump over a piece of the other side must, and goes on with the same piece as long as it can.',
    'DRA-3': 'A man that comes to the last row becomes a king, and its move ends.',
    'DRA-4': 'Who cannot move loses.',
    'DRA-5': 'Forty moves of each side without a jump or a step of a man are a draw.',
  },
  refusals: {
    'cannot-go-there': 'No piece of yours goes there.',
    'must-jump': 'A piece of yours can jump, so one must.',
  },
});

interface Hop {
  readonly from: number;
  readonly to: number;
  readonly over?: number;
}

const squareAt = (x: number, y: number): number | undefined =>
  x < 0 || x >= SIDE || y < 0 || y >= SIDE ? undefined : y * 4 + (x >> 1);

/** DRA-1, DRA-2: every step and jump of one piece. */
function hopsOf(squares: readonly number[], from: number): Hop[] {
  const piece = at(squares, from);
  const seat = ownerOf(piece);
  if (seat === undefined) return [];
  const y = from >> 2;
  const x = 2 * (from & 3) + (y % 2 === 0 ? 1 : 0);
  const ahead = seat === 0 ? 1 : -1;
  return (piece === king(seat) ? [ahead, -ahead] : [ahead]).flatMap((dy) =>
    [-1, 1].flatMap((dx): Hop[] => {
      const next = squareAt(x + dx, y + dy);
      if (next === undefined) return [];
      if (squares[next] === FREE) return [{ from, to: next }];
      const behind = squareAt(x + 2 * dx, y + 2 * dy);
      const jumps = ownerOf(at(squares, next)) === 1 - seat && behind !== undefined && squares[behind] === FREE;
      return jumps ? [{ from, to: behind, over: next }] : [];
    }),
  );
}

/** Every hop of a seat, or of the piece that goes on jumping; jumps alone when there is one. */
function hops(squares: readonly number[], seat: number, jumper: number): Hop[] {
  const all = squares.flatMap((piece, from) =>
    ownerOf(piece) === seat && (jumper < 0 || jumper === from) ? hopsOf(squares, from) : [],
  );
  const jumps = all.filter(({ over }) => over !== undefined);
  return jumps.length > 0 || jumper >= 0 ? jumps : all;
}

const move = action('move', {
  during: ['move'],
  fields: { from: upTo(SQUARES - 1), to: upTo(SQUARES - 1) },
  candidates({ state, choice }, seat, offer) {
    for (const { from, to } of hops(state.squares, seat, choice.jumper)) offer({ type: 'move', seat, from, to });
  },
  check({ state: { squares }, choice }, { seat, from, to }) {
    const isMeant = (hop: Hop) => hop.from === from && hop.to === to;
    if (hops(squares, seat, choice.jumper).some(isMeant)) return undefined;
    const isMine = ownerOf(at(squares, from)) === seat;
    return isMine && hopsOf(squares, from).some(isMeant)
      ? refuse('DRA-2', 'must-jump')
      : refuse('DRA-1', 'cannot-go-there');
  },
  perform({ state, emit, queue }, { seat, from, to }) {
    const { squares } = state;
    const over = hopsOf(squares, from).find((hop) => hop.to === to)?.over;
    const piece = at(squares, from);
    const isCrowned = piece === man(seat) && to >> 2 === (seat === 0 ? SIDE - 1 : 0);
    squares[from] = FREE;
    squares[to] = isCrowned ? king(seat) : piece;
    if (over !== undefined) squares[over] = FREE;
    state.idle = over === undefined && piece === king(seat) ? state.idle + 1 : 0;
    emit?.({ type: 'moved', rule: over === undefined ? 'DRA-1' : 'DRA-2', seat, from, to, jumps: over !== undefined });
    if (over !== undefined && !isCrowned && hops(squares, seat, to).length > 0)
      queue({ kind: 'move', seat, jumper: to });
    else if (hops(squares, 1 - seat, -1).length === 0) state.loser = 1 - seat;
    else if (state.idle < MOST_IDLE) queue({ kind: 'move', seat: 1 - seat, jumper: -1 });
  },
});

export const rulebook = book;
export const engine = create({
  setup: () => ({
    squares: Array.from({ length: SQUARES }, (_, square) => (square < 12 ? man(0) : square < 20 ? FREE : man(1))),
    idle: 0,
    loser: -1,
    agenda: [{ kind: 'move', seat: 0, jumper: -1 }],
  }),
  choices: { move: { rule: 'DRA-1', actions: [move] } },
  invariants: {
    'there are 32 squares with pieces of two sides': ({ state: { squares } }) =>
      squares.length === SQUARES && squares.every((piece) => piece <= king(1)),
  },
  outcome: ({ state: { loser } }) =>
    byScore(
      [0, 1].map((seat) => Number(loser === 1 - seat)),
      loser < 0 ? 'draw' : 'cannot-move',
    ),
});

/** Players number the squares from 1. */
const nameOf = (square: number): string => `${square + 1}`;
export const names = { from: nameOf, to: nameOf };

/** The board, for terminal and page: small letters are men, great ones kings. */
export const drawing = ({ position: { squares } }: ReturnType<typeof engine.view>): string[] =>
  Array.from({ length: SIDE }, (_, y) => {
    const pieces = squares.slice(y * 4, y * 4 + 4).map((piece, x) => 'xXoO'[piece - 1] ?? `${y * 4 + x + 1}`);
    const cells = pieces.map((piece) => piece.padStart(3)).join('   ');
    return y % 2 === 0 ? `   ${cells}` : cells;
  });
