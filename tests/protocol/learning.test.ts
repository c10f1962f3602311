import { actionCodes, type Fields, observer } from '@rulewright/bots';
import { fields as doesNotExist } from '@rulewright/bots/does-not-exist';
import { fields as ecologic } from '@rulewright/bots/ecologic';
import { fields as emix } from '@rulewright/bots/emix';
import { fields as euphoria } from '@rulewright/bots/euphoria';
import { describe, expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { games, spoken } from './served.js';

const fieldsOf: Readonly<Record<string, (options: never) => Fields>> = {
  ecologic,
  emix,
  'does-not-exist': doesNotExist,
  euphoria,
};

describe.each(games)('The numbers of $title over the protocol', ({ engine }) => {
  const fields = fieldsOf[engine.id];

  test('are those of the bots, of a handle, a state and a view', async () => {
    const { ask } = spoken();
    const { at } = await ask('new', { game: engine.id, seed: 'numbers', options: { players: 3 } });
    for (let i = 0; i < 9; i++) await ask('apply', { at, choice: 0 });
    const state = engine.load(await ask('state', { at }));
    const codes = actionCodes(engine, state.options, fields?.(state.options as never));
    const numbers = observer(engine, state.options);
    const { seats: [seat = 0] = [] } = engine.decision(state) ?? {};
    const view = engine.view(state, seat);
    const legal = engine.legalActions(state, seat);
    for (const place of [{ at }, { at: state }, { at: view }, { at, viewer: seat }])
      expect(await ask('codes', { ...place, seat })).toEqual(codes.codes(legal));
    for (const place of [{ at, viewer: seat }, { at: state, viewer: seat }, { at: view }])
      expect(await ask('observation', place)).toEqual([...numbers.observe(view)]);
    for (const settings of [{ scaled: true }, { relative: true }])
      expect(await ask('observation', { at, viewer: seat, ...settings })).toEqual([
        ...observer(engine, state.options, settings).observe(view),
      ]);
    const spectator = await ask('observation', { at, viewer: 'spectator' });
    expect(spectator).toEqual([...numbers.observe(engine.view(state, 'spectator'))]);
    expect(await ask('encoding', { game: engine.id, options: { players: 3 } })).toEqual({
      options: state.options,
      codes: codes.size,
      unnamed: codes.unnamed,
      observation: numbers.size,
      parts: numbers.parts,
    });
  });

  test('are there for every option set, however many are asked about', inFull, async () => {
    const { ask } = spoken();
    const { min, max } = engine.seats;
    const first = await ask('encoding', { game: engine.id });
    for (let players = min; players <= max; players++) {
      const { codes, observation, parts } = await ask('encoding', { game: engine.id, options: { players } });
      expect(parts[0]).toEqual({ name: 'viewer', from: 0, length: players });
      const { at } = await ask('new', { game: engine.id, seed: 1, options: { players } });
      expect(await ask('observation', { at, viewer: 0 })).toHaveLength(observation);
      const { decision } = await ask('copy', { at: at as number });
      const [seat = 0] = decision?.seats ?? [];
      for (const code of await ask('codes', { at, seat })) expect(code).toBeLessThan(codes);
    }
    expect(await ask('encoding', { game: engine.id })).toEqual(first);
  });
});

describe('What has no numbers', () => {
  test('a seat that is not asked has no codes', async () => {
    const { ask } = spoken();
    const { at, decision } = await ask('new', { game: 'ecologic', seed: 1 });
    expect(decision?.seats).toEqual([1]);
    expect(await ask('codes', { at, seat: 0 })).toEqual([]);
    expect(await ask('codes', { at, seat: 1 })).not.toEqual([]);
  });

  test.each([
    ['codes', { at: 1, seat: 9 }, 2, 'nobody sits at 9'],
    ['codes', { at: 1 }, -32602, 'not the parameters of codes: seat: Invalid input'],
    ['codes', { at: 1, viewer: 1, seat: 0 }, 2, 'a view of seat 1 lists no actions of seat 0'],
    ['observation', { at: 1 }, 2, 'viewer: give a view, or say who looks'],
    ['observation', { at: { position: { game: 'ecologic' }, viewer: 0 } }, 2, 'not a view of this engine'],
    ['encoding', { game: 'ecologic', options: { players: 9 } }, 2, 'the options are not valid'],
  ])('%s of %j is refused', async (method, params, code, message) => {
    const { ask, fail } = spoken();
    await ask('new', { game: 'ecologic', seed: 1 });
    const refused = await fail(method, params);
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(message);
  });
});
