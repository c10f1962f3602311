import { generator } from '@rulewright/testing';
import { afterAll, expect, test } from 'vitest';
import { effectScope } from 'vue';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import { type GameId, loadGame } from '../../docs/site/playground/games.js';
import { begin } from '../../docs/site/playground/table.js';
import { useNarrowing } from '../../docs/site/playground/ui/narrowing.js';
import { callSeats } from '../../docs/site/playground/ui/seats.js';
import { openSession, type Session } from '../../docs/site/playground/ui/session.js';

// Answers as a person gives them: by parts in an order, and once for a whole round.

/** Tables call the seats by names for the whole page; files that are tested after this one have none. */
const scope = effectScope(true);
afterAll(() => {
  scope.stop();
  callSeats([]);
});

/** A table with people in all seats. */
async function tableOf(id: GameId, options: object): Promise<Session> {
  const game = await loadGame(id);
  const table = begin(game, { seed: 'answering', options });
  const sitting = { names: ['Ada', 'Bea', 'Cem'], bots: {} };
  const drawing = await loadDrawing(id);
  const session = scope.run(() => openSession(id, game, drawing, { table, sitting }));
  if (session === undefined) throw new Error('no table');
  return session;
}
const kindOf = ({ game, now }: Session): string => game.engine.decision(now.value)?.kind ?? '';
const roundOf = ({ game, now }: Session): number =>
  (game.engine.ask(now.value) as { shared(): { readonly round: number } }).shared().round;

const random = generator('answering');
/** Any answer of whoever is asked. */
function playOn({ game, now, acting, play }: Session): void {
  const legal = game.engine.legalActions(now.value, acting.value ?? 0);
  const action = legal[Math.floor(random() * legal.length)];
  if (action === undefined) throw new Error('the game is over');
  play(action);
}
function playTo(session: Session, there: () => boolean): void {
  while (!there()) playOn(session);
}

/** A table of Emix, somebody of which lets everything happen. */
async function waived(): Promise<{ session: Session; seat: number; round: number }> {
  const session = await tableOf('emix', { players: 3 });
  playTo(session, () => session.canWaive.value);
  const [seat, round] = [session.acting.value ?? -1, roundOf(session)];
  session.waive();
  return { session, seat, round };
}
const isAskedToCancel = (session: Session, seat: number): boolean =>
  ['cancel', 'protect'].includes(kindOf(session)) && session.acting.value === seat;

test('whoever waives lets everything happen until the round ends, and is asked again in the next', async () => {
  const { session, seat, round } = await waived();
  expect(session.waived.value).toEqual([seat]);
  const given = session.table.value.steps.at(-1)?.action;
  expect(given).toMatchObject({ type: 'pass', seat });
  let asked = 0;
  while (roundOf(session) === round) {
    if (isAskedToCancel(session, seat)) asked++;
    playOn(session);
  }
  expect(asked).toBe(0);
  expect(session.waived.value).toEqual([]);
  playTo(session, () => isAskedToCancel(session, seat));
  expect(session.canWaive.value).toBe(true);
});

test('who takes a waiver back is asked again in the same round, and undo leads to what the page has answered', async () => {
  const { session, seat, round } = await waived();
  session.unwaive(seat);
  expect(session.waived.value).toEqual([]);
  playTo(session, () => isAskedToCancel(session, seat));
  expect(roundOf(session)).toBe(round);
  session.waive();
  const { length } = session.table.value;
  session.undo();
  expect(session.table.value.length).toBeLessThan(length);
  expect(isAskedToCancel(session, seat)).toBe(true);
});

test('the screen goes to nobody for an answer that was given for the round', async () => {
  const { session, seat, round } = await waived();
  session.uncover();
  while (roundOf(session) === round) {
    expect(session.isCovered.value && isAskedToCancel(session, seat)).toBe(false);
    playOn(session);
    if (session.isCovered.value) session.uncover();
  }
});

test('of two recruits that are picked, the first lies open and the second is hidden', async () => {
  const session = await tableOf('euphoria', { players: 2 });
  session.uncover();
  const narrowing = effectScope(true).run(() => useNarrowing(session));
  const [first] = session.legal.value;
  if (narrowing === undefined || first === undefined || !('active' in first) || !('hidden' in first))
    throw new Error('no recruits are chosen');
  expect(narrowing.fitting.value).toHaveLength(12);
  expect(narrowing.offers.value.map(({ actions }) => actions.length)).toEqual([3, 3, 3, 3]);
  expect(narrowing.isOrdered.value).toBe(true);
  narrowing.pick(`recruit:${first.hidden}`, 1);
  expect(narrowing.fitting.value).toHaveLength(3);
  narrowing.pick(`recruit:${first.active}`, 1);
  expect(narrowing.previewed.value).toMatchObject({ active: first.hidden, hidden: first.active });
});

test('a list whose answers name parts in one order only is shown whole', async () => {
  const session = await tableOf('ecologic', { players: 2 });
  const narrowing = effectScope(true).run(() => useNarrowing(session));
  expect(narrowing?.fitting.value.length).toBeGreaterThan(0);
  expect(narrowing?.isOrdered.value).toBe(false);
});
