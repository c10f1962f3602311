import { answerOf, ismcts, playerOf, uniform } from '@rulewright/bots';
import { arena } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { net } from '@rulewright/bots/ecologic/net';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { InputError } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';

// A net that has been trained judges for a player that is called by name, and a bot answers once.

const sources = { engine: '@rulewright/ecologic', expertise: '@rulewright/bots/ecologic' };
const state = engine.init('one answer', { players: 2 });

test('judge names a net of the table, and the player thinks by it', inFull, async () => {
  const nets = { 'net.json': JSON.parse(JSON.stringify(net)) };
  const player = playerOf(engine, 'ismcts:8:judge=net.json', { expertise, nets });
  const answer = await answerOf(engine, player, state);
  expect(engine.explain(state, answer)).toBeUndefined();
  const { standings, faults } = await arena(engine, ['ismcts:2:judge=net.json', 'uniform'], {
    games: 1,
    seed: 'net',
    limit: 4,
    workers: { threads: 1, execArgv: ['--import', new URL('typescript.mjs', import.meta.url).href], sources },
    known: { expertise, nets },
  });
  expect([standings.length, faults]).toEqual([2, []]);
});

test('a net that is none, of another game or unknown is refused', () => {
  const made =
    (nets: object, name = 'ismcts:judge=a') =>
    () =>
      playerOf(engine, name, { expertise, nets: nets as Record<string, unknown> });
  expect(made({ a: {} })).toThrow(/no net/);
  expect(made({ a: { ...net, game: 'chess' } })).toThrow(/the net does not fit/);
  expect(made({ b: net })).toThrow(InputError);
  expect(() => playerOf(emix, 'ismcts:judge=a', { expertise: emixExpertise, nets: { a: net } })).toThrow(
    /does not fit/,
  );
  expect(() => playerOf(engine, 'ismcts:judge=a', { nets: { a: net } })).toThrow(/has none/);
});

test('answerOf takes a state or a view, and leaves who is not asked', async () => {
  const [seat = 0] = engine.decision(state)?.seats ?? [];
  const bot = ismcts(engine, { iterations: 4 });
  const answer = await answerOf(engine, bot, state);
  expect(answer.seat).toBe(seat);
  expect(await answerOf(engine, bot, engine.view(state, seat))).toEqual(answer);
  expect(await answerOf(engine, uniform(engine), state, { seed: 'x' })).toEqual(
    await answerOf(engine, uniform(engine), state, { seed: 'x', seat, milliseconds: 50 }),
  );
  await expect(answerOf(engine, bot, state, { seat: 1 - seat })).rejects.toThrow(/has nothing to decide now/);
  await expect(answerOf(engine, bot, engine.view(state, 'spectator'))).rejects.toThrow(InputError);
});
