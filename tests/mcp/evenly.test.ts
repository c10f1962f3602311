import type { Watch } from '@rulewright/bots';
import { expect, test } from 'vitest';
import { legalIn, served, tableIn } from './client.js';

/** A clock on which nothing takes time but waiting. */
const watch: Watch & { time: number } = {
  time: 0,
  now: () => watch.time,
  wake: (after, ring) => {
    watch.time += after;
    ring();
    return () => {};
  },
};

test('what the others decide arrives on a beat, whatever they had to think about', async () => {
  const { ask, close } = await served({ seed: 'even', pace: { beat: 50, watch } });
  const times: number[] = [];
  const timed = async (name: string, args: object): Promise<string> => {
    const began = watch.time;
    const text = await ask(name, args);
    times.push(watch.time - began);
    return text;
  };
  const options = { reactionPrompt: 'all', maxRounds: 1 };
  let text = await timed('new_game', { game: 'emix', players: 3, options });
  const table = tableIn(text);
  // somebody who is asked nothing, one answer, or many: a decision of the others is never seen in the time
  for (let n = 0; n < 12 && legalIn(text) > 0; n++) text = await timed('act', { table, choice: 0 });
  expect(times.length).toBeGreaterThan(6);
  expect([...new Set(times)]).toEqual([50]);
  // what asks nobody else waits for nothing
  await timed('look', { table });
  expect(times.at(-1)).toBe(0);
  await close();
});

test.each([0, -1, Number.NaN])('a beat of %d is refused', async (beat) => {
  const { fail, close } = await served({ pace: { beat } });
  expect((await fail('new_game', { game: 'ecologic' })).text).toContain('beat');
  await close();
});
