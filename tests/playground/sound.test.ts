import { expect, test } from 'vitest';
import { effectScope, nextTick, ref } from 'vue';
import { usePreferences } from '../../docs/site/playground/ui/preferences.js';
import type { Session } from '../../docs/site/playground/ui/session.js';
import { TONES, type Tone, useSound } from '../../docs/site/playground/ui/use-sound.js';

/** A table at which a bot is asked, and the tones that it has given. */
function listened() {
  const [acting, botAsked, isOver] = [ref<number | undefined>(), ref<number | undefined>(1), ref(false)];
  const heard: (readonly Tone[])[] = [];
  effectScope().run(() => useSound({ acting, botAsked, isOver } as unknown as Session, (tones) => heard.push(tones)));
  return { acting, botAsked, isOver, heard };
}

test('a table is silent unless a sound is wanted', async () => {
  expect(usePreferences().sound).toBe(false);
  const { acting, botAsked, heard } = listened();
  [acting.value, botAsked.value] = [0, undefined];
  await nextTick();
  expect(heard).toEqual([]);
});

test('a tone says that bots have moved and a person is asked, and another one that the game is over', async () => {
  usePreferences().sound = true;
  const { acting, botAsked, isOver, heard } = listened();
  [acting.value, botAsked.value] = [0, undefined];
  await nextTick();
  expect(heard).toEqual([TONES.turn]);
  // the next question to the same person, then a bot again
  botAsked.value = 1;
  await nextTick();
  expect(heard).toEqual([TONES.turn]);
  [acting.value, botAsked.value, isOver.value] = [undefined, undefined, true];
  await nextTick();
  expect(heard).toEqual([TONES.turn, TONES.end]);
});
