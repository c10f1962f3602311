import { onUnmounted, watch } from 'vue';
import { endOnly } from './end-only.js';
import { usePreferences } from './preferences.js';
import type { Session } from './session.js';

/** How long the only answer can be seen before it gives itself, in milliseconds; who wants bots to be quicker does not wait for it either. */
const PAUSE = 250;

/**
 * Gives the only answer. Not where several people sit at the table: the time it takes would tell the others that there was
 * no choice.
 */
export function useForced({ game, table, acting, legal, you, play, viewNow }: Session): void {
  const preferences = usePreferences();
  let timer: ReturnType<typeof setTimeout> | undefined;

  watch(
    [legal, () => preferences.forced, () => preferences.trades],
    () => {
      clearTimeout(timer);
      const only = preferences.forced
        ? (game.engine.onlyAnswer(viewNow.value) ?? (preferences.trades ? undefined : endOnly(legal.value)))
        : undefined;
      if (only === undefined || legal.value.length === 0) return;
      // who has taken something back looks around: nothing runs ahead
      if (you.value === undefined || acting.value === undefined || table.value.steps.length > table.value.length)
        return;
      timer = setTimeout(() => play(only), Math.min(PAUSE, preferences.pace));
    },
    { immediate: true },
  );
  onUnmounted(() => clearTimeout(timer));
}
