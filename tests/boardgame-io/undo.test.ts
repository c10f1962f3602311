import { isDeepStrictEqual } from 'node:util';
import { toBoardgame } from '@rulewright/boardgame-io';
import type { AnyAction } from '@rulewright/core';
import { afterAll, expect, test, vi } from 'vitest';
import { Table } from './masters.js';
import { chooser, games, type Played, startOf } from './real.js';

vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

const undo = (playerID: string) => ({ type: 'UNDO', payload: { type: null, args: null, playerID } });
const redo = (playerID: string) => ({ ...undo(playerID), type: 'REDO' });
const MOVES = 60;

test.each(games)(
  '$name: a player takes back own moves until somebody else is asked or something is seen',
  async (played) => {
    const { engine, game, players } = played;
    const table = new Table(game, players);
    await table.move('begin', [], '0');
    await table.update(undo('0'), '0');
    let state = startOf(played);
    expect(table.stored.G.state).toEqual(state);
    const choose = chooser(played, 'undo');
    const found = { back: 0, seen: 0, others: 0 };
    for (let move = 0; move < MOVES; move++) {
      const [seat, ...more] = engine.decision(state)?.seats ?? [];
      if (seat === undefined) break;
      const before = state;
      const action = choose(engine.view(before, seat));
      await table.move('act', [action], String(seat));
      state = engine.apply(before, action);

      const wasAlone = more.length === 0 && isAlone(played, before, seat);
      await table.update(undo(String(seat)), String(seat));
      if (!wasAlone || !isAlone(played, state, seat)) found.others++;
      else if (isSeen(played, before, action)) found.seen++;
      else {
        found.back++;
        expect(table.stored.G.state).toEqual(before);
        await table.update(redo(String(seat)), String(seat));
      }
      expect(table.stored.G.state).toEqual(state);
    }
    expect(found.others).toBeGreaterThan(0);
    if (played.name !== 'emix') expect(found.back).toBeGreaterThan(0);
    if (played.name === 'does-not-exist' || played.name === 'ecologic') expect(found.seen).toBeGreaterThan(0);
  },
);

type State = ReturnType<Played['engine']['init']>;

/** Whether everybody knows that this seat alone is asked. */
const isAlone = ({ engine }: Played, state: State, seat: number): boolean =>
  isDeepStrictEqual(engine.decision(engine.view(state, 'spectator'))?.seats, [seat]);

/** Whether chance decided, or a card left a place into which not everybody can look, or was shown. */
function isSeen({ engine }: Played, before: State, action: AnyAction): boolean {
  const { draws, cards } = engine.trace(before, action);
  const isOpen = (zone: string) => engine.zones[zone.replaceAll(/\b\d+\b/g, '*')]?.visibleTo === 'all';
  return draws.length > 0 || !cards.every((one) => one.did === 'move' && one.shownTo === undefined && isOpen(one.from));
}

test('several moves of a turn are taken back one after the other, and none where undo is off', async () => {
  const euphoria = games.find(({ name }) => name === 'euphoria');
  if (euphoria === undefined) return expect.fail('no Euphoria');
  const { engine, players } = euphoria;
  for (const isOn of [true, false]) {
    const table = new Table(toBoardgame(engine, { seed: () => 'undo', undo: isOn }), players);
    await table.move('begin', [], '0');
    let state = engine.init('undo', { players });
    const act = async (fits: (type: string) => boolean): Promise<string> => {
      const action = engine.legalActions(state).find(({ type }) => fits(type));
      if (action === undefined) throw new Error('nothing fits');
      await table.move('act', [action], String(action.seat));
      state = engine.apply(state, action);
      return String(action.seat);
    };
    for (let move = 0; engine.decision(state)?.kind !== 'turn' && move < 4; move++) await act(() => true);
    await act((type) => type === 'place');
    const before = state;
    const player = await act((type) => type === 'open-trade');
    await act((type) => type === 'give');
    await table.update(undo(player), player);
    await table.update(undo(player), player);
    expect(table.stored.G.state).toEqual(isOn ? before : state);
  }
});
