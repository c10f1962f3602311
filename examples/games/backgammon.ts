import { at } from '@rulewright/core';
import { agendaOf, byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, numbers, ofSeats, upTo } from '@rulewright/core/words';

// Points are counted as each player counts them: 24 down to 1, the bar is 25, off the board is 0.
const BAR = 25;
const OFF = 0;
const CHECKERS = 15;
const START = { 24: 2, 13: 5, 8: 3, 6: 5 };

const { action, refuse, create, book } = smallGame({
  id: 'backgammon',
  players: 2,
  // by seat: how many checkers stand on each of its own points, off the board first and the bar last
  state: { points: bySeat(numbers) },
  tasks: { open: {}, roll: { seat: ofSeats(upTo(1)) } },
  choices: { move: { dice: numbers } },
  events: {
    rolled: { seat: upTo(1), dice: numbers },
    moved: { seat: upTo(1), from: upTo(BAR), to: upTo(BAR) },
    hit: { seat: upTo(1), point: upTo(BAR) },
    blocked: { seat: upTo(1) },
  },
  rules: {
    'BGM-1': 'Each rolls a die; the higher one begins with both.',
    'BGM-2': 'Roll two dice and move a checker for each; doubles are moved four times.',
    'BGM-3': 'Checkers on the bar come in first; no checker lands where two of the other player stand.',
    'BGM-4': 'Use both dice if you can; of two that exclude each other, the higher.',
    'BGM-5': 'A single checker that is landed on goes to the bar.',
    'BGM-6': 'With all checkers on the last six points they are borne off; who has borne off all wins.',
  },
  refusals: {
    'no-such-move': 'No checker of yours can move like that.',
    'use-more-dice': 'More dice, or the higher one, can be used with another move.',
  },
});

type Points = readonly (readonly number[])[];
/** The other player's number of a point. */
const across = (point: number): number => BAR - point;
const landing = (from: number, die: number): number => Math.max(OFF, from - die);
/** The dice that are left: of equal ones one less. */
const without = (dice: readonly number[], die: number): number[] => dice.filter((_, i) => i !== dice.indexOf(die));

/** BGM-3, BGM-6: whether one checker may move so far. */
function canMove(points: Points, seat: number, from: number, die: number): boolean {
  const own = at(points, seat);
  if ((own[from] ?? 0) === 0 || from === OFF || (at(own, BAR) > 0 && from !== BAR)) return false;
  const to = from - die;
  if (to > OFF) return at(at(points, 1 - seat), across(to)) < 2;
  const isHome = own.every((count, point) => count === 0 || point <= 6);
  return isHome && (to === OFF || own.every((count, point) => count === 0 || point <= from));
}

function moved(points: Points, seat: number, from: number, die: number): number[][] {
  const after = points.map((own) => [...own]);
  const [own, other] = [at(after, seat), at(after, 1 - seat)];
  const to = landing(from, die);
  own[from] = at(own, from) - 1;
  own[to] = at(own, to) + 1;
  if (to !== OFF && at(other, across(to)) === 1) {
    other[across(to)] = 0;
    other[BAR] = at(other, BAR) + 1;
  }
  return after;
}

/** BGM-4: how many dice can be used at most. */
function mostDice(points: Points, seat: number, dice: readonly number[]): number {
  let most = 0;
  for (const die of new Set(dice))
    for (let from = 1; from <= BAR && most < dice.length; from++)
      if (canMove(points, seat, from, die))
        most = Math.max(most, 1 + mostDice(moved(points, seat, from, die), seat, without(dice, die)));
  return most;
}

const move = action('move', {
  during: ['move'],
  fields: { from: upTo(BAR), die: upTo(6) },
  candidates({ choice }, seat, offer) {
    for (const die of new Set(choice.dice))
      for (let from = BAR; from > OFF; from--) offer({ type: 'move', seat, from, die });
  },
  check({ state: { points }, choice: { dice } }, { seat, from, die }) {
    if (!dice.includes(die) || !canMove(points, seat, from, die)) return refuse('BGM-3', 'no-such-move', { from, die });
    const most = mostDice(points, seat, dice);
    const higher = Math.max(...dice);
    const isHigher =
      die === higher || most > 1 || !points[seat]?.some((_, other) => canMove(points, seat, other, higher));
    const uses = 1 + mostDice(moved(points, seat, from, die), seat, without(dice, die));
    return uses === most && isHigher ? undefined : refuse('BGM-4', 'use-more-dice', { from, die });
  },
  perform({ state, emit, queue }, { seat, from, die }, { dice }) {
    const to = landing(from, die);
    const hits = to !== OFF && at(at(state.points, 1 - seat), across(to)) === 1;
    state.points = moved(state.points, seat, from, die);
    emit?.({ type: 'moved', rule: 'BGM-2', seat, from, to });
    if (hits) emit?.({ type: 'hit', rule: 'BGM-5', seat: 1 - seat, point: across(to) });
    const left = without(dice, die);
    if (at(at(state.points, seat), OFF) === CHECKERS) return;
    queue(
      mostDice(state.points, seat, left) > 0 ? { kind: 'move', seat, dice: left } : { kind: 'roll', seat: 1 - seat },
    );
  },
});

export const rulebook = book;
export const engine = create({
  setup: ({ each }) => ({
    points: each(() => Array.from({ length: BAR + 1 }, (_, point) => START[point as keyof typeof START] ?? 0)),
    agenda: agendaOf({ kind: 'open' }),
  }),
  tasks: {
    open({ random, emit, queue }) {
      const [mine, theirs] = [random.die(6), random.die(6)];
      if (mine === theirs) return queue({ kind: 'open' });
      const seat = mine > theirs ? 0 : 1;
      const dice = [Math.max(mine, theirs), Math.min(mine, theirs)];
      emit?.({ type: 'rolled', rule: 'BGM-1', seat, dice });
      queue({ kind: 'move', seat, dice });
    },
    roll({ state, random, emit, queue }, { seat }) {
      const dice = [random.die(6), random.die(6)].sort((a, b) => b - a);
      emit?.({ type: 'rolled', rule: 'BGM-2', seat, dice: [...dice] });
      const all = dice[0] === dice[1] ? [...dice, ...dice] : dice;
      if (mostDice(state.points, seat, all) > 0) return queue({ kind: 'move', seat, dice: all });
      emit?.({ type: 'blocked', rule: 'BGM-3', seat });
      queue({ kind: 'roll', seat: 1 - seat });
    },
  },
  choices: { move: { rule: 'BGM-2', actions: [move] } },
  invariants: {
    'each player has fifteen checkers': ({ state: { points } }) =>
      points.length === 2 &&
      points.every((own) => own.length === BAR + 1 && own.reduce((sum, count) => sum + count, 0) === CHECKERS),
  },
  outcome: ({ state: { points } }) =>
    byScore(
      points.map((own) => Number(own[OFF] === CHECKERS)),
      'borne-off',
    ),
});

/** The board, for terminal and page: the points as seat 0 counts them, its checkers as `x` and those of seat 1 as `o`. */
export function drawing({ position: { points } }: ReturnType<typeof engine.view>): string[] {
  const [mine = [], theirs = []] = points;
  const on = (point: number): string => {
    const [own, other] = [mine[point] ?? 0, theirs[across(point)] ?? 0];
    return (own > 0 ? `x${own}` : other > 0 ? `o${other}` : '.').padStart(4);
  };
  const row = (from: number, step: number): number[] => Array.from({ length: 12 }, (_, i) => from + step * i);
  const heads = (numbers: number[]): string => numbers.map((point) => `${point}`.padStart(4)).join('');
  const far = row(13, 1);
  const near = row(12, -1);
  const kept = `bar x${mine[BAR]} o${theirs[BAR]}, off x${mine[OFF]} o${theirs[OFF]}`;
  return [heads(far), far.map(on).join(''), '', near.map(on).join(''), heads(near), kept];
}
