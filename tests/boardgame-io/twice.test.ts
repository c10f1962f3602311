import { type AnyEngine, toBoardgame } from '@rulewright/boardgame-io';
import { engine as emix } from '@rulewright/emix';
import { generator } from '@rulewright/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { Table } from './masters.js';
import { SEED } from './real.js';

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

// A command names the state that it answers: `_stateID` of boardgame.io. In Emix the same action is often legal again.
test('a move that is sent twice is played once', async () => {
  const engine: AnyEngine = emix;
  const table = new Table(toBoardgame(engine, { seed: () => SEED }), 2);
  await table.move('begin', [], '0');
  const random = generator('twice');
  let state = engine.init(SEED, { players: 2 });
  for (let n = 0; n < 60; n++) {
    const legal = engine.legalActions(state);
    const action = legal[Math.floor(random() * legal.length)];
    if (action === undefined) break;
    const { _stateID } = table.stored;
    const sent = { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID: `${action.seat}` } };
    await table.update(sent, `${action.seat}`, _stateID);
    const { text } = table;
    expect(table.stored._stateID).toBe(_stateID + 1);
    await table.update(sent, `${action.seat}`, _stateID);
    expect(table.text).toBe(text);
    state = engine.apply(state, action);
    expect(table.stored.G.state).toEqual(state);
  }
});
