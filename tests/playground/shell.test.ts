import { expect, test } from 'vitest';
import { gameIds } from '../../docs/site/playground/games.js';
import { isDamaged, readKept } from '../../docs/site/playground/kept.js';
import { courseOf } from '../../docs/site/playground/standing.js';
import { act, askedSeats, begin, present, redoLength, undoLength, wound } from '../../docs/site/playground/table.js';
import { endOnly } from '../../docs/site/playground/ui/end-only.js';
import { playedTable } from './tables.js';

test.each(gameIds)('the course of a game of %s ends with its scores as they stand', async (id) => {
  const table = await playedTable(id, { seed: 'play', options: {} }, 40);
  const course = courseOf(table);
  expect(course[0]?.decision).toBe(0);
  expect(course.at(-1)?.decision).toBe(40);
  expect(course.every(({ standing }) => standing.length === 2)).toBe(true);
});

const WHOLE = {
  id: 'a',
  game: 'ecologic',
  saved: {},
  sitting: { names: ['Ada', 'Bea'], bots: { 1: 'weighted' } },
  changed: 1,
  revision: 2,
  decisions: 3,
  isOver: false,
  standings: [[1, 2]],
};
test.each([
  ['no record', 7],
  ['another game', { ...WHOLE, game: 'chess' }],
  ['names that are none', { ...WHOLE, sitting: { names: [1], bots: {} } }],
  ['bots that are none', { ...WHOLE, sitting: { names: [], bots: { 0: 1 } } }],
  ['no revision', { ...WHOLE, revision: undefined }],
  ['standings that are none', { ...WHOLE, standings: [['a']] }],
])('an entry with %s is damaged, and nothing of it is lost', (_, json) => {
  expect(readKept('a', json)).toEqual({ id: 'a', damaged: json });
});
test('a whole entry is read', () => {
  expect(isDamaged(readKept('a', WHOLE))).toBe(false);
});

test('undo and redo pass over decisions that do not count', async () => {
  const { game } = await playedTable('emix', { seed: 'play', options: {} }, 1);
  let table = begin(game, { seed: 'undo', options: {} });
  const open: boolean[] = [];
  for (let i = 0; i < 20; i++) {
    const [seat = 0] = askedSeats(game, present(table));
    const legal = game.engine.legalActions(present(table), seat);
    const [action] = legal;
    if (action === undefined) break;
    open.push(legal.length > 1);
    table = act(table, action);
  }
  const isOpen = ({ before, action }: (typeof table.steps)[number]): boolean =>
    game.engine.legalActions(before, action.seat).length > 1;
  expect(undoLength(table, [0, 1], isOpen)).toBe(open.lastIndexOf(true));
  const forced = open.indexOf(false, 1);
  expect(forced).toBeGreaterThan(0);
  expect(redoLength(wound(table, forced - 1), [0, 1], isOpen)).toBe(open.indexOf(true, forced));
});

test.each([
  { types: ['open-trade', 'end-turn'], end: 'end-turn' },
  { types: ['decline-opening', 'ask-aid', 'ask-aid'], end: 'decline-opening' },
  { types: ['open-trade', 'show-dilemma', 'show-recruit', 'end-turn'], end: 'end-turn' },
  { types: ['show-recruit', 'end-turn'], end: 'end-turn' },
  { types: ['open-trade', 'end-turn', 'place-worker'], end: undefined },
  { types: ['open-plant', 'decline-opening', 'ask-aid'], end: undefined },
  { types: ['open-trade', 'decline-opening'], end: undefined },
  { types: ['end-turn'], end: undefined },
])('of $types only $end is left, beside what can be asked of others', ({ types, end }) => {
  expect(endOnly(types.map((type) => ({ type, seat: 0 })))?.type).toBe(end);
});
