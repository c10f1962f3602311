import { expect, test } from 'vitest';
import { spoken } from './served.js';

// Draws that a client fixes are in the record, each before its decision, and lead to the same game again.

test('Scripts before several decisions are all recorded, of two before one decision the later', async () => {
  const { ask, fail } = spoken();
  const { at } = await ask('new', { game: 'does-not-exist', seed: 'scripts' });
  const script = (...faces: readonly number[]) => ask('script', { at, draws: [...faces] });
  const rolled = async (): Promise<number> => {
    for (let n = 0; n < 300; n++) {
      const legal = await ask('actions', { at });
      const roll = legal.findIndex(({ type }) => type === 'roll');
      if (roll >= 0) return roll;
      await ask('apply', { at, choice: n % legal.length });
    }
    return expect.fail('nobody rolls');
  };
  const befores: number[] = [];
  for (const faces of [[3], [17, 4]]) {
    const choice = await rolled();
    for (const face of faces) await script(face);
    const { actions } = await ask('record', { at: at as number });
    befores.push(actions.length);
    await ask('apply', { at, choice });
  }
  const record = await ask('record', { at: at as number });
  const [first = 0, second = 0] = befores;
  expect(record.scripted).toEqual([
    { before: first, draws: [3] },
    { before: second, draws: [4] },
  ]);
  const again = await ask('replay', { record });
  expect(await ask('state', { at: again.at })).toEqual(await ask('state', { at }));
  // a copy has scripts of its own, and so has a game that goes on from an early decision
  const copy = await ask('copy', { at: at as number });
  await ask('script', { at: copy.at, draws: [1] });
  expect((await ask('record', { at: at as number })).scripted).toHaveLength(2);
  const early = await ask('replay', { record, decisions: first });
  expect((await ask('record', { at: early.at as number })).scripted).toEqual([{ before: first, draws: [3] }]);
  const { at: world } = await ask('simulate', { at });
  expect(await fail('script', { at: world, draws: [] })).toMatchObject({
    code: 2,
    data: { summary: 'a simulation takes no script' },
  });
});
