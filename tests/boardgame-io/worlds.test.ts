import { isDeepStrictEqual } from 'node:util';
import type { View, Viewer } from '@rulewright/core';
import { generator } from '@rulewright/testing';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Stored, Table } from './masters.js';
import { chooser, games, type Played, startOf, viewersOf } from './real.js';

vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

const MOMENTS = 20;

describe.each(games)('$name in two worlds that differ only in what a viewer may not know', (played) => {
  const { engine, players } = played;

  test('sends that viewer the same bytes, on joining, after a move and after a refused one', async () => {
    const random = generator('worlds');
    const choose = chooser(played, 'worlds');
    const viewers = viewersOf(players);
    const found = { different: 0, moved: 0 };
    const real = new Table(played.game, players);
    await real.move('begin', [], '0');
    let state = startOf(played);
    for (let n = 0; (engine.decision(state)?.seats?.length ?? 0) > 0; n++) {
      if (n % everySo(played) === 0) {
        const viewer = viewers[Math.floor(random() * viewers.length)] ?? 'spectator';
        const view = engine.view(state, viewer);
        const other = engine.determinize(view, `world ${n}`);
        if (!isDeepStrictEqual(other, engine.reseed(state, `world ${n}`))) found.different++;
        const stored = { ...real.stored, G: { ...real.stored.G, state: other } };
        found.moved += await comparePair(played, [real.stored, stored], viewer, random);
      }
      const [seat = 0] = engine.decision(state)?.seats ?? [];
      const action = choose(engine.view(state, seat) as View<object>);
      await real.move('act', [action], String(seat));
      state = engine.apply(state, action);
      expect(real.stored.G.state).toEqual(state);
    }
    expect(found.different).toBeGreaterThan(MOMENTS / 4);
    expect(found.moved).toBeGreaterThan(MOMENTS / 4);
  });
});

/** How many decisions lie between two moments that are looked at. */
const everySo = ({ name }: Pick<Played, 'name'>): number => (name === 'euphoria' ? 12 : 6);

/** Both worlds come out of the same storage: from there on the fields of a state have the same order. */
const asSaved = (stored: Stored): Stored => JSON.parse(JSON.stringify(stored)) as Stored;

/** Compares the bytes in both worlds; gives 1 when a move was made after which the viewer knows the same of both. */
async function comparePair(
  { engine, game, players }: Played,
  worlds: readonly [Stored, Stored],
  viewer: Viewer,
  random: () => number,
): Promise<number> {
  const playerID = viewer === 'spectator' ? null : String(viewer);
  const tables = worlds.map((stored) => new Table(game, players, asSaved(stored)));
  const [first, second] = tables;
  expect(await second?.sync(playerID)).toBe(await first?.sync(playerID));

  const share = random();
  const known: unknown[] = [];
  for (const table of tables) {
    const before = table.stored.G.state as never;
    const legal = engine.legalActions(before);
    const action = legal[Math.floor(share * legal.length)];
    if (action === undefined) throw new Error('nothing can be done');
    await table.move('act', [{ ...action, type: 'no-such-action' }], String(action.seat));
    known.push({ refused: table.bytesOf(playerID) });
    const { state, events } = engine.step(before, action);
    await table.move('act', [action], String(action.seat));
    // the arguments of a move are shown to who made it
    const own = action.seat === viewer ? action : undefined;
    // who has moved is told unless it is a secret who was asked
    const mover = engine.decision(engine.view(before, 'spectator'))?.seats === undefined ? undefined : action.seat;
    known.push({ view: engine.view(state, viewer), events: engine.eventsFor(events, viewer), own, mover });
  }
  const [refused, after, otherRefused, otherAfter] = known;
  expect(otherRefused).toEqual(refused);
  if (!isDeepStrictEqual(after, otherAfter)) return 0;
  expect(second?.bytesOf(playerID)).toBe(first?.bytesOf(playerID));
  return 1;
}
